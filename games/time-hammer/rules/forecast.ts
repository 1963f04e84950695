import type { Forecast, Seat } from '@anachron/kernel'
import {
  type AgentId,
  agentCards,
  constants,
  DECADE_OF_FLUX,
  type Decade,
  decadeCards,
  FIDO_IDS,
  fluxOf,
  type SlotName,
} from '../content/index.ts'
import { agentOf } from './agents.ts'
import { attackBonus, defenceBonus } from './attacks.ts'
import { agentsOn, distance, hasTrio, holds, PRESENT, playerOf, rivalOf } from './decades.ts'
import { nearest } from './gadgets.ts'
import { bestRepair, levelOf } from './hammer.ts'
import { jumpBonus } from './jumps.ts'
import { chanceOf, chanceOfTwo, nextFlux, nextTwo, type Odds, stasisWith } from './odds.ts'
import type { Action, AgentInPlay, AttackFrame, HammerFrame, RevealFrame, Slot, TimeHammer, View } from './types.ts'

type Told = Forecast<TimeHammer>
type Outcomes = Told['outcomes']

/** Outcomes in words with the chance of each, what is hoped for first; others that cannot happen are left out. */
const outcomes = (...list: [string, number][]): Outcomes =>
  list.flatMap(([words, chance], i) => (i === 0 || chance > 1e-9 ? [{ words, chance: Math.max(0, chance) }] : []))

const fluxIs =
  (test: (flux: number) => boolean) =>
  (odds: Odds): number =>
    chanceOf(odds, test)

// What a Flux or Stasis decides, as a list of outcomes with a test of the drawn value each.

type Verdict = { words: string; good: boolean; if(flux: number): boolean }

const jumpVerdicts = (agent: AgentId, need: number, to: Decade): Verdict[] => [
  { words: `${agentCards[agent].name} arrives on ${to}`, good: true, if: (flux) => flux >= need },
  { words: `${agentCards[agent].name} is lost, and a Déjà vu follows`, good: false, if: (flux) => flux < need },
]

function jumpNeed(view: View, seat: Seat, agent: AgentInPlay, to: Decade, added = 0): number {
  return distance(agent.at, to) - jumpBonus(view, seat, agent.card) - added
}

function repairVerdicts(view: View, hammer: HammerFrame, added = 0): Verdict[] {
  const need = levelOf(view, hammer) - bestRepair(view, hammer.pos).bonus - added
  const is = (test: (stasis: number) => boolean) => (flux: number) => {
    const stasis = stasisWith(flux)
    return stasis !== 'P' && test(stasis)
  }
  return [
    { words: 'the HAMMER is fixed', good: true, if: is((stasis) => stasis >= need) },
    { words: 'the repair fails', good: false, if: is((stasis) => stasis < need) },
    { words: 'Paradox: resolved, not fixed', good: false, if: (flux) => flux === 7 },
  ]
}

function discoveryVerdicts(view: View): Verdict[] {
  const player = playerOf(view, view.active)
  const held = (flux: number): boolean => holds(player, DECADE_OF_FLUX[flux] as Decade)
  const echoes = (flux: number): boolean => flux === 3 || flux === 4
  return [
    { words: 'a held decade: 1 skill', good: true, if: held },
    { words: 'an asset', good: false, if: (flux) => !held(flux) && !echoes(flux) },
    { words: 'an asset and a Déjà vu', good: false, if: echoes },
  ]
}

const judged = (verdicts: readonly Verdict[], odds: Odds): Outcomes =>
  outcomes(...verdicts.map(({ words, if: test }): [string, number] => [words, fluxIs(test)(odds)]))

const percent = (chance: number): string => `${Math.round(chance * 100)} %`

// Jumps and attacks

