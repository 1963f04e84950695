/** What cards can do at a table, as it is set up. */
import type { Seat } from '@anachron/kernel'
import { type Sentence, say } from '@anachron/kernel/words'
import { kindOf, OBLITERATOR, type Rank } from '../content/cards.ts'
import { scaledBurn } from '../rules/damage.ts'
import { DEFAULTS } from '../rules/options.ts'
import type { Field } from '../rules/types.ts'

type Table = Pick<Field, 'sides'> & { options: Pick<Field['options'], 'bombReach'> }

/** Two players and the usual options, as the rulebook shows cards. */
const DUEL: Table = { sides: [0, 1], options: DEFAULTS }

/** What is special about a card of this seat; nothing for a plain one. */
export function abilityOf(rank: Rank, seat: Seat = 0, { sides, options }: Table = DUEL): Sentence {
  return kindOf(rank).ability({
    burn: scaledBurn(FULL_BURN, sides, seat),
    narrowBombs: options.bombReach === 'day-and-later',
  })
}

const obliterator = kindOf(OBLITERATOR)
const FULL_BURN = obliterator.type === 'unit' ? (obliterator.burns?.damage ?? 0) : 0

/** The same in the few words that fit on a card in the hand. */
export function briefOf(rank: Rank, seat: Seat = 0, { sides, options }: Table = DUEL): Sentence {
  const burn = scaledBurn(FULL_BURN, sides, seat)
  if (rank === OBLITERATOR) return burn > 0 ? say`Strikes first. From Level 1 burns all for ${burn}.` : 'Strikes first.'
  if (kindOf(rank).type === 'bomb')
    return options.bombReach === 'day-and-later'
      ? 'Kills an enemy of now or later.'
      : 'Kills any enemy, now or to come.'
  return BRIEF[kindOf(rank).sign] ?? abilityOf(rank)
}

/** In a word or two, for a card as small as a thumb. */
export const tagOf = (rank: Rank): string => TAGS[kindOf(rank).sign] ?? ''

const TAGS: Readonly<Record<string, string>> = {
  A: 'burns all',
  2: 'tough',
  3: 'allies +1',
  4: 'shields',
  5: 'at Rear',
  6: 'grows',
  7: 'picks aim',
  8: 'guards',
  9: 'allies +1',
  10: 'grows',
  J: 'arms a Unit',
  Q: '+8 ♥',
  K: 'kills one',
}

const BRIEF: Readonly<Record<string, string>> = {
  2: 'Tough, and tougher every Day.',
  3: 'Allies have +1 Damage.',
  4: 'Soaks up 3 + L for your foremost Unit.',
  5: 'Shoots at the Rear.',
  6: 'Hits much harder every Day.',
  7: 'From Level 3 picks Front or Rear.',
  8: 'From Level 3 soaks up 5 for an ally.',
  9: 'From Level 3 allies have +1 Damage.',
  10: 'From Level 3 safe from the Rear.',
  J: 'A friend: +½ Damage, at the Rear.',
  Q: 'A friend: 8 more hit points.',
}
