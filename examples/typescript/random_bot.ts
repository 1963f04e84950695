/*
 * A bot that plays any game on a server over its WebSocket; Node 24 alone is all it needs.
 *
 *     node examples/typescript/random_bot.ts http://localhost:8080 TOKEN TABLE SEAT
 *
 * TOKEN is made on the page You, TABLE is the end of the link that somebody has given to the bot.
 */
const [server = '', token, table, place] = process.argv.slice(2)
const seat = Number(place)
const url = new URL('/socket', server)
url.protocol = url.protocol.replace('http', 'ws')
const socket = new WebSocket(url, ['anachron', `bearer.${token}`])
const run = crypto.randomUUID().slice(0, 8)
let asked = 0

const ask = (what: string, fields: object): void =>
  socket.send(JSON.stringify({ do: what, id: `${run}-${++asked}`, ...fields }))

socket.onopen = () => {
  ask('hello', { version: 4 })
  ask('sit', { table, seat })
  ask('watch', { table, as: seat })
}
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data)
  if (message.m === 'refusal' && message.code !== 'stale') console.error(message.reason)
  if (message.m !== 'play') return
  const { options, result } = message.matchView
  if (result) {
    console.log(`over: ${result.payoff[seat]}`)
    socket.close()
  } else if (options.length > 0) {
    const action = options[Math.floor(Math.random() * options.length)]
    ask('act', { table, seat, basedOn: message.n, action })
  }
}
socket.onerror = () => process.exit(1)
