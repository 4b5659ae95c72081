// Load for either server: so many tables, two connected players each, one command in flight at a table.
//   node load.mjs tafelrunde PORT TABLES SECONDS [MOVES_PER_SECOND]
//   node load.mjs boardgame  PORT TABLES SECONDS [MOVES_PER_SECOND]
// Without a rate every table plays as fast as it is answered. Prints one line of JSON.
import { createRequire } from 'node:module'
import { legal } from './apple.mjs'

const require = createRequire(import.meta.url)
const [kind, portText, tablesText, secondsText, rateText] = process.argv.slice(2)
const port = Number(portText)
const count = Number(tablesText)
const seconds = Number(secondsText)
const rate = Number(rateText ?? 0)
const host = '127.0.0.1'
const WARM = Math.min(5, seconds / 4)

let seed = 12345
function pick(list) {
  seed = (seed * 1103515245 + 12345) & 0x7fffffff
  return list[(seed >> 8) % list.length]
}

class Table {
  constructor() {
    this.views = [null, null]
    this.sent = 0
    this.busy = false
    this.due = 0
    this.over = false
    this.mover = -1
  }

  // The seats that may move on; taking back a bid would only go round in circles.
  choices() {
    const found = []
    this.views.forEach((view, seat) => {
      for (const move of view?.moves ?? []) if (move[0] !== 'withdraw') found.push([seat, move])
    })
    return found
  }
}

const tables = Array.from({ length: count }, () => new Table())
const acked = []
const heard = []
let moves = 0
let refused = 0
let begun = 0
let measuring = false
let playing = false

function act(table) {
  if (!playing || table.busy || table.over) return
  const choices = table.choices()
  if (!choices.length) return
  const [seat, move] = pick(choices)
  table.busy = true
  table.mover = seat
  table.sent = performance.now()
  table.send(seat, move)
}

function answered(table, good) {
  if (!table.busy) return
  table.busy = false
  if (measuring) {
    if (good) {
      moves++
      acked.push(performance.now() - table.sent)
    } else refused++
  }
  if (!rate) setImmediate(act, table)
}

function otherHeard(table, seat) {
  if (measuring && table.mover >= 0 && seat !== table.mover) heard.push(performance.now() - table.sent)
}

