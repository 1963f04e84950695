import { byKind } from '@anachron/kernel'
import { type Sentence, say } from '@anachron/kernel/words'
import { cardOf } from '../content/index.ts'
import { strikersIn } from '../rules/from-view.ts'
import { canGoHome } from '../rules/home.ts'
import type { Action, CardId, Play, PlayerView, Unit, View } from '../rules/types.ts'
import { costBrief } from './card-text.ts'
import { playText } from './events.ts'
import { bonus, deckName, name, running, unitOf, unitPart } from './phrases.ts'

const unitIn = (view: View, id: number): Unit | undefined =>
  view.players
    .flatMap((player) => [
      ...player.advances.flat(),
      ...player.obstacles.flat(),
      ...player.locations.flatMap((unit) => unit ?? []),
    ])
    .find((candidate) => candidate.id === id)

function unitNamed(view: View, id: number): Sentence {
  const unit = unitIn(view, id)
  if (!unit) return 'a unit that is gone'
  return unit.owner === view.viewer ? unitPart(unit.id, unit.card) : unitOf(unit)
}

/** What ends a step says what comes next. */
function endText(view: View): string {
  if (view.step === 'cells') return 'Lay no cell'
  const end = view.step === 'play' && strikersIn(view, view.active) > 0 ? 'On to strikes' : 'End turn'
  return canGoHome(view) ? `${end}, stay here` : end
}

const NOTHING: Partial<Record<string, string>> = {
  unit: 'No unit',
  unlink: 'No more cells',
  freeze: 'No more cells',
  arrange: 'Leave it on top',
}

/** What becomes of a card that is chosen: of those found, of the hand as a price, of a hand that is too large. */
function cardText(card: CardId, view: View): Sentence {
  const frame = view.stack.at(-1)
  if (frame?.kind === 'pay') return say`Void ${name(card)}`
  if (frame?.kind !== 'ability') return say`Discard ${name(card)}`
  return frame.at === 'arrange' ? say`Put ${name(card)} under the deck` : say`Take ${name(card)}`
}

const forItsCost = (play: Play): Sentence => say`Play ${playText(play)} (${costBrief(cardOf(play.card).cost)})`

/** "+2/+0". */
export function chargeGain(action: Action, view: View): Sentence {
  const unit = action.kind === 'charge' ? unitIn(view, action.unit) : undefined
  const charge = unit && cardOf(unit.card).charge
  return charge ? bonus(charge.energy, charge.resistance) : ''
}

/** "1 Future". */
export function chargeCost(action: Action, view: View): Sentence {
  const unit = action.kind === 'charge' ? unitIn(view, action.unit) : undefined
  const charge = unit && cardOf(unit.card).charge
  return charge ? costBrief(charge.cost) : ''
}

export const actionText: (action: Action, view: View) => Sentence = byKind<Action, [View], Sentence>({
  deck: ({ deck }) => say`Play ${deckName(deck)}`,
  pick: ({ card }) => say`Take ${name(card)}`,
  keep: () => 'Keep this hand',
  mulligan: () => 'Draw a new hand',
  fill: forItsCost,
  lock: forItsCost,
  intrude: forItsCost,
  advance: forItsCost,
  obstacle: forItsCost,
  intervention: forItsCost,
  timestream: forItsCost,
  cell: (play) => say`Play ${playText(play)}`,
  link: ({ card, host }, view) => say`Link ${name(card)} to ${unitNamed(view, host)} (${costBrief(cardOf(card).cost)})`,
  charge({ unit: id }, view) {
    const unit = unitIn(view, id)
    const charge = unit && cardOf(unit.card).charge
    if (!charge) return say`Charge ${unitNamed(view, id)}`
    return say`Charge ${unitNamed(view, id)}: ${bonus(charge.energy, charge.resistance)} (${costBrief(charge.cost)})`
  },
  payByHand: () => 'Choose the cells myself',
  end: (_action, view) => endText(view),
  strike(action, view) {
    const owner = action.with === 'advance' ? view.active : 1 - view.active
    const own = view.players[view.active] as PlayerView
    const other = view.players[1 - view.active] as PlayerView
    const at = action.phase - 1
    const striker = (action.with === 'advance' ? own.advances : own.obstacles)[at]?.[0]
    const target =
      action.at === 'location'
        ? view.players[owner]?.locations[at]
        : (action.with === 'advance' ? other.obstacles : other.advances)[at]?.[0]
    const named = (unit: Unit | null | undefined, otherwise: string): Sentence =>
      unit ? unitPart(unit.id, unit.card) : otherwise
    return say`${named(striker, 'a unit')} strikes ${named(target, 'its target')} in lane ${action.phase}`
  },
  card: ({ card }, view) => cardText(card, view),
  useCell({ card, linked, frozen }) {
    if (frozen) return say`${name(card)}, frozen`
    return linked ? say`${name(card)}, spent` : name(card)
  },
  unit: ({ unit }, view) => unitNamed(view, unit),
  phase: ({ phase }) => say`Lane ${phase}`,
  none: (_action, view) => NOTHING[running(view)?.frame.at ?? ''] ?? 'Take nothing',
  concede: () => 'Give up',
})
