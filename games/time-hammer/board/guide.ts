/**
 * The guided first game: a HAMMER mended by a Reboot and a Gadget, a duel, and a HAMMER that goes all the way to 2020.
 */
import { type Guide, recorded } from '@anachron/kit'

export const guide: Guide = {
  seat: 0,
  minutes: 5,
  match: recorded(() => import('../fixtures/first-game.json', { with: { type: 'json' } })),
  notes: [
    {
      before: 1,
      title: 'A bridge of seven decades',
      words:
        'You climb the skill track on top; whoever is higher after four rounds, or reaches its last space before, wins. Skill comes from holding decades and mending what breaks there. Without Agents you begin with your Fido: put it on 2000. Alone there, it also takes the Command card below the year.',
      rule: 'TH-86',
      pieces: ['decade-2000'],
    },
    {
      before: 2,
      title: 'Two Actions, and one more',
      words:
        'A new turn gave you a skill. Discovery gave you two Actions, the green cubes, and Command of 2000 a third. In moments like this both may play Gadgets. Your Torque Wrench is none for this moment: it waits for a repair. So pass; in a match of your own the table passes for you where there is nothing to win.',
      rule: 'TH-151',
    },
    {
      before: 4,
      title: 'A Flux',
      words:
        'Chance is read at the foot of cards. Flux 5 selects 2030, which you do not hold. A Jamais’, the blue cube, could Reboot it: draw another card instead. Keep yours for later: let it stand.',
      rule: 'TH-57',
    },
    {
      before: 6,
      title: 'Something all the same',
      words: 'A decade that is not yours gives an asset instead. Take a second Jamais’; you will want it soon.',
      rule: 'TH-136',
    },
    {
      before: 8,
      title: 'Klang!',
      words:
        'A HAMMER has come down on 2000. Its level is 7 and you have no Repair bonus yet, so only a Stasis of 7 or more will mend it. Pass to see the card.',
      rule: 'TH-66',
      pieces: ['decade-2000'],
    },
    {
      before: 10,
      title: 'Not like this',
      words:
        'Stasis 4: Fido would be thrown to 2020. This is what Jamais’ are for. Reboot it; the odds stand on the button.',
      rule: 'TH-58',
    },
    {
      before: 11,
      title: 'A Gadget leans on it',
      words:
        'Stasis 5, still too little, but your Torque Wrench adds 2. Play it: it leans on the card it answers, and your rival may answer it in turn.',
      rule: 'TH-117',
      pieces: ['gadget-torque-wrench'],
    },
    {
      before: 17,
      title: 'Three Actions to spend',
      words:
        'Recruit Pogo. It is a bot: it enters on any decade, and its cost is paid in cards. 2050 will help your repairs; pay with a Jump.',
      rule: 'TH-85',
      pieces: ['agent-pogo'],
    },
    {
      before: 20,
      title: 'For nothing',
      words:
        'Mako is human and enters on 2020. You hold two decades, as many as Mako costs, so there is nothing to pay.',
      rule: 'TH-84',
      pieces: ['agent-mako'],
    },
    {
      before: 21,
      title: 'Jump',
      words:
        'Pick Mako up on the bridge: every decade then shows how likely it is to arrive. Choose 2030, then the Jump card that pays for it. One step away with a bonus of 2 any Flux will do; only a Gadget of your rival’s could still spoil it.',
      rule: 'TH-89',
      pieces: ['agent-mako', 'decade-2030'],
    },
    {
      before: 26,
      title: 'The other side',
      words:
        'Your rival’s turn. Their Fido and then a chain saw step onto 2050, beside your Pogo: two against one take the Command card away from you. And there is more to come.',
      rule: 'TH-24',
    },
    {
      before: 37,
      title: 'You are attacked',
      words:
        'Buzz goes for Pogo. Before any card is drawn you may answer: your Decoy Beacon ends attacks. Play it, and watch the cards lean on each other.',
      rule: 'TH-101',
      pieces: ['gadget-decoy-beacon'],
    },
    {
      before: 41,
      title: 'Last in, first out',
      words:
        'Their Null Key came last and so worked first: the Beacon is cancelled. Now a Flux lies face down beside Buzz. You have no Jump card to escape with, so fight; ties would go to the attacker.',
      rule: 'TH-109',
    },
    {
      before: 47,
      title: 'A card for your skill',
      words:
        'You won, took both Flux cards, and ended their turn. In your own turn the Flux found 2000: you are on space 5, which earns a card and a Repair bonus. Take the Jump 3/6 back from the discard pile.',
      rule: 'TH-48',
    },
    {
      before: 50,
      title: 'Too much for anyone',
      words:
        'Last Archive on 2050, and level 9 becomes 10 because both of you are there. Pass, and watch: when a repair fails, everybody is thrown to 2020 and the HAMMER moves on toward the present, until somebody mends it or it arrives.',
      rule: 'TH-72',
    },
    {
      before: 56,
      title: 'It has arrived',
      words:
        'On 2020 a HAMMER takes one Agent from each of you. Give up Pogo and keep Mako. Then go on by yourself: place, mend, jump, and answer.',
      rule: 'TH-74',
      pieces: ['agent-pogo'],
    },
  ],
}
