/** The second lesson: the last battle of a trip. The flux is aligned, the length of the jump chosen, the roll made. */
import { type Guide, recorded } from '@anachron/kit'

export const middleGame: Guide = {
  seat: 0,
  minutes: 3,
  title: 'The way home',
  sentence:
    'The last battle of a trip: align the flux, choose how far the jump goes, and roll for home at the Time Hole.',
  from: 103,
  match: recorded(() => import('../fixtures/second-lesson.json', { with: { type: 'json' } })),
  notes: [
    {
      before: 104,
      title: 'Breitenfeld, 1631',
      words:
        'Six jumps have brought Tim here, and Experience 6 with them. On the chart of the past this place lies two hexes north of the Time Hole: that is the door. Five musketeers are in the way, and none of them matters. Reach for the flux: two dice want 9 or less, and Experience 6 makes 15 of it, so it obeys now.',
      rule: 'TT-10.0a',
    },
    {
      before: 107,
      title: 'Walk in',
      words:
        'It glows in 0907, nearer than anybody had hoped. Who fetches the flux spends a command on it; who walks into it does not. Step towards it, to 0806, and be careful: every hex walked makes the command after it harder.',
      rule: 'TT-10.0a',
      pieces: ['hex-70'],
    },
    {
      before: 108,
      title: 'Into the light',
      words: 'One more step, into 0907, and Tim stands in the flux.',
      pieces: ['flux'],
    },
    {
      before: 109,
      title: 'On the move',
      words:
        'After walking it is 7 instead of 9, and with Experience 13: it obeys all the same. Reach for the flux, moving.',
      rule: 'TT-10.0a',
    },
    {
      before: 110,
      title: 'Which way is home?',
      words:
        'A jump that is not aligned goes anywhere and brings nobody home. So look at the chart: six ways, and each shows where its six lengths end. The Time Hole lies south, two hexes on. Align it south.',
      rule: 'TT-10.41',
    },
    {
      before: 112,
      title: 'Three shots, three misses',
      words:
        'Aligning was the action of that stage, and then the musketeers shot, badly at such a distance. They fired at Tim, so the flux is harder to command: 5, and with Experience 11 or less. Reach for the flux once more.',
      rule: 'TT-10.0a',
    },
    {
      before: 113,
      title: 'The length',
      words:
        'Jump south. First two dice against Experience, which is 7 with this very jump: not above it, and you say how far it goes. Above it, one die does.',
      rule: 'TT-10.53',
    },
    {
      before: 114,
      title: 'Two hexes, and the roll for home',
      words:
        'The jump is in hand. Fly 2 hexes, to the Time Hole; there two dice once more, not above 7, and he is through. Seven works out at 58 %: with Experience 4 it would have been 17. That is how one wins: collect Experience jump by jump, land near a Time Hole, and try when the dice are worth it.',
      rule: 'TT-5.31',
    },
  ],
}
