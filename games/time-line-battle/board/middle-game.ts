/** The second lesson: the third war of a match, in which two Obliterators and a Bomb turn five to six into a win. */
import { type Guide, recorded } from '@anachron/kit'

export const middleGame: Guide = {
  seat: 0,
  minutes: 4,
  title: 'Two Obliterators and a Bomb',
  sentence:
    'The third war of a match, with four cards to send back: what to keep, what to hide behind what, and whom to bomb.',
  from: 17,
  match: recorded(() => import('../fixtures/second-lesson.json', { with: { type: 'json' } })),
  notes: [
    {
      before: 18,
      title: 'Four cards at once',
      words:
        'You trail 5 : 6. Each Unit that came through earned a card: four for you, four for them. Two Mammoth Tanks of yours come on Day 0 anyway. They will send what burns; so first of all a Temporal Bomb.',
      rule: 'TLB-13',
      pieces: ['hand-13'],
    },
    {
      before: 19,
      title: 'Dig for it',
      words:
        'Sliding a card away means drawing two. You are looking for one particular card, so let the Laser Assembly go.',
      rule: 'TLB-6',
    },
    {
      before: 20,
      title: 'The fire',
      words:
        'Here it is: the Obliterator. Two days before the end it still strikes for 1 only; but then it burns every enemy for 6, on Day −1 and once more on Day 0.',
      rule: 'TLB-28',
      pieces: ['hand-1'],
    },
    {
      before: 21,
      title: 'Keep digging',
      words: 'A Beam Turret needs somebody who shoots hard. Nobody of these does: slide it under the deck.',
    },
    {
      before: 22,
      title: 'Somebody in between',
      words:
        'Low numbers stand in front, so everything they shoot hits the Obliterator first. A Shield Tank soaks up 3 of it today and one more with each Level.',
      rule: 'TLB-46',
      pieces: ['hand-4'],
    },
    {
      before: 23,
      title: 'And again',
      words: 'An Operations Craft helps from Level 3 on. That is one day too late: slide it.',
    },
    {
      before: 24,
      title: 'Never send one alone',
      words:
        'They have Bombs, too, and yours is what they fear. Deploy another Obliterator: whichever they hit, the other one burns.',
      pieces: ['hand-1'],
    },
    {
      before: 25,
      title: 'The hand for the next war',
      words: 'All four are laid. Slide the Generator Tank away and see what comes.',
    },
    {
      before: 26,
      title: 'Their four',
      words:
        'Your rival thinks about the same thing. Watch what is turned up: a Bomb, and an Obliterator of their own.',
      rule: 'TLB-15',
    },
    {
      before: 34,
      title: 'Kill the fire first',
      words:
        'Destroy their Obliterator while it is new: tomorrow it would burn all of yours. The numbers on each target say how the war would end.',
      rule: 'TLB-24',
    },
    {
      before: 35,
      title: 'Just as you thought',
      words: 'Their Bomb falls on one of your Obliterators. That is why there are two.',
      rule: 'TLB-25',
    },
    {
      before: 36,
      title: 'Armor for tomorrow',
      words:
        'All attachments are back as well. The Heavy Armor of Day −1 may go to somebody who has not arrived: a Mammoth Tank of Day 0, who is to take the last shots. Then watch the fire.',
      rule: 'TLB-34',
    },
  ],
}
