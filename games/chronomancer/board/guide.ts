/** The guided first game: one day of two workshops that was worked out by hand, with a bit of everything in it. */
import { type Guide, recorded } from '@anachron/kit'

export const guide: Guide = {
  seat: 0,
  minutes: 6,
  match: recorded(() => import('../fixtures/first-game.match.json', { with: { type: 'json' } })),
  notes: [
    {
      before: 1,
      title: 'Gold is made at the piers',
      words:
        'Three days, and most Gold wins. A Good on your shelf sells for as many customers of its colour as stand on a pier. So you fetch Goods, and bring customers ashore. First some help: send the Assistant to the third portal, to recruit.',
      rule: 'CH-C22',
      pieces: ['space-0-T3'],
    },
    {
      before: 2,
      title: 'Somebody to help',
      words: 'The Wandering Singer brings a Relic of another colour when he comes: recruit him, and take a red Relic.',
      rule: 'CH-C42',
      pieces: ['folk-A2'],
    },
    {
      before: 4,
      title: 'A place on the Staff board',
      words:
        'Put him to work behind the Embiggener: later it turns a Relic into an Artifact, which is worth more. The portal is paid then: 2 Hours on the Clock, and a Corruption card, which costs Gold at the end.',
      rule: 'CH-C45',
      pieces: ['place-0-embiggener'],
    },
    {
      before: 5,
      title: 'Your customers come by boat',
      words:
        'Your piece on the Clock has passed a ringed hour: a Noble comes, and you choose a boat for him. With its fourth seat taken a boat lands, where whoever filled it wants. Boat 5 has two reds already: red Goods will sell.',
      rule: 'CH-H18',
      pieces: ['boat-5'],
    },
    {
      before: 6,
      title: 'Whose turn is it?',
      words:
        'Whoever is furthest behind on the Clock. Your rival does what you did, fills boat 5 and lands it at the Treasure Pier: see the prices there. Artifacts sell at that pier, and everybody may sell to these customers.',
      rule: 'CH-H16',
      pieces: ['merchant-1', 'piece-1'],
    },
    {
      before: 12,
      title: 'Freeze time',
      words:
        'The Assistant cannot pass a Time Machine. He stops in it and takes two Frozen Hours off your sponsors’ windows, for 2 Hours. A bare window pays in the Market: as much as its hall holds then.',
      rule: 'CH-C30',
      pieces: ['space-0-RA'],
    },
    {
      before: 15,
      title: 'Or spend it at once',
      words:
        'A Frozen Hour pays an Hour, and covers its window again. Spend both: the turn costs nothing, your piece does not move, and so you go again.',
      rule: 'CH-C32',
      pieces: ['icon-0-red', 'icon-0-green'],
    },
    {
      before: 17,
      title: 'Locked in',
      words:
        'The Assistant is locked in until the Chronomancer stands in a Time Machine too. So the Chronomancer goes, and recruits at the third portal.',
      rule: 'CH-C26',
      pieces: ['space-0-T3'],
    },
    {
      before: 18,
      title: 'A Relic with him',
      words: 'Recruit the Scroll Keeper: he brings a blue Relic.',
      rule: 'CH-C42',
      pieces: ['folk-Z1'],
    },
    {
      before: 19,
      title: 'A second machine',
      words:
        'Put him to work at the Recombobulator, which changes the colour of a Relic. Blue has few customers today; you will want something else.',
      rule: 'CH-C45',
      pieces: ['place-0-recombobulator'],
    },
    {
      before: 20,
      title: 'Somebody comes again',
      words:
        'A boat for the Adventurer whom your hours brought: boat 6 here. Then watch your rival land it at the Black Market, which buys everything, but corrupts.',
      rule: 'CH-H18',
      pieces: ['boat-6'],
    },
    {
      before: 33,
      title: 'Shift the timelines',
      words:
        'Only one move was left, so it was made for you: the Chronomancer is in the Time Machine and pushes a tile into the column beside it. Point at the tiles of the Time Stream: the workshop shows what every portal would do and cost. Shift in the marked one.',
      rule: 'CH-C35',
      pieces: ['tile-0-P10', 'space-0-B2'],
    },
    {
      before: 34,
      title: 'One Hour, one Corruption',
      words:
        'The Assistant is free again, and the middle portal of the lower row is cheap now: a red Relic for one Hour and a Corruption card. Send him to the portal.',
      rule: 'CH-C19',
      pieces: ['space-0-B2'],
    },
    {
      before: 36,
      title: 'You fill a boat yourself',
      words:
        'On the way you pass a ringed hour. Boat 2 has three aboard: whoever takes the fourth seat says where it lands.',
      rule: 'CH-H18',
      pieces: ['boat-2'],
    },
    {
      before: 37,
      title: 'Where do they buy?',
      words: 'Relics sell at the Trinket Pier. Land there, and look at the prices under your shelf.',
      rule: 'CH-H12',
      pieces: ['pier-S'],
    },
    {
      before: 38,
      title: 'The Staff at work',
      words:
        'The portal with the cogs activates the Staff: each place with somebody behind it works once. Send the Chronomancer to the portal at the right of the lower row.',
      rule: 'CH-C44',
      pieces: ['space-0-B1'],
    },
    {
      before: 39,
      title: 'Blue becomes green',
      words:
        'Three Bards on the Trinket Pier want green, and only one Wizard wants blue. Press the Recombobulator and turn a blue Relic into a green one.',
      rule: 'CH-C44',
      pieces: ['place-0-recombobulator'],
    },
    {
      before: 40,
      title: 'And one grows',
      words: 'Now the Embiggener: turn a red Relic into an Artifact, for the red customers at the Treasure Pier.',
      rule: 'CH-C44',
      pieces: ['place-0-embiggener'],
    },
    {
      before: 42,
      title: 'The last berth',
      words:
        'Your rival goes on, and soon takes the fourth berth: then the bell is rung, and the Market opens an hour after the foremost piece. The day is nearly over.',
      rule: 'CH-R18',
      pieces: ['token'],
    },
    {
      before: 46,
      title: 'Sponsors before the bell',
      words:
        'Freeze time once more: send the Assistant to the Time Machine at the left. Windows that are bare when the Market opens pay.',
      rule: 'CH-R27',
      pieces: ['space-0-LA'],
    },
    {
      before: 47,
      title: 'Green and blue',
      words: 'Take the Frozen Hours off the green and the blue icon: their halls will fill when the boats go home.',
      rule: 'CH-R27',
      pieces: ['icon-0-green', 'icon-0-blue'],
    },
    {
      before: 49,
      title: 'One of them pays an hour',
      words:
        'Spend the Hour of the blue icon, and go one hour on the Clock: your piece stays before the token, and you go once more.',
      rule: 'CH-C32',
      pieces: ['icon-0-blue'],
    },
    {
      before: 52,
      title: 'A last Relic',
      words:
        'Send the Chronomancer to the portal at the left of the lower row and take a green Relic. Hours beyond the token cost you nothing today: keep the green icon bare, and go.',
      rule: 'CH-R20',
      pieces: ['space-0-B3'],
    },
    {
      before: 57,
      title: 'The Market opens',
      words:
        'Boats that did not land take their people home to the halls. Then everybody sells, in Clock order: a Good brings its value for every customer of its colour on that pier. They are not used up: they buy from your rival and from you.',
      rule: 'CH-H14',
      pieces: ['pier-S', 'pier-L', 'pier-M'],
    },
    {
      before: 61,
      title: 'Sell',
      words:
        'Green Relics at the Trinket Pier bring 9 each, the Artifact 10 at the Treasure Pier. The red Relic sells only at the Black Market, where Thieves and Corruption take their share. Then your bare icon pays.',
      rule: 'CH-R26',
      pieces: ['lot-0-relic-red', 'lot-0-relic-green', 'lot-0-artifact-red'],
    },
    {
      before: 65,
      title: 'Two days to go',
      words:
        'That was a whole day, and 38 Gold from sales and sponsors. Workshop, shelf and Staff stay as they are; new boats have come. Play on from here, or begin a match of your own.',
      rule: 'CH-H1',
    },
  ],
}
