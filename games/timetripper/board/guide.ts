/** The guided first game: a light kit, a shot, a burst, a beating, and out of it all through the flux. */
import { type Guide, recorded } from '@anachron/kit'

export const guide: Guide = {
  seat: 0,
  minutes: 4,
  match: recorded(() => import('../fixtures/first-game.json', { with: { type: 'json' } })),
  notes: [
    {
      before: 1,
      title: 'Tim the Zap',
      words:
        'A radio man whose radio picks up a flux that throws him through time, from battle to battle. The aim: get him home alive, by a jump into the Time Hole. Radio and M16 come along; all else weighs, and five pounds cost a point of Endurance. Take the Runner’s kit, then press Ready.',
      does: 'The Runner’s kit, then Ready',
      rule: 'TT-3.3',
    },
    {
      before: 7,
      title: 'Megiddo, 1469 BC',
      words:
        'Spearmen all around. On a counter stand Attack and Accuracy above, Defense and Detection below; X means hand to hand. Press the one who is nearest: all that can be done to him lies below with its odds, and the surest that uses nothing up is chosen. Then Fire.',
      does: 'The spearman, then Fire',
      rule: 'TT-6.41',
      pieces: ['fig-6'],
    },
    {
      before: 12,
      title: 'Now a burst',
      words:
        'Each stage he may walk, then do one thing, which ends his turn and costs a point of Endurance. Amber hexes are free, hatched ones cost Endurance. Shoot instead: press this spearman. One shot, rapid for up to four, or a burst until the magazine is empty, for those who are close, or many. Choose the burst, and Fire.',
      does: 'The spearman, M16 burst, Fire',
      rule: 'TT-R52',
      pieces: ['fig-8'],
    },
    {
      before: 17,
      title: 'Reload',
      words:
        'Down, and empty. Then it was their turn: each looks for Tim with two dice, and nearer is easier. Low ones stop, high ones come on: the arrows show who did what. Reload, and end the turn.',
      rule: 'TT-9.0',
    },
    {
      before: 19,
      title: 'The flux',
      words:
        'Two stand beside Tim and hold him where he is. Time to go. The radio reaches for the flux: 9 or less on two dice, for somebody who stands still and was not shot at; being speared does not count. If it obeys, it opens in some hex or other.',
      rule: 'TT-10.0a',
    },
    {
      before: 22,
      title: 'Bring it here',
      words:
        'Reach for it once more, and bring it to Tim. Whoever stands in or beside its way is swept up, enemies too: look at those who hold him.',
      does: 'Flux, then Bring it to Tim',
      rule: 'TT-10.62',
      pieces: ['flux'],
    },
    {
      before: 31,
      title: 'Jump',
      words:
        'Tim stands in it. Reach for it one last time, and away, wherever it goes. With more Experience he will aim it first.',
      does: 'Flux, then Jump at random',
      rule: 'TT-10.51',
    },
    {
      before: 33,
      title: 'Blood River, 1838',
      words:
        'Half again as much Endurance as he left with, and a point of Experience. The spearmen who were swept up came along. So it goes on, about ten battles long: each jump makes the flux easier to command, until an aligned one ends at the Time Hole and two dice do not come above Experience. That is home; the second lesson shows it. One last shot, and the trip is yours.',
      rule: 'TT-11.0a',
    },
  ],
}
