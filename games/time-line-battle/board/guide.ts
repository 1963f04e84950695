/** The guided first game: a short recorded match, and one Bomb that is dropped twice: each time it turns a war. */
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
        'Two points each. Time has jumped back: everybody stands in Day 0 again, unhurt, and before it comes a new Day −1. Each Unit that lived earns you a card to lay: whoever keeps more alive brings more. Lay the Temporal Bomb.',
      rule: 'TLB-13',
      pieces: ['hand-13'],
      does: 'Lay Temporal Bomb (K)',
    },
    {
      before: 11,
      title: 'A shield that grows',
      words:
        'A Shield Tank soaks up 3, and one more for each Level: a Unit gains a Level on every Day it lives through, so what comes early grows most. “10+2L” on it means 10 hit points, and 2 more for each Level.',
      rule: 'TLB-46',
      pieces: ['hand-4'],
      does: 'Lay Shield Tank (4)',
    },
    {
      before: 13,
      title: 'What will they send?',
      words: 'Two Units of theirs lived, so they lay two cards, too. You have a Bomb waiting for them.',
    },
    {
      before: 17,
      title: 'Bomb the future',
      words:
        'The number on each target says how this war would end, your Units first. Three of them end 3 : 3. But the Mammoth Tank, which comes tomorrow? Destroy it before it ever arrives: 3 : 2. Between the lines stands what today would cost: −10 is lost, ◇3 soaked up.',
      rule: 'TLB-24',
    },
    {
      before: 18,
      title: 'Two days earlier',
      words:
        'It never came! Three of yours live, and only two of theirs: so you lay three into Day −2, and they lay two. A Laser Assembly shoots at the Rear, the far end of the enemy line, where the weak ones hide: its shot is underlined.',
      rule: 'TLB-50',
      pieces: ['hand-5'],
      does: 'Lay Laser Assembly (5)',
    },
    {
      before: 20,
      title: 'Send back what grows',
      words: 'Tech Troops grow in both: more hit points and 3 more Damage with each Level. Two Days are two Levels.',
      pieces: ['hand-6'],
      does: 'Lay Tech Troops (6)',
    },
    {
      before: 22,
      title: 'The last of three',
      words:
        'A Strike Craft hits for 3 more with each Level as well. In a match of your own you may also slide a card you do not want under your deck.',
      pieces: ['hand-10'],
      does: 'Lay Strike Craft (10)',
    },
    {
      before: 24,
      title: 'Their two',
      words: 'Your rival lays two. If this war leaves a side without a Unit, the match is over.',
      rule: 'TLB-10',
    },
    {
      before: 28,
      title: 'The same Bomb once more',
      words:
        'An Obliterator: from tomorrow on it burns all of yours (▼ all −6), and a red cross marks who dies today. Every target but one ends in defeat. Luckily everything comes back in each war, your Bomb of Day −1 as well: destroy the Obliterator, and watch 5 : 0.',
      rule: 'TLB-25',
    },
  ],
}
