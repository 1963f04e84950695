import { type Seat, SPECTATOR, type Viewer } from '../seat.ts'
import { english } from './english.ts'
import type { Language } from './language.ts'
import type { Message, Part, Role, Sentence } from './parts.ts'
import { personOf } from './person.ts'

/** Who reads, and what the seats are called. */
export interface Reader {
  /** By seat. A seat without a name is called by its number. */
  names?: readonly string[]
  /** The seat that is “you”; nobody is when it is no seat. */
  viewer?: Viewer
  language?: Language
}

/** A stretch of a sentence, and what it speaks of where it is a piece or a rule. */
export interface Span {
  text: string
  piece?: string
  rule?: string
}

/** The sentence as one text. */
export const render = (sentence: Sentence, reader: Reader = {}): string =>
  spans(sentence, reader)
    .map(({ text }) => text)
    .join('')

/** So many characters tell whether a sentence has ended. */
const TAIL = 8

/** The sentence in stretches, so that a screen can make links of some. */
export function spans(sentence: Sentence, reader: Reader = {}): Span[] {
  const { names = [], viewer = SPECTATOR, language = english } = reader
  const found: Span[] = []
  let before = ''
  for (const { text, piece, rule, fixed } of bitsOf(sentence, { names, viewer, language }, true)) {
    if (text === '') continue
    const shown = !fixed && language.begins(before) ? language.capital(text) : text
    before = (before + shown).slice(-TAIL)
    const last = found.at(-1)
    if (last && last.piece === piece && last.rule === rule) last.text += shown
    else found.push({ text: shown, ...(piece === undefined ? {} : { piece }), ...(rule === undefined ? {} : { rule }) })
  }
  return found
}

interface Bit extends Span {
  /** Written as it stands, at the beginning of a sentence too. */
  fixed?: boolean
}

/** `whole`: not a part of something else, so that its own text is written as it stands. */
function bitsOf(part: Part, reader: Required<Reader>, whole = false): Bit[] {
  const { language, viewer } = reader
  if (typeof part === 'number') return [{ text: language.number(part) }]
  if (typeof part === 'string') return [{ text: language.term(part), fixed: whole }]
  switch (part.is) {
    case 'say':
      return messageBits(part, reader, whole)
    case 'seat':
      return [{ text: seatText(part.seat, part.role, reader) }]
    case 'people': {
      const seats = part.seats.toSorted((a, b) => Number(b === viewer) - Number(a === viewer))
      return listBits(
        seats.map((seat) => [{ text: seatText(seat, part.role, reader) }]),
        'and',
        language,
      )
    }
    case 'verb':
      return [{ text: language.verb(part.verb, personOf(part.of, viewer)) }]
    case 'count':
      return [{ text: language.count(language.number(part.count), language.noun(part.noun, part.count, part.many)) }]
    case 'noun':
      return [{ text: language.noun(part.noun, part.count, part.many) }]
    case 'a': {
      const what = bitsOf(part.what, reader)
      const article = language.article(what.map(({ text }) => text).join(''))
      return [{ text: article }, ...what.map((bit) => ({ ...bit, fixed: article !== '' }))]
    }
    case 'list':
      return listBits(
        part.items.map((item) => bitsOf(item, reader)),
        part.by,
        language,
      )
    case 'piece':
      return bitsOf(part.name, reader).map((bit) => ({ ...bit, piece: part.id }))
    case 'rule':
      return [{ text: part.rule, rule: part.rule }]
    case 'given':
      return [{ text: part.text, fixed: true }]
  }
}

const messageBits = ({ key, parts }: Message, reader: Required<Reader>, whole: boolean): Bit[] =>
  patternOf(reader.language.message(key)).flatMap((bit) =>
    typeof bit === 'string' ? [{ text: bit, fixed: whole }] : bitsOf(parts[bit] ?? '', reader),
  )

const listBits = (items: readonly Bit[][], by: string, language: Language): Bit[] =>
  items.flatMap((item, i) => [{ text: language.between(by, i, items.length), fixed: true }, ...item])

function seatText(seat: Seat, role: Role, { names, viewer, language }: Required<Reader>): string {
  return language.seat(seat === viewer ? undefined : (names[seat] ?? language.player(seat + 1)), role)
}

const patterns = new Map<string, (string | number)[]>()

/** Texts and, at odd places, the numbers of the holes. */
function patternOf(text: string): (string | number)[] {
  let pattern = patterns.get(text)
  if (!pattern) {
    pattern = text.split(/\{(\d+)\}/).map((piece, i) => (i % 2 === 0 ? piece : Number(piece)))
    patterns.set(text, pattern)
  }
  return pattern
}
