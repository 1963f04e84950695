import type { Chance, Seat } from '@anachron/kernel'
import { DECADE_OF_FLUX, type Decade, fluxOf } from '../content/index.ts'
import { agentOf } from '../rules/agents.ts'
import { attackBonus, defenceBonus } from '../rules/attacks.ts'
import { distance, holds, playerOf, rivalOf } from '../rules/decades.ts'
import { nearest } from '../rules/gadgets.ts'
import { bestRepair, levelOf } from '../rules/hammer.ts'
import { jumpBonus } from '../rules/jumps.ts'
import { stasisWith } from '../rules/odds.ts'
import type { Action, RevealFrame, Slot, State } from '../rules/types.ts'

/** How readily each kind of option is taken; what is not listed is taken like anything else. */
const WEIGHTS: Partial<Record<Action['kind'], number>> = {
  end: 0.4,
  done: 3,
  recruit: 4,
  jump: 0.5,
  attack: 2,
  guard: 0.2,
  buy: 0.05,
  play: 1.5,
  pass: 1,
  reboot: 0,
  decline: 0.01,
  recall: 0.1,
  discard: 0.5,
}

/** Whether a revealed card, as it lies, is bad for a seat. */
function isBad(state: State, seat: Seat, shown: RevealFrame, slot: Slot): boolean {
  const flux = slot.card === null ? 0 : fluxOf[slot.card]
  switch (shown.purpose) {
    case 'discovery': {
      const held = holds(playerOf(state, state.active), DECADE_OF_FLUX[flux] as Decade)
      return held !== (seat === state.active)
    }
    case 'jump': {
      const jump = nearest(state.stack, 'jump')
      const agent = jump && agentOf(playerOf(state, jump.seat), jump.agent)
      if (!jump || !agent) return false
      const made = flux + slot.added + jumpBonus(state, jump.seat, jump.agent) >= distance(agent.at, jump.to)
      return made !== (seat === jump.seat)
    }
    case 'repair': {
      const hammer = nearest(state.stack, 'hammer')
      const stasis = stasisWith(flux)
      if (!hammer || stasis === 'P') return false
      const fixed = stasis + slot.added + bestRepair(state, hammer.pos).bonus >= levelOf(state, hammer)
      const mine = holds(playerOf(state, seat), hammer.pos)
      return mine ? !fixed : fixed
    }
    default: {
      const attack = nearest(state.stack, 'attack')
      const target = attack && agentOf(playerOf(state, rivalOf(attack.seat)), attack.target)
      if (!attack || !target) return false
      const value = (name: Slot['name']): number => {
        const other = shown.slots.find((each) => each.name === name)
        return other ? (other.card === null ? 3 : fluxOf[other.card]) + other.added : 3
      }
      const wins =
        value('attacker') + attackBonus(state, attack.seat, attack.agent) >=
        value('defender') + defenceBonus(state, rivalOf(attack.seat), target)
      return wins !== (seat === attack.seat)
    }
  }
}

/** A quick answer for imagined matches: likely things often, and a Reboot where the card is bad. */
export function rollout(state: State, seat: Seat, options: readonly Action[], chance: Chance): number {
  const shown = state.stack.at(-1)
  let total = 0
  const weights = options.map((action) => {
    let weight = WEIGHTS[action.kind] ?? 1
    if (action.kind === 'reboot' && shown?.kind === 'reveal') {
      const slot = shown.slots.find((each) => each.name === action.slot)
      if (slot && isBad(state, seat, shown, slot)) weight = 2
    }
    total += weight
    return weight
  })
  let at = (chance.pick('rollout', 4096) / 4096) * total
  for (const [index, weight] of weights.entries()) {
    at -= weight
    if (at < 0) return index
  }
  return options.length - 1
}
