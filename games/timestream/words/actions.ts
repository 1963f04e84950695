import { costText, kindOfCard } from '../card-text.ts'
import { type Card, cardOf, type Effect } from '../content/index.ts'
import type { AbilityFrame, Action, PlayerView, Unit, View } from '../rules/types.ts'
import { playText } from './events.ts'
import { deckName, name, whose } from './phrases.ts'

function unitNamed(view: View, id: number): string {
  const units = view.players.flatMap((player) => [
    ...player.advances.flat(),
    ...player.obstacles.flat(),
    ...player.locations.flatMap((unit) => unit ?? []),
  ])
  const unit: Unit | undefined = units.find((candidate) => candidate.id === id)
  if (!unit) return 'a unit that is gone'
  return unit.owner === view.viewer ? name(unit.card) : `${whose(unit.owner, view.viewer)} ${name(unit.card)}`
}

/** The effect that is under way, where somebody is asked about one. */
function running(view: View): { frame: AbilityFrame; effect: Effect } | undefined {
  const frame = view.stack.at(-1)
  if (frame?.kind !== 'ability') return undefined
  const effect = (cardOf(frame.card) as Card).abilities[frame.ability]?.effects[frame.effect]
  return effect && { frame, effect }
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
      return 'Draw seven new cards'
    case 'charge':
      return `Charge ${unitNamed(view, action.unit)}`
    case 'payByHand':
      return 'Choose the cells for the next play yourself'
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
      return `Link ${name(action.card)} to ${unitNamed(view, action.host)} for ${costText(cardOf(action.card).cost)}`
    default:
      return `Play ${playText(action)}${action.kind === 'cell' ? '' : ` for ${costText(cardOf(action.card).cost)}`}`
  }
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

const ASKS: Record<string, string> = {
  'opening.deck': 'Choose your deck',
  'opening.mulligan': 'Keep this hand, or draw seven new cards?',
  'turn.cells': 'Step 3: you may play a Power Cell',
  'turn.play': 'Step 4: play cards, charge units, or go on',
  'turn.target': 'Step 5: strike at a target, or go on',
  'turn.discard': 'You hold more than ten cards: put one face down into your Void',
  'pay.card': 'Choose a card of your hand to void as a price',
  'pay.giveUp': 'Choose a Power Cell to give up',
  'pay.cell': 'Choose a Power Cell to pay with',
  'ability.destination': 'choose the phase it goes to',
  'ability.phase': 'choose a phase number',
  'ability.unlink': 'choose a Power Cell to unlink',
  'ability.freeze': 'choose a Power Cell of the opponent to freeze',
  'ability.arrange': 'put this card under your deck, or leave it on top?',
}

/** What becomes of the unit that is to be chosen. */
const UNIT: Partial<Record<Effect['op'], string>> = {
  voidUnit: 'choose a unit to void',
  bounce: 'choose a unit to return to hand',
  breakLock: 'choose a locked card that loses its second copy',
  stun: 'choose a unit to stun',
  move: 'choose a unit to move',
}

function cardWanted(effect: Effect): string | undefined {
  switch (effect.op) {
    case 'search':
      return `look for ${kindOfCard(effect.filter.types)} in your deck`
    case 'recover':
      return `choose ${kindOfCard(effect.filter.types)} of your Void`
    case 'sift':
      return `choose ${kindOfCard(effect.filter.types)} to take`
    default:
      return UNIT[effect.op]
  }
}

export function askText(ask: string, view: View): string {
  const under = running(view)
  if (!under) return ASKS[ask] ?? 'Choose'
  return `${name(under.frame.card)}: ${ASKS[ask] ?? cardWanted(under.effect) ?? 'choose'}`
}
