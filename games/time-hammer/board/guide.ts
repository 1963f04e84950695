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
        'You climb the skill track on top; whoever is higher after four rounds, or reaches its last space before, wins. Skill comes from holding decades and mending what breaks there. You begin with Zapi, your Fido: put it on 2000. Alone there, it also takes Command, what the sign below the year gives. The odds on the plates say how likely this turn’s Discovery then brings a skill.',
      rule: 'TH-86',
      pieces: ['decade-2000'],
    },
    {
      before: 2,
      title: 'Two Actions, and one more',
      words:
        'A new turn gave you a skill. Discovery gave you two Actions, the green cubes, and Command of 2000 a third. In moments like this both may play Gadgets. Your Torque Wrench is none for this moment: it waits for a repair. So choose “No Gadget”; in a match of your own the table does that for you where there is nothing to win.',
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
      words:
        'A decade that is not yours gives no skill, but a cube or a card. Take a second Jamais’ cube; you will want it soon.',
      rule: 'TH-136',
    },
    {
      before: 7,
      title: 'Your hand',
      words:
        'In the Draw phase your hand is filled up to six cards. What you do not want you could discard first, to draw more; you want all of these. So draw.',
      rule: 'TH-138',
    },
    {
      before: 8,
      title: 'Klang!',
      words:
        'A HAMMER has come down on 2000. Its level is 7 and you have no Repair bonus yet, so only a Stasis of 7 or more will mend it. Say “No Gadget” to see the card.',
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
      words: 'Recruit Pogo. It is a bot: it enters on any decade, and its cost is paid in cards.',
      rule: 'TH-85',
      pieces: ['agent-pogo'],
    },
    {
      before: 18,
      title: 'Where to?',
      words:
        'Every decade shows how likely your next Discovery then brings a skill. On 2050 Pogo also takes Command: 1 more for your repairs.',
      rule: 'TH-85',
      pieces: ['decade-2050'],
    },
    {
      before: 19,
      title: 'One card for Pogo',
      words: 'Any card of your hand pays, Fido aside. Discard the Jump 2/7; the other one is for Mako.',
      rule: 'TH-37',
      pieces: ['jump-10'],
    },
    {
      before: 20,
      title: 'For nothing',
      words:
        'Mako is human and enters on 2020. You hold two decades, as many as Mako costs, so there is nothing to pay. (Bots are always paid for in cards.)',
      rule: 'TH-84',
      pieces: ['agent-mako'],
    },
    {
      before: 21,
      title: 'Jump',
      words:
        'Pick Mako up on the bridge: every decade then shows how likely it is to arrive. Press 2030, or drag Mako there: an Action and your Jump card are spent. One step away with a bonus of 2 any Flux will do; only a Gadget of your rival’s could still spoil it.',
      rule: 'TH-89',
      pieces: ['agent-mako', 'decade-2030'],
    },
    {
      before: 25,
      title: 'All spent',
      words: 'Actions that are left at the end of a turn are lost; you have spent all three. End the turn.',
      rule: 'TH-144',
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
      before: 48,
      title: 'More cards',
      words: 'Keep what you hold, and draw. HAMMERs lie in the deck as well, and fall as soon as they are drawn.',
      rule: 'TH-138',
    },
    {
      before: 50,
      title: 'Too much for anyone',
      words:
        'Last Archive on 2050, and level 9 becomes 10 because both of you are there. Say “No Gadget”, and watch: when a repair fails, everybody is thrown to 2020 and the HAMMER moves on toward the present, until somebody mends it or it arrives.',
      rule: 'TH-72',
    },
    {
      before: 52,
      title: 'Hardly',
      words:
        'A Reboot would mend it one time in six. Where that little can be won, keep your Jamais’ cube: let it stand.',
      rule: 'TH-57',
    },
    {
      before: 54,
      title: 'And on it rolls',
      words: 'One time in three now. In a match of your own you might try; here let it stand, and see where it ends.',
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
