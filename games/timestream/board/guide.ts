/** The guided first game: a short recorded race with strikes on both sides, two locks and the way home. */
import { type Guide, recorded } from '@anachron/kit'

export const guide: Guide = {
  seat: 0,
  minutes: 6,
  match: recorded(() => import('../fixtures/first-game.match.json', { with: { type: 'json' } })),
  // What the rival does is shown first, and told then.
  notes: [
    {
      before: 1,
      title: 'Three places, then home',
      words:
        'The gold frames are your three locations: your journey, your city, your record. With a card in each of them, the card TIMESTREAM takes you home. Power Cells pay for everything, and you may lay down one a turn: press the Ancient Power Cell.',
      rule: 'TS-23',
      pieces: ['hand-TS-PC-01'],
    },
    {
      before: 2,
      title: 'The first link',
      words:
        'Event Chain cards fill locations in any order, one a turn. This record belongs into location 3. It costs two cells of any kind and two Ancient ones; a Universal cell counts as anything. Pick it up, and the place where it can go lights up.',
      rule: 'TS-36',
    },
    {
      before: 7,
      title: 'The other traveller',
      words:
        'Your rival has begun as well: Slipstream Descent is their journey, and beside it a Scout Drone stands guard. Guards are called Advances.',
      rule: 'TS-46',
    },
    {
      before: 8,
      title: 'Ready again',
      words:
        'The cells that you spent last turn are ready again. One more: lay down the Universal Power Cell. It pays as Ancient or Future, whichever is needed.',
      rule: 'TS-29',
    },
    {
      before: 9,
      title: 'Your journey',
      words: 'Desert Landing fills location 1: two links of three, and hardly begun.',
      rule: 'TS-36',
    },
    {
      before: 10,
      title: 'A guard of your own',
      words:
        'Careful Copyist is an Advance: put it behind your record, on your side of the stream. Blows go round the record to it: whoever strikes at lane 3 meets the guard first, and the shield on the record says so. As it is played, it draws you a card.',
      rule: 'TS-77',
    },
    {
      before: 15,
      title: 'Trouble',
      words:
        'The red cards are Obstacles, laid against you: a Rogue Traveller faces your journey, a Temporal Mine your record. Whatever is first in line can strike at your guards, or at the chain card itself where nobody guards it; but not in the turn in which it arrives, unless it has Target First: » beside its numbers, like the Rogue Traveller. Your journey holds, 5 against 6. Nothing strikes across an empty place, such as your city.',
      rule: 'TS-63',
    },
    {
      before: 18,
      title: 'All three',
      words:
        'Jerusalem as the city fills your last location. Now the way home needs eight cells, of which you have five, and the card TIMESTREAM, in a turn without another chain card. Until then, hold on.',
      rule: 'TS-45',
    },
    {
      before: 19,
      title: 'Be a nuisance, too',
      words:
        'Highway Robbers are an Obstacle of yours: lay them against lane 1 of the rival. They have no Target First, so they can strike from your next turn on.',
      rule: 'TS-63',
    },
    {
      before: 21,
      title: 'Strike',
      words:
        'Your Careful Copyist has been there since last turn, so it may strike at the Temporal Mine. Energy against Resistance, both ways at the same moment: 1 against 1, and 4 against 2. Both fall.',
      rule: 'TS-68',
    },
    {
      before: 26,
      title: 'Charged up',
      words:
        'Their new guard, the Temporal Sentinel, was charged twice: spare cells raise some units until their owner’s next turn.',
      rule: 'TS-57',
    },
    {
      before: 29,
      title: 'One for one',
      words:
        'The Scout Drone struck at your Highway Robbers, and both fell. Your turn: the Ancient Power Cell is your sixth.',
      rule: 'TS-23',
    },
    {
      before: 30,
      title: 'Lock it',
      words:
        'A second Jerusalem locks your city: Obstacles cannot touch it any more. The copy only locks. What a card does when played, like drawing, it does not do again.',
      rule: 'TS-39',
    },
    {
      before: 31,
      title: 'Something stronger',
      words:
        'Storm on the Great Sea has Energy 5. Lay it against lane 1: the place says already what would fall next turn.',
      rule: 'TS-66',
    },
    {
      before: 36,
      title: 'They saw it coming',
      words:
        'A second Slipstream Descent stands guard now: a chain card whose places are all filled may be an Advance instead. Your Storm has to get past it first.',
      rule: 'TS-42',
    },
    {
      before: 39,
      title: 'And the record',
      words: 'The same lock for your record: a second Day of Pentecost. Only your journey can still be taken from you.',
      rule: 'TS-40',
    },
    {
      before: 41,
      title: 'Past the guard',
      words:
        'Your Storm strikes at the guard, Slipstream Descent: 5 against 4, and its answer of 1 does nothing to you. What would fall is written on it.',
      rule: 'TS-68',
    },
    {
      before: 49,
      title: 'A cell that does more',
      words:
        'A Drone Swarm has come, against your journey. Archive Cell draws you a card; for that it arrives spent, dark until your next turn.',
      rule: 'TS-23',
    },
    {
      before: 50,
      title: 'A chain card as a guard',
      words:
        'One more Day of Pentecost, and its place is filled and locked. So it may guard, like theirs: put it in lane 1, before the Drone Swarm. As it is played, it draws you two cards, since Jerusalem is your city.',
      rule: 'TS-42',
    },
    {
      before: 51,
      title: 'There it is',
      words:
        'You have drawn TIMESTREAM! It costs eight cells, and you have seven. The locked lanes need nobody: let the Tentmakers’ Workshop stand behind the guard of lane 1, the only one that can still fall.',
      rule: 'TS-45',
    },
    {
      before: 53,
      title: 'Their last link',
      words:
        'Nobody guards the rival’s journey any more. Your Storm strikes at Slipstream Descent itself: 5 against 4.',
      rule: 'TS-66',
    },
    {
      before: 62,
      title: 'Asleep',
      words:
        'Their journey is empty now, and nothing strikes across an empty place: your Storm sleeps, and so does the Temporal Sentinel that came to face it. The moon says so. Filling the place wakes both; look before you fill one of yours. They have one link again, Caesarea Maritima: too late.',
      rule: 'TS-67',
    },
    {
      before: 64,
      title: 'The eighth cell',
      words:
        'TIMESTREAM asks for a Universal cell, an Ancient and a Future one, and five of any kind. This Ancient Power Cell is the last one you need.',
      rule: 'TS-30',
    },
    {
      before: 65,
      title: 'Home',
      words:
        'All three locations are filled, and you have played no Event Chain card this turn. Play TIMESTREAM: go home.',
      rule: 'TS-3',
      pieces: ['hand-TS-TS-01'],
    },
  ],
}
