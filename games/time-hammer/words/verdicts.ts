/** What a Flux or Stasis decides, as a list of outcomes in words with a test of the drawn value each. */
import { type Sentence, say } from '@anachron/kernel/words'
import { type AgentId, constants, DECADE_OF_FLUX, type Decade, fluxOf, type SlotName } from '../content/index.ts'
import { agentOf } from '../rules/agents.ts'
import { attackLead, jumpNeed } from '../rules/chances.ts'
import { holds, playerOf } from '../rules/decades.ts'
import { nearest } from '../rules/gadgets.ts'
import { bestRepair, levelOf } from '../rules/hammer.ts'
import { chanceOf, nextFlux, stasisWith } from '../rules/odds.ts'
import { canGain } from '../rules/skill.ts'
import type { AttackFrame, HammerFrame, RevealFrame, Slot, View } from '../rules/types.ts'
import { theCard, theDecade } from './cards.ts'

export type Verdict = { words: Sentence; good: boolean; if(flux: number): boolean }

export const winsWords = (agent: AgentId): Sentence => say`${theCard(agent)} wins`

export const jumpVerdicts = (agent: AgentId, need: number, to: Decade): Verdict[] => [
  { words: say`${theCard(agent)} arrives on ${theDecade(to)}`, good: true, if: (flux) => flux >= need },
  { words: say`${theCard(agent)} is lost, and a Déjà vu follows`, good: false, if: (flux) => flux < need },
]

export function repairVerdicts(view: View, hammer: HammerFrame, added = 0): Verdict[] {
  const need = levelOf(view, hammer) - bestRepair(view, hammer.pos).bonus - added
  const is = (test: (stasis: number) => boolean) => (flux: number) => {
    const stasis = stasisWith(flux)
    return stasis !== 'P' && test(stasis)
  }
  return [
    { words: 'the HAMMER is fixed', good: true, if: is((stasis) => stasis >= need) },
    { words: 'the repair fails', good: false, if: is((stasis) => stasis < need) },
    { words: 'a Paradox, the HAMMER goes away unfixed', good: false, if: (flux) => flux === 7 },
  ]
}

export function discoveryVerdicts(view: View): Verdict[] {
  const player = playerOf(view, view.active)
  const held = (flux: number): boolean => holds(player, DECADE_OF_FLUX[flux] as Decade)
  const echoes = (flux: number): boolean => flux === 3 || flux === 4
  return [
    { words: canGain(player) ? 'a held decade, 1 skill' : 'a held decade', good: true, if: held },
    { words: 'no skill, but a cube or a card', good: false, if: (flux) => !held(flux) && !echoes(flux) },
    { words: 'no skill, but a cube or a card, and a Déjà vu', good: false, if: echoes },
  ]
}

/** The defender has not drawn yet: a value seldom decides, it mostly makes one of them the likelier winner. */
function faceUpVerdicts(view: View, { agent, target }: AttackFrame, lead: number): Verdict[] {
  const odds = nextFlux(view)
  if (!odds) return []
  const wins = (flux: number): number => chanceOf(odds, (theirs) => flux + lead >= theirs)
  const sure = (chance: number): boolean => chance > 1 - 1e-9
  return [
    { words: winsWords(agent), good: true, if: (flux) => sure(wins(flux)) },
    { words: winsWords(target), good: false, if: (flux) => sure(1 - wins(flux)) },
    { words: say`${theCard(agent)} is the likelier winner`, good: true, if: (flux) => wins(flux) >= 0.5 },
    { words: say`${theCard(target)} is the likelier winner`, good: false, if: (flux) => wins(flux) < 0.5 },
  ]
}

function fightVerdicts({ slots }: RevealFrame, slot: Slot, { agent, target }: AttackFrame, lead: number): Verdict[] {
  const value = (name: SlotName): number => {
    const other = slots.find((each) => each.name === name)
    return other ? (other.card === null ? 0 : fluxOf[other.card]) + other.added : 0
  }
  const wins = (flux: number): boolean =>
    slot.name === 'attacker'
      ? flux + slot.added + lead >= value('defender')
      : value('attacker') + lead >= flux + slot.added
  return [
    { words: winsWords(agent), good: true, if: wins },
    { words: winsWords(target), good: false, if: (flux) => !wins(flux) },
  ]
}

/** What each value of a slot would lead to, everything else as it lies. */
export function verdictsOf(view: View, shown: RevealFrame, slot: Slot): Verdict[] {
  if (shown.purpose === 'discovery') return discoveryVerdicts(view)
  if (shown.purpose === 'repair') {
    const hammer = nearest(view.stack, 'hammer')
    return hammer ? repairVerdicts(view, hammer, slot.added) : []
  }
  if (shown.purpose === 'jump') {
    const jump = nearest(view.stack, 'jump')
    const agent = jump && agentOf(playerOf(view, jump.seat), jump.agent)
    return jump && agent ? jumpVerdicts(jump.agent, jumpNeed(view, jump.seat, agent, jump.to, slot.added), jump.to) : []
  }
  const attack = nearest(view.stack, 'attack')
  if (!attack) return []
  const lead = attackLead(view, attack.seat, attack.agent, attack.target)
  return shown.purpose === 'attackFaceUp'
    ? faceUpVerdicts(view, attack, lead)
    : fightVerdicts(shown, slot, attack, lead)
}

/** What stands to happen by the cards as they lie. */
export const asItStands = (view: View, shown: RevealFrame, slot: Slot): Verdict | undefined => {
  const flux = slot.card === null ? fluxWithout(shown) : fluxOf[slot.card]
  return verdictsOf(view, shown, slot).find((verdict) => verdict.if(flux))
}

/** TH-40: what counts when there is no card; of a Stasis the Flux that would go with it. */
const fluxWithout = ({ purpose }: RevealFrame): number =>
  purpose === 'repair' ? 9 - constants.stasisWithoutCard.value : constants.fluxWithoutCard.value
