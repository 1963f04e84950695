/**
 * The guided first game: a HAMMER mended by a Reboot and a Gadget, a duel, and a HAMMER that goes all the way to 2020.
 */
import { type Guide, recorded } from '@anachron/kit'

export const guide: Guide = {
  seat: 0,
  minutes: 4,
  match: recorded(() => import('../fixtures/first-game.json', { with: { type: 'json' } })),
  notes: [
    {
      before: 1,
      title: 'A bridge through time',
      words:
        'Climb the track on top. Whoever reaches Expert first wins, or stands higher after four rounds. You climb by holding decades. So put Zapi, your dog, on 2000: each number is the chance that it earns you a skill there.',
      rule: 'TH-86',
      pieces: ['decade-2000'],
    },
    {
      before: 6,
      title: 'There you go',
      words:
        'Each turn a card is turned up, and its Flux, the left number at the foot, finds a decade. It found yours: 1 skill. Now fill your hand: draw.',
      rule: 'TH-134',
    },
    {
      before: 8,
      title: 'Klang!',
      words:
        'A HAMMER has hit 2000! To mend it, the next card must bring 7 or more: its Stasis, the right number. Your Torque Wrench can help once that card lies there. Say “No Gadget” to turn it up.',
      rule: 'TH-66',
      pieces: ['decade-2000'],
    },
    {
      before: 10,
      title: 'Not like this',
      words:
        'Stasis 4: it would crack, and Zapi be thrown to 2020. The blue cube, a Jamais’, draws another card instead. That is a Reboot.',
      rule: 'TH-58',
    },
    {
      before: 11,
      title: 'A Gadget leans on it',
      words: 'Stasis 5, two short. Your Torque Wrench adds 2: play it.',
      rule: 'TH-117',
      pieces: ['gadget-torque-wrench'],
    },
    {
      before: 17,
      title: 'Three Actions to spend',
      words:
        'Mended, and 1 more skill! Now you act: each green cube is one Action. Recruit Pogo; its corners are cut, so it is a bot, and bots enter anywhere.',
      rule: 'TH-85',
      pieces: ['agent-pogo'],
    },
    {
      before: 18,
      title: 'Where to?',
      words:
        'On 2050. Being the only one there takes Command, too: the sign beside the year, here 1 more for your repairs.',
      rule: 'TH-24',
      pieces: ['decade-2050', 'command-2050'],
    },
    {
      before: 19,
      title: 'One card for Pogo',
      words: 'It costs a card of your hand. Discard the Jump 2/7; the other one is for Mako.',
      rule: 'TH-37',
      pieces: ['jump-10'],
    },
    {
      before: 20,
      title: 'For nothing',
      words:
        'Mako has a round frame: a human. Humans enter on 2020, and are free if you hold as many decades as they cost. You hold two: recruit Mako.',
      rule: 'TH-84',
      pieces: ['agent-mako'],
    },
    {
      before: 21,
      title: 'Jump',
      words:
        'Nobody can hold 2020. A Jump costs an Action and a Jump card. Pick Mako up and press 2030, or drag: a Flux plus Mako’s 2 must reach the steps to go. One step: only a Gadget of your rival’s could spoil it. (The whole way, 1990 to 2050, is a Long Jump and earns a skill.)',
      rule: 'TH-89',
      pieces: ['agent-mako', 'decade-2030'],
    },
    {
      before: 25,
      title: 'Two of three',
      words:
        'Hold 2030, 2040 and 2050 together, or 1990 to 2010, and you have a Trio: a skill in every turn, without luck. You are one short! But your Actions are spent: end the turn.',
      rule: 'TH-22',
      pieces: ['decade-2030', 'decade-2040', 'decade-2050'],
    },
    {
      before: 26,
      title: 'The other side',
      words:
        'Now your rival. Watch 2050: a dog and a chain saw are coming for your Pogo. Two against one take Command away from you.',
      rule: 'TH-24',
      pieces: ['decade-2050'],
    },
    {
      before: 37,
      title: 'You are attacked',
      words: 'Buzz goes for Pogo! Your Decoy Beacon ends attacks. Play it, and see whether they let you.',
      rule: 'TH-101',
      pieces: ['gadget-decoy-beacon'],
    },
    {
      before: 41,
      title: 'Last in, first out',
      words:
        'Their Null Key cancels your Beacon. A Flux lies face down beside Buzz; you will draw one for Pogo, and the higher sum wins. No Jump card to flee with: fight!',
      rule: 'TH-109',
    },
    {
      before: 42,
      title: 'Pogo is stronger',
      words:
        'Buzz will be lost, and both Flux cards are yours: the winner of a fight takes them. Who loses an attack loses the rest of the turn, too. After it a new round begins.',
      rule: 'TH-112',
    },
    {
      before: 44,
      title: 'A card for your skill',
      words:
        'A new turn always brings 1 skill. Space 5 of the track also gives a card and a Repair bonus. Take the Jump 3/6 back from the discard pile.',
      rule: 'TH-48',
    },
    {
      before: 48,
      title: 'More cards',
      words: 'The Flux found 2000 once more: another skill. Keep what you hold, and draw.',
      rule: 'TH-138',
    },
    {
      before: 50,
      title: 'Too much for anyone',
      words:
        'Last Archive on 2050, level 10, and your blue cube is spent. (A P as Stasis is a Paradox: the HAMMER goes away unmended.) Say “No Gadget” and watch: what is not mended cracks, throws everybody to 2020, and the HAMMER rolls on toward the present.',
      rule: 'TH-72',
    },
    {
      before: 56,
      title: 'It has arrived',
      words:
        'On 2020 it takes an Agent from each of you. Give up Pogo, keep Mako. You lead 6 to 2: now it is your bridge.',
      rule: 'TH-74',
      pieces: ['agent-pogo'],
    },
  ],
}
