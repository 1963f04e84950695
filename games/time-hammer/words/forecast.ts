import { bySomeKinds, type Forecast, type Seat } from '@anachron/kernel'
import { count, type Sentence, say } from '@anachron/kernel/words'
import {
  type AgentId,
  agentCards,
  constants,
  DECADES,
  type Decade,
  decadeCards,
  FIDO_IDS,
  hammers,
  type SlotName,
} from '../content/index.ts'
import { agentOf } from '../rules/agents.ts'
import { attackChance, faceUpChances, fightChance, jumpNeed } from '../rules/chances.ts'
import { agentsOn, distance, hasTrio, holdersOf, PRESENT, playerOf, rivalOf } from '../rules/decades.ts'
import { nearest } from '../rules/gadgets.ts'
import { bestRepair, levelOf } from '../rules/hammer.ts'
import { chanceOf, nextFlux, type Odds } from '../rules/odds.ts'
import { canGain, repairBonus } from '../rules/skill.ts'
import type { Action, AttackFrame, Purchase, Slot, TimeHammer, View } from '../rules/types.ts'
import { theCard } from './cards.ts'
import { levelWords } from './phrases.ts'
import {
  asItStands,
  discoveryVerdicts,
  jumpVerdicts,
  repairVerdicts,
  type Verdict,
  verdictsOf,
  winsWords,
} from './verdicts.ts'

type Told = Forecast<TimeHammer>
type Outcomes = Told['outcomes']
/** Who fights whom. */
type Duel = { agent: AgentId; target: AgentId }

/** Outcomes in words with the chance of each, what is hoped for first; others that cannot happen are left out. */
const outcomes = (...list: [Sentence, number][]): Outcomes =>
  list.flatMap(([words, chance], i) => (i === 0 || chance > 1e-9 ? [{ words, chance: Math.max(0, chance) }] : []))

const judged = (verdicts: readonly Verdict[], odds: Odds): Outcomes =>
  outcomes(...verdicts.map(({ words, if: test }): [Sentence, number] => [words, chanceOf(odds, test)]))

const fightOutcomes = (win: number, { agent, target }: Duel): Outcomes =>
  outcomes([winsWords(agent), win], [winsWords(target), 1 - win])

const percent = (chance: number): Sentence => say`${Math.round(chance * 100)} %`

// Jumps

function jumpForecast(view: View, seat: Seat, card: AgentId, to: Decade): Told | undefined {
  const player = playerOf(view, seat)
  const agent = agentOf(player, card)
  const odds = nextFlux(view)
  if (!agent || !odds) return undefined
  const need = jumpNeed(view, seat, agent, to)
  const notes: Sentence[] = [need <= 0 ? 'Any Flux will do.' : say`A Flux of ${need} or more is needed.`]
  if (distance(agent.at, to) === constants.longJump.value && canGain(player))
    notes.push('A Long Jump: success earns 1 skill.')
  return { rule: 'TH-89', outcomes: judged(jumpVerdicts(card, need, to), odds), notes }
}

// Reboots

const COSTS = 'It costs a Jamais’ cube.'

function faceUpReboot(view: View, slot: Slot, free: boolean): Told | undefined {
  const chances = faceUpChances(view, slot)
  if (!chances) return undefined
  const { attack, now, rebooted } = chances
  return {
    rule: free ? 'TH-58' : 'TH-57',
    outcomes: fightOutcomes(rebooted, attack),
    notes: [
      say`In a fight ${theCard(attack.agent)} wins ${percent(now)} as it stands, ${percent(rebooted)} after the Reboot.`,
      ...(free ? [] : [COSTS]),
    ],
  }
}

function rebootForecast(view: View, name: SlotName, { free }: { free: boolean }): Told | undefined {
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
      say`As it stands: ${now.words}.`,
      say`The Reboot takes this from ${percent(now.good ? 1 : 0)} to ${percent(better)}.`,
      ...(free ? [] : [COSTS]),
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
    return chances && { rule: 'TH-109', outcomes: fightOutcomes(chances.now, chances.attack) }
  }
  const now = slot && asItStands(view, changed, slot)
  return now ? { rule: 'TH-56', outcomes: [], notes: [say`As it would stand: ${now.words}.`] } : undefined
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
    const holders = holdersOf(view, hammer.pos).length
    return {
      rule: 'TH-71',
      outcomes: judged(repairVerdicts(view, hammer), odds),
      notes: [
        say`A Stasis of ${level - bonus} or more is needed: ${levelWords(hammer.card, level, holders)}, Repair bonus ${bonus}.`,
        holders > 1
          ? 'If it is mended, both gain 1 skill.'
          : 'If it is mended, whoever holds the decade gains 1 skill.',
      ],
    }
  }
  return top.moment === 'discovery' ? { rule: 'TH-134', outcomes: judged(discoveryVerdicts(view), odds) } : undefined
}

