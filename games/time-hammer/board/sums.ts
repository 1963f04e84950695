/** What a revealed card adds up to, as people would count it at the table. */

import type { Seat } from '@anachron/kernel'
import { type Sentence, say } from '@anachron/kernel/words'
import { t } from '@anachron/kit'
import { agentCards, type CardId, DECADE_OF_FLUX, type Decade, type SlotName } from '../content/index.ts'
import { agentOf } from '../rules/agents.ts'
import { attackBonus, defenceBonus } from '../rules/attacks.ts'
import { distance, holdersOf, holds, PRESENT, playerOf, rivalOf } from '../rules/decades.ts'
import { nearest } from '../rules/gadgets.ts'
import { bestRepair, levelOf } from '../rules/hammer.ts'
import { jumpBonus } from '../rules/jumps.ts'
import { readAs } from '../rules/slots.ts'
import type { AttackFrame, RevealFrame, Slot, View } from '../rules/types.ts'

/** A value that is read, P for a Paradox, ? while it lies face down. */
export type Value = number | 'P' | '?'

export interface Sum {
  /** Whose Agent it is about, where two are counted. */
  who?: string
  seat?: Seat
  /** The card that is read, and the place it lies in. */
  card: CardId | null
  slot: SlotName | undefined
  locked: boolean
  label: Sentence
  value: Value
  bonus: { label: string; value: number; seat: Seat } | undefined
  added: number
  total: Value
}

export interface Count {
  /** The decade it is about. */
  at: Decade
  sums: Sum[]
  /** What has to be reached. */
  against?: { label: string; value: number }
  /** What stands to happen, in a word. */
  outcome?: string
  /** Who stands to win a fight. */
  wins?: Seat | undefined
  /** Whether that is what was hoped for. */
  good?: boolean
}

function sum(shown: RevealFrame, slot: Slot, bonus: Sum['bonus'], of: Pick<Sum, 'who' | 'seat'> = {}): Sum {
  const value = readAs(shown.purpose, slot.card)
  return {
    ...of,
    card: slot.card,
    slot: slot.name,
    locked: slot.locked,
    label: shown.purpose === 'repair' ? say`Stasis` : say`Flux`,
    value,
    bonus,
    added: slot.added,
    total: value === 'P' ? 'P' : value + (bonus?.value ?? 0) + slot.added,
  }
}

const attacking = (view: View, { seat, agent }: AttackFrame) => ({
  of: { who: t(agentCards[agent].name), seat },
  bonus: { label: t('bonus'), value: attackBonus(view, seat, agent), seat },
})

function defending(view: View, { seat, target }: AttackFrame) {
  const rival = rivalOf(seat)
  const agent = agentOf(playerOf(view, rival), target)
  const value = agent ? defenceBonus(view, rival, agent) : 0
  return { of: { who: t(agentCards[target].name), seat: rival }, bonus: { label: t('bonus'), value, seat: rival } }
}

function fight(view: View, shown: RevealFrame, attack: AttackFrame, at: Decade): Count {
  const sums = shown.slots
    .filter(({ card, drawn }) => card !== null || drawn)
    .map((slot) => {
      const { of, bonus } = slot.name === 'attacker' ? attacking(view, attack) : defending(view, attack)
      return sum(shown, slot, bonus, of)
    })
  const [first, second] = sums
  if (!first || !second) return { at, sums }
  // On a tie the attacker wins.
  const wins = Number(first.total) >= Number(second.total) ? first : second
  return { at, sums, outcome: t`${wins.who ?? ''} wins`, wins: wins.seat }
}

/** An attack whose Flux lies there while its defender thinks. */
function launched(view: View, attack: AttackFrame, at: Decade): Count | undefined {
  if (attack.flux === null) return undefined
  const { of, bonus } = attacking(view, attack)
  const value = attack.flux === 'hidden' ? '?' : (readAs('fight', attack.flux) as number)
  const card = attack.flux === 'hidden' ? null : attack.flux
  const total = value === '?' ? '?' : value + bonus.value
  return { at, sums: [{ ...of, card, slot: undefined, locked: true, label: say`Flux`, value, bonus, added: 0, total }] }
}

function discovery(view: View, shown: RevealFrame, slot: Slot): Count {
  const value = readAs('discovery', slot.card) as number
  const at = DECADE_OF_FLUX[value] as Decade
  const good = holds(playerOf(view, view.active), at)
  const sums = [sum(shown, slot, undefined)]
  // What is good for the rival is not green for whoever reads it.
  if (good && view.viewer === rivalOf(view.active)) return { at, sums, outcome: t('rival +1 skill'), good: false }
  return { at, sums, outcome: good ? t('+1 skill') : unearned(view, at), good }
}

/** Why whoever discovers gains nothing: the decade is nobody's, or the rival's alone. */
function unearned(view: View, at: Decade): string {
  if (at === PRESENT) return t('never held')
  if (holdersOf(view, at).length === 0) return t('nobody’s')
  return view.viewer === view.active ? t('not yours') : t('not theirs')
}

/** The sum over the open reveal, if there is one. */
export function countOf(view: View): Count | undefined {
  const shown = nearest(view.stack, 'reveal')
  const [slot] = shown?.slots ?? []
  const attack = nearest(view.stack, 'attack')
  const fighter = attack && agentOf(playerOf(view, attack.seat), attack.agent)
  if (!shown || !slot || shown.slots.every(({ card }) => card === null))
    return attack && fighter && launched(view, attack, fighter.at)
  if (shown.purpose === 'discovery') return discovery(view, shown, slot)
  if (shown.purpose === 'repair') {
    const hammer = nearest(view.stack, 'hammer')
    if (!hammer) return undefined
    const { bonus, repairer } = bestRepair(view, hammer.pos)
    const level = levelOf(view, hammer)
    const counted = sum(shown, slot, { label: t('repair'), value: bonus, seat: repairer })
    const good = counted.total !== 'P' && Number(counted.total) >= level
    const outcome = counted.total === 'P' ? t('Paradox') : t(good ? 'fixed' : 'cracks')
    return { at: hammer.pos, sums: [counted], against: { label: t('level'), value: level }, outcome, good }
  }
  if (shown.purpose === 'jump') {
    const jump = nearest(view.stack, 'jump')
    const agent = jump && agentOf(playerOf(view, jump.seat), jump.agent)
    if (!jump || !agent) return undefined
    const steps = distance(agent.at, jump.to)
    const counted = sum(shown, slot, {
      label: t('jump'),
      value: jumpBonus(view, jump.seat, jump.agent),
      seat: jump.seat,
    })
    // Once it has arrived there is no way left to measure.
    if (steps === 0) return { at: jump.to, sums: [counted], outcome: t('arrives'), good: true }
    const good = Number(counted.total) >= steps
    const outcome = t(good ? 'arrives' : 'lost')
    return { at: jump.to, sums: [counted], against: { label: t('steps'), value: steps }, outcome, good }
  }
  return attack && fighter && fight(view, shown, attack, fighter.at)
}
