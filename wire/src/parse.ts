import { type Request, type RequestOf, requests, type Verb } from './requests.ts'
import { MAX_IMPORT, MAX_REQUEST } from './version.ts'

export type Parsed = { request: Request } | { fault: string; re: string | null }

const ID = /^[\w-]{1,40}$/

/** Reads one request from the text that arrived; says in one sentence what is wrong with it. Never throws. */
export function parseRequest(text: string): Parsed {
  if (text.length > MAX_IMPORT) return { re: null, fault: `A request has at most ${MAX_IMPORT} characters.` }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { re: null, fault: 'This is not JSON.' }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { re: null, fault: 'A request is an object with “do” and “id”.' }
  const { do: verb, id } = value as { do?: unknown; id?: unknown }
  const re = typeof id === 'string' && ID.test(id) ? id : null
  if (typeof verb !== 'string' || !Object.hasOwn(requests, verb))
    return { re, fault: `A request says in “do” what is wanted: ${Object.keys(requests).join(', ')}.` }
  if (verb !== 'import' && verb !== 'verify' && text.length > MAX_REQUEST)
    return { re, fault: `A request has at most ${MAX_REQUEST} characters.` }
  if (verb === 'act' && isPlainAct(value)) return { request: value }
  const read = requests[verb as Verb].safeParse(value)
  if (read.success) return { request: read.data as Request }
  const issue = read.error.issues[0]
  const where = issue?.path.join('.')
  return { re, fault: `${verb}: ${where ? `${where}: ` : ''}${issue?.message ?? 'not understood'}` }
}

const TABLE = /^[A-Za-z0-9_-]{8,40}$/
const ACT = new Set(['do', 'id', 'table', 'seat', 'basedOn', 'action', 'itself'])

/**
 * Whether this is an `act` as its schema wants it. Nearly all requests are, and a look is a fraction of the work of a
 * schema; what does not pass here is read by the schema, which also says what is wrong. A test holds the two against
 * each other.
 */
export function isPlainAct(value: object): value is RequestOf<'act'> {
  const { id, table, seat, basedOn, action, itself } = value as Record<string, unknown>
  for (const key in value) if (!ACT.has(key)) return false
  return (
    typeof id === 'string' &&
    ID.test(id) &&
    typeof table === 'string' &&
    TABLE.test(table) &&
    isBetween(seat, 31) &&
    isBetween(basedOn, 1_000_000_000) &&
    typeof action === 'object' &&
    action !== null &&
    (itself === undefined || itself === true) &&
    !Array.isArray(action)
  )
}

const isBetween = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most
