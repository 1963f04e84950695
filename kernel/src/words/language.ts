import type { Role } from './parts.ts'

/** Whom a verb agrees with: whoever reads, somebody else, or several. */
export type Person = 'you' | 'one' | 'many'

/** All that is particular to one language. */
export interface Language {
  /** How `Intl` and pages call it: by it numbers and dates of screens are written. */
  tag: string
  /** The text of a message, with holes `{0}` in any order. */
  message(key: string): string
  /** A fixed text or a name of the game's content. */
  term(text: string): string
  number(value: number): string
  /** A seat. `name` is nothing for whoever reads. */
  seat(name: string | undefined, role: Role): string
  /** What a seat is called that has no name. */
  player(number: number): string
  verb(verb: string, person: Person): string
  noun(noun: string, count: number, many?: string): string
  /** A number with its noun, both ready. */
  count(number: string, noun: string): string
  /** What stands before this word: `an `. */
  article(word: string): string
  /** What stands before item `i` of `n` (the first item is 0). */
  between(by: string, i: number, n: number): string
  /** Whether a sentence begins after this text. */
  begins(before: string): boolean
  capital(text: string): string
}
