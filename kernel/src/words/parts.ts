import type { Seat } from '../seat.ts'

/**
 * What a sentence is made of: plain data, no language in it but the keys by which a language finds its own words. The
 * key of a message is its text with numbered holes; verbs, nouns and names are their own keys.
 */
export type Part = Sentence | number

/** What games say. A plain string is a sentence without holes. */
export type Sentence = string | Message | Who | People | Verb | Count | Noun | Article | List | Piece | Rule | Given

/** A template with its arguments: key `{0} {1} the clock.` */
export interface Message {
  is: 'say'
  key: string
  parts: Part[]
}

/**
 * What a seat is to its verb: `subject` you, Ada · `object` you, Ada · `whose` your, Ada’s; and where the seat has been
 * named just before, `they` you, they · `them` you, them · `their` your, their.
 */
export type Role = 'subject' | 'object' | 'whose' | 'they' | 'them' | 'their'

export interface Who {
  is: 'seat'
  seat: Seat
  role: Role
}

/** Several seats taken together; whoever reads comes first. */
export interface People {
  is: 'people'
  seats: Seat[]
  role: Role
}

export interface Verb {
  is: 'verb'
  verb: string
  /** Who does it. */
  of: Part
}

/** `3 cards`; `many` where the plural is the game's own. */
export interface Count {
  is: 'count'
  count: number
  noun: string
  many?: string
}

/** `card` or `cards`, the number being told elsewhere or not at all. */
export interface Noun {
  is: 'noun'
  count: number
  noun: string
  many?: string
}

/** `a Unit`, `an Hour`. */
export interface Article {
  is: 'a'
  what: Part
}

export interface List {
  is: 'list'
  items: Part[]
  /** `and`, `or`, or what stands between the items as it is. */
  by: string
}

/** A card, a unit, a place: something a screen can point at. */
export interface Piece {
  is: 'piece'
  id: string
  name: Part
  /** Its name is a plural: “Blitz Troops”. */
  many?: true
}

export interface Rule {
  is: 'rule'
  rule: string
}

/** What no language changes, a capital included: what somebody is called, or has written. */
export interface Given {
  is: 'given'
  text: string
}
