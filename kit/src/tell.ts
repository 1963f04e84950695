import { type Reader, render, type Sentence, type Span, spans } from '@anachron/kernel/words'

/** What the names of a table call the person who looks at the screen. */
export const YOU = 'You'

/** Who only watches. */
const NOBODY = -1

/** Whoever has one seat is “you” whatever they look at; whoever has several is the one as which they look. */
const readerOf = (names: readonly string[], as: number): Reader => {
  const own = names.indexOf(YOU)
  return { names, viewer: own < 0 ? as : own }
}

/** A sentence for whoever looks at the screen. `as`: the seat that is theirs at the moment, if any. */
export const tell = (sentence: Sentence, names: readonly string[], as: number = NOBODY): string =>
  render(sentence, readerOf(names, as))

/** The same in stretches, some of which are pieces and rules. */
export const tellSpans = (sentence: Sentence, names: readonly string[], as: number = NOBODY): Span[] =>
  spans(sentence, readerOf(names, as))
