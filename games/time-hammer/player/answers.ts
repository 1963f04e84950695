import type { Seat } from '@anachron/kernel'
import { DECADE_OF_FLUX, type Decade, fluxOf } from '../content/index.ts'
import { agentOf } from '../rules/agents.ts'
import { attackLead, fightChance } from '../rules/chances.ts'
import { distance, holdersOf, holds, playerOf } from '../rules/decades.ts'
import { nearest } from '../rules/gadgets.ts'
import { bestRepair, levelOf } from '../rules/hammer.ts'
import { jumpBonus } from '../rules/jumps.ts'
import { chanceOf, nextFlux, type Odds, stasisWith } from '../rules/odds.ts'
import { WORTH } from '../rules/score.ts'
import type { Action, AttackFrame, HammerFrame, RevealFrame, Slot, View } from '../rules/types.ts'
import { evict, gain, leadAfter, lose, move } from './prospect.ts'
import { DEJA_VU, fightStakes, jumpGains } from './tasks.ts'

/** What a Flux or Stasis of this value would be worth to `seat`, by value. */
function valuesOf(view: View, seat: Seat, shown: RevealFrame, slot: Slot): number[] {
  const values = (of: (flux: number) => number): number[] => Array.from({ length: 8 }, (_, flux) => of(flux))
  const sign = seat === view.active ? 1 : -1
  switch (shown.purpose) {
    case 'discovery': {
      const player = playerOf(view, view.active)
      const skill =
        sign *
        (leadAfter(view, view.active, (p) => gain(p, view.active, 'skill')) - leadAfter(view, view.active, () => {}))
      const asset = sign * (player.jamais < 2 ? WORTH.jamais : 1.2)
      return values((flux) => {
        if (holds(player, DECADE_OF_FLUX[flux] as Decade)) return skill
        return asset - (flux === 3 || flux === 4 ? sign * DEJA_VU * 0.6 : 0)
      })
    }
    case 'jump': {
      const jump = nearest(view.stack, 'jump')
      const agent = jump && agentOf(playerOf(view, jump.seat), jump.agent)
      if (!jump || !agent) return values(() => 0)
      const steps = distance(agent.at, jump.to)
      const success = leadAfter(view, seat, (prospect) => {
        move(prospect, jump.seat, jump.agent, jump.to)
        if (steps === 6) gain(prospect, jump.seat, 'skill')
      })
      const failure =
        leadAfter(view, seat, (prospect) => lose(prospect, jump.seat, jump.agent)) +
        (jump.seat === seat ? -DEJA_VU : DEJA_VU)
      const bonus = jumpBonus(view, jump.seat, jump.agent) + slot.added
      return values((flux) => (flux + bonus >= steps ? success : failure))
    }
    case 'repair': {
      const hammer = nearest(view.stack, 'hammer')
      return hammer ? repairValues(view, seat, hammer, slot.added) : values(() => 0)
    }
    default: {
      const attack = nearest(view.stack, 'attack')
      if (!attack) return values(() => 0)
      return fightValues(view, seat, attack, shown, slot)
    }
  }
}

function fightValues(view: View, seat: Seat, attack: AttackFrame, shown: RevealFrame, slot: Slot): number[] {
  const stakes = fightStakes(view, attack.seat, attack.agent, attack.target)
  const sign = seat === attack.seat ? 1 : -1
  const lead = attackLead(view, attack.seat, attack.agent, attack.target)
  const other = shown.slots.find((each) => each.name !== slot.name)
  const odds = nextFlux(view)
  return Array.from({ length: 8 }, (_, flux) => {
    let win = 0.5
    if (other) {
      const theirs = (other.card === null ? 0 : fluxOf[other.card]) + other.added
      const mine = flux + slot.added
      win = (slot.name === 'attacker' ? mine + lead >= theirs : theirs + lead >= mine) ? 1 : 0
    } else if (odds) win = chanceOf(odds, (theirs) => flux + slot.added + lead >= theirs)
    return sign * (win * stakes.won + (1 - win) * stakes.lost)
  })
}

export function repairValues(view: View, seat: Seat, hammer: HammerFrame, added: number): number[] {
  const holders = holdersOf(view, hammer.pos)
  const need = levelOf(view, hammer) - bestRepair(view, hammer.pos).bonus - added
  const now = leadAfter(view, seat, () => {})
  const repaired = leadAfter(view, seat, (prospect) => {
    for (const holder of holders) gain(prospect, holder, 'skill')
  })
  const fixed = repaired - now
  const failed = leadAfter(view, seat, (prospect) => evict(prospect, hammer.pos)) - now
  return Array.from({ length: 8 }, (_, flux) => {
    const stasis = stasisWith(flux)
    return stasis === 'P' ? 0 : stasis >= need ? fixed : failed
  })
}

export const expected = (values: readonly number[], odds: Odds): number =>
  values.reduce((sum, value, flux) => sum + value * (odds[flux] as number), 0)

/** What a Reboot of a slot is expected to bring, payment aside. */
export function rebootGains(view: View, seat: Seat, slotName: Slot['name']): number {
  const shown = nearest(view.stack, 'reveal')
  const slot = shown?.slots.find((each) => each.name === slotName)
  const odds = slot && nextFlux(view, slot.card)
  if (!shown || !slot || slot.card === null || !odds) return 0
  const values = valuesOf(view, seat, shown, slot)
  return expected(values, odds) - (values[fluxOf[slot.card]] as number)
}

/** What changing a total by so much would bring as the cards lie. */
export function changeGains(view: View, seat: Seat, slotName: Slot['name'], by: number): number {
  const shown = nearest(view.stack, 'reveal')
  const slot = shown?.slots.find((each) => each.name === slotName)
  if (!shown || !slot || slot.card === null) return 0
  const flux = fluxOf[slot.card]
  const before = valuesOf(view, seat, shown, slot)[flux] as number
  const changed = {
    ...shown,
    slots: shown.slots.map((each) => (each === slot ? { ...slot, added: slot.added + by } : each)),
  }
  return (valuesOf(view, seat, changed, { ...slot, added: slot.added + by })[flux] as number) - before
}

export function defenceGains(view: View, seat: Seat, attack: AttackFrame, action: Action): number {
  const { won, lost } = fightStakes(view, attack.seat, attack.agent, attack.target)
  if (action.kind === 'fight') {
    const win = fightChance(view, attack) ?? 0.5
    return -(win * won + (1 - win) * lost)
  }
  if (action.kind === 'escape') return jumpGains(view, seat, attack.target, 2020) - WORTH.card
  return action.kind === 'escapeTo' ? jumpGains(view, seat, attack.target, action.to) : 0
}

export function launchGains(view: View, seat: Seat, attack: AttackFrame): number {
  const { won, lost } = fightStakes(view, seat, attack.agent, attack.target)
  const win = fightChance(view, attack) ?? 0.5
  return win * won + (1 - win) * lost
}
