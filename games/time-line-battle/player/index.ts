import type { Chance, Policy, Seat } from '@anachron/kernel'
import { isUnit, type Rank } from '../content/cards.ts'
import { newCard } from '../rules/deployment.ts'
import { type Guess, imagine } from '../rules/imagine.ts'
import { resolveTimeline, restore } from '../rules/timeline.ts'
import type { Action, Battle, Field, View } from '../rules/types.ts'
import { copyField } from '../rules/view.ts'
import { foreseen, foresight } from './foresight.ts'
import { hopes, judge } from './judgement.ts'
import { keepingOf, pickCard, rollout, weakestOf } from './rollout.ts'

/**
 * Rival deployments that every own one is tried against, by two players and while there are few cards on the table; the
 * more of either, the longer each takes.
 */
const WORLDS = 36
const FEW_CARDS = 16
const worldsFor = ({ cards, players }: View): number =>
  Math.ceil((WORLDS * 2 * Math.min(1, FEW_CARDS / Math.max(1, cards.length))) / players.length)

/** How well a seat stands when this Timeline is over: 0 … 1. */
function worthAfter(view: View, field: Field, seat: Seat, hand: readonly Rank[] = []): number {
  const vp = view.players.map((player) => player.vp)
  const hands = view.players.map((_, of) => (of === seat ? hand : []))
  return hopes({ field, timeline: view.timeline, vp, hands })[seat] as number
}

/** Every way to choose so many of the cards, copies taken as the same. */
function choicesOf(hand: readonly Rank[], size: number, from = 0): Rank[][] {
  if (size === 0) return [[]]
  const sets: Rank[][] = []
  for (let i = from; i <= hand.length - size; i++) {
    if (i > from && hand[i] === hand[i - 1]) continue
    for (const rest of choicesOf(hand, size - 1, i + 1)) sets.push([hand[i] as Rank, ...rest])
  }
  return sets
}

function deployInto(field: Field, owner: Seat, ranks: readonly Rank[], day: number): void {
  for (const [i, rank] of ranks.entries())
    field.cards.push(newCard({ id: field.cards.length, owner, rank, day, seq: 100 + i }))
}

/** So many cards out of a hand, by liking; the hand is used up. */
function draft(hand: Rank[], size: number, timeline: number, chance: Chance): Rank[] {
  const drafted: Rank[] = []
  while (drafted.length < size && hand.length > 0) drafted.push(...hand.splice(pickCard(hand, timeline, chance), 1))
  return drafted
}

/** Others are taken to like what this player likes: what lies face down was chosen, and people choose what is good. */
const LIKE_ME: Guess = { lay: pickCard, slide: (ranks, timeline) => weakestOf(ranks, timeline, false) }

/** The table with what others may deploy. */
function imagineRivals(view: View, seat: Seat, chance: Chance): Field {
  const opening = view.timeline === 1 && view.options.opening === 'units'
  const { players } = imagine(view, chance, LIKE_ME)
  const field = copyField(view)
  restore(field.cards)
  for (const [other, { hand, laid, toDeploy }] of players.entries()) {
    if (other === seat) continue
    const held = opening ? hand.filter(isUnit) : hand.slice()
    deployInto(field, other, [...laid, ...draft(held, toDeploy, view.timeline, chance)], view.day)
  }
  return field
}

/** What is left of a hand. */
function less(hand: readonly Rank[], used: readonly Rank[]): Rank[] {
  const left = hand.slice()
  for (const rank of used) left.splice(left.indexOf(rank), 1)
  return left
}

/** What a set of cards came to, world by world. */
interface Contender {
  set: Rank[]
  values: number[]
  sum: number
}

/** Worlds between two looks at who is left behind, and how many standard errors that takes. */
const LOOK_EVERY = 4
const BEHIND = 1.5
/** Of the targets and hosts in imagined Timelines, so many are looked at: with two it won only 44 % against all. */
const WIDTH = 4

/** Whether this one has fallen behind another that was tried in the same worlds. */
function isBehind({ values, sum }: Contender, best: Contender): boolean {
  const n = values.length
  const gap = (best.sum - sum) / n
  let squares = 0
  for (let i = 0; i < n; i++) squares += ((best.values[i] as number) - (values[i] as number) - gap) ** 2
  // As if one world more had spoken a little for it: few equal ones are no proof.
  const error = Math.sqrt(squares + 0.001) / n
  return gap > BEHIND * error
}

