import type { Sentence } from '@anachron/kernel/words'
import { tell } from '@anachron/kit'

/** Sentences that speak of nobody at the table read the same for everybody. */
export const said = (sentence: Sentence): string => tell(sentence, [])
