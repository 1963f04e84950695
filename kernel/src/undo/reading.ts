import { canonicalJson, copyJson, type Json } from '../json.ts'
import { EMPTY, PUT, TAKE, UNORDERED } from '../unseen.ts'

/*
 * A copy of a state that notices which of its secrets are looked at. A secret lies in its place as a sealed box; moving
 * it from list to list opens nothing, reading it does. Whatever runs on such a state without opening a box goes the
 * same whatever is inside.
 */

class Box {
  readonly secret: number
  readonly #open: (box: Box) => Json

  constructor(secret: number, open: (box: Box) => Json) {
    this.secret = secret
    this.#open = open
  }

  /** Whatever is written into a message is looked at. */
  toJSON(): Json {
    return this.#open(this)
  }

  [Symbol.toPrimitive](): Json {
    return this.#open(this)
  }
}

const isBox = (element: unknown): boolean => element instanceof Box

export interface Sealed {
  readonly id: string
  readonly places: readonly { readonly in: object; readonly key: string | number }[]
  /** What it truly is. */
  readonly value: Json
  /** What it could be; the first is what whoever opens it gets. Asked for only when somebody looks. */
  values(): readonly Json[]
  /** Secrets of one pool could hold each other's values, and no others. */
  readonly pool: string | undefined
  /** It could be anything at all but null: whatever else is asked of it opens it. */
  readonly isAnything?: true
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
  const reader = new Reader(sealed)
  reader.seal()
  return { state: reader.wrap(state) as State, opened: () => reader.opened }
}

/** Goes between a state and whoever reads it, and notes the first secret that is looked at. */
class Reader {
  opened: Opened | undefined
  readonly #sealed: readonly Sealed[]
  readonly #wrapped = new WeakMap<object, object>()
  readonly #raw = new WeakMap<object, object>()
  readonly #handler: ProxyHandler<object> = {
    get: (target, key) =>
      (Array.isArray(target) ? this.#ofList(target, key) : undefined) ?? this.#ofHolder(target, key),
    set: (target, key, value) => Reflect.set(target, key, this.#unwrap(value)),
  }

  constructor(sealed: readonly Sealed[]) {
    this.#sealed = sealed
  }

  /** Puts a box into the place of every secret. */
  seal(): void {
    const open = (box: Box): Json => this.#open(box)
    for (const [i, { places }] of this.#sealed.entries()) {
      const box = new Box(i, open)
      for (const { in: holder, key } of places) (holder as Record<string, unknown>)[key] = box
    }
  }

  readonly wrap = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || value instanceof Box) return value
    let proxy = this.#wrapped.get(value)
    if (!proxy) {
      proxy = new Proxy(value, this.#handler)
      this.#wrapped.set(value, proxy)
      this.#raw.set(proxy, value)
    }
    return proxy
  }

  readonly #unwrap = (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? (this.#raw.get(value) ?? value) : value

  /** What is asked of a list without looking at its elements; nothing for all else. */
  #ofList(list: unknown[], key: string | symbol): unknown {
    if (key === UNORDERED) return this.#wholePool(list)
    if (key === TAKE) return (at: number) => this.wrap(list.splice(at, 1)[0])
    if (key === PUT) return (element: unknown) => [element, ...list].some(isBox) && list.push(element) > 0
    if (typeof key !== 'string') return undefined
    const move = Object.hasOwn(MOVES, key) ? MOVES[key] : undefined
    if (move) return (...given: unknown[]) => this.wrap(move(list, given.map(this.#unwrap)))
    if (Object.hasOwn(QUESTIONS, key)) return (given: unknown) => this.#question(list, key, given)
    return undefined
  }

  #ofHolder(target: object, key: string | symbol): unknown {
    const holder = target as Record<string | symbol, unknown>
    if (key === EMPTY) return (place: string) => this.#isEmpty(holder[place])
    if (holder[key] instanceof Box) holder[key] = this.#open(holder[key])
    return this.wrap(holder[key])
  }

  #isEmpty(element: unknown): boolean {
    const isAnything = element instanceof Box && this.#sealed[element.secret]?.isAnything === true
    return !isAnything && this.#ask(element, 0, (value) => value === null)
  }

  #open({ secret }: Box): Json {
    const { id, values: could, isAnything } = this.#sealed[secret] as Sealed
    const values = could()
    if (values.length > 1 || isAnything) this.opened ??= { id, parts: values.map((value) => [value]) }
    return copyJson(values[0] as Json)
  }

  /** Asks a question of an element. A box stays shut where every value would be answered alike. */
  #ask(element: unknown, index: number, test: Test): boolean {
    if (!(element instanceof Box)) return test(this.wrap(element), index)
    const { id, values: could, isAnything } = this.#sealed[element.secret] as Sealed
    if (isAnything) return test(this.#open(element), index)
    const values = could()
    const yes = values.filter((value) => test(value, index))
    if (yes.length === values.length) return true
    if (yes.length === 0) return false
    const no = values.filter((value) => !yes.includes(value))
    this.opened ??= { id, parts: [yes, no] }
    return test(values[0], index)
  }

  #question(list: unknown[], method: string, given: unknown): unknown {
    const wanted = this.#unwrap(given)
    const test: Test = SEARCHES.includes(method)
      ? (value) => this.#unwrap(value) === wanted
      : (value, index) =>
          Boolean((given as (value: unknown, index: number, list: unknown) => unknown)(value, index, this.wrap(list)))
    return QUESTIONS[method]?.(list.length, (index) => this.#ask(list[index], index, test))
  }

  /** A list that holds a whole pool, and perhaps things that are no secret, holds the same whatever lies where. */
  #wholePool(list: readonly unknown[]): Json[] | undefined {
    const sealed = this.#sealed
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
}
