/** The guided first game: a bare kit, a shot, a burst, a beating, and out of it all through the flux. */
import { type Guide, recorded } from '@anachron/web/kit'

export const guide: Guide = {
  seat: 0,
  minutes: 5,
  match: recorded(() => import('../fixtures/first-game.json', { with: { type: 'json' } })),
  notes: [
    {
      before: 1,
      title: 'Tim the Zap',
      words:
        'A radio man whose radio has picked up something that throws people through time. Seventy-two battles lie between him and home. Radio and M16 must come along; everything else is choice, and everything weighs: five pounds cost a point of Endurance, and what is left of it says how far he walks. Take a grenade.',
      rule: 'TT-3.3',
    },
    {
      before: 3,
      title: 'Magazines',
      words: 'A bayonet for close quarters is packed. Now three reloads: the M16 runs dry sooner than one thinks.',
      rule: 'TT-8.22',
    },
    {
      before: 6,
      title: 'Off he goes',
      words:
        'Light enough to walk five hexes. The first journey is blind: dice say which way and how far the marker flies over the chart of the past.',
      rule: 'TT-5.0A',
    },
    {
      before: 7,
      title: 'Megiddo, 1469 BC',
      words:
        'Spearmen all around. A counter shows Attack and Accuracy above, Defense and Detection below; X means hand to hand. Nobody moves in the first stage, and a lone Tripper is spared the first answer. Point at the spearman two hexes south-east of Tim to see the odds, then press him.',
      rule: 'TT-6.41',
      pieces: ['fig-9'],
    },
    {
      before: 8,
      title: 'One shot',
      words: 'Single shots are the surest. Hovering a weapon writes into every hex what two dice must reach there.',
      rule: 'TT-8.21',
    },
    {
      before: 9,
      title: 'Say how far you will walk',
      words:
        'Every hex walked, before or after, costs one on the roll. Tim stays. Fire, and read the record of the dice beside the field.',
      rule: 'TT-R19',
    },
    {
      before: 10,
      title: 'End the turn',
      words: 'One action a phase. Doing anything costs a point of Endurance; doing nothing gives points back.',
      rule: 'TT-11.0',
    },
    {
      before: 11,
      title: 'Now a burst',
      words: 'The same again, at the next one. Press the spearman to the right, who is as near.',
      pieces: ['fig-15'],
    },
    {
      before: 12,
      title: 'The whole magazine',
      words:
        'A burst strikes hard but aims badly, and it goes on: shot after shot, each followed by a roll for the magazine, until that roll says empty.',
      rule: 'TT-R52',
    },
    {
      before: 13,
      title: 'Into one hex',
      words: 'It can be led along a string of hexes. Keep it on this one, then fire and watch the three shots.',
    },
    {
      before: 15,
      title: 'Their turn',
      words:
        'Down at last, and empty. When the turn ends each of the others looks for Tim: two dice by its Detection, nearer is easier. Low ones shy away or stop, high ones come on and strike.',
      rule: 'TT-9.0',
    },
    {
      before: 16,
      title: 'Reload',
      words: 'An empty gun is a club. Reloading is the action of this phase.',
      rule: 'TT-8.22',
    },
    {
      before: 18,
      title: 'The flux',
      words:
        'Three of them stand beside Tim and hold him where he is. Time to go. With the radio he reaches for the flux: nine or less if he stands still and was not shot at. Being speared does not count as that.',
      rule: 'TT-10.0a',
    },
    {
      before: 19,
      title: 'It comes where it likes',
      words: 'Conjured, it appears on a random hex. Each command is good for one deed.',
      rule: 'TT-10.21',
    },
    {
      before: 21,
      title: 'Bring it here',
      words:
        'Command it again and walk it home, hex by hex. Whoever lives in or beside its hex is swept up, enemies too: look at those who hold Tim.',
      rule: 'TT-10.62',
      pieces: ['flux'],
    },
    {
      before: 28,
      title: 'Jump',
      words:
        'Tim stands in it. One more command, and away, wherever it goes. With more Experience he will align it first, choose the length, and one day roll his way through the Time Hole.',
      rule: 'TT-10.51',
    },
    {
      before: 30,
      title: 'Siege of Troy, 1184 BC',
      words:
        'The marker ended on the Time Hole, which lets nobody home who did not aim for it, and was thrown on. Half again as much Endurance as he left with, a point of Experience, and eight spearmen who came along and look about them. They are nobody’s friends. The chart shows where you have been. Seventy battles to go; a good trip needs about ten.',
      rule: 'TT-11.0a',
    },
  ],
}
