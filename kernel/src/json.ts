/**
 * Plain data: what states, actions, views and events are made of, so that all of them can be stored, sent and compared.
 */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Deep equality of plain data; the order of keys does not matter. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isObject(a) || !isObject(b)) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!sameJson(a[i], b[i])) return false
    return true
  }
  let keys = 0
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !sameJson(a[key], b[key])) return false
    keys++
  }
  for (const key in b) if (Object.hasOwn(b, key)) keys--
  return keys === 0
}

/**
 * A deep copy of plain data. Games write a faster `clone` of their own; this serves tests, tools and the odd small
 * value.
 */
export function copyJson<T>(value: T): T {
  if (!isObject(value)) return value
  if (Array.isArray(value)) {
    const copy = new Array(value.length)
    for (let i = 0; i < value.length; i++) copy[i] = copyJson(value[i])
    return copy as T
  }
  const copy: Record<string, unknown> = {}
  for (const key in value) {
    const inner = copyJson((value as Record<string, unknown>)[key])
    // Assigning this one key would set the prototype instead; people can send it.
    if (key === '__proto__') Object.defineProperty(copy, key, { value: inner, enumerable: true, writable: true })
    else copy[key] = inner
  }
  return copy as T
}

/** JSON text with sorted keys: equal data gives equal text. */
export function canonicalJson(value: unknown): string {
  if (!isObject(value)) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`).join(',')}}`
}

/**
 * The path of the first thing in `value` that is not plain data (a function, a Date, NaN, undefined …), or undefined.
 */
export function notPlain(value: unknown, path = '$'): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : path
  if (!isObject(value)) return path
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const bad = i in value ? notPlain(value[i], `${path}[${i}]`) : `${path}[${i}]`
      if (bad) return bad
    }
    return undefined
  }
  const proto = Object.getPrototypeOf(value)
  if (proto !== Object.prototype && proto !== null) return path
  for (const key of Object.keys(value)) {
    const bad = notPlain(value[key], `${path}.${key}`)
    if (bad) return bad
  }
  return undefined
}
