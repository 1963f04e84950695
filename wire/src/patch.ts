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

export const patchOf = (from: Json, to: Json): Patch => difference(from, to) ?? {}

/** Nothing where both are the same. */
function difference(from: Json, to: Json): Patch | undefined {
  if (from === to) return undefined
  if (isFields(from) && isFields(to)) return inFields(from, to)
  if (isList(from) && isList(to)) return from.length === to.length ? inList(from, to) : splice(from, to)
  return [to]
}

function inFields(from: Fields, to: Fields): Inside | readonly [Json] | undefined {
  let changes: Record<string, Patch> | undefined
  const kept = Object.keys(from)
  let alike = 0
  let isInStep = true
  for (const key in to) {
    // Assigning this one key would set the prototype instead; people can send it.
    if (key === '__proto__') return [to]
    const value = to[key]
    // What JSON leaves out is not there.
    if (value === undefined) continue
    if (kept[alike] === key) alike++
    else isInStep = false
    const before = from[key]
    const change = before === undefined ? ([value] as const) : difference(before, value)
    if (change === undefined) continue
    changes ??= {}
    changes[key] = change
  }
  if (isInStep && alike === kept.length) return changes
  const were = kept.filter((key) => from[key] !== undefined)
  if (!isOrdered(were, to) || were.includes('__proto__')) return [to]
  for (const key of were)
    if (!has(to, key)) {
      changes ??= {}
      changes[key] = null
    }
  return changes
}

/**
 * Whether a patch leaves the keys in their order: those that both have, then the new ones. Boards may draw what they
 * find in a view in the order in which it stands there.
 */
function isOrdered(were: readonly string[], to: Fields): boolean {
  const left = were.filter((key) => has(to, key))
  const isOld = new Set(left)
  let at = 0
  for (const key in to)
    if (isOld.has(key)) {
      if (left[at++] !== key) return false
    } else if (has(to, key) && at < left.length && !isNumber(key)) return false
  return true
}

const has = (fields: Fields, key: string): boolean => Object.hasOwn(fields, key) && fields[key] !== undefined

/** Keys that are numbers stand before all others and in their own order, whenever they came. */
const isNumber = (key: string): boolean => {
  const number = Number(key)
  return number >= 0 && number < 2 ** 32 - 1 && String(number) === key
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
