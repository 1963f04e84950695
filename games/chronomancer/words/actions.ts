import { byKind } from '@anachron/kernel'
import { a, count, type Sentence, say } from '@anachron/kernel/words'
import { COLOUR_INDEX, PIER, type PortalId, SPACE, type SpaceId } from '../content/index.ts'
import { lossOf } from '../rules/corruption.ts'
import { priceAt } from '../rules/market.ts'
import { portalNow } from '../rules/portals.ts'
import { costOf } from '../rules/turn.ts'
import type { Action, ActionOf, Shop, View } from '../rules/types.ts'
import { frameOf } from './asks.ts'
import {
  adventurer,
  corruption,
  cost,
  figureName,
  gives,
  good,
  passengers,
  pierName,
  placeName,
  proceeds,
  tile,
  townsfolk,
} from './phrases.ts'

function moveWords({ figure, to }: ActionOf<'move'>, view: View): Sentence {
  const shop = view.shops[frameOf(view)?.seat ?? view.viewer]
  const who = figureName(figure)
  if (!shop) return say`${who} to the ${SPACE[to].name}`
  return say`${who} to the ${SPACE[to].name}: ${spaceWords(shop, to)}, ${cost(costOf(shop, to))}`
}

function spaceWords(shop: Shop, space: SpaceId): Sentence {
  const { action, column } = SPACE[space]
  if (action === 'freeze') return 'Freeze Time'
  return action === 'shift' ? say`shift the ${column ?? ''} column` : gives(portalNow(shop.board, space as PortalId))
}

const discardWords = ({ card }: ActionOf<'discard' | 'secure'>, view: View): Sentence =>
  say`Discard ${a(corruption(card))}: ${lossOf(card, view.lair)} Gold saved`

/** Every option as it stands on its button. */
export const actionWords = byKind<Action, [View], Sentence>({
  move: moveWords,
  lift: ({ icon }) => say`Take the Frozen Hour off the ${icon} icon`,
  column: ({ column }) => say`Shift the ${column} column`,
  shift: (action) => say`Shift in ${tile(action.tile)}`,
  take: ({ size, colour }) => say`Take ${a(good(size, colour))}`,
  sponsor: (_sponsor, view) => say`Take ${Math.max(...view.halls)} Gold of Sponsorship`,
  recruit: ({ card }) => say`Recruit ${townsfolk(card)}`,
  assign: ({ place }) => say`Put to work at the ${placeName(place)}`,
  pick: (action) => say`Keep the ${adventurer(action.adventurer)}`,
  discard: discardWords,
  secure: discardWords,
  recombobulate: ({ from, to }) => say`Turn ${a(from)} Relic into ${a(to)} one`,
  embiggen: ({ colour }) => say`Turn ${a(colour)} Relic into an Artifact`,
  fract: ({ colour }) => say`Turn ${a(colour)} Artifact into two Relics`,
  stop: () => 'Leave the Staff in peace',
  spend: ({ icon }) => say`Spend a Frozen Hour, onto the ${icon} icon`,
  advance: (_advance, view) => say`Go ${count(frameOf(view, 'clock')?.hours ?? 0, 'hour')} on the Clock`,
  seat: ({ boat }, view) => say`Boat ${boat} (${passengers(view.boats[boat - 1]?.passengers ?? [])})`,
  land: ({ pier }) => say`Land at the ${pierName(pier)}`,
  sell({ size, colour, pier }, view) {
    const gold = priceAt(view, size, COLOUR_INDEX[colour], pier)
    return say`Sell ${a(good(size, colour))} at the ${pierName(pier)}: ${proceeds(gold, PIER[pier].corruption[size])}`
  },
  close: () => 'Close the stall',
  concede: () => 'Give up',
})
