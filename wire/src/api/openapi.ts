import type { z } from 'zod'
import { type JsonSchema, jsonSchema } from './json-schema.ts'
import type { Scope } from './scopes.ts'
import { scriptAnswers, scriptBodies } from './scripts.ts'

/** A request that bots may send by plain HTTP. */
export interface Route {
  method: 'get' | 'post'
  path: string
  scope: Scope
  does: string
  body?: z.ZodType
  answer: z.ZodType
  /** Told as JSON lines for as long as the connection lasts. */
  isStream?: true
}

export const routes: readonly Route[] = [
  {
    method: 'get',
    path: '/api/tables',
    scope: 'look',
    does: 'Listed tables with a free seat at which bots are welcome.',
    answer: scriptAnswers.tables,
  },
  {
    method: 'get',
    path: '/api/table/{id}',
    scope: 'look',
    does: 'The table as the bot’s seat sees it, or an onlooker: view, question, options in words with odds, result.',
    answer: scriptAnswers.table,
  },
  {
    method: 'post',
    path: '/api/table/{id}/sit',
    scope: 'play',
    does: 'Takes a free seat: at a private table whose link somebody has given to the bot, or where bots are welcome.',
    body: scriptBodies.sit,
    answer: scriptAnswers.sit,
  },
  {
    method: 'post',
    path: '/api/table/{id}/act',
    scope: 'play',
    does: 'Answers a decision with an action of the options, based on the table’s n.',
    body: scriptBodies.act,
    answer: scriptAnswers.act,
  },
  {
    method: 'get',
    path: '/api/stream',
    scope: 'look',
    does: 'A line of JSON for each change at tables where the bot sits, and whenever it is asked; empty lines between.',
    answer: scriptAnswers.line,
    isStream: true,
  },
]

/** What is said when a request is not carried out, by status. */
export const statuses: Readonly<Record<string, string>> = {
  400: 'It is not understood.',
  401: 'The token proves nothing.',
  403: 'The token does not allow this.',
  404: 'There is no such table.',
  409: 'It is not possible now, or the table has moved on.',
  429: 'It was too much: ten requests a second, with bursts of forty, are a bot’s.',
  503: 'It could not be stored or read just now. Send it again.',
}

const content = (type: string, schema: JsonSchema | { $ref: string }) => ({ content: { [type]: { schema } } })
const REFUSAL = { $ref: '#/components/schemas/refusal' }

function operation({ path, scope, does, body, answer, isStream }: Route): object {
  const told = content(isStream ? 'application/x-ndjson' : 'application/json', jsonSchema(answer))
  const refusals = Object.entries(statuses).map(([status, description]) => [
    status,
    { description, ...content('application/json', REFUSAL) },
  ])
  const id = { name: 'id', in: 'path', required: true, description: 'The end of the link.', schema: { type: 'string' } }
  return {
    summary: does,
    description: `The token must allow to ${scope}.`,
    security: [{ token: [] }],
    ...(path.includes('{id}') ? { parameters: [id] } : {}),
    ...(body ? { requestBody: { required: true, ...content('application/json', jsonSchema(body, 'input')) } } : {}),
    responses: { 200: { description: 'Done.', ...told }, ...Object.fromEntries(refusals) },
  }
}

/** The plain HTTP for bots, as OpenAPI 3.1 describes it. */
export function openapi(version: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) paths[route.path] = { ...paths[route.path], [route.method]: operation(route) }
  return {
    openapi: '3.1.0',
    info: { title: 'Anachron for bots, by HTTP', version, license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'Made on the page You.' } },
      schemas: { refusal: jsonSchema(scriptAnswers.refusal) },
    },
  }
}
