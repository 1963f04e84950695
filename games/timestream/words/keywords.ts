/** What the keywords of cards mean, for those who ask. */
import { rule, type Sentence, say } from '@anachron/kernel/words'
import { type Card, KEYWORDS, type Keyword } from '../content/index.ts'
import type { RuleId } from '../rules/rulebook.ts'
import { keywordName } from './card-text.ts'

interface Reminder {
  /** As it stands on the card. */
  word: string
  rule: RuleId
  means: string
}

const KEYWORD: Record<Keyword, Omit<Reminder, 'word'>> = {
  'target-first': { rule: 'TS-63', means: 'it may strike in the turn in which it comes into play.' },
  link: {
    rule: 'TS-53',
    means: 'it is attached to one of your units and adds to it; they leave together. A unit carries two at the most.',
  },
  charge: { rule: 'TS-57', means: 'pay while you play cards for a bonus that lasts until your next turn.' },
  delayed: { rule: 'TS-87', means: 'a counter falls in each of your turns; when it runs out, the ability runs.' },
  intrude: {
    rule: 'TS-48',
    means: 'it may be laid into an empty location of the opponent and keeps it from being filled, for three turns.',
  },
  cloaked: { rule: 'TS-81', means: 'effects of the opponent cannot choose it. Strikes still reach it.' },
  vanguard: { rule: 'TS-47', means: 'it joins its lane in front, not at the far end.' },
  steadfast: { rule: 'TS-68', means: 'no strike voids it.' },
  bypass: { rule: 'TS-66', means: 'it may pass by the Advances and strike at the Event Chain card behind them.' },
  reach: { rule: 'TS-67', means: 'it may strike across an empty location.' },
  fleeting: { rule: 'TS-27', means: 'it is voided at the end of a turn in which it struck.' },
}

const EFFECT: Partial<Record<string, Reminder>> = {
  stun: { word: 'Stun', rule: 'TS-64', means: 'the unit cannot strike to the end of its owner’s next turn.' },
  freeze: {
    word: 'Freeze',
    rule: 'TS-86',
    means: 'the cell is spent, thaws at the start of its owner’s next turn and can pay again a turn later.',
  },
  move: {
    word: 'Move',
    rule: 'TS-63',
    means: 'you choose the lane, of a number printed on the unit; it joins at the far end.',
  },
}

/** A card has the keywords that it bears, gives by a link, or grants. */
function keywordsOf({ keywords, link, abilities }: Card): Keyword[] {
  const granted = abilities.flatMap(({ effects }) =>
    effects.flatMap((one) => (one.op === 'grant' ? [one.keyword] : [])),
  )
  const all = [...keywords, ...(link?.grants ?? []), ...granted]
  return KEYWORDS.filter((keyword) => all.includes(keyword))
}

/** One for each keyword on the card, and for stunning, freezing and moving. */
export function remindersOf(card: Card): Reminder[] {
  const ops = new Set(card.abilities.flatMap(({ effects }) => effects.map(({ op }) => op)))
  return [
    ...keywordsOf(card).map((keyword) => ({ word: keywordName(keyword), ...KEYWORD[keyword] })),
    ...[...ops].flatMap((op) => EFFECT[op] ?? []),
  ]
}

export const reminderText = ({ word, means, rule: id }: Reminder): Sentence => say`${word}: ${means} (${rule(id)})`
