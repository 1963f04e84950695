import { messages, requests, type Verb } from '@anachron/wire'
import {
  aboutMessages,
  aboutRequests,
  answers,
  type JsonSchema,
  jsonSchema,
  routes,
  statuses,
  whoMay,
} from '@anachron/wire/api'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A schema in a few signs, as one would write an example: `{ seat: 0…31, action: {…} }`. */
export function inShort(schema: JsonSchema, depth = 0): string {
  const { anyOf, oneOf, enum: listed, const: fixed, type, properties, required = [], items } = schema
  if (fixed !== undefined) return JSON.stringify(fixed)
  if (listed) return listed.map((one) => JSON.stringify(one)).join(' | ')
  const several = anyOf ?? oneOf
  if (several) return several.map((one) => inShort(one as JsonSchema, depth)).join(' | ')
  if (type === 'array') return `[ ${inShort((items ?? {}) as JsonSchema, depth)} … ]`
  if (type === 'object' && properties) {
    if (depth > 2) return '{…}'
    const fields = Object.entries(properties).map(
      ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${inShort(field as JsonSchema, depth + 1)}`,
    )
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
  }
  return type === 'object' ? '{…}' : ((type as string | undefined) ?? 'anything')
}

const code = (schema: JsonSchema): string => `<code>${escaped(inShort(schema))}</code>`
const row = (cells: readonly string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const table = (head: readonly string[], rows: readonly string[]): string =>
  `<div class="wide"><table><thead><tr>${head.map((one) => `<th scope="col">${one}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`

const routeRow = ({ method, path, scope, does, body, answer }: (typeof routes)[number]): string =>
  row([
    `<code>${method.toUpperCase()} ${escaped(path)}</code>`,
    scope,
    `${escaped(does)}${body ? `<br>sends ${code(jsonSchema(body, 'input'))}` : ''}<br>gets ${code(jsonSchema(answer))}`,
  ])

function verbRow(verb: Verb): string {
  const asked = jsonSchema(requests[verb], 'input')
  return row([
    `<code>${verb}</code>`,
    `${escaped(aboutRequests[verb])} ${escaped(whoMay(verb))}<br>${code(asked)}<br>ok with ${code(jsonSchema(answers[verb]))}`,
  ])
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:0 auto;padding:1rem}
code{font-size:.875rem;overflow-wrap:anywhere}table{border-collapse:collapse;width:100%}.wide{overflow-x:auto}
td,th{border-top:1px solid #8886;padding:.4rem .6rem;text-align:left;vertical-align:top}`

/** How to speak to this server, to be read. Nothing of it comes from elsewhere. */
export function apiPage(version: string): string {
  const kinds = Object.keys(messages) as (keyof typeof messages)[]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Anachron for bots</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body><main>
<h1>Anachron for bots</h1>
<p>Version ${escaped(version)}. For programs: <a href="/api/openapi.json">openapi.json</a>,
<a href="/api/asyncapi.json">asyncapi.json</a>. A token is made on the page <a href="/#/you">You</a>; it goes with every
request as <code>Authorization: Bearer TOKEN</code>, and never into an address.</p>
<h2>By HTTP</h2>
${table(['request', 'scope', 'what it does'], routes.map(routeRow))}
<h3>What is refused</h3>
${table(
  ['status', 'why'],
  Object.entries(statuses).map(([status, why]) => row([status, escaped(why)])),
)}
<h2>By WebSocket, at /socket</h2>
<p>The same token, in the same header; in a browser as protocols: <code>anachron</code> and
<code>bearer.TOKEN</code>. One JSON text for each message. Every request is
<code>{ do, id, … }</code> with an id of your own, and is answered with <code>ok</code> or <code>refusal</code>, whose
<code>re</code> is that id.</p>
${table(['do', 'what it does'], (Object.keys(requests) as Verb[]).map(verbRow))}
<h3>What comes by itself</h3>
${table(
  ['m', 'when'],
  kinds.map((kind) =>
    row([`<code>${kind}</code>`, `${escaped(aboutMessages[kind])}<br>${code(jsonSchema(messages[kind]))}`]),
  ),
)}
</main></body></html>`
}