// Arrivals

/** Who has the Command of a decade once `lead` Agents more than the rival's are there. */
function commandWords({ options }: View, to: Decade, lead: number): Sentence {
  if (to === PRESENT) return 'Nobody holds 2020, and it has no Command.'
  const label = decadeCards.find(({ decade }) => decade === to)?.label ?? ''
  if (lead > 0) return say`You have its Command: ${label}.`
  if (lead < 0) return 'Your rival keeps its Command.'
  return options.tieToGallery
    ? 'As many Agents as your rival: its Command goes to the Gallery.'
    : 'As many Agents as your rival: its Command stays where it is.'
}

/** TH-67 to TH-72: what is known of the HAMMERs that may throw whoever is there out again. */
function riskAt(view: View, seat: Seat, to: Decade): Sentence[] {
  const waiting = view.dejaVu.filter((card) => hammers[card].decade === to).length
  if (to === PRESENT || waiting === 0) return []
  const bonus = repairBonus(view, seat)
  return [say`${count(waiting, 'HAMMER')} for ${to} in the Déjà vu pile; your repairs there get ${bonus} more.`]
}

/** Which Discovery an Agent that comes into play is there for. */
type When = 'this turn' | 'next turn'

function withArrival(view: View, seat: Seat, card: AgentId, at: Decade): View {
  const player = playerOf(view, seat)
  const there = { ...player, agents: [...player.agents, { card, at, guard: false }] }
  return { ...view, players: view.players.map((one, i) => (i === seat ? there : one)) }
}

/** An Agent coming into play: what it takes Command of, and what Discovery would find then. */
function arrivalForecast(view: View, seat: Seat, card: AgentId, to: Decade, when: When): Told | undefined {
  const odds = nextFlux(view)
  if (!odds || seat !== view.active) return undefined
  const then = withArrival(view, seat, card, to)
  const there = playerOf(then, seat)
  const lead = agentsOn(there, to) - agentsOn(playerOf(view, rivalOf(seat)), to)
  const chances = DECADES.map((at) => discoveryChance(withArrival(view, seat, card, at), seat) ?? 0)
  const [here, best] = [chances[DECADES.indexOf(to)] ?? 0, Math.max(...chances)]
  const skill =
    best - here < 0.005
      ? say`No decade has a better chance of skill ${when}: ${percent(here)}.`
      : say`${percent(here)} for skill ${when}, elsewhere up to ${percent(best)}.`
  return {
    rule: 'TH-134',
    outcomes: hasTrio(there)
      ? outcomes([canGain(there) ? 'a trio, 1 skill' : 'a trio', 1])
      : judged(discoveryVerdicts(then), odds),
    notes: [say`${commandWords(view, to, lead)} ${skill}`, ...riskAt(then, seat, to)],
  }
}

/** What a Jump is for: whose Command it changes, and how much likelier the next Discovery then brings a skill. */
export function afterJump(view: View, seat: Seat, card: AgentId, to: Decade): Sentence[] {
  const player = playerOf(view, seat)
  const moved = player.agents.map((agent) => (agent.card === card ? { ...agent, at: to, guard: false } : agent))
  const there = { ...player, agents: moved }
  const then = { ...view, players: view.players.map((one, i) => (i === seat ? there : one)) }
  const [now, later] = [discoveryChance(view, seat), discoveryChance(then, seat)]
  if (now === undefined || later === undefined || seat !== view.active) return []
  const lead = agentsOn(there, to) - agentsOn(playerOf(view, rivalOf(seat)), to)
  return [
    commandWords(view, to, lead),
    say`Your chance of skill in the next Discovery: ${percent(later)} there, ${percent(now)} as it is.`,
  ]
}

