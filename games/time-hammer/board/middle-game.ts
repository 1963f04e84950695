/** The second lesson: an attack that is looked at first, and the trio it leads to. */
import { type Guide, recorded } from '@anachron/kit'

export const middleGame: Guide = {
  seat: 0,
  minutes: 5,
  title: 'Strike, then hold three',
  sentence:
    'Round three, three skills behind: whom to attack, how to look before you leap, and why the whole past is worth more than luck.',
  from: 109,
  match: recorded(() => import('../fixtures/rounds.match.json', { with: { type: 'json' } })),
  notes: [
    {
      before: 110,
      title: 'One decade short',
      words:
        'Your rival has skill 6, you have 3, and Wags has just beaten Pogo on 2010. You still hold 1990 and 2000. With 2010 the whole past would be yours: a trio, which is worth a skill in every turn of yours, without any luck.',
      rule: 'TH-22',
      pieces: ['decade-2010', 'fido-wags'],
    },
    {
      before: 111,
      title: 'Not yet',
      words: 'Before the Flux both may play Gadgets. Yours are for later: “No Gadget”.',
      rule: 'TH-151',
    },
    {
      before: 112,
      title: 'Save it',
      words:
        'Flux 6 finds 2040, where you have nobody. You could Reboot it, but most cards would miss as well, and a fight is coming. Let it stand.',
      rule: 'TH-57',
    },
    {
      before: 114,
      title: 'A blue cube for the fight',
      words: 'A decade that is not yours gives a cube or a card. Take a Jamais’ cube: each can undo one card.',
      rule: 'TH-136',
    },
    {
      before: 115,
      title: 'Make room',
      words:
        'You draw until you hold six cards. Discard what you have most of first, a Jump, and one card more comes in. Then draw.',
      rule: 'TH-138',
      pieces: ['jump-03'],
    },
    {
      before: 119,
      title: 'A fresh face',
      words: 'Relay is a bot: it may enter on any decade. Recruit it for two cards.',
      rule: 'TH-85',
      pieces: ['agent-relay'],
    },
    {
      before: 120,
      title: 'Face to face',
      words: 'Put Relay on 2010, where Wags stands. Pay with the two Jumps that you need least.',
      rule: 'TH-37',
      pieces: ['decade-2010'],
    },
    {
      before: 123,
      title: 'En garde',
      words:
        'Relay has Attack 1, Wags has 0, and neither is On Guard. Attack Wags. Whoever wins keeps both Flux cards, and the loser is out.',
      rule: 'TH-100',
      pieces: ['agent-relay', 'fido-wags'],
    },
    {
      before: 125,
      title: 'Look before you leap',
      words:
        'Only you see the Flux of your attack. This one is low. Call the attack off: the Action is spent, but Relay still stands there.',
      rule: 'TH-102',
    },
    {
      before: 126,
      title: 'Once more',
      words: 'One Action is left. Attack Wags again with Relay.',
      rule: 'TH-100',
    },
    {
      before: 128,
      title: 'Seven!',
      words:
        'That is the best there is. Launch it face down: your rival has to choose between fight and flight without knowing it.',
      rule: 'TH-102',
    },
    {
      before: 130,
      title: 'Eight against two',
      words: 'Relay is far ahead. Let it stand, and keep your Jamais’.',
      rule: 'TH-56',
    },
    {
      before: 132,
      title: 'They fight back',
      words: 'A Reboot has turned your 7 into a 5. That is still 6 against 2: let it stand.',
      rule: 'TH-57',
    },
    {
      before: 134,
      title: 'And again',
      words: 'A second Reboot, and a 3. It is 4 against 2, and their last Jamais’ is gone. Let it stand.',
      rule: 'TH-57',
    },
    {
      before: 136,
      title: 'The past is yours',
      words:
        'Wags is thrown out, Command of 2010 is yours, and both Flux cards are in your hand. There is no Action left: end the turn.',
      rule: 'TH-22',
      pieces: ['decade-1990', 'decade-2000', 'decade-2010'],
    },
    {
      before: 148,
      title: 'Skill 5',
      words: 'A new turn, a new skill, and a space that earns a card. Pogo lies in the discard pile: take it back.',
      rule: 'TH-48',
    },
    {
      before: 149,
      title: 'No luck needed',
      words:
        'With a trio no Flux is drawn: you simply gain a skill. Pass, and you have gone from 3 to 6 in two turns. One step behind, with three Agents against one; the rest is yours.',
      rule: 'TH-133',
    },
  ],
}
