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
        'Six jumps have brought Tim here, and Experience 6 with them. Home is near: the Time Hole lies two hexes south of this place. The five musketeers do not matter. Reach for the flux: Experience counts in full, so it is sure to obey.',
      rule: 'TT-10.0a',
    },
    {
      before: 107,
      title: 'Walk in',
      words:
        'It glows close by. Whoever fetches the flux spends a command on it; whoever walks into it does not. Step towards it, to 0806. Every hex walked makes the next command harder.',
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
        'After walking two hexes two dice need 7 instead of 9; Experience 6 makes 13 of it. It obeys all the same. Reach for the flux, moving.',
      rule: 'TT-10.0a',
    },
    {
      before: 110,
      title: 'Which way is home?',
      words:
        'A jump that is not aligned goes anywhere and brings nobody home. So look at the chart: six ways, and each shows where its six lengths end. The Time Hole lies two hexes south. Align the flux south.',
      rule: 'TT-10.41',
    },
    {
      before: 112,
      title: 'Three shots, three misses',
      words:
        'Aligning was the action of that stage, and then the musketeers shot. Being shot at makes the flux harder to command: 5 instead of 9, with Experience 11. Reach for the flux once more.',
      rule: 'TT-10.0a',
    },
    {
      before: 113,
      title: 'The length',
      words:
        'Jump south. Two dice against Experience, which is 7 with this very jump: not above it, and you say how far. Above it, a die does.',
      rule: 'TT-10.53',
    },
    {
      before: 114,
      title: 'Two hexes, and the roll for home',
      words:
        'The length is yours: fly 2 hexes, to the Time Hole. There two dice roll once more: not above 7, and he is home, 58 %. With Experience 4 it would have been 17 %. So collect Experience jump by jump, land near a Time Hole, and try when the dice are worth it.',
      rule: 'TT-5.31',
    },
  ],
}