function jumpForecast(view: View, seat: Seat, card: AgentId, to: Decade): Told | undefined {
  const agent = agentOf(playerOf(view, seat), card)
  const odds = nextFlux(view)
  if (!agent || !odds) return undefined
  const need = jumpNeed(view, seat, agent, to)
  const notes = [need <= 0 ? 'Any Flux will do.' : `A Flux of ${need} or more is needed.`]
  if (distance(agent.at, to) === constants.longJump.value) notes.push('A Long Jump: success earns 1 skill.')
  return { rule: 'TH-89', outcomes: judged(jumpVerdicts(card, need, to), odds), notes }
}

/** By how much the attacker's bonus exceeds the defender's. */
export function attackLead(view: View, seat: Seat, agent: AgentId, target: AgentId): number {
  const defending = agentOf(playerOf(view, rivalOf(seat)), target)
  return attackBonus(view, seat, agent) - (defending ? defenceBonus(view, rivalOf(seat), defending) : 0)
}

const fightOutcomes = (win: number, winner: string, loser: string): Outcomes =>
  outcomes([`${winner} wins`, win], [`${loser} wins`, 1 - win])

/** Chance that an attack wins a straight fight before any Flux is drawn. */
function attackChance(view: View, seat: Seat, agent: AgentId, target: AgentId): number | undefined {
  const odds = nextTwo(view, false)
  const lead = attackLead(view, seat, agent, target)
  return odds ? chanceOfTwo(odds, (mine, theirs) => mine + lead >= theirs) : undefined
}

/** Chance that the attacker wins the fight now, as the viewer knows it: with a Flux they see, or one they do not. */
export function fightChance(view: View, { seat, agent, target, flux }: AttackFrame): number | undefined {
  const lead = attackLead(view, seat, agent, target)
  if (flux === 'hidden') {
    const odds = nextTwo(view, true)
    return odds ? chanceOfTwo(odds, (mine, theirs) => mine + lead >= theirs) : undefined
  }
  const mine = flux === null ? 0 : fluxOf[flux]
  const odds = nextFlux(view)
  return odds ? chanceOf(odds, (theirs) => mine + lead >= theirs) : undefined
}

const names = ({ agent, target }: { agent: AgentId; target: AgentId }): [string, string] => [
  agentCards[agent].name,
  agentCards[target].name,
]

// Reboots

/** What each value of a slot would lead to, everything else as it lies. */
function verdictsOf(view: View, shown: RevealFrame, slot: Slot): Verdict[] {
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
  const [attacker, defender] = names(attack)
  const lead = attackLead(view, attack.seat, attack.agent, attack.target)
  const value = (name: SlotName): number => {
    const other = shown.slots.find((each) => each.name === name)
    return other ? (other.card === null ? 0 : fluxOf[other.card]) + other.added : 0
  }
  if (shown.purpose === 'attackFaceUp') {
    const odds = nextFlux(view)
    if (!odds) return []
    // The defender has not drawn yet: a value decides nothing, it only makes one of them the likelier winner.
    const even = (flux: number): boolean => chanceOf(odds, (theirs) => flux + lead >= theirs) >= 0.5
    return [
      { words: `${attacker} is the likelier winner`, good: true, if: even },
      { words: `${defender} is the likelier winner`, good: false, if: (flux) => !even(flux) },
    ]
  }
  const wins = (flux: number): boolean =>
    slot.name === 'attacker'
      ? flux + slot.added + lead >= value('defender')
      : value('attacker') + lead >= flux + slot.added
  return [
    { words: `${attacker} wins`, good: true, if: wins },
    { words: `${defender} wins`, good: false, if: (flux) => !wins(flux) },
  ]
}

/** What stands to happen by the cards as they lie. */
export const asItStands = (view: View, shown: RevealFrame, slot: Slot): Verdict | undefined => {
  const flux = slot.card === null ? 0 : fluxOf[slot.card]
  return verdictsOf(view, shown, slot).find((verdict) => verdict.if(flux))
}

