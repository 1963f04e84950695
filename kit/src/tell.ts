/** Where sentences become text on the screen. Everything that boards and screens say goes through here. */
import {
  english,
  given,
  type Language,
  piece,
  type Reader,
  render,
  type Sentence,
  type Span,
  say,
  spans,
} from '@anachron/kernel/words'
import { createElement, Fragment, type ReactNode } from 'react'

/** What the names of a table call the person who looks at the screen. */
export const YOU = 'You'

/** Who only watches. */
const NOBODY = -1

let language: Language = english

/** From now on everything is said in this language. Said by the app, before anything is drawn. */
export function speak(of: Language): void {
  language = of
}

/** The language of the screen. */
export const spoken = (): Language => language

/** Text in a hole is there to be said as it stands: a name, or what has been rendered already. */
type Hole = Parameters<typeof say>[1]

const isTemplate = (text: Sentence | TemplateStringsArray): text is TemplateStringsArray => Array.isArray(text)

/**
 * What a screen says of itself: `t('Sit down')`, `` t`Entry ${n} of ${all}` ``, or a sentence that was made elsewhere.
 * The English text is the key by which another language finds its own.
 */
export function t(text: Sentence): string
export function t(text: TemplateStringsArray, ...holes: Hole[]): string
export function t(text: Sentence | TemplateStringsArray, ...holes: Hole[]): string {
  return render(isTemplate(text) ? said(text, holes) : text, { language })
}

/** A piece of a sentence, as it stands in the middle of one: nothing in it gets a capital. */
export const phrase = (text: Sentence): string => render(text, { language: { ...language, capital: (as) => as } })

const said = (text: TemplateStringsArray, holes: readonly Hole[]): Sentence =>
  say(text, ...holes.map((hole) => (typeof hole === 'string' ? given(hole) : hole)))

const isPart = (hole: Hole | ReactNode): hole is Hole =>
  typeof hole === 'number' || typeof hole === 'string' || (typeof hole === 'object' && hole !== null && 'is' in hole)

/** The same where something to be seen stands in a sentence: `` rich`See ${<a href="…">{t('the rules')}</a>}.` `` */
export function rich(text: TemplateStringsArray, ...holes: (Hole | ReactNode)[]): ReactNode {
  const sentence = said(
    text,
    holes.map((hole, i) => (isPart(hole) ? hole : piece(String(i), given(' ')))),
  )
  return spans(sentence, { language }).map(({ text, piece }, i) =>
    createElement(Fragment, { key: i }, piece === undefined ? text : (holes[Number(piece)] as ReactNode)),
  )
}

/** Whoever has one seat is “you” whatever they look at; whoever has several is the one as which they look. */
const readerOf = (names: readonly string[], as: number): Reader => {
  const own = names.indexOf(YOU)
  return { names, viewer: own < 0 ? as : own, language }
}

/** A sentence for whoever looks at the screen. `as`: the seat that is theirs at the moment, if any. */
export const tell = (sentence: Sentence, names: readonly string[], as: number = NOBODY): string =>
  render(sentence, readerOf(names, as))

/** The same in stretches, some of which are pieces and rules. */
export const tellSpans = (sentence: Sentence, names: readonly string[], as: number = NOBODY): Span[] =>
  spans(sentence, readerOf(names, as))