/** Those still in the running: all that are not behind, and of these the better half. */
function stillIn(contenders: readonly Contender[]): Contender[] {
  const order = contenders.toSorted((a, b) => b.sum - a.sum)
  const best = order[0] as Contender
  const half = order.slice(0, Math.max(2, Math.ceil(order.length / 2)))
  return half.filter((one) => one === best || !isBehind(one, best))
}

/**
 * The best set of cards to deploy from the hand, tried against imagined rivals. All sets meet the same rivals, so that
 * bad ones show after a few worlds and are tried no further.
 */
function bestSet(view: View, seat: Seat, chance: Chance, worlds = worldsFor(view)): Rank[] {
  const player = view.players[seat]
  if (!player || player.own === 'hidden') return []
  const { hand, playing, pool } = player.own
  const laid = playing === null ? player.own.laid : [...player.own.laid, playing]
  const owed = player.toDeploy - (playing === null ? 0 : 1)
  const opening = view.timeline === 1 && view.options.opening === 'units'
  const usable = opening ? hand.filter(isUnit) : hand
  const sets = choicesOf(usable, Math.min(owed, usable.length))
  let open = sets.map((set): Contender => ({ set, values: [], sum: 0 }))
  const decider = foresight({ timeline: view.timeline, vp: view.players.map(({ vp }) => vp) }, WIDTH)
  for (let world = 1; open.length > 1 && world <= worlds; world++) {
    const base = imagineRivals(view, seat, chance)
    const more = draft(pool.slice(), owed - (sets[0] as Rank[]).length, view.timeline, chance)
    for (const one of open) {
      const field = copyField(base)
      deployInto(field, seat, [...laid, ...one.set, ...more], view.day)
      resolveTimeline(field, decider)
      const worth = worthAfter(view, field, seat, less(hand, one.set))
      one.values.push(worth)
      one.sum += worth
    }
    if (world % LOOK_EVERY === 0) open = stillIn(open)
  }
  return open.reduce((a, b) => (b.sum > a.sum ? b : a)).set
}

/** What is only to be kept is sought in so many times fewer worlds than what is to be deployed. */
const GLANCE = 4

/** Keeps what it wants to deploy next, and slides away what it likes less than what may come. */
function chooseBottom(view: View, seat: Seat, options: readonly Action[], chance: Chance): number {
  const own = view.players[seat]?.own
  if (own === undefined || own === 'hidden' || own.pool.length === 0) return 0
  const last = (view.players[seat]?.toDeploy ?? 1) <= 1
  const keeping = (rank: Rank): number => keepingOf(rank, view.timeline, last)
  const average = own.pool.reduce((sum: number, rank) => sum + keeping(rank), 0) / own.pool.length
  const slidable = options.flatMap((action, at) =>
    action.kind === 'bottom' && keeping(action.rank) < average ? { at, rank: action.rank } : [],
  )
  if (slidable.length === 0) return 0
  const wanted = bestSet(view, seat, chance, Math.ceil(worldsFor(view) / GLANCE))
  let chosen = 0
  let least = average
  for (const { at, rank } of slidable) {
    if (wanted.includes(rank) || keeping(rank) >= least) continue
    least = keeping(rank)
    chosen = at
  }
  return chosen
}

/** Tries its deployments against what rivals might deploy, and its decisions on the rest of the Timeline. */
export const bot: Policy<Battle> = {
  name: 'strategist',
  rollout,
  openByHabit: true,
  // Who lays what the board shows to end best then wins about half of a first match: `test/first-match.ts`.
  slips: 30,
  judge,
  imagine: (view, chance) => imagine(view, chance, LIKE_ME),
  chapter: ({ timeline }) => timeline,
  choose(view, seat, options, chance) {
    if (options.length === 1) return 0
    const card = view.cards[view.deciding ?? -1]
    if (card) return foreseen(view, card, options, { timeline: view.timeline, vp: view.players.map(({ vp }) => vp) })
    if (view.phase !== 'deploy') return 0
    if (options[0]?.kind === 'keep') return chooseBottom(view, seat, options, chance)
    const [first] = bestSet(view, seat, chance)
    return Math.max(
      0,
      options.findIndex((action) => action.kind === 'deploy' && action.rank === first),
    )
  },
}
