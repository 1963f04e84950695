/**
 * The guided first game. It begins with what everything is for, the Market at the end of a day, and goes through the
 * next morning to a boat of one’s own that lands.
 */
import { type Guide, recorded } from '@anachron/kit'

export const guide: Guide = {
  seat: 0,
  minutes: 4,
  match: recorded(() => import('../fixtures/first-game.match.json', { with: { type: 'json' } })),
  notes: [
    {
      before: 1,
      title: 'The bell rings: Market!',
      words:
        'You sell souvenirs out of the past. A Good brings its value for every customer of its colour on a pier: 3 green Bards stand at the Trinket Pier, so your green Relic brings 3 × 3 = 9 Gold, and your red Artifact 3 × 5 = 15. Sell both with one press.',
      does: 'Sell 2 Goods: 24 Gold',
      rule: 'CH-H14',
      pieces: ['pier-S', 'pier-L'],
    },
    {
      before: 5,
      title: 'A new morning',
      words:
        'That is how one wins: most Gold after three days. Your rival sold at the Black Market, which buys all, but every Corruption card costs Gold at the end. Your blue Relic found no customer, but look: two blue Wizards sit in boat 3. Fetch one more: send the Chronomancer to the top left portal.',
      rule: 'CH-C22',
      pieces: ['space-0-T1', 'boat-3'],
    },
    {
      before: 6,
      title: 'Relic or Gold',
      words:
        'This portal gives a blue Relic, or 2 Gold at once. The Relic is worth 4 Gold for every Wizard on its pier: take it.',
      rule: 'CH-C38',
      pieces: ['lot-0-relic-blue'],
    },
    {
      before: 7,
      title: 'Hours bring people',
      words:
        'The portal cost 2 Hours, so your piece on the Clock went to 2. That hour has a ring: somebody comes, a Wizard! Seat him in boat 3, with the others. A boat lands as soon as its four seats are full.',
      rule: 'CH-H18',
      pieces: ['boat-3', 'piece-0'],
    },
    {
      before: 11,
      title: 'Furthest behind goes next',
      words:
        'Your rival spent 4 Hours on a blue Artifact, and is ahead of you on the Clock. So you go again, until you pass him. Hire somebody: Recruit at the top right portal costs 1 Hour. Send the Assistant there.',
      rule: 'CH-H16',
      pieces: ['space-0-T3', 'piece-0', 'piece-1'],
    },
    {
      before: 12,
      title: 'Who brings most?',
      words:
        'Each card says what it brings when it comes. Recruit the Charm Seller: 7 Gold at once. His blue banner brings more at the very end.',
      rule: 'CH-C42',
      pieces: ['folk-Z3'],
    },
    {
      before: 13,
      title: 'A job for life',
      words:
        'Behind each desk of the Staff works one person. Put him to work at the Embiggener: whenever you activate your Staff, it turns a Relic into an Artifact.',
      rule: 'CH-C45',
      pieces: ['place-0-embiggener'],
    },
    {
      before: 14,
      title: 'Freeze time',
      words:
        'Still your turn: hour 3 is behind hour 4. The Assistant goes ahead and stops at every Time Machine, where he freezes time. Send him to the right one. It takes 2 Hours and passes the ring at 4: somebody will come for the last seat.',
      rule: 'CH-C30',
      pieces: ['space-0-RA', 'boat-3'],
    },
    {
      before: 15,
      title: 'Windows that pay',
      words:
        'Your sponsors’ windows are frozen. Take the ice off the red and the green icon: a bare window pays at the Market, as much Gold as people of its colour are at home then. These two pay most.',
      does: 'Lift red and green',
      rule: 'CH-R27',
      pieces: ['icon-0-red', 'icon-0-green'],
    },
    {
      before: 17,
      title: 'Keep them bare',
      words:
        'You could pay Hours with the ice, but it would cover the windows again. Better go 2 Hours on the Clock: there the last Wizard waits.',
      rule: 'CH-C32',
      pieces: ['piece-0'],
    },
    {
      before: 18,
      title: 'The fourth seat',
      words: 'A Wizard! Boat 3 has one seat left, and whoever fills a boat says where it lands.',
      rule: 'CH-H13',
      pieces: ['boat-3'],
    },
    {
      before: 19,
      title: 'Land it!',
      words:
        'Relics sell at the Trinket Pier without Corruption. Land there: each of your two blue Relics is worth 4 × 4 = 16 Gold then.',
      rule: 'CH-R14',
      pieces: ['pier-S'],
    },
    {
      before: 20,
      title: 'You lead',
      words:
        '36 points against 25, and a Market now would bring you 44 Gold more: 32 for your Relics, 12 from your windows. Three berths are still free; when the last is taken, the bell rings. The shop, the lead and the day are yours.',
      rule: 'CH-R18',
    },
  ],
}
