/** The second lesson: from two links to three, holding them, and waiting for the way home. */
import { type Guide, recorded } from '@anachron/kit'

export const middleGame: Guide = {
  seat: 0,
  minutes: 4,
  title: 'Hold three links',
  sentence: 'Turn 12 of a close race: guard before you build, strike only what falls, and see danger coming.',
  from: 47,
  match: recorded(() => import('../fixtures/second-lesson.json', { with: { type: 'json' } })),
  notes: [
    {
      before: 48,
      title: 'Two links of three',
      words:
        'Your journey and your record stand; the city is missing. The rival has two links as well. Never skip a cell without need: the way home costs eight, one of them Universal. Lay down the Ancient Power Cell.',
      rule: 'TS-23',
    },
    {
      before: 49,
      title: 'The guard goes first',
      words:
        'A link that nobody guards is what they strike at first. The Upper Room Gathering is the strongest guard you hold, 5 and 8. It may stand in lane 2 before there is anything to guard.',
      rule: 'TS-46',
    },
    {
      before: 50,
      title: 'The third link',
      words:
        'Behind such a guard Jerusalem can be the city. All three locations are filled: from now on they have to break one, and you only need the card TIMESTREAM.',
      rule: 'TS-45',
    },
    {
      before: 51,
      title: 'Enough',
      words: 'All your cells are spent, and nothing is missing. End the turn.',
    },
    {
      before: 54,
      title: 'What they do about it',
      words:
        'Rome has come to guard their city. Two links of theirs stand, the journey is empty: count them every turn.',
    },
    {
      before: 56,
      title: 'While you wait',
      words: 'Another Future Power Cell. Cells that nobody needs today pay for two things tomorrow.',
    },
    {
      before: 57,
      title: 'Make them busy',
      words:
        'A good Obstacle costs them more than you: The Long Unravelling against lane 2, as strong as your guard. Whatever they spend on it does not go into a third link.',
      rule: 'TS-66',
    },
    {
      before: 58,
      title: 'Leave it at that',
      words: 'You could send one more guard. Lane 1 has two already; end the turn and keep the card.',
    },
    {
      before: 64,
      title: 'Strikes in vain',
      words:
        'The Paradox Loop has struck with Energy 3, your record resists with 5: nothing fell. Whoever strikes at something stronger may even fall by its answer: watch the Paradox Engineer, 2 against 5.',
      rule: 'TS-68',
    },
    {
      before: 65,
      title: 'Eleven',
      words: 'One more Future Power Cell. You have the eight for the way home long since; the rest is for surprises.',
    },
    {
      before: 66,
      title: 'A look at the strikes',
      words: 'Nothing new is worth its price. On to the strikes, to see what your own units could do.',
    },
    {
      before: 67,
      title: 'Only what falls',
      words:
        'Energy 5 against the 7 of Rome: nothing would fall, as is written on the target. Do not strike for the sake of it. End the turn.',
      rule: 'TS-68',
    },
    {
      before: 70,
      title: 'Danger',
      words:
        'Convoy Jump has filled their journey. Three links on both sides: look at the plate above. Whoever draws TIMESTREAM first, with eight cells ready, goes home.',
      rule: 'TS-45',
    },
    {
      before: 74,
      title: 'There it is',
      words: 'You have drawn TIMESTREAM. First the Future Power Cell of this turn, out of habit.',
    },
    {
      before: 75,
      title: 'The way home',
      words: 'Three links that held, and eight cells. Play TIMESTREAM.',
      rule: 'TS-3',
    },
  ],
}
