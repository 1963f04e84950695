import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { frameOf } from '../src/http/frame.ts'

test('frames of every length are read by a real client as they were written', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 300_000].map((length) => 'x'.repeat(length))
  texts.push('naïve ☃ 𝄞'.repeat(50), '{"m":"play"}')
  const http = createServer()
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  server.on('connection', (socket) => {
    const raw = (socket as unknown as { _socket: Duplex })._socket
    for (const text of texts) for (let twice = 0; twice < 2; twice++) raw.write(frameOf(text), 'latin1')
    socket.send('the end')
  })
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  const heard: string[] = []
  await new Promise<void>((resolve) =>
    client.on('message', (data) => {
      heard.push(data.toString())
      if (heard.at(-1) === 'the end') resolve()
    }),
  )
  expect(heard).toEqual([...texts.flatMap((text) => [text, text]), 'the end'])
  client.close()
  server.close()
  http.close()
})
