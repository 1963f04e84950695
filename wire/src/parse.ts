import { type Request, requests, type Verb } from './requests.ts'
import { MAX_IMPORT, MAX_REQUEST } from './version.ts'

export type Parsed = { request: Request } | { fault: string; re: string | null }

const ID = /^[\w-]{1,40}$/

/** Reads one request from the text that arrived; says in one sentence what is wrong with it. Never throws. */
export function parseRequest(text: string): Parsed {
  if (text.length > MAX_IMPORT) return { re: null, fault: `A request has at most ${MAX_REQUEST} characters.` }
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
  const read = requests[verb as Verb].safeParse(value)
  if (read.success) return { request: read.data as Request }
  const issue = read.error.issues[0]
  const where = issue?.path.join('.')
  return { re, fault: `${verb}: ${where ? `${where}: ` : ''}${issue?.message ?? 'not understood'}` }
}