/** The chance that an attack launched face up wins a fight, with the Flux as it lies and with another one in its place. */
function faceUpChances(view: View, { card }: Slot): { attack: AttackFrame; now: number; rebooted: number } | undefined {
  const attack = nearest(view.stack, 'attack')
  const now = attack && fightChance(view, { ...attack, flux: card })
  const odds = nextTwo(view, false, card)
  if (!attack || now === undefined || !odds) return undefined
  const lead = attackLead(view, attack.seat, attack.agent, attack.target)
  return { attack, now, rebooted: chanceOfTwo(odds, (mine, theirs) => mine + lead >= theirs) }
}

function faceUpReboot(view: View, slot: Slot, free: boolean): Told | undefined {
  const chances = faceUpChances(view, slot)
  if (!chances) return undefined
  const [attacker, defender] = names(chances.attack)
  return {
    rule: free ? 'TH-58' : 'TH-57',
    outcomes: fightOutcomes(chances.rebooted, attacker, defender),
    notes: [
      `In a fight ${attacker} wins ${percent(chances.now)} as it stands, ${percent(chances.rebooted)} after the Reboot.`,
      ...(free ? [] : ['It costs a Jamais’.']),
    ],
  }
}

function rebootForecast(view: View, name: SlotName, free: boolean): Told | undefined {
  const shown = nearest(view.stack, 'reveal')
  const slot = shown?.slots.find((each) => each.name === name)
  if (!shown || !slot) return undefined
  if (shown.purpose === 'attackFaceUp') return faceUpReboot(view, slot, free)
  const odds = nextFlux(view, slot.card)
  const verdicts = verdictsOf(view, shown, slot)
  const now = asItStands(view, shown, slot)
  if (!odds || !now) return undefined
  const better = chanceOf(odds, (flux) => verdicts.some((verdict) => verdict.good && verdict.if(flux)))
  return {
    rule: free ? 'TH-58' : 'TH-57',
    outcomes: judged(verdicts, odds),
    notes: [
      `As it stands: ${now.words}.`,
      `The Reboot takes this from ${now.good ? '100 %' : '0 %'} to ${percent(better)}.`,
      ...(free ? [] : ['It costs a Jamais’.']),
    ],
  }
}

function standing(view: View, change: { slot: SlotName; by: number } | null): Told | undefined {
  const shown = nearest(view.stack, 'reveal')
  if (!shown) return undefined
  const slots = shown.slots.map((slot) =>
    slot.name === change?.slot ? { ...slot, added: slot.added + change.by } : slot,
  )
  const changed = { ...shown, slots }
  const slot = slots.find((each) => each.name === change?.slot) ?? slots[0]
  if (slot && shown.purpose === 'attackFaceUp') {
    const chances = faceUpChances(view, slot)
    return chances && { rule: 'TH-109', outcomes: fightOutcomes(chances.now, ...names(chances.attack)) }
  }
  const now = slot && asItStands(view, changed, slot)
  return now ? { rule: 'TH-56', outcomes: [], notes: [`As it would stand: ${now.words}.`] } : undefined
}

/** Passing lets what is under way take its course: these are its odds. */
function passForecast(view: View): Told | undefined {
  const top = view.stack.at(-1)
  if (top?.kind === 'reveal') return standing(view, null)
  if (top?.kind !== 'moment') return undefined
  const odds = nextFlux(view)
  if (!odds) return undefined
  const hammer = top.moment === 'hammer' ? nearest(view.stack, 'hammer') : undefined
  if (hammer) {
    const level = levelOf(view, hammer)
    const { bonus } = bestRepair(view, hammer.pos)
    return {
      rule: 'TH-71',
      outcomes: judged(repairVerdicts(view, hammer), odds),
      notes: [`Level ${level}, Repair bonus ${bonus}: a Stasis of ${level - bonus} or more is needed.`],
    }
  }
  return top.moment === 'discovery' ? { rule: 'TH-134', outcomes: judged(discoveryVerdicts(view), odds) } : undefined
}

