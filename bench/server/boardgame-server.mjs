// The Golden Apple on boardgame.io's own server, in memory: nothing is stored, which is generous.
import { createRequire } from 'node:module'
import { allowed, carryOut, INVALID, newRound, setup, view } from './apple.mjs'

const require = createRequire(import.meta.url)
const { Server, Origins } = require('boardgame.io/server')
const { ActivePlayers } = require('boardgame.io/core')
const { original } = require('immer')

const port = Number(process.argv[2])
const goal = Number(process.argv[3] ?? 100)

function play(verb) {
  return ({ G, playerID, random }, card) => {
    // Legality is read from the original state: on the draft it costs several times as much.
    if (!allowed(original(G) ?? G, Number(playerID), verb, card ?? undefined)) return INVALID
    carryOut(G, Number(playerID), verb, card, () => random.D6(), (cards) => random.Shuffle(cards))
  }
}

const Apple = {
  name: 'apple',
  disableUndo: true,
  setup: ({ ctx, random }) => {
    const G = setup(ctx.numPlayers, goal, (cards) => random.Shuffle(cards))
    newRound(G, () => random.D6())
    return G
  },
  moves: Object.fromEntries(['bid', 'withdraw', 'ready', 'challenge', 'parry', 'pass'].map((verb) => [verb, { move: play(verb), client: false }])),
  turn: { activePlayers: ActivePlayers.ALL },
  endIf: ({ G }) => (G.over ? { scores: G.scores } : undefined),
  playerView: ({ G, playerID }) => view(G, playerID),
}

const server = Server({ games: [Apple], origins: [Origins.LOCALHOST] })
server.run({ port, lobbyConfig: { apiPort: port + 1 } }, () => console.log('ready'))
