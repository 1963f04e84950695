import type { Chance, Policy, Seat } from '@anachron/kernel'
import { isUnit, type Rank } from '../content/cards.ts'
import { type Guess, imagine } from '../rules/imagine.ts'
import { restore } from '../rules/timeline.ts'
import type { Action, Battle, View } from '../rules/types.ts'
import { copyField } from '../rules/view.ts'
import { foreseen } from './foresight.ts'
import { judge } from './judgement.ts'
import { fightOn } from './rehearsal/decide.ts'
import { FarSeeing, Stakes } from './rehearsal/outlook.ts'
import { Piece } from './rehearsal/piece.ts'
import { Rehearsal } from './rehearsal/rehearsal.ts'
import { keepingOf, pickCard, rollout, weakestOf } from './rollout.ts'

/**
 * Rival deployments that every own one is tried against, by two players and while there are few cards on the table; the
 * more of either, the longer each takes.
 */
const WORLDS = 56
const FEW_CARDS = 16
const worldsFor = ({ cards, players }: View): number =>
  Math.ceil((WORLDS * 2 * Math.min(1, FEW_CARDS / Math.max(1, cards.length))) / players.length)

const vpOf = ({ players }: View): number[] => players.map(({ vp }) => vp)

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

/** Deploys cards as if they were the newest of their owner. */
function deployInto(rehearsal: Rehearsal, owner: Seat, ranks: readonly Rank[], day: number): void {
  const side = rehearsal.sides[owner] as number
  for (let i = 0; i < ranks.length; i++) rehearsal.add(new Piece(owner, side, ranks[i] as Rank, day), NEWEST + i)
}
/** More than anybody deploys. */
const NEWEST = 100

/** So many cards out of a hand, by liking; the hand is used up. */
function draft(hand: Rank[], size: number, timeline: number, chance: Chance): Rank[] {
  const drafted: Rank[] = []
  while (drafted.length < size && hand.length > 0) drafted.push(...hand.splice(pickCard(hand, timeline, chance), 1))
  return drafted
}

/** Others are taken to like what this player likes: what lies face down was chosen, and people choose what is good. */
const LIKE_ME: Guess = { lay: pickCard, slide: (ranks, timeline) => weakestOf(ranks, timeline, false) }

/** Adds what others may deploy. */
function imagineRivals(view: View, seat: Seat, chance: Chance, rehearsal: Rehearsal): void {
  const opening = view.timeline === 1 && view.options.opening === 'units'
  const { players } = imagine(view, chance, LIKE_ME)
  for (const [other, { hand, laid, toDeploy }] of players.entries()) {
    if (other === seat) continue
    const held = opening ? hand.filter(isUnit) : hand.slice()
    deployInto(rehearsal, other, [...laid, ...draft(held, toDeploy, view.timeline, chance)], view.day)
  }
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

/** After which parts of the worlds it is looked who is left behind, and how many standard errors that takes. */
const LOOKS = [1 / 6, 1 / 3, 2 / 3]
const BEHIND = 2
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
  const side = view.sides[seat] as number
  const sets = choicesOf(usable, Math.min(owed, usable.length))
  let open = sets.map((set): Contender => ({ set, values: [], sum: 0 }))
  const field = copyField(view)
  restore(field.cards)
  const rehearsal = new Rehearsal(field)
  const stakes = new Stakes(view.timeline, vpOf(view), rehearsal)
  const decider = new FarSeeing(stakes, WIDTH)
  const hands: Rank[][] = view.players.map(() => [])
  const lying = rehearsal.cards
  const looks = LOOKS.map((part) => Math.round(part * worlds))
  for (let world = 1; open.length > 1 && world <= worlds; world++) {
    rehearsal.takeBack(lying)
    imagineRivals(view, seat, chance, rehearsal)
    const others = rehearsal.cards
    const more = draft(pool.slice(), owed - (sets[0] as Rank[]).length, view.timeline, chance)
    for (const one of open) {
      rehearsal.takeBack(others)
      deployInto(rehearsal, seat, [...laid, ...one.set, ...more], view.day)
      rehearsal.restore(view.day, view.start)
      hands[seat] = less(hand, one.set)
      stakes.weigh(rehearsal, hands)
      fightOn(rehearsal, decider)
      const worth = stakes.hope(rehearsal, side)
      one.values.push(worth)
      one.sum += worth
    }
    if (looks.includes(world)) open = stillIn(open)
  }
  return open.reduce((a, b) => (b.sum > a.sum ? b : a)).set
}

/** What is only to be kept is sought in so many times fewer worlds than what is to be deployed. */
const GLANCE = 2

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
    if (card) return foreseen(view, card, options, view.timeline, vpOf(view))
    if (view.phase !== 'deploy') return 0
    if (options[0]?.kind === 'keep') return chooseBottom(view, seat, options, chance)
    const [first] = bestSet(view, seat, chance)
    return Math.max(
      0,
      options.findIndex((action) => action.kind === 'deploy' && action.rank === first),
    )
  },
}
