/** The guided first game: a short recorded match with two Obliterators, and one Bomb that is dropped twice. */
import { type Guide, recorded } from '@anachron/kit'

export const guide: Guide = {
  seat: 0,
  minutes: 4,
  match: recorded(() => import('../fixtures/first-game.json', { with: { type: 'json' } })),
  notes: [
    {
      before: 1,
      title: 'A war on a single day',
      words:
        'Every Unit of yours that is alive in the evening of Day 0 is a point. You lay two, face down. Low numbers stand in front, at the Front. Begin with the Mammoth Tank, which can take a lot.',
      rule: 'TLB-12',
      pieces: ['hand-2'],
      does: 'Lay Mammoth Tank (2)',
    },
    {
      before: 3,
      title: 'One behind it',
      words: 'High numbers stand behind. A Recon Drone bears little, so let the tank take the shots.',
      pieces: ['hand-8'],
      does: 'Lay Recon Drone (8)',
    },
    {
      before: 5,
      title: 'The other side',
      words: 'Your rival lays two cards as well. Then all are turned up together, and the day fights itself. Watch.',
      rule: 'TLB-15',
    },
    {
      before: 9,
      title: 'And now: one day earlier',
      words:
        'Two points for you, one for them. Time has jumped back: everybody stands in Day 0 again, unhurt, and before it comes a new Day −1. Each Unit that lived earns you a card. Lay the Temporal Bomb: it kills one enemy of your choice.',
      rule: 'TLB-13',
      pieces: ['hand-13'],
      does: 'Lay Temporal Bomb (K)',
    },
    {
      before: 11,
      title: 'A shield that grows',
      words:
        'A Shield Tank soaks up damage meant for your foremost Unit: 3, and one more for each Level. A Unit gains a Level on every Day it lives through, so what comes early grows most.',
      rule: 'TLB-46',
      pieces: ['hand-4'],
      does: 'Lay Shield Tank (4)',
    },
    {
      before: 13,
      title: 'What will they send?',
      words: 'One Unit of theirs lived, so they lay one card. You hold the Bomb: be ready.',
    },
    {
      before: 15,
      title: 'Choose the target',
      words:
        'An Obliterator! The badges say how this war would end with each target, ▲ your Units and ◇ theirs: 3 : 1 whatever you hit. So think of the next one. A Level later it burns every Unit of yours for 6; destroy the Obliterator while it is new.',
      rule: 'TLB-24',
    },
    {
      before: 16,
      title: 'Two days earlier',
      words:
        'Three Units came through, so you lay three into Day −2. A Strike Craft hits for 3 more with each Level: send it back as far as you can. In a match of your own you may also slide a card you do not want under your deck.',
      rule: 'TLB-50',
      pieces: ['hand-10'],
      does: 'Lay Strike Craft (10)',
    },
    {
      before: 18,
      title: 'From behind',
      words: 'A Laser Assembly shoots at the Rear, the far end of the enemy line, where the weak ones hide.',
      pieces: ['hand-5'],
      does: 'Lay Laser Assembly (5)',
    },
    {
      before: 20,
      title: 'The last of three',
      words: 'Tech Troops grow in both: more hit points and 3 more Damage with each Level.',
      pieces: ['hand-6'],
      does: 'Lay Tech Troops (6)',
    },
    {
      before: 22,
      title: 'Their last card?',
      words: 'Your rival lays one card. If this war leaves a side without a Unit, the match is over.',
      rule: 'TLB-10',
    },
    {
      before: 24,
      title: 'The same Bomb once more',
      words:
        'Everything comes back in each war, your Bomb of Day −1 as well, and so does their first Obliterator. Drop the one on the other, and watch how it ends.',
      rule: 'TLB-25',
    },
  ],
}
