import type { Chance } from '../chance/chance.ts'
import { copyJson } from '../json.ts'

/* What a client that is broken, or wants to break something, sends: answers of the game with their shape damaged. */

const NO_TEXT = { toString: null, valueOf: null }
const OTHERS: readonly unknown[] = [null, '', 'x', '__proto__', 0, -1, 1e9, true, {}, [], [null], NO_TEXT]

interface Damaged {
  /** What was done to it, for the count: `$.card: removed`. */
  way: string
  action: object
}

type Slot = { path: string; keys: string[] }

function slotsOf(value: unknown, { path, keys }: Slot, into: Slot[]): Slot[] {
  if (typeof value !== 'object' || value === null) return into
  for (const key of Object.keys(value)) {
    const slot = { path: `${path}.${key}`, keys: [...keys, key] }
    into.push(slot)
    slotsOf((value as Record<string, unknown>)[key], slot, into)
  }
  return into
}

/** A copy in which something is done to the object that holds a slot. */
function changed(action: object, keys: readonly string[], change: (holder: never, key: string) => void): object {
  const copy = copyJson(action)
  let holder = copy as Record<string, unknown>
  for (const key of keys.slice(0, -1)) holder = holder[key] as Record<string, unknown>
  change(holder as never, keys.at(-1) as string)
  return copy
}

function remove(holder: Record<string, unknown> | unknown[], key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
}

/** Every damage of one place: a field that is gone, that is something else, and one that nobody asked for. */
function damages(action: object): Damaged[] {
  const all: Damaged[] = [{ way: '$: one more', action: { ...action, more: 1 } }]
  for (const { path, keys } of slotsOf(action, { path: '$', keys: [] }, [])) {
    all.push({ way: `${path}: removed`, action: changed(action, keys, remove) })
    for (const other of OTHERS) {
      const put = (holder: Record<string, unknown>, key: string): void => {
        holder[key] = copyJson(other)
      }
      all.push({ way: `${path}: ${JSON.stringify(other)}`, action: changed(action, keys, put) })
    }
  }
  return all
}

/** Every field for itself as another answer has it: a card that is there, and is no such card. */
function mixed(action: object, other: object): Damaged[] {
  return Object.entries(other)
    .filter(([key]) => Object.hasOwn(action, key))
    .map(([key, value]) => ({ way: `$.${key}: another’s`, action: { ...action, [key]: copyJson(value) } }))
}

/** Kinds of answers that are damaged for one decision: making all damages of all kinds each time would take long. */
const OWN_KINDS = 4
const OTHER_KINDS = 2
/** Decisions that come up less often than this are all looked at. */
const SCARCE = 12

const kindOf = (action: object): string => String(Object.values(action)[0])

/** Answers of every kind that turned up, and what has been tried with them at which ask. */
export class DamagedAnswers {
  readonly #ofKind = new Map<string, object[]>()
  readonly #kindsAt = new Map<string, Set<string>>()
  readonly #looked = new Map<string, number>()
  readonly #tried = new Map<string, number>()

  /** Remembers some answers of each kind, the newest for the oldest, and where they belong. */
  note(ask: string, actions: readonly object[]): void {
    const kinds = this.#kindsAt.get(ask) ?? new Set()
    this.#kindsAt.set(ask, kinds)
    for (const action of actions) {
      const kind = kindOf(action)
      kinds.add(kind)
      this.#ofKind.set(kind, [action, ...(this.#ofKind.get(kind) ?? [])].slice(0, 8))
    }
  }

  isScarce(ask: string): boolean {
    return (this.#looked.get(ask) ?? 0) < SCARCE
  }

  /** Damaged answers for an ask, those first that were tried least there. */
  *for(ask: string, most: number, dice: Chance): Generator<object> {
    this.#looked.set(ask, (this.#looked.get(ask) ?? 0) + 1)
    const some = (known: readonly object[]): object => known[dice.pick('known', known.length)] as object
    const others = [...this.#ofKind.values()].flat()
    const all = this.#kindsFor(ask, dice).flatMap((kind) => {
      const action = some(this.#ofKind.get(kind) as object[])
      const ways = [...damages(action), ...mixed(action, some(others)), ...mixed(action, some(others))]
      return ways.map((damaged) => ({ key: `${ask} ${kind} ${damaged.way}`, action: damaged.action }))
    })
    const times = (key: string): number => this.#tried.get(key) ?? 0
    dice.shuffle('damaged', all).sort((a, b) => times(a.key) - times(b.key))
    for (const { key, action } of all.slice(0, most)) {
      this.#tried.set(key, times(key) + 1)
      yield action
    }
  }

  #kindsFor(ask: string, dice: Chance): string[] {
    const kinds = dice.shuffle('kinds', [...this.#ofKind.keys()])
    const isOwn = (kind: string): boolean => this.#kindsAt.get(ask)?.has(kind) === true
    return [...kinds.filter(isOwn).slice(0, OWN_KINDS), ...kinds.filter((kind) => !isOwn(kind)).slice(0, OTHER_KINDS)]
  }
}
