/** The second lesson: the last hours of a match that is won in the count, behind in Gold. */
import { type Guide, recorded } from '@anachron/kit'

export const middleGame: Guide = {
  seat: 0,
  minutes: 5,
  title: 'The last bell',
  sentence:
    'The third day, just before its Market: what to do with the hours that are left, where to sell, and how a match is won that one seems to lose.',
  from: 263,
  match: recorded(() => import('../fixtures/two-players.match.json', { with: { type: 'json' } })),
  notes: [
    {
      before: 264,
      title: 'The last berth',
      words:
        'Day three. One berth is free, at the Black Market, and whoever lands there rings the bell. Your rival fills boat 2. Look who is in it: Warriors pay for red.',
      rule: 'CH-R18',
      pieces: ['boat-2', 'pier-M'],
    },
    {
      before: 265,
      title: 'Three hours left',
      words:
        'The Market opens at 11, and you stand at 8. Your Chronomancer had one place to go, the right Time Machine, so he went. Shift in the blue tile with the green Artifact: nothing is printed on its other half, so the portal beside it stays cheap.',
      rule: 'CH-C35',
      pieces: ['token', 'piece-0'],
    },
    {
      before: 266,
      title: 'Pay with ice',
      words:
        'Spend a Frozen Hour for it, onto the red icon. Your piece stays where it is, and you go again. You will lay that window bare once more before the Market.',
      rule: 'CH-C32',
      pieces: ['icon-0-red'],
    },
    {
      before: 267,
      title: 'Four people, four machines',
      words:
        'Send the Assistant to the portal with the cogs, to activate the Staff. Everybody who works for you does one thing, in any order you like.',
      rule: 'CH-C44',
      pieces: ['space-0-B1'],
    },
    {
      before: 268,
      title: 'What will they buy?',
      words:
        'Four Warriors stand at the Black Market and two Bards: a red Relic brings 12 there, a green one 6. Let the Recombobulator turn a green Relic into a red one.',
      rule: 'CH-H14',
      pieces: ['pier-M', 'place-0-recombobulator'],
    },
    {
      before: 269,
      title: 'Big …',
      words: 'The Embiggener can turn that red Relic into an Artifact.',
      rule: 'CH-C45',
      pieces: ['place-0-embiggener'],
    },
    {
      before: 270,
      title: '… and two',
      words:
        'The Fractor turns the red Artifact into two Relics. One green Relic for 6 has become two red ones for 12 each. That is what a Staff is for.',
      rule: 'CH-C45',
      pieces: ['place-0-fractor'],
    },
    {
      before: 271,
      title: 'And out with it',
      words: 'Security may discard a card of Corruption. Throw out the Bribe: it would cost 3 Gold in the final count.',
      rule: 'CH-R51',
      pieces: ['place-0-security'],
    },
    {
      before: 272,
      title: 'Keep the windows',
      words:
        'This time go the 2 hours on the Clock. A Frozen Hour would be cheaper now, and would cover a window that pays in an hour.',
      rule: 'CH-R27',
    },
    {
      before: 273,
      title: 'Where do they go?',
      words:
        'A Bard arrives and no berth is free any more. Whoever sits in a boat now goes home to the halls, and halls pay: sponsors today, your Staff’s banners at the end. Seat him in boat 4.',
      rule: 'CH-H24',
      pieces: ['boat-4'],
    },
    {
      before: 274,
      title: 'The last turn',
      words:
        'Freeze time with the Assistant at the left Time Machine. It takes you beyond the token; it does not matter how far behind it one stops.',
      rule: 'CH-C30',
      pieces: ['space-0-LA'],
    },
    {
      before: 275,
      title: 'Lay them bare',
      words:
        'Take the ice off the red icon again, then off the yellow one. Blue stays frozen: theirs is the smallest hall.',
      rule: 'CH-R27',
      pieces: ['icon-0-red', 'icon-0-yellow'],
    },
    {
      before: 278,
      title: 'One more for the halls',
      words: 'A Wizard fills boat 4. Without a berth it stays at sea, and all four of them go home.',
      rule: 'CH-H13',
      pieces: ['boat-4'],
    },
    {
      before: 281,
      title: 'Sell everything',
      words:
        'This is the last Market: what stays on the shelf is worth nothing. Sell both red Relics at the Black Market for 12 each, although each brings a card of Corruption.',
      rule: 'CH-R26',
      pieces: ['lot-0-relic-red', 'pier-M'],
    },
    {
      before: 284,
      title: 'Ten or five?',
      words:
        'The green Artifact brings 10 at the Black Market and two cards of Corruption, or 5 at the Treasure Pier and none. The cards cost about 3 each, so it is close. Sell it here.',
      rule: 'CH-C46',
      pieces: ['lot-0-artifact-green'],
    },
    {
      before: 287,
      title: 'Behind in Gold',
      words:
        'Your rival sells for 44 and will have more Gold than you. But banners count as well, as much as each hall holds, and you have just filled the halls. Watch the scales.',
      rule: 'CH-R29',
      pieces: ['merchant-0', 'merchant-1'],
    },
  ],
}
