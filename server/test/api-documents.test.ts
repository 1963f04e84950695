import { requests, type Verb } from '@anachron/wire'
import { messageFault, routes } from '@anachron/wire/api'
import { expect, test } from 'vitest'
import { ownServer } from './visitor.ts'

const served = async (path: string): Promise<string> => {
  const server = await ownServer()
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`)
  expect(answer.status).toBe(200)
  const text = await answer.text()
  await server.close()
  return text
}

/** Every reference inside a document leads somewhere in it. */
function expectNoLooseEnds(text: string): void {
  const document = JSON.parse(text)
  const refs = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path as string)
  expect(refs.length).toBeGreaterThan(0)
  for (const path of refs)
    expect(
      path.split('/').reduce((at, key) => at?.[key], document),
      path,
    ).toBeTypeOf('object')
}

test('openapi.json describes every request of bots by HTTP, with its body and its answers', async () => {
  const text = await served('/api/openapi.json')
  const { openapi, paths } = JSON.parse(text)
  expect(openapi).toBe('3.1.0')
  for (const { path, method } of routes) {
    const { security, responses } = paths[path][method]
    expect(security).toEqual([{ token: [] }])
    expect(Object.keys(responses)).toEqual(['200', '400', '401', '403', '404', '409', '429', '503'])
  }
  const { schema } = paths['/api/table/{id}/act'].post.requestBody.content['application/json']
  expect(schema).toMatchObject({
    type: 'object',
    required: ['seat', 'basedOn', 'action'],
    properties: { seat: { type: 'integer', minimum: 0, maximum: 31 }, action: { type: 'object' } },
  })
  expectNoLooseEnds(text)
})

test('asyncapi.json describes every request and message of the wire', async () => {
  const text = await served('/api/asyncapi.json')
  const { asyncapi, components } = JSON.parse(text)
  expect(asyncapi).toBe('3.0.0')
  for (const verb of Object.keys(requests) as Verb[]) {
    expect(components.schemas[`request-${verb}`].properties.do).toEqual({ type: 'string', const: verb })
    expect(components.schemas[`answer-${verb}`].type ?? components.schemas[`answer-${verb}`].anyOf).toBeDefined()
    expect(components.messages[`request-${verb}`].summary).toMatch(/\.$/)
  }
  expect(components.messages['request-rename'].description).toContain('Not for bots.')
  expect(components.messages['request-act'].description).toContain('allow to play')
  expectNoLooseEnds(text)
})

test('the page for people names every request, and nothing of it comes from elsewhere', async () => {
  const page = await served('/api')
  for (const verb of Object.keys(requests)) expect(page).toContain(`<td><code>${verb}</code></td>`)
  for (const { path } of routes) expect(page).toContain(path)
  expect(page).not.toMatch(/<script|https?:\/\//)
})

test('a message that is not as the wire says is noticed', () => {
  expect(messageFault({ m: 'ok', re: 'a', n: 3 }, 'act')).toBeUndefined()
  expect(messageFault({ m: 'ok', re: 'a', n: 3, hand: ['ace'] }, 'act')).toContain('hand')
  expect(messageFault({ m: 'ok', re: 'a' }, 'act')).toContain('ok to act')
  expect(messageFault({ m: 'bye', reason: 'x' } as never)).toContain('bye')
  expect(messageFault({ m: 'gossip' } as never)).toContain('gossip')
})
