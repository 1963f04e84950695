/** The guided first game: a short recorded race with strikes on both sides, two locks and the way home. */
import { type Guide, recorded } from '@anachron/kit'

export const guide: Guide = {
  seat: 0,
  minutes: 5,
  match: recorded(() => import('../fixtures/first-game.match.json', { with: { type: 'json' } })),
  notes: [
    {
      before: 1,
      title: 'Three places, then home',
      words:
        'You want a card in each of your three locations, the framed places in the middle row: the journey, the city, the record. Then TIMESTREAM takes you home. Power Cells pay for everything; you may lay down one a turn.',
      rule: 'TS-23',
      pieces: ['hand-TS-PC-01'],
    },
    {
      before: 2,
      title: 'The first link',
      words:
        'Event Chain cards fill locations in any order, one a turn. This record belongs into location 3 and costs two cells of any kind and two Ancient ones. The bright cells can pay; Universal ones count as anything.',
      rule: 'TS-36',
    },
    {
      before: 5,
      title: 'The other traveller',
      words: 'Your rival does the same, and sends a Scout Drone as a guard: Advances stand beside their own location.',
      rule: 'TS-46',
    },
    {
      before: 9,
      title: 'And the journey',
      words: 'Location 1 is the journey. Afterwards a Careful Copyist guards your record, and draws you a card.',
      rule: 'TS-77',
    },
    {
      before: 13,
      title: 'Trouble',
      words:
        'Obstacles are laid against you: they lie on the far side of your location. Whatever is first in line can strike at your guards, or at the Event Chain card itself if nobody guards it.',
      rule: 'TS-66',
    },
    {
      before: 18,
      title: 'All three',
      words:
        'Jerusalem fills the last location. You could go home next turn, if you had TIMESTREAM and eight cells. Until then, hold on.',
      rule: 'TS-45',
    },
    {
      before: 21,
      title: 'Strike',
      words:
        'Then the first unit in each lane may strike once. Energy against Resistance, both ways at the same moment: your Copyist has 1, the Mine resists with 1. Both go.',
      rule: 'TS-68',
    },
    {
      before: 23,
      title: 'Charged up',
      words: 'Spare cells can charge some units: a bonus that lasts until their owner’s next turn.',
      rule: 'TS-57',
    },
    {
      before: 30,
      title: 'Lock it',
      words: 'A second identical card locks a location. Obstacles cannot touch it any more.',
      rule: 'TS-39',
    },
    {
      before: 39,
      title: 'And the record',
      words: 'The same again for your record. Only the journey can still be taken from you.',
      rule: 'TS-40',
    },
    {
      before: 41,
      title: 'Your turn to be a nuisance',
      words: 'Your Storm strikes at what guards the rival’s journey. What would fall is written on it beforehand.',
      rule: 'TS-66',
    },
    {
      before: 55,
      title: 'The rival is getting on',
      words: 'Two locations over there, and a guard is moved to where it hurts. It is a race now.',
    },
    {
      before: 64,
      title: 'The eighth cell',
      words:
        'TIMESTREAM asks for a Universal cell, an Ancient and a Future one, and five of any kind; Universal cells may stand in for the other two. This is the last one you need.',
      rule: 'TS-30',
    },
    {
      before: 65,
      title: 'Home',
      words: 'All three locations are filled, and you have played no Event Chain card this turn. Go home.',
      rule: 'TS-3',
      pieces: ['hand-TS-TS-01'],
    },
  ],
}
