import { canonicalJson, copyJson, type Json } from '../json.ts'
import { UNORDERED } from '../unordered.ts'

/*
 * A copy of a state that notices which of its secrets are looked at. A secret lies in its place as a sealed box; moving it from list to list
 * opens nothing, reading it does. Whatever runs on such a state without opening a box goes the same whatever is inside.
 */

class Box {
  readonly secret: number

  constructor(secret: number) {
    this.secret = secret
  }
}

export interface Sealed {
  readonly id: string
  readonly places: readonly { readonly in: object; readonly key: string | number }[]
  /** What it truly is. */
  readonly value: Json
  /** What it could be; the first is what whoever opens it gets. Asked for only when somebody looks. */
  values(): readonly Json[]
  /** Secrets of one pool could hold each other's values, and no others. */
  readonly pool: string | undefined
}

/** A question about a secret whose answer depends on its value: the values that would have been answered alike. */
export interface Opened {
  readonly id: string
  readonly parts: readonly (readonly Json[])[]
}

export interface Reading<State> {
  readonly state: State
  /** The first secret of several possible values that was looked at; nothing when none was. */
  opened(): Opened | undefined
}

/** Methods of lists that move elements without looking at them. */
const MOVES: Readonly<Record<string, (list: unknown[], given: unknown[]) => unknown>> = {
  push: (list, given) => list.push(...given),
  unshift: (list, given) => list.unshift(...given),
  splice: (list, given) => list.splice(...(given as [number, number, ...unknown[]])),
  slice: (list, given) => list.slice(...(given as [number, number])),
  reverse: (list) => list.reverse(),
}

type Test = (value: unknown, index: number) => boolean

/** Methods that ask one yes-or-no question of each element, until they know: more than that is not learnt from them. */
const QUESTIONS: Readonly<Record<string, (length: number, test: (index: number) => boolean) => unknown>> = {
  some: (length, test) => indexWhere(length, test) >= 0,
  every: (length, test) => indexWhere(length, (i) => !test(i)) < 0,
  findIndex: indexWhere,
  includes: (length, test) => indexWhere(length, test) >= 0,
  indexOf: indexWhere,
}
const SEARCHES = ['includes', 'indexOf']

function indexWhere(length: number, test: (index: number) => boolean): number {
  for (let i = 0; i < length; i++) if (test(i)) return i
  return -1
}

/** Seals secrets of a state, which is changed by it: give a copy. */
export function sealedState<State extends object>(state: State, sealed: readonly Sealed[]): Reading<State> {
  let opened: Opened | undefined
  const wrapped = new WeakMap<object, object>()
  const raw = new WeakMap<object, object>()
  const unwrap = (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? (raw.get(value) ?? value) : value
  const wrap = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    let proxy = wrapped.get(value)
    if (!proxy) {
      proxy = new Proxy(value, handler)
      wrapped.set(value, proxy)
      raw.set(proxy, value)
    }
    return proxy
  }

  const open = ({ secret }: Box): Json => {
    const { id, values: could } = sealed[secret] as Sealed
    const values = could()
    if (values.length > 1) opened ??= { id, parts: values.map((value) => [value]) }
    return copyJson(values[0] as Json)
  }

  /** Asks a question of an element. A box stays shut where every value would be answered alike. */
  const ask = (element: unknown, index: number, test: Test): boolean => {
    if (!(element instanceof Box)) return test(wrap(element), index)
    const { id, values: could } = sealed[element.secret] as Sealed
    const values = could()
    const yes = values.filter((value) => test(value, index))
    if (yes.length === values.length) return true
    if (yes.length === 0) return false
    const no = values.filter((value) => !yes.includes(value))
    opened ??= { id, parts: [yes, no] }
    return test(values[0], index)
  }

  const question = (list: unknown[], method: string, given: unknown): unknown => {
    const wanted = unwrap(given)
    const test: Test = SEARCHES.includes(method)
      ? (value) => unwrap(value) === wanted
      : (value, index) =>
          Boolean((given as (value: unknown, index: number, list: unknown) => unknown)(value, index, wrap(list)))
    return QUESTIONS[method]?.(list.length, (index) => ask(list[index], index, test))
  }

  /** A list that holds a whole pool, and perhaps things that are no secret, holds the same whatever lies where. */
  const wholePool = (list: readonly unknown[]): Json[] | undefined => {
    const boxes = list.filter((element) => element instanceof Box)
    const pool = sealed[boxes[0]?.secret ?? -1]?.pool
    const here = new Set(boxes.map(({ secret }) => secret))
    const isWhole =
      pool !== undefined &&
      here.size === boxes.length &&
      sealed.every((secret, i) => (secret.pool === pool) === here.has(i))
    if (!isWhole) return undefined
    const values = list.map((element) => (element instanceof Box ? (sealed[element.secret] as Sealed).value : element))
    return values
      .map(canonicalJson)
      .sort()
      .map((text) => JSON.parse(text))
  }

  const handler: ProxyHandler<object> = {
    get(target, key) {
      if (Array.isArray(target)) {
        if (key === UNORDERED) return wholePool(target)
        if (typeof key === 'string') {
          const move = Object.hasOwn(MOVES, key) ? MOVES[key] : undefined
          if (move) return (...given: unknown[]) => wrap(move(target, given.map(unwrap)))
          if (Object.hasOwn(QUESTIONS, key)) return (given: unknown) => question(target, key, given)
        }
      }
      const holder = target as Record<string | symbol, unknown>
      if (holder[key] instanceof Box) holder[key] = open(holder[key])
      return wrap(holder[key])
    },
    set: (target, key, value) => Reflect.set(target, key, unwrap(value)),
  }

  for (const [i, { places }] of sealed.entries()) {
    const box = new Box(i)
    for (const { in: holder, key } of places) (holder as Record<string, unknown>)[key] = box
  }
  return { state: wrap(state) as State, opened: () => opened }
}
