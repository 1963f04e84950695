import type { Json } from '@anachron/kernel'

/**
 * How one document becomes another, as plain JSON. Pictures of a table differ little from each other: what is sent is
 * the difference.
 * - `[value]`: this instead of what was there
 * - `[at, gone, more]`: of a list, so many elements from there on replaced by others
 * - `{ key: patch }`: the same but for these keys of an object, or numbers of a list
 * - `null`: this key is gone
 */
export type Patch = null | readonly [Json] | Splice | Inside
type Splice = readonly [at: number, gone: number, more: readonly Json[]]
interface Inside {
  readonly [key: string]: Patch
}
type Fields = { readonly [key: string]: Json }

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !isList(value)

export const patchOf = (from: Fields, to: Fields): Patch => inFields(from, to) ?? {}

/** Nothing where both are the same. */
function difference(from: Json, to: Json): Patch | undefined {
  if (from === to) return undefined
  if (isFields(from) && isFields(to)) return inFields(from, to)
  if (isList(from) && isList(to)) return from.length === to.length ? inList(from, to) : splice(from, to)
  return [to]
}

function inFields(from: Fields, to: Fields): Inside | undefined {
  let changes: Record<string, Patch> | undefined
  let more = 0
  for (const key in to) {
    const value = to[key] as Json
    const isNew = from[key] === undefined
    const change = isNew ? ([value] as const) : difference(from[key] as Json, value)
    if (!isNew) more--
    if (change === undefined) continue
    changes ??= {}
    changes[key] = change
  }
  for (const _ in from) more++
  // Keys that only the first one has are rare: they are looked for where there must be some.
  if (more === 0) return changes
  changes ??= {}
  for (const key in from) if (!Object.hasOwn(to, key)) changes[key] = null
  return changes
}

function inList(from: readonly Json[], to: readonly Json[]): Inside | undefined {
  let changes: Record<string, Patch> | undefined
  for (let i = 0; i < to.length; i++) {
    const change = difference(from[i] as Json, to[i] as Json)
    if (change === undefined) continue
    changes ??= {}
    changes[i] = change
  }
  return changes
}

const isSame = (a: Json | undefined, b: Json | undefined): boolean => difference(a as Json, b as Json) === undefined

function splice(from: readonly Json[], to: readonly Json[]): Splice {
  const most = Math.min(from.length, to.length)
  let at = 0
  while (at < most && isSame(from[at], to[at])) at++
  let same = 0
  while (same < most - at && isSame(from.at(-1 - same), to.at(-1 - same))) same++
  return [at, from.length - at - same, to.slice(at, to.length - same)]
}

/** What a patch makes of a document, which stays as it is; both may share what is the same in them. */
export function patched(from: Json, patch: Patch): Json {
  if (isSplice(patch)) return (from as Json[]).toSpliced(patch[0], patch[1], ...patch[2])
  if (Array.isArray(patch)) return patch[0]
  if (isList(from)) {
    const list = from.slice()
    for (const [i, change] of Object.entries(patch as Inside))
      list[Number(i)] = patched(from[Number(i)] as Json, change)
    return list
  }
  const made: Record<string, Json> = { ...(from as Fields) }
  for (const [key, change] of Object.entries(patch as Inside)) {
    if (change === null) delete made[key]
    else made[key] = patched(made[key] as Json, change)
  }
  return made
}

const isSplice = (patch: Patch): patch is Splice => Array.isArray(patch) && patch.length === 3
