import type { Policy, Seat } from '@anachron/kernel'
import { type CardId, DECADE_OF_FLUX, type Decade, FIDO_IDS, type FidoId, fluxOf } from '../content/index.ts'
import { holds, playerOf } from '../rules/decades.ts'
import { nearest } from '../rules/gadgets.ts'
import { nextFlux } from '../rules/odds.ts'
import { WORTH } from '../rules/score.ts'
import type { Action, TimeHammer, View } from '../rules/types.ts'
import { changeGains, defenceGains, expected, launchGains, rebootGains, repairValues } from './answers.ts'
import { cardWorth, leastWorth } from './cards.ts'
import { judge } from './judgement.ts'
import { enter, leadAfter, lose } from './prospect.ts'
import { rollout } from './rollout.ts'
import { bestPlace, dragGains, gadgetGains, priceOf, slideGains, taskGains } from './tasks.ts'

/** A Jamais’ is spent where it is expected to bring more than this. */
const REBOOT_AT = 2.2

/** How good an option is, in points of which a space of skill is ten. */
function gains(view: View, seat: Seat, action: Action): number {
  const player = playerOf(view, seat)
  const hand = player.hand ?? []
  switch (action.kind) {
    case 'pass':
    case 'keep':
    case 'done':
      return 0
    case 'fido':
      return leadAfter(view, seat, (prospect) => enter(prospect, seat, FIDO_IDS[seat] as FidoId, action.to))
    case 'recall':
      return -0.5
    case 'asset':
      return action.asset === 'jamais'
        ? WORTH.jamais
        : action.asset === 'draw'
          ? 0.9
          : action.from === 'reserve'
            ? 1.3
            : 0.5
    case 'discard':
      return discardGains(view, seat, action.card)
    case 'take':
      return cardWorth(view, action.card, hand) - 0.1
    case 'draw':
      return 1.3
    case 'decline':
      return -1
    case 'lose':
      return leadAfter(view, seat, (prospect) => lose(prospect, seat, action.agent))
    case 'reboot':
      return rebootGains(view, seat, action.slot) - REBOOT_AT
    case 'play':
      return playGains(view, seat, action.card)
    case 'aim':
      return aimGains(view, seat, action)
    case 'place': {
      const plan = nearest(view.stack, 'plan')?.plan
      return plan?.kind === 'recruit' ? bestPlace(view, seat, plan.card, [action.to]).gains : 0
    }
    case 'price':
      return -priceOf(view, seat, action.price)
    case 'with':
      return -cardWorth(view, action.card, hand)
    case 'callOff':
      return WORTH.card
    case 'launch': {
      const attack = nearest(view.stack, 'attack')
      return attack ? launchGains(view, seat, attack) + (action.faceUp ? -0.01 : 0) : 0
    }
    case 'fight':
    case 'escape':
    case 'escapeTo': {
      const attack = nearest(view.stack, 'attack')
      return attack ? defenceGains(view, seat, attack, action) : 0
    }
    case 'next':
      return nextGains(view, seat, action.card)
    default:
      return taskGains(view, seat, action)
  }
}

/**
 * In the Draw phase weak cards make room for new ones; elsewhere a discard pays for something, with the weakest card.
 */
function discardGains(view: View, seat: Seat, card: CardId): number {
  const hand = playerOf(view, seat).hand ?? []
  const worth = cardWorth(view, card, hand)
  if (view.stack.at(-1)?.kind === 'plan') return -worth
  return card === leastWorth(view, hand, hand) ? 1.4 - worth : -1
}

function playGains(view: View, seat: Seat, card: CardId): number {
  switch (card) {
    case 'gadget-echo-coil': {
      const shown = nearest(view.stack, 'reveal')
      return Math.max(...(shown?.slots ?? []).map((slot) => rebootGains(view, seat, slot.name)), 0) - 2.4
    }
    case 'gadget-torque-wrench':
      return changeGains(view, seat, 'main', 2) - 1.5
    case 'gadget-phase-tuner': {
      const names = nearest(view.stack, 'reveal')?.slots.map(({ name }) => name) ?? []
      return Math.max(...names.flatMap((name) => [2, -2].map((by) => changeGains(view, seat, name, by))), 0) - 1.2
    }
    case 'gadget-hammer-cage': {
      const hammer = nearest(view.stack, 'hammer')
      const odds = nextFlux(view)
      return hammer && odds ? -expected(repairValues(view, seat, hammer, 0), odds) - 1.4 : 0
    }
    case 'gadget-decoy-beacon': {
      const attack = nearest(view.stack, 'attack')
      return attack ? 0.5 : 0
    }
    case 'gadget-null-key': {
      const played = nearest(view.stack, 'response')?.played.at(-1)?.card
      return played === 'gadget-echo-coil' || played === 'gadget-torque-wrench' || played === 'gadget-slide-rail'
        ? 0.5
        : -1
    }
    default:
      return gadgetGains(view, seat, card)
  }
}

function aimGains(view: View, seat: Seat, { aim }: Extract<Action, { kind: 'aim' }>): number {
  if ('by' in aim) return changeGains(view, seat, aim.slot, aim.by)
  if ('slot' in aim) return rebootGains(view, seat, aim.slot)
  if ('to' in aim) return slideGains(view, seat, aim.agent, aim.to)
  if ('agent' in aim) return dragGains(view, seat, aim.agent)
  if ('card' in aim) return cardWorth(view, aim.card, playerOf(view, seat).hand ?? [])
  return aim.from === 'reserve' ? 1 : 0
}

/** Forecast Lens: before one's own Discovery a Flux that selects a held decade comes first. */
function nextGains(view: View, seat: Seat, card: CardId): number {
  if (view.phase !== 'discovery') return cardWorth(view, card, [])
  return holds(playerOf(view, seat), DECADE_OF_FLUX[fluxOf[card]] as Decade) ? 10 : 0
}

/** Turns of both that imagined matches go on. */
const TURNS = 2

/** The game's own player: one step ahead, with exact odds, by a feeling for what things are worth. */
export const bot: Policy<TimeHammer> = {
  name: 'Historian',
  rollout,
  sound: true,
  judge,
  chapter: ({ turn }) => turn,
  chapters: TURNS,
  choose(view, seat, options) {
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (const [index, action] of options.entries()) {
      const worth = options.length === 1 ? 0 : gains(view, seat, action)
      if (worth > most) {
        most = worth
        best = index
      }
    }
    return best
  },
}
