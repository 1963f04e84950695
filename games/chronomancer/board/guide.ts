/** The guided first game: one day of two workshops that was worked out by hand, with a bit of everything in it. */
import { type Guide, recorded } from '@anachron/kit'

export const guide: Guide = {
  seat: 0,
  minutes: 6,
  match: recorded(() => import('../fixtures/first-game.match.json', { with: { type: 'json' } })),
  notes: [
    {
      before: 1,
      title: 'Two figures, one ring',
      words:
        'Your Chronomancer and his Assistant walk clockwise round the workshop. Each turn one of them goes as far as you like and does what the space says. Two halves of tiles make a portal: the right half is the action, both halves together are the cost in Hours and Corruption. The Chronomancer is still stuck behind the Assistant, so send the Assistant to the third portal, to recruit.',
      rule: 'CH-C22',
      pieces: ['space-0-T3'],
    },
    {
      before: 2,
      title: 'Somebody to help',
      words:
        'Townsfolk do something once, when they come: the Wandering Singer brings a Relic of another colour. Their icons are worth Gold at the end, as much as Adventurers are in the hall of that colour then. Take the Singer, and a red Relic with him.',
      rule: 'CH-C42',
      pieces: ['folk-A2'],
    },
    {
      before: 4,
      title: 'A place on the Staff board',
      words:
        'Behind the Embiggener the Singer makes it work: later it turns a Relic into an Artifact. First the portal is paid: 2 Hours on the Clock, and a Corruption card.',
      rule: 'CH-C45',
      pieces: ['place-0-embiggener'],
    },
    {
      before: 5,
      title: 'Boats fill up',
      words:
        'Your piece has passed a mark of the Clock: an Adventurer comes, and you choose the boat. Adventurers are your customers. A full boat lands where whoever filled it wants, so what you do here makes prices.',
      rule: 'CH-H18',
      pieces: ['boat-5'],
    },
    {
      before: 6,
      title: 'Whose turn is it?',
      words:
        'Whoever is furthest behind on the Clock. Your rival does what you did, fills boat 5 and lands it at the Treasure Pier, where Artifacts are sold. The sill below the window shows every purse; press one to look into that workshop.',
      rule: 'CH-H16',
      pieces: ['merchant-1', 'piece-1'],
    },
    {
      before: 12,
      title: 'Freeze time',
      words:
        'The Assistant cannot pass a Time Machine. He stops and takes two Frozen Hours off your board, for 2 Hours. The icons below them now pay in the Market, as long as they stay bare.',
      rule: 'CH-C30',
      pieces: ['space-0-RA'],
    },
    {
      before: 15,
      title: 'Or spend it at once',
      words:
        'Each Frozen Hour saves an Hour, and covers an icon again. Spend both: the turn costs nothing, and because your piece does not move you go again.',
      rule: 'CH-C32',
      pieces: ['icon-0-red', 'icon-0-green'],
    },
    {
      before: 17,
      title: 'Locked in',
      words:
        'The Assistant stays in the Time Machine until the Chronomancer stands in it too. So it is the Chronomancer’s turn to recruit at the third portal: the Scroll Keeper brings a blue Relic. Afterwards your rival lands a boat at the Black Market, which buys everything, but every sale there corrupts.',
      rule: 'CH-C26',
      pieces: ['space-0-T3'],
    },
    {
      before: 33,
      title: 'Shift the timelines',
      words:
        'There was only one move left, so it has been made: the Chronomancer is in the Time Machine and must push a tile into the column beside it. Point at a tile of the Time Stream: the board shows what every portal would do and cost. Take the yellow Artifact; the tile below it slides down and makes the middle portal of the lower row cheap.',
      rule: 'CH-C35',
      pieces: ['tile-0-P10', 'space-0-B2'],
    },
    {
      before: 34,
      title: 'One Hour, one Corruption',
      words:
        'The Assistant is free again. In the middle of the lower row a red Relic costs a single Hour now, and a Corruption card. You fill boat 2 on the way: land it at the Trinket Pier, where Relics sell.',
      rule: 'CH-C19',
      pieces: ['space-0-B2', 'pier-S'],
    },
    {
      before: 38,
      title: 'The Staff at work',
      words:
        'The portal with the cogs activates the Staff, for 2 Hours on the frame and what the tile adds: each place with somebody behind it may be used once. Nobody ashore wants blue Relics much, but three Bards do want green ones: recombobulate. And a red Relic becomes an Artifact.',
      rule: 'CH-C44',
      pieces: ['space-0-B1', 'place-0-recombobulator', 'place-0-embiggener'],
    },
    {
      before: 42,
      title: 'The bell',
      words:
        'Your rival takes the fourth berth: at the end of that turn the Market token jumps to the hour after the foremost piece. The day is nearly over.',
      rule: 'CH-R18',
      pieces: ['token'],
    },
    {
      before: 46,
      title: 'Sponsors, and a last Relic',
      words:
        'Freeze time with the green and the blue icon. Spend one of the two Frozen Hours, which covers the blue icon again: so your piece stays before the token, and the Chronomancer fetches one more green Relic at the first portal of the lower row. Keep the green icon bare: hours beyond the token cost you nothing today.',
      rule: 'CH-R27',
      pieces: ['space-0-LA', 'icon-0-green', 'icon-0-blue', 'space-0-B3'],
    },
    {
      before: 57,
      title: 'The Market opens',
      words:
        'Boats that did not land take their people to the halls. Then everybody sells in Clock order: a Good earns its value times the customers of its colour on that pier. They are not used up; they buy from your rival and from you.',
      rule: 'CH-H14',
      pieces: ['pier-S', 'pier-L', 'pier-M'],
    },
    {
      before: 61,
      title: 'Sell',
      words:
        'Green Relics at the Trinket Pier bring 9 each, the Artifact 10 at the Treasure Pier. The red Relic sells only at the Black Market, where Thieves and Corruption take their share. Then your bare icon pays, and two more days follow: most Gold wins.',
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
