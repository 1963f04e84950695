import { english, type Language } from '../words/index.ts'

/**
 * What a game gives to be said in another language: its messages, verbs, and names of things, each by its English key.
 */
export interface Catalogue {
  messages?: Readonly<Record<string, string>>
  /** The stem of each verb. */
  verbs?: Readonly<Record<string, string>>
  terms?: Readonly<Record<string, string>>
}

const ENDINGS = { you: 'as', one: 'at', many: 'ant' } as const

/**
 * A language that nobody speaks, to show that words can be said in another one: verbs tell by their ending who does it,
 * owners are marked, many are said twice, numbers follow their noun, and there are no articles.
 */
export const madeUp = ({ messages = {}, verbs = {}, terms = {} }: Catalogue): Language => ({
  ...english,
  message: (key) => messages[key] ?? key,
  term: (text) => terms[text] ?? text,
  seat: (name, role) => `${name ?? 'tu'}${role === 'whose' || role === 'their' ? '-im' : ''}`,
  verb: (verb, person) => `${verbs[verb] ?? verb}${ENDINGS[person]}`,
  noun: (noun, count) => (count === 1 ? (terms[noun] ?? noun) : `${terms[noun] ?? noun}-${terms[noun] ?? noun}`),
  count: (number, noun) => `${noun} ${number}`,
  article: () => '',
  between: (by, i) => (i === 0 ? '' : by === 'and' || by === 'or' ? ' e ' : by),
})
