import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { byWebhook } from '../../src/notices/webhook.ts'

test('word by webhook is sent once, without following redirections, and never into a private network', async () => {
  const got: string[] = []
  const hook = createServer((request, answer) => {
    got.push(request.url ?? '')
    answer.writeHead(request.url === '/moved' ? 302 : request.url === '/busy' ? 503 : 204, { location: '/away' }).end()
  })
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
  const { port } = hook.address() as AddressInfo
  const at = (path: string, mayBePrivate = true) => ({
    store: {
      person: async () => ({ id: 'ann', name: 'Ann', created: 0, webhook: `http://127.0.0.1:${port}/${path}` }),
    },
    hasLinks: true,
    mayBePrivate,
  })
  const message = {
    words: 'It is your turn',
    waiting: [],
    link: 'https://a.example/#/',
    stop: 'https://a.example/stop',
  }
  const route = { person: 'ann', way: 'webhook' as const, target: '' }
  expect(await byWebhook(at('here'), route, message)).toBe('sent')
  expect(await byWebhook(at('moved'), route, message)).toBe('refused')
  expect(await byWebhook(at('busy'), route, message)).toBe('failed')
  expect(await byWebhook(at('here', false), route, message)).toBe('forbidden')
  expect(got).toEqual(['/here', '/moved', '/busy'])
  hook.close()
  hook.closeAllConnections()
})
