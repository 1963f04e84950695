/** The guided first game: among spearmen at once; a shot, a grenade for two, and out of it all through the flux. */
import { type Guide, recorded } from '@anachron/kit'

export const guide: Guide = {
  seat: 0,
  minutes: 3,
  match: recorded(() => import('../fixtures/first-game.json', { with: { type: 'json' } })),
  notes: [
    {
      before: 1,
      title: 'Megiddo, 1469 BC',
      words:
        'You are Tim, flung through time with a radio and a rifle, and these spearmen want him dead. Press the one that is marked. What can be done to him lies below with its odds. Then press Fire.',
      does: 'The spearman, then Fire',
      rule: 'TT-6.41',
      pieces: ['fig-7'],
    },
    {
      before: 6,
      title: 'Two at one throw',
      words:
        'One down. A shot costs Tim a point of Endurance, his strength: the red number. Two spearmen stand close together. Press this one, then the M26, a grenade: it is surer than the rifle, and gets both.',
      does: 'The spearman, M26, then Throw',
      rule: 'TT-8.42',
      pieces: ['fig-4'],
    },
    {
      before: 10,
      title: 'The radio',
      words:
        'Tim is hurt, and too many are left to shoot. But his radio calls the flux, a hole in time. Two dice must not come above 9. Reach for the flux.',
      rule: 'TT-10.0a',
    },
    {
      before: 13,
      title: 'Bring it here',
      words:
        'There it glows. Two spearmen stand beside Tim and hold him, so let it come: reach for the flux, and bring it to Tim. It sweeps up whoever is next to its way. Watch those two.',
      does: 'Flux, then Bring it to Tim',
      rule: 'TT-10.62',
      pieces: ['flux'],
    },
    {
      before: 20,
      title: 'Jump',
      words:
        'Tim stands in the flux, with five spearmen in it. Reach for it one last time, and jump, wherever it goes.',
      does: 'Flux, then Jump at random',
      rule: 'TT-10.51',
    },
    {
      before: 22,
      title: 'Out of one, into another',
      words:
        'A tyrannosaur, and the spearmen came along. But a jump gives strength back and a point of Experience, and the flux obeys better. How one wins: jump on until you land on a Time Hole and the dice let Tim go home. From stage 2 on he may walk first: amber hexes are free. Talk, beside Flux, makes some run and some follow: followers fight for you. The trip is yours.',
      rule: 'TT-11.0a',
    },
  ],
}
