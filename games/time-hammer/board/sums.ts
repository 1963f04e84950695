/** What a revealed card adds up to, as people would count it at the table. */
import { agentCards, DECADE_OF_FLUX } from '../content/index.ts'
import { agentOf } from '../rules/agents.ts'
import { attackBonus, defenceBonus } from '../rules/attacks.ts'
import { distance, playerOf, rivalOf } from '../rules/decades.ts'
import { asItStands } from '../rules/forecast.ts'
import { nearest } from '../rules/gadgets.ts'
import { bestRepair, levelOf } from '../rules/hammer.ts'
import { jumpBonus } from '../rules/jumps.ts'
import { readAs } from '../rules/reveals.ts'
import type { AttackFrame, RevealFrame, Slot, View } from '../rules/types.ts'

export interface Sum {
  who?: string
  parts: { label: string; value: number | 'P' }[]
  total: number | 'P'
}

export interface Count {
  sums: Sum[]
  /** What has to be reached. */
  against?: { label: string; value: number }
  /** What stands to happen. */
  verdict: string | undefined
  /** Whether that is what everybody hopes for; nothing where it depends on whom one asks. */
  good?: boolean
}

function sum(
  shown: RevealFrame,
  slot: Slot,
  label: string,
  bonus: { label: string; value: number },
  who?: string,
): Sum {
  const value = readAs(shown.purpose, slot.card)
  const parts: Sum['parts'] = [{ label, value }, bonus]
  if (slot.added !== 0) parts.push({ label: 'Gadgets', value: slot.added })
  const total = value === 'P' ? 'P' : value + bonus.value + slot.added
  return { ...(who === undefined ? {} : { who }), parts, total }
}

function fightSums(view: View, shown: RevealFrame, { seat, agent, target }: AttackFrame): Sum[] {
  const rival = rivalOf(seat)
  const defending = agentOf(playerOf(view, rival), target)
  return shown.slots
    .filter(({ card, drawn }) => card !== null || drawn)
    .map((slot) =>
      slot.name === 'attacker'
        ? sum(shown, slot, 'Flux', { label: 'bonus', value: attackBonus(view, seat, agent) }, agentCards[agent].name)
        : sum(
            shown,
            slot,
            'Flux',
            { label: 'bonus', value: defending ? defenceBonus(view, rival, defending) : 0 },
            agentCards[target].name,
          ),
    )
}

/** The sum over the open reveal, if there is one. */
export function countOf(view: View): Count | undefined {
  const shown = nearest(view.stack, 'reveal')
  const [slot] = shown?.slots ?? []
  if (!shown || !slot || shown.slots.every(({ card }) => card === null)) return undefined
  const stands = asItStands(view, shown, shown.slots.at(-1) as Slot)
  const hoped = { verdict: stands?.words, good: stands?.good ?? false }
  if (shown.purpose === 'discovery') {
    const value = readAs('discovery', slot.card) as number
    return {
      sums: [{ parts: [{ label: 'Flux', value }], total: DECADE_OF_FLUX[value] as number }],
      verdict: stands?.words,
    }
  }
  if (shown.purpose === 'repair') {
    const hammer = nearest(view.stack, 'hammer')
    if (!hammer) return undefined
    const { bonus } = bestRepair(view, hammer.pos)
    return {
      sums: [sum(shown, slot, 'Stasis', { label: 'bonus', value: bonus })],
      against: { label: 'Level', value: levelOf(view, hammer) },
      ...hoped,
    }
  }
  if (shown.purpose === 'jump') {
    const jump = nearest(view.stack, 'jump')
    const agent = jump && agentOf(playerOf(view, jump.seat), jump.agent)
    if (!jump || !agent) return undefined
    return {
      sums: [sum(shown, slot, 'Flux', { label: 'bonus', value: jumpBonus(view, jump.seat, jump.agent) })],
      against: { label: 'Distance', value: distance(agent.at, jump.to) },
      ...hoped,
    }
  }
  const attack = nearest(view.stack, 'attack')
  return attack && { sums: fightSums(view, shown, attack), verdict: stands?.words }
}
