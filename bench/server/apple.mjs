// The Golden Apple for boardgame.io: the same rules as src/tafelrunde/examples/apple, so that both servers play the same game.

export const INVALID = 'INVALID_MOVE'
const HAND = 4
const BRAVE = 4

function newHand() {
  return [0, 0, 0, 0, 0, 0, 0]
}

export function setup(seats, goal, shuffle) {
  const pile = []
  for (let i = 0; i < 30; i++) pile.push(1 + (i % 6))
  const G = {
    goal, pile: shuffle(pile), discards: [], scores: Array(seats).fill(0), first: 0, worth: 0,
    hands: Array.from({ length: seats }, newHand), bids: Array(seats).fill(0), ready: Array(seats).fill(false),
    claim: null, defence: null, over: false,
  }
  for (let seat = 0; seat < seats; seat++) drawUp(G, seat, shuffle)
  return G
}

function drawUp(G, seat, shuffle) {
  let held = G.hands[seat].reduce((sum, n) => sum + n, 0)
  while (held < HAND) {
    if (!G.pile.length) {
      G.pile = shuffle(G.discards)
      G.discards = []
    }
    if (!G.pile.length) return
    G.hands[seat][G.pile.pop()]++
    held++
  }
}

export function newRound(G, roll) {
  if (Math.max(...G.scores) >= G.goal) {
    G.over = true
    return
  }
  G.worth = roll()
  G.bids.fill(0)
  G.ready.fill(false)
}

// Every legal move of a seat. Reads only, so that it can be given the original state instead of a draft.
export function legal(G, seat) {
  const hand = G.hands[seat]
  const moves = []
  if (G.over || !hand) return moves
  if (G.defence) {
    if (seat !== G.defence.claimant) return moves
    for (let card = G.defence.card + 1; card < 7; card++) if (hand[card]) moves.push(['parry', card])
    moves.push(['pass'])
  } else if (G.claim) {
    if (seat !== G.claim.asked) return moves
    for (let card = BRAVE; card < 7; card++) if (hand[card]) moves.push(['challenge', card])
    moves.push(['pass'])
  } else if (!G.ready[seat]) {
    if (G.bids[seat]) moves.push(['withdraw'])
    else for (let card = 1; card < 7; card++) if (hand[card]) moves.push(['bid', card])
    moves.push(['ready'])
  }
  return moves
}

export function allowed(G, seat, verb, card) {
  return legal(G, seat).some((move) => move[0] === verb && move[1] === card)
}

function spend(G, seat, card) {
  G.hands[seat][card]--
  G.discards.push(card)
}

function settle(G, roll, shuffle) {
  const seats = G.scores.length
  if (!G.claim && !G.defence && G.ready.every(Boolean)) {
    let claimant = -1
    for (let i = 0; i < seats; i++) {
      const seat = (G.first + i) % seats
      if (!G.bids[seat]) continue
      spend(G, seat, G.bids[seat])
      if (claimant < 0 || G.bids[seat] > G.bids[claimant]) claimant = seat
    }
    if (claimant < 0) return harvest(G, roll, shuffle)
    G.claim = { claimant, asked: (claimant + 1) % seats, start: claimant }
  }
  if (G.claim && !G.defence && G.claim.asked === G.claim.start) {
    G.scores[G.claim.claimant] += G.worth
    G.claim = null
    harvest(G, roll, shuffle)
  }
}

function harvest(G, roll, shuffle) {
  const seats = G.scores.length
  for (let i = 0; i < seats; i++) drawUp(G, (G.first + i) % seats, shuffle)
  G.first = (G.first + 1) % seats
  newRound(G, roll)
}

export function carryOut(G, seat, verb, card, roll, shuffle) {
  const seats = G.scores.length
  if (verb === 'bid') G.bids[seat] = card
  else if (verb === 'withdraw') G.bids[seat] = 0
  else if (verb === 'ready') G.ready[seat] = true
  else if (G.defence) {
    const { challenger } = G.defence
    G.defence = null
    if (verb === 'parry') spend(G, seat, card)
    else {
      let [attack, answer] = [roll(), roll()]
      while (attack === answer) [attack, answer] = [roll(), roll()]
      if (attack > answer) G.claim.claimant = challenger
    }
  } else {
    G.claim.asked = (seat + 1) % seats
    if (verb === 'challenge') {
      spend(G, seat, card)
      if (seat !== G.claim.claimant) G.defence = { claimant: G.claim.claimant, challenger: seat, card }
    }
  }
  settle(G, roll, shuffle)
}

// What a seat may know.
export function view(G, seat) {
  const mine = seat === null ? -1 : Number(seat)
  const bidding = !G.claim && !G.defence
  return {
    goal: G.goal, worth: G.worth, first: G.first, scores: G.scores, discards: G.discards, pile: G.pile.length,
    hands: G.hands.map((hand, other) => (other === mine ? hand : null)),
    counts: G.hands.map((hand) => hand.reduce((sum, n) => sum + n, 0)),
    bids: G.bids.map((bid, other) => (other === mine || !bidding ? bid : null)),
    ready: G.ready.map((ready, other) => (other === mine ? ready : null)),
    claim: G.claim, defence: G.defence, over: G.over,
  }
}
