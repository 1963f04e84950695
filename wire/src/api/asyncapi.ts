import { type Kind, messages } from '../messages.ts'
import { requests, type Verb } from '../requests.ts'
import { WIRE_VERSION } from '../version.ts'
import { aboutMessages, aboutRequests } from './about.ts'
import { answers } from './answers.ts'
import { jsonSchema } from './json-schema.ts'
import { scopeOf } from './scopes.ts'

const verbs = Object.keys(requests) as Verb[]
const kinds = Object.keys(messages) as Kind[]
const ref = (path: string) => ({ $ref: `#/${path}` })

/** Who may send a request. */
export const whoMay = (verb: Verb): string => {
  const scope = scopeOf(verb)
  return scope ? `A bot’s token must allow to ${scope}.` : 'Not for bots.'
}

const requestMessage = (verb: Verb): object => ({
  name: verb,
  summary: aboutRequests[verb],
  description: `${whoMay(verb)} Answered with ok, which carries components/schemas/answer-${verb} besides, or refusal.`,
  payload: ref(`components/schemas/request-${verb}`),
})

const pushMessage = (kind: Kind): object => ({
  name: kind,
  summary: aboutMessages[kind],
  payload: ref(`components/schemas/message-${kind}`),
})

/** The wire over WebSocket, as AsyncAPI 3.0 describes it. */
export function asyncapi(version: string): object {
  const named = [...verbs.map((verb) => `request-${verb}`), ...kinds.map((kind) => `message-${kind}`)]
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Anachron, by WebSocket',
      version,
      description: `Version ${WIRE_VERSION} of the wire: one JSON text for each message, both ways.`,
    },
    channels: {
      socket: {
        address: '/socket',
        messages: Object.fromEntries(named.map((name) => [name, ref(`components/messages/${name}`)])),
      },
    },
    operations: {
      ask: {
        action: 'receive',
        channel: ref('channels/socket'),
        messages: verbs.map((verb) => ref(`channels/socket/messages/request-${verb}`)),
      },
      tell: {
        action: 'send',
        channel: ref('channels/socket'),
        messages: kinds.map((kind) => ref(`channels/socket/messages/message-${kind}`)),
      },
    },
    components: {
      messages: Object.fromEntries([
        ...verbs.map((verb) => [`request-${verb}`, requestMessage(verb)]),
        ...kinds.map((kind) => [`message-${kind}`, pushMessage(kind)]),
      ]),
      schemas: Object.fromEntries([
        ...verbs.map((verb) => [`request-${verb}`, jsonSchema(requests[verb], 'input')]),
        ...verbs.map((verb) => [`answer-${verb}`, jsonSchema(answers[verb])]),
        ...kinds.map((kind) => [`message-${kind}`, jsonSchema(messages[kind])]),
      ]),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'Or as protocols: anachron, bearer.TOKEN.' },
      },
    },
  }
}