/** Jumps and prices are chosen in steps: the last one, too, tells what it leads to. */
function planForecast(view: View, seat: Seat, action: Action): Told | undefined {
  const plan = nearest(view.stack, 'plan')?.plan
  if (plan?.kind === 'jump' && action.kind === 'with') return jumpForecast(view, seat, plan.agent, plan.to)
  if (plan?.kind === 'buy' && action.kind === 'price' && plan.buys.what === 'jump')
    return jumpForecast(view, seat, plan.buys.agent, plan.buys.to)
  return undefined
}

/** An Agent coming into play: what it takes Command of, and what Discovery would find then. */
function arrivalForecast(view: View, seat: Seat, card: AgentId, to: Decade, next: string): Told | undefined {
  const odds = nextFlux(view)
  const player = playerOf(view, seat)
  if (!odds || seat !== view.active) return undefined
  const there = { ...player, agents: [...player.agents, { card, at: to, guard: false }] }
  const then = { ...view, players: view.players.map((one, i) => (i === seat ? there : one)) }
  const label = decadeCards.find(({ decade }) => decade === to)?.label
  const lead = agentsOn(there, to) - agentsOn(playerOf(view, rivalOf(seat)), to)
  const command =
    to === PRESENT
      ? 'Nobody holds 2020, and it has no Command.'
      : lead > 0
        ? `You have its Command: ${label}.`
        : lead === 0
          ? 'As many Agents as your rival: its Command stays where it is.'
          : 'Your rival keeps its Command.'
  return {
    rule: 'TH-134',
    outcomes: hasTrio(there) ? outcomes(['a trio: 1 skill', 1]) : judged(discoveryVerdicts(then), odds),
    notes: [next, command],
  }
}

/** Odds before committing, from what the seat knows. */
export function forecast(view: View, seat: Seat, action: Action): Told | undefined {
  const attack = nearest(view.stack, 'attack')
  switch (action.kind) {
    case 'fido':
      return arrivalForecast(view, seat, FIDO_IDS[seat] as AgentId, action.to, 'The Discovery of this turn.')
    case 'place': {
      const plan = nearest(view.stack, 'plan')?.plan
      if (plan?.kind !== 'recruit') return undefined
      return arrivalForecast(view, seat, plan.card, action.to, 'Your next Discovery, as the deck lies now.')
    }
    case 'jump':
      return jumpForecast(view, seat, action.agent, action.to)
    case 'buy':
      return action.buys.what === 'jump' ? jumpForecast(view, seat, action.buys.agent, action.buys.to) : undefined
    case 'with':
    case 'price':
      return planForecast(view, seat, action)
    case 'escape':
      return attack && jumpForecast(view, seat, attack.target, PRESENT)
    case 'escapeTo':
      return attack && jumpForecast(view, seat, attack.target, action.to)
    case 'attack': {
      const win = attackChance(view, seat, action.agent, action.target)
      if (win === undefined) return undefined
      const notes = ['You see your Flux before you launch, and may call the attack off.']
      return { rule: 'TH-109', outcomes: fightOutcomes(win, ...names(action)), notes }
    }
    case 'launch':
    case 'fight': {
      const win = attack && fightChance(view, attack)
      if (!attack || win === undefined) return undefined
      return { rule: 'TH-109', outcomes: fightOutcomes(win, ...names(attack)) }
    }
    case 'reboot':
      return rebootForecast(view, action.slot, false)
    case 'aim':
      if ('by' in action.aim) return standing(view, { slot: action.aim.slot, by: action.aim.by })
      return 'slot' in action.aim ? rebootForecast(view, action.aim.slot, true) : undefined
    case 'play':
      return action.card === 'gadget-torque-wrench' ? standing(view, { slot: 'main', by: 2 }) : undefined
    case 'pass':
      return passForecast(view)
    default:
      return undefined
  }
}
