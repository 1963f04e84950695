import { joined, type Sentence, say } from '@anachron/kernel/words'
import type { Primer } from '@anachron/kit'
import { DRAFT_ROUNDS, PACK, SEALED_PACKS } from '../rules/limited/packs.ts'
import type { Options } from '../rules/types.ts'

/** What comes before the match, where decks are not simply chosen (TS-97). */
const BEFORE: Record<Options['decksFrom'], readonly Sentence[]> = {
  choice: [],
  draft: [
    say`First you build a deck: ${DRAFT_ROUNDS} times both open a pack of ${PACK}, take a card and pass the rest on, until all are taken.`,
  ],
  sealed: [say`First you build a deck from ${SEALED_PACKS} packs of ${PACK}.`],
}

const TURN =
  'Draw a card, lay down one Power Cell, then play what your cells can pay for: chain cards into locations, Advances to guard them, Obstacles in the rival’s way. At last your units may strike at what faces them.'

/** Hardly a match lasts so many turns: nobody has to hear at first of what comes then. */
const SELDOM = 100

export const primer = ({ decksFrom, turnCap }: Options): Primer => ({
  aim: 'Two travellers race to bring home a recording from the Age of Apostles. Fill your three locations (journey, city, record), then play the card TIMESTREAM.',
  turn: joined([...BEFORE[decksFrom], TURN], ' '),
  end:
    turnCap < SELDOM
      ? say`The moment somebody plays TIMESTREAM with all three locations filled; else after turn ${turnCap}, by a count.`
      : 'The moment somebody plays TIMESTREAM with all three locations filled.',
})