/** What somebody who comes into play is for. */
function recruitForecast(view: View, seat: Seat, card: AgentId): Told | undefined {
  if (seat !== view.active) return undefined
  if (agentCards[card].breed === 'human')
    return { rule: 'TH-84', outcomes: [], notes: ['It enters on 2020, which nobody can hold: a Jump takes it on.'] }
  const now = discoveryChance(view, seat)
  const best = Math.max(...DECADES.map((at) => discoveryChance(withArrival(view, seat, card, at), seat) ?? 0))
  if (now === undefined) return undefined
  const notes = [say`Your chance of skill in the next Discovery: up to ${percent(best)}, ${percent(now)} as it is.`]
  return { rule: 'TH-85', outcomes: [], notes }
}

function discoveryChance(view: View, seat: Seat): number | undefined {
  const odds = nextFlux(view)
  if (!odds) return undefined
  if (hasTrio(playerOf(view, seat))) return 1
  return chanceOf(odds, (flux) => discoveryVerdicts(view).some(({ good, if: test }) => good && test(flux)))
}

// Attacks

const attackUnderWay = (view: View): AttackFrame | undefined => nearest(view.stack, 'attack')

function fighting(view: View): Told | undefined {
  const attack = attackUnderWay(view)
  const win = attack && fightChance(view, attack)
  if (!attack || win === undefined) return undefined
  return { rule: 'TH-109', outcomes: fightOutcomes(win, attack) }
}

/** TH-111, TH-112: what an attacker risks. */
const lostWords = (agent: AgentId): Sentence => say`If ${theCard(agent)} loses, it is lost, and your turn ends.`

/** A Jump that is bought. */
const boughtJump = (view: View, seat: Seat, buys: Purchase): Told | undefined =>
  buys.what === 'jump' ? jumpForecast(view, seat, buys.agent, buys.to) : undefined

const told = bySomeKinds<Action, [view: View, seat: Seat], Told | undefined>({
  fido: ({ to }, view, seat) => arrivalForecast(view, seat, FIDO_IDS[seat] as AgentId, to, 'this turn'),
  place({ to }, view, seat) {
    const plan = nearest(view.stack, 'plan')?.plan
    if (plan?.kind !== 'recruit') return undefined
    return arrivalForecast(view, seat, plan.card, to, 'next turn')
  },
  recruit: ({ card }, view, seat) => recruitForecast(view, seat, card),
  jump: ({ agent, to }, view, seat) => jumpForecast(view, seat, agent, to),
  buy: ({ buys }, view, seat) => boughtJump(view, seat, buys),
  // Jumps and prices are chosen in steps: the last one, too, tells what it leads to.
  with(_with, view, seat) {
    const plan = nearest(view.stack, 'plan')?.plan
    return plan?.kind === 'jump' ? jumpForecast(view, seat, plan.agent, plan.to) : undefined
  },
  price(_price, view, seat) {
    const plan = nearest(view.stack, 'plan')?.plan
    return plan?.kind === 'buy' ? boughtJump(view, seat, plan.buys) : undefined
  },
  escape(_escape, view, seat) {
    const attack = attackUnderWay(view)
    return attack && jumpForecast(view, seat, attack.target, PRESENT)
  },
  escapeTo({ to }, view, seat) {
    const attack = attackUnderWay(view)
    return attack && jumpForecast(view, seat, attack.target, to)
  },
  attack(action, view, seat) {
    const win = attackChance(view, seat, action.agent, action.target)
    if (win === undefined) return undefined
    const notes = [
      'It costs an Action. You see your Flux first, and may still call the attack off.',
      lostWords(action.agent),
    ]
    return { rule: 'TH-109', outcomes: fightOutcomes(win, action), notes }
  },
  launch(_launch, view) {
    const attack = attackUnderWay(view)
    const told = fighting(view)
    return attack && told && { ...told, notes: [lostWords(attack.agent)] }
  },
  fight: (_fight, view) => fighting(view),
  reboot: ({ slot }, view) => rebootForecast(view, slot, { free: false }),
  aim({ aim }, view) {
    if ('by' in aim) return standing(view, { slot: aim.slot, by: aim.by })
    return 'slot' in aim ? rebootForecast(view, aim.slot, { free: true }) : undefined
  },
  play: ({ card }, view) => (card === 'gadget-torque-wrench' ? standing(view, { slot: 'main', by: 2 }) : undefined),
  pass: (_pass, view) => passForecast(view),
})

/** Odds before committing, from what the seat knows. */
export const forecast = (view: View, seat: Seat, action: Action): Told | undefined => told(action, view, seat)
