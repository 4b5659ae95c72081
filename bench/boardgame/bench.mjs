// boardgame.io under node: a small game of areas, soldiers and dice, played at random through its Client, as its guide plays games.
// node bench.mjs SECONDS
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");

const AREAS = 24;
const PLAYERS = 4;
const ROUNDS = 12;
const ACTIONS = 3;
const neighbours = Array.from({ length: AREAS }, (_, a) =>
  [1, AREAS - 1, 5, AREAS - 5].map((step) => (a + step) % AREAS),
);

function legalMoves(G, ctx) {
  const me = Number(ctx.currentPlayer);
  const moves = [["pass", []]];
  for (let area = 0; area < AREAS; area++) {
    const mine = G.soldiers[area][me];
    if (mine > 0) {
      if (G.supply[me] > 0) moves.push(["recruit", [area]]);
      for (const to of neighbours[area]) {
        moves.push(["march", [area, to, 1]]);
        if (mine > 1) moves.push(["march", [area, to, mine]]);
      }
      for (let other = 0; other < PLAYERS; other++) {
        if (other !== me && G.soldiers[area][other] > 0) moves.push(["fight", [area, other]]);
      }
    }
  }
  return moves;
}

function offered(G, ctx, name, args) {
  return legalMoves(G, ctx).some(([verb, given]) => verb === name && given.every((value, i) => value === args[i]));
}

function spend({ G, events }) {
  G.left -= 1;
  if (G.left === 0) {
    G.left = ACTIONS;
    events.endTurn();
  }
}

const game = {
  name: "areas",
  setup: () => ({
    soldiers: Array.from({ length: AREAS }, (_, area) =>
      Array.from({ length: PLAYERS }, (_, player) => (area % PLAYERS === player && area < 2 * PLAYERS ? 3 : 0)),
    ),
    supply: Array(PLAYERS).fill(12),
    score: Array(PLAYERS).fill(0),
    left: ACTIONS,
  }),
  moves: {
    pass: (context) => spend(context),
    recruit: (context, area) => {
      const { G, ctx } = context;
      if (!offered(G, ctx, "recruit", [area])) return INVALID_MOVE;
      G.soldiers[area][ctx.currentPlayer] += 1;
      G.supply[ctx.currentPlayer] -= 1;
      spend(context);
    },
    march: (context, from, to, many) => {
      const { G, ctx } = context;
      if (!offered(G, ctx, "march", [from, to, many])) return INVALID_MOVE;
      G.soldiers[from][ctx.currentPlayer] -= many;
      G.soldiers[to][ctx.currentPlayer] += many;
      spend(context);
    },
    fight: (context, area, other) => {
      const { G, ctx, random } = context;
      if (!offered(G, ctx, "fight", [area, other])) return INVALID_MOVE;
      const [mine, theirs] = [random.D6(), random.D6()];
      const loser = mine > theirs ? other : Number(ctx.currentPlayer);
      G.soldiers[area][loser] -= 1;
      G.supply[loser] += 1;
      spend(context);
    },
  },
  turn: {
    onEnd: ({ G, ctx }) => {
      const me = Number(ctx.currentPlayer);
      for (const here of G.soldiers) if (here[me] > 0 && here.every((many, other) => other === me || many === 0)) G.score[me] += 1;
    },
  },
  endIf: ({ G, ctx }) => (ctx.turn > ROUNDS * PLAYERS ? { score: G.score } : undefined),
  disableUndo: true,
};

function oneGame(seed) {
  const client = Client({ game: { ...game, seed }, numPlayers: PLAYERS, debug: false });
  client.start();
  let [decisions, options] = [0, 0];
  let state = client.getState();
  while (!state.ctx.gameover) {
    const moves = legalMoves(state.G, state.ctx);
    const [verb, args] = moves[Math.floor(Math.random() * moves.length)];
    client.moves[verb](...args);
    decisions += 1;
    options += moves.length;
    state = client.getState();
  }
  client.stop();
  return [decisions, options];
}

const seconds = Number(process.argv[2] ?? 2);
const clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
for (let i = 0; i < 3; i++) oneGame(`warm ${i}`);
let [games, decisions, options] = [0, 0, 0];
const begin = clock();
while (clock() - begin < seconds) {
  const [taken, there] = oneGame(`seed ${games}`);
  decisions += taken;
  options += there;
  games += 1;
}
const spent = clock() - begin;
console.log(
  JSON.stringify({
    decisions_per_s: decisions / spent,
    games_per_s: games / spent,
    decisions_per_game: decisions / games,
    options: options / decisions,
  }),
);
