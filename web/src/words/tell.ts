/** Where sentences become text on the screen: here seats get the names of the table. */
import type { AnyGame, Forecast, Result, Seat, Viewer } from '@anachron/kernel'
import type { Sentence } from '@anachron/kernel/words'
import type { ReadForecast } from '@anachron/kit'
import { t, tell, you } from '@anachron/kit'

export { tell, tellSpans } from '@anachron/kit'

/** What is said to somebody else, as one overhears it: “you” is the one who is spoken to. */
export const overhear = (sentence: Sentence, names: readonly string[], to: Seat): string =>
  tell(
    sentence,
    names.map((name, seat) => (name === you() ? t`Player ${seat + 1}` : name)),
    to,
  )

/** How a match ended. */
export const ending = (
  { words }: Pick<AnyGame, 'words'>,
  result: Result,
  names: readonly string[],
  as?: Viewer,
): string => tell(words.result(result), names, as)

const keyOf = (words: Sentence): string => (typeof words === 'string' ? words : 'key' in words ? words.key : '')

export const tellForecast = (
  { rule, outcomes, notes }: Forecast,
  names: readonly string[],
  as: Viewer,
): ReadForecast => ({
  rule,
  outcomes: outcomes.map(({ words, chance }) => ({ words: tell(words, names, as), key: keyOf(words), chance })),
  notes: (notes ?? []).map((note) => tell(note, names, as)),
})
