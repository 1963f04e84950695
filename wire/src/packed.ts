import type { Json } from '@anachron/kernel'

/*
 * Lists of objects that are alike, such as options or the shots of a battle, with their keys said once.
 * - `{ "": [part, …] }`: a list, as its parts one after the other
 * - a part `[0, value, …]`: so many values
 * - a part `[[key, …], column, …]`: objects that have these keys, and for each key the values of all of them; a column
 *   that is `{ "=": [value, length] }` has the same value everywhere
 * - `{ "": null, "of": [[key, value], …] }`: an object that has the key "" itself, or one that cannot be assigned
 */
export type Packed = Json
type Fields = { readonly [key: string]: Json }

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stays as it is is not copied: nearly all of most messages. */
export function packed(value: Json): Packed {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return packedList(value)
  let made: Record<string, Packed> | undefined
  for (const key in value) {
    if (key === '' || key === '__proto__') return escaped(value as Fields)
    const inner = (value as Fields)[key] as Json
    const packedInner = packed(inner)
    if (packedInner === inner) continue
    made ??= { ...(value as Fields) }
    made[key] = packedInner
  }
  return made ?? value
}

const escaped = (value: Fields): Packed => ({
  '': null,
  of: Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => [key, packed(inner)]),
})

function packedList(list: readonly Json[]): Packed {
  const parts: Packed[] = []
  /** Where what is not in a part yet begins. */
  let from = 0
  for (let at = 0; at < list.length; ) {
    const end = endOfAlike(list, at)
    const keys = end > at + 1 ? Object.keys(list[at] as Fields) : []
    if (isWorthIt(keys, end - at)) {
      if (at > from) parts.push([0, ...list.slice(from, at).map(packed)])
      const alike = list.slice(at, end) as Fields[]
      parts.push([keys, ...keys.map((key) => packedColumn(alike.map((one) => one[key] as Json)))])
      from = end
    }
    at = end
  }
  if (parts.length > 0) {
    if (from < list.length) parts.push([0, ...list.slice(from).map(packed)])
    return { '': parts }
  }
  let made: Packed[] | undefined
  for (let i = 0; i < list.length; i++) {
    const packedOne = packed(list[i] as Json)
    if (packedOne === list[i]) continue
    made ??= list.slice()
    made[i] = packedOne
  }
  return made ?? list
}

function packedColumn(values: readonly Json[]): Packed {
  const first = values[0] as Json
  const isOne = (typeof first !== 'object' || first === null) && values.every((value) => value === first)
  // As many letters as the list of them has at least.
  return isOne && values.length > 4 ? { '=': [first, values.length] } : packedList(values)
}

/** Where those end that have the same keys as the first of them, or where it stands alone. */
function endOfAlike(list: readonly Json[], at: number): number {
  let end = at + 1
  const first = list[at]
  // A key without a value is not there once it has been JSON: it cannot stand in a table.
  if (
    end === list.length ||
    !isFields(first) ||
    !isFields(list[end]) ||
    Object.values(first).includes(undefined as never)
  )
    return end
  const keys = Object.keys(first)
  while (end < list.length && hasKeys(list[end], keys)) end++
  return end
}

function hasKeys(value: Json | undefined, keys: readonly string[]): boolean {
  if (!isFields(value)) return false
  let at = 0
  for (const key in value) if (value[key] === undefined || key !== keys[at++]) return false
  return at === keys.length
}

/** Whether a table has fewer letters than its objects. */
function isWorthIt(keys: readonly string[], objects: number): boolean {
  let letters = 0
  for (const key of keys) letters += key.length
  const each = letters + 4 * keys.length + 1
  return objects * each > letters + 3 * keys.length + (objects + 2) * keys.length + 10
}

export function unpacked(value: Packed): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(unpacked)
  const fields = value as Fields
  if (Object.hasOwn(fields, '')) {
    const parts = fields['']
    if (parts === null) return Object.fromEntries((fields.of as [string, Packed][]).map(([k, v]) => [k, unpacked(v)]))
    return (parts as Packed[][]).flatMap(partOf)
  }
  const made: Record<string, Json> = {}
  for (const key in fields) made[key] = unpacked(fields[key] as Packed)
  return made
}

function partOf([keys, ...rest]: Packed[]): Json[] {
  if (!Array.isArray(keys)) return rest.map(unpacked)
  const columns = rest.map(columnOf)
  return (columns[0] as Json[]).map((_, row) =>
    Object.fromEntries(keys.map((key, i) => [key as string, columns[i]?.[row] as Json])),
  )
}

function columnOf(column: Packed): Json[] {
  if (isFields(column) && Object.hasOwn(column, '=')) {
    const [value, length] = column['='] as [Json, number]
    return new Array<Json>(length).fill(value)
  }
  return unpacked(column) as Json[]
}
