import type { Seat } from '../seat.ts'
import type { Article, Count, Given, List, Message, Noun, Part, People, Piece, Role, Rule, Verb, Who } from './parts.ts'

/** A verb that has not been told yet who does it: `say` finds out. */
type OpenVerb = Omit<Verb, 'of'>
type Hole = Part | OpenVerb

const keys = new WeakMap<TemplateStringsArray, string>()

function keyOf(strings: TemplateStringsArray): string {
  let key = keys.get(strings)
  if (key === undefined) {
    key = strings.reduce((text, next, i) => `${text}{${i - 1}}${next}`)
    keys.set(strings, key)
  }
  return key
}

/**
 * A sentence, or a piece of one: `` say`${seat(by)} ${verb('draw')} ${count(n, 'card')}.` ``. It is data until somebody
 * reads it. A verb belongs to the last seat before it that does something, otherwise to the first thing before it;
 * `verb('draw', whom)` says it where that is not meant. What begins a sentence gets its capital when it is read.
 */
export function say(strings: TemplateStringsArray, ...holes: Hole[]): Message {
  const parts = holes.map((hole, i) => (isOpen(hole) ? { ...hole, of: doerBefore(holes, i, hole.verb) } : hole))
  return { is: 'say', key: keyOf(strings), parts }
}

const isOpen = (hole: Hole): hole is OpenVerb => typeof hole === 'object' && hole.is === 'verb' && !('of' in hole)

const isDoer = (hole: Hole): hole is Who | People =>
  typeof hole === 'object' &&
  (hole.is === 'seat' || hole.is === 'people') &&
  (hole.role === 'subject' || hole.role === 'they')

const isThing = (hole: Hole): hole is Part =>
  typeof hole === 'object' && ['piece', 'count', 'noun', 'a', 'list', 'say'].includes(hole.is)

function doerBefore(holes: readonly Hole[], at: number, verb: string): Part {
  const before = holes.slice(0, at)
  const doer = before.findLast(isDoer) ?? before.find(isThing)
  if (doer === undefined) throw new Error(`nobody before the verb “${verb}” does it: verb('${verb}', whom)`)
  return doer
}

const who =
  (role: Role) =>
  (seat: Seat): Who => ({ is: 'seat', seat, role })

/** Who does something: you, Ada. */
export const seat: (seat: Seat) => Who = who('subject')
/** To whom something is done: you, Ada. */
export const whom: (seat: Seat) => Who = who('object')
/** your, Ada’s. */
export const whose: (seat: Seat) => Who = who('whose')
/** you, they: where it is clear who is meant. The same for `them` and `their`. */
export const they: (seat: Seat) => Who = who('they')
export const them: (seat: Seat) => Who = who('them')
export const their: (seat: Seat) => Who = who('their')

/** Several seats together: “you and Ada”. One verb fits them all. */
export const people = (seats: readonly Seat[], role: Role = 'subject'): People => ({
  is: 'people',
  seats: seats.slice(),
  role,
})

/** By its base form: `draw`, `be`. `of`: who does it, a seat's part, a piece, a list or a number. */
export function verb(verb: string): OpenVerb
export function verb(verb: string, of: Part): Verb
export function verb(verb: string, of?: Part): OpenVerb | Verb {
  return of === undefined ? { is: 'verb', verb } : { is: 'verb', verb, of }
}

/** `1 card`, `3 cards`. The plural only where English would not make it. */
export const count = (count: number, noun: string, many?: string): Count => ({
  is: 'count',
  count,
  noun,
  ...(many === undefined ? {} : { many }),
})

/** `card` or `cards`, without the number. */
export const noun = (count: number, noun: string, many?: string): Noun => ({
  is: 'noun',
  count,
  noun,
  ...(many === undefined ? {} : { many }),
})

/** `a Unit`, `an Hour`, `an 8`. */
export const a = (what: Part): Article => ({ is: 'a', what })

/** `a, b and c`. */
export const list = (items: readonly Part[], by: 'and' | 'or' = 'and'): List => ({
  is: 'list',
  items: items.slice(),
  by,
})
/** With the same between all of them: `'; '`. */
export const joined = (items: readonly Part[], between: string): List => ({
  is: 'list',
  items: items.slice(),
  by: between,
})
export const lines = (items: readonly Part[]): List => joined(items, '\n')

/** Something a screen can point at. `many`: its name is a plural, and its verbs with it. */
export const piece = (id: string, name: Part, many = false): Piece => ({
  is: 'piece',
  id,
  name,
  ...(many ? { many } : {}),
})

/** What stands as it is in every language: a name, what somebody wrote, what has been rendered already. */
export const given = (text: string): Given => ({ is: 'given', text })

/** A rule by its id. */
export const rule = (rule: string): Rule => ({ is: 'rule', rule })
