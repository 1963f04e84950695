// Made from RULES.md by scripts/rulebook.ts. Edit that page instead.

export const rulebook = {
  'EX-1': {
    section: 'The clock',
    text: 'Twenty cards: the minutes 1, 2, 3, 4 and 5, four of each. They are shuffled; each thief is dealt four.',
  },
  'EX-2': {
    section: 'The clock',
    text: 'Before the first turn everybody chooses one of the four and buries it, face down. Nobody shows theirs before all have chosen, and buried cards stay buried: only their owner knows them.',
  },
  'EX-3': {
    section: 'The clock',
    text: 'Then seat 1 begins, and turns go round.',
  },
  'EX-4': {
    section: 'A turn',
    text: 'Play a card from hand and name it: you try to grab that many minutes.',
  },
  'EX-5': {
    section: 'A turn',
    text: 'Before the clock strikes, the others may answer, in turn order: whoever discards a card of the same number jams the clock, and the attempt is over. Everybody who still holds a card is asked, whatever they hold.',
  },
  'EX-6': {
    section: 'A turn',
    text: 'If nobody jams, roll a die. If it shows at least the number of the card, you score that many points.',
  },
  'EX-7': {
    section: 'A turn',
    text: 'Played and jamming cards go to the discards, open to all. Then whoever played or jammed draws back up to three, as long as there are cards.',
  },
  'EX-8': {
    section: 'A turn',
    text: 'A thief without cards is passed over.',
  },
  'EX-9': {
    section: 'The end',
    text: 'The first to reach ten points wins at once.',
  },
  'EX-10': {
    section: 'The end',
    text: 'If nobody has a card left, the most points win; those who tie share the win.',
  },
  'EX-11': {
    section: 'The end',
    text: 'Anybody may give up at any time. The others share the win.',
  },
} as const

export type RuleId = keyof typeof rulebook
