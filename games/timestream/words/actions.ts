import { costWords } from '../card-text.ts'
import { cardOf } from '../content/index.ts'
import type { Action, PlayerView, Unit, View } from '../rules/types.ts'
import { playText } from './events.ts'
import { deckName, name, running, whose } from './phrases.ts'

const unitIn = (view: View, id: number): Unit | undefined =>
  view.players
    .flatMap((player) => [
      ...player.advances.flat(),
      ...player.obstacles.flat(),
      ...player.locations.flatMap((unit) => unit ?? []),
    ])
    .find((candidate) => candidate.id === id)

function unitNamed(view: View, id: number): string {
  const unit = unitIn(view, id)
  if (!unit) return 'a unit that is gone'
  return unit.owner === view.viewer ? name(unit.card) : `${whose(unit.owner, view.viewer)} ${name(unit.card)}`
}

const NOTHING: Partial<Record<string, string>> = {
  unit: 'No unit',
  unlink: 'No more cells',
  freeze: 'No more cells',
  arrange: 'Leave it on top',
}

export function actionText(action: Action, view: View): string {
  switch (action.kind) {
    case 'deck':
      return `Play ${deckName(action.deck)}`
    case 'keep':
      return 'Keep this hand'
    case 'mulligan':
      return 'Shuffle it back, draw seven others'
    case 'charge':
      return chargeText(action.unit, view)
    case 'payByHand':
      return 'Choose the cells myself'
    case 'end':
      return view.step === 'cells' ? 'No more Power Cells' : view.step === 'play' ? 'Done playing' : 'No more targets'
    case 'strike':
      return strikeText(action, view)
    case 'card':
      return running(view)?.frame.at === 'arrange' ? `Put ${name(action.card)} under the deck` : name(action.card)
    case 'useCell':
      return `${name(action.card)}${action.frozen ? ', frozen' : action.linked ? ', linked' : ''}`
    case 'unit':
      return unitNamed(view, action.unit)
    case 'phase':
      return `Phase ${action.phase}`
    case 'none':
      return NOTHING[running(view)?.frame.at ?? ''] ?? 'Take nothing'
    case 'concede':
      return 'Give up'
    case 'link':
      return `Link ${name(action.card)} to ${unitNamed(view, action.host)} for ${costWords(cardOf(action.card).cost)}`
    default:
      return `Play ${playText(action)}${action.kind === 'cell' ? '' : ` for ${costWords(cardOf(action.card).cost)}`}`
  }
}

function chargeText(id: number, view: View): string {
  const unit = unitIn(view, id)
  const charge = unit && cardOf(unit.card).charge
  const gives = charge ? `: +${charge.energy}/+${charge.resistance} for ${costWords(charge.cost)}` : ''
  return `Charge ${unitNamed(view, id)}${gives}`
}

function strikeText(action: Action & { kind: 'strike' }, view: View): string {
  const owner = action.with === 'advance' ? view.active : 1 - view.active
  const own = view.players[view.active] as PlayerView
  const other = view.players[1 - view.active] as PlayerView
  const at = action.phase - 1
  const striker = (action.with === 'advance' ? own.advances : own.obstacles)[at]?.[0]
  const target =
    action.at === 'location'
      ? view.players[owner]?.locations[at]
      : (action.with === 'advance' ? other.obstacles : other.advances)[at]?.[0]
  return `${striker ? name(striker.card) : 'A unit'} strikes at ${target ? name(target.card) : 'its target'} (phase ${action.phase})`
}
