import type { Language } from './language.ts'
import type { Role } from './parts.ts'

/**
 * What a verb is for others, where it is not made by rule; `be` and `were` have a form of their own for “you” and for
 * many.
 */
const ONE: Readonly<Record<string, string>> = { be: 'is', were: 'was', have: 'has', do: 'does', go: 'goes' }
const YOU: Readonly<Record<string, string>> = { be: 'are' }
/** These stay as they are, whoever does it. */
const MODAL = new Set(['can', 'may', 'must', 'will', 'would', 'could', 'should', 'might'])

const PLURALS: Readonly<Record<string, string>> = {
  die: 'dice',
  person: 'people',
  man: 'men',
  woman: 'women',
  half: 'halves',
  life: 'lives',
}

/** “carries”, “passes”, “draws”: verbs of others and nouns of many are made alike. */
const withS = (word: string): string => {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

const READER: Readonly<Record<Role, string>> = {
  subject: 'you',
  object: 'you',
  whose: 'your',
  they: 'you',
  them: 'you',
  their: 'your',
}

/** Sounds decide: “an Hour”, “a Unit”, “an 8”. */
const SOUNDS_OPEN = /^(?:[aeio]|u(?!ni|s[aeiu]|ti)|hour|heir|honest|honou?r|8|11(?!\d)|18(?!\d))/i
const SOUNDS_CLOSED = /^(?:one(?!\w)|once|eu)/i

const THIRD: Partial<Record<Role, string>> = { they: 'they', them: 'them', their: 'their' }

/** The language in which everything is written: messages are their own keys. */
export const english: Language = {
  tag: 'en-GB',
  message: (key) => key,
  term: (text) => text,
  number: (value) => (value < 0 ? `−${-value}` : String(value)),
  seat: (name, role) => (name === undefined ? READER[role] : (THIRD[role] ?? (role === 'whose' ? `${name}’s` : name))),
  player: (number) => `Player ${number}`,
  verb(verb, person) {
    const [first = '', ...rest] = verb.split(' ')
    const agreed = person !== 'one' ? (YOU[first] ?? first) : MODAL.has(first) ? first : (ONE[first] ?? withS(first))
    return [agreed, ...rest].join(' ')
  },
  noun: (noun, count, many) => (count === 1 ? noun : (many ?? PLURALS[noun] ?? withS(noun))),
  count: (number, noun) => `${number} ${noun}`,
  article: (word) => (SOUNDS_OPEN.test(word) && !SOUNDS_CLOSED.test(word) ? 'an ' : 'a '),
  between: (by, i, n) => (i === 0 ? '' : by !== 'and' && by !== 'or' ? by : i < n - 1 ? ', ' : ` ${by} `),
  begins: (before) => /(?:^|[.!?][”’)]*\s+|\n\s*)$/.test(before),
  capital: (text) => text.charAt(0).toUpperCase() + text.slice(1),
}
