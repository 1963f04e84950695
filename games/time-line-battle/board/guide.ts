/** The guided first game: a short recorded match with a turret, crossing bombs and an Obliterator that grows up. */
import { type Guide, recorded } from '@anachron/kit'

export const guide: Guide = {
  seat: 0,
  minutes: 5,
  match: recorded(() => import('../fixtures/first-game.json', { with: { type: 'json' } })),
  notes: [
    {
      before: 1,
      title: 'A war on a single day',
      words:
        'Every Unit of yours that is alive in the evening of Day 0 is a point. Two Units each to begin with, laid face down. A line stands by number: low ones at the left, the Front; high ones at the right, the Rear. Begin with a Laser Assembly, which shoots at the Rear of the enemy line.',
      rule: 'TLB-12',
      pieces: ['hand-5'],
    },
    {
      before: 2,
      title: 'Shape your hand',
      words:
        'Each card you play lets you slide one more under your deck before you draw. The Operations Craft is slow to pay off, so let it wait.',
      rule: 'TLB-6',
    },
    {
      before: 3,
      title: 'A second one',
      words: 'You have drawn another Laser Assembly. Two of them eat the enemy line from behind.',
    },
    {
      before: 4,
      title: 'Slide again',
      words: 'The next Operations Craft goes the same way: slide it under the deck and draw something quicker.',
    },
    {
      before: 5,
      title: 'The other side',
      words:
        'Your rival lays two cards as well. Nobody sees them until both are done; then they are turned up together and the day is fought. After that the same war begins once more, a day earlier: watch Day 0 step aside.',
      rule: 'TLB-15',
    },
    {
      before: 9,
      title: 'And now: one day earlier',
      words:
        'All of you survived, two points each. Time jumps back: everybody is unhurt and stands in Day 0 again, but first comes a new Day −1. You add a card for every survivor. Send a Beam Turret ahead: mounted on a Unit it adds half its Damage.',
      rule: 'TLB-13',
    },
    {
      before: 10,
      title: 'Armor can wait',
      words: 'Heavy Armor is for later wars. Slide it under the deck.',
    },
    {
      before: 11,
      title: 'A bomb through time',
      words: 'A Temporal Bomb destroys any enemy Unit that is in play on its own day, or one that has not arrived yet.',
      rule: 'TLB-24',
      pieces: ['hand-13'],
    },
    {
      before: 12,
      title: 'One more draw',
      words: 'A Strike Craft needs time to grow, and you have laid what this day needs. Slide it under the deck.',
    },
    {
      before: 13,
      title: 'Face down again',
      words:
        'Your rival deploys into Day −1, too. Watch what is turned up: a bomb over there as well, and a Strike Craft.',
    },
    {
      before: 17,
      title: 'Choose the target',
      words:
        'What arrives early grows: a Unit gains a Level for each day it lives through, and a Strike Craft then hits for three more. Destroy it before it begins. The numbers on a target say how the war would end: your Units, then theirs.',
      rule: 'TLB-50',
    },
    {
      before: 18,
      title: 'It cuts both ways',
      words:
        'Now the other bomb falls, on a Laser Assembly of yours that will not exist until tomorrow: it never arrives in this Timeline. Then Day −1 and Day 0 are fought one after the other, the living are counted, and everything begins again, on Day −2.',
      rule: 'TLB-25',
    },
    {
      before: 19,
      title: 'Further back',
      words:
        'One point for you, two for them: you are behind. Timeline 3 begins on Day −2, and all the bombs are unused again. An Obliterator that lives through one day burns every enemy for 6 on each later one. Send it as far back as you can.',
      rule: 'TLB-28',
      pieces: ['hand-1'],
    },
    {
      before: 20,
      title: 'Make room',
      words: 'You want a shield for it, not Blitz Troops: slide those under the deck.',
    },
    {
      before: 21,
      title: 'Cover it',
      words:
        'A Shield Tank soaks up damage meant for your foremost Unit. The Obliterator has the lowest number, so that is the one.',
      rule: 'TLB-46',
      pieces: ['hand-4'],
    },
    {
      before: 22,
      title: 'The last slide',
      words: 'Nobody here carries Heavy Armor. Slide it under the deck.',
    },
    {
      before: 23,
      title: 'What will they send?',
      words: 'A Recon Drone, and another bomb. Watch the strike before the battle, and what the Shield Tank soaks up.',
    },
    {
      before: 27,
      title: 'Bombs again',
      words: 'They aim at a Laser Assembly of yours in Day 0. Let them: the war will be decided before it arrives.',
    },
    {
      before: 28,
      title: 'A narrow escape',
      words:
        'Their older bomb goes off in Day −1. It could hit your Obliterator, which is in play; but your rival fears the other Laser Assembly more.',
      rule: 'TLB-24',
    },
    {
      before: 29,
      title: 'The last answer',
      words:
        'It is Day −1 and your Obliterator has Level 1. Your old bomb of this day is ready once more: take the Generator Tank out of Day 0, and watch what is left of the other side.',
      rule: 'TLB-10',
    },
  ],
}