async function post(path, body, cookie, csrf) {
  const headers = { 'content-type': 'application/json' }
  if (cookie) headers.cookie = cookie
  if (csrf) headers['x-csrf-token'] = csrf
  const answer = await fetch(`http://${host}:${path.startsWith('/games') ? port + 1 : port}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return [await answer.json(), answer.headers.get('set-cookie')?.split(';')[0]]
}

// Open all tables, a few at a time.
async function atOnce(open) {
  let next = 0
  const worker = async () => { while (next < count) { const t = next++; await open(tables[t], t) } }
  await Promise.all(Array.from({ length: 8 }, worker))
}

async function openTafelrunde() {
  const WebSocket = require('ws')
  const [first, cookie] = await post('/api/tables', { game: 'apple', options: { goal: 100, asks_ends: false } })
  const { csrf } = await (await fetch(`http://${host}:${port}/api/me`, { headers: { cookie } })).json()
  let number = 0
  await atOnce(async (table, t) => {
    const info = t === 0 ? first : (await post('/api/tables', { game: 'apple', options: { goal: 100, asks_ends: false } }, cookie, csrf))[0]
    const tokens = []
    for (let seat = 0; seat < 2; seat++) tokens.push((await post(`/api/tables/${info.id}/seats/${seat}`, {}, cookie, csrf))[0].token)
    await post(`/api/tables/${info.id}/start`, {}, cookie, csrf)
    const sockets = tokens.map((token, seat) => {
      const socket = new WebSocket(`ws://${host}:${port}/api/tables/${info.id}/live`, { perMessageDeflate: false })
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', tokens: [token], eyes: seat })))
      socket.on('message', (data) => {
        let done = null
        for (const message of JSON.parse(data)) {
          if (message.type === 'view') {
            table.views[seat] = message
            if (message.standing) table.over = true
            otherHeard(table, seat)
          } else if (message.type === 'done') done = true
          else if (message.type === 'refused' || message.type === 'stale' || message.type === 'error') done = false
        }
        if (done !== null) answered(table, done)
        else if (!rate && !table.busy) act(table)
      })
      return socket
    })
    await Promise.all(sockets.map((socket) => new Promise((good, bad) => { socket.on('open', good); socket.on('error', bad) })))
    table.send = (seat, move) => sockets[seat].send(JSON.stringify({
      type: 'command', id: `m${++number}`, token: tokens[seat], mark: table.views[seat].mark, moves: [move],
    }))
  })
}

async function openBoardgame() {
  const { io } = require('socket.io-client')
  await atOnce(async (table) => {
    const [{ matchID }] = await post('/games/apple/create', { numPlayers: 2 })
    const sockets = []
    const credentials = []
    for (let seat = 0; seat < 2; seat++) {
      const [{ playerCredentials }] = await post(`/games/apple/${matchID}/join`, { playerID: String(seat), playerName: `p${seat}` })
      credentials.push(playerCredentials)
      const socket = io(`http://${host}:${port}/apple`, { transports: ['websocket'], forceNew: true, reconnection: false })
      const take = (state) => {
        table.views[seat] = { moves: legal(state.G, seat), stateID: state._stateID }
        if (state.G.over) table.over = true
      }
      socket.on('sync', (_, info) => take(info.state))
      socket.on('update', (_, state) => {
        take(state)
        otherHeard(table, seat)
        // The mover's own update is his acknowledgement, if it is not a late one of the move before.
        if (seat === table.mover && state._stateID >= table.expected) answered(table, true)
        else if (!rate && !table.busy) act(table)
      })
      await new Promise((good, bad) => {
        socket.on('connect_error', bad)
        socket.on('connect', () => socket.emit('sync', matchID, String(seat), playerCredentials, 2))
        socket.once('sync', () => good())
      })
      sockets.push(socket)
    }
    table.send = (seat, move) => {
      const action = { type: 'MAKE_MOVE', payload: { type: move[0], args: move.slice(1), playerID: String(seat), credentials: credentials[seat] } }
      const state = Math.max(table.views[0].stateID, table.views[1].stateID)
      table.expected = state + 1
      sockets[seat].emit('update', action, state, matchID, String(seat))
    }
  })
}

function quantile(list, q) {
  if (!list.length) return null
  const sorted = Float64Array.from(list).sort()
  return Math.round(100 * sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]) / 100
}

const before = performance.now()
if (kind === 'tafelrunde') await openTafelrunde()
else await openBoardgame()
const opened = (performance.now() - before) / 1000
await new Promise((go) => setTimeout(go, 1000))
playing = true

if (rate) {
  // Each table has its own rhythm; starts are spread so that they do not all come in the same instant.
  const every = (1000 * count) / rate
  tables.forEach((table, t) => {
    const tick = () => { act(table); setTimeout(tick, every * (0.5 + Math.random())) }
    setTimeout(tick, (every * t) / count)
  })
} else {
  tables.forEach((table) => act(table))
  setInterval(() => tables.forEach((table) => act(table)), 500)
}
setTimeout(() => { measuring = true; begun = performance.now(); console.log('begin') }, WARM * 1000)
setTimeout(() => {
  console.log('end')
  const passed = (performance.now() - begun) / 1000
  console.log(JSON.stringify({
    server: kind, tables: count, opened_s: Math.round(opened * 10) / 10, seconds: Math.round(passed * 10) / 10, moves_per_s: Math.round(moves / passed), refused,
    finished: tables.filter((table) => table.over).length,
    answer_ms: { p50: quantile(acked, 0.5), p99: quantile(acked, 0.99), max: quantile(acked, 1) },
    other_seat_ms: { n: heard.length, p50: quantile(heard, 0.5), p99: quantile(heard, 0.99), max: quantile(heard, 1) },
  }))
  process.exit(0)
}, (WARM + seconds) * 1000)
