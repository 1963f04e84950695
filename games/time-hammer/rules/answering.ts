import type { Answering, Seat, Wish } from '@anachron/kernel'
import { type AgentId, constants, costOf, isFido, type Phase } from '../content/index.ts'
import { chanceToTurn, leaningOf } from '../words/stakes.ts'
import { agentOf } from './agents.ts'
import { greenReserve } from './cubes.ts'
import { commands, holds, PRESENT, playerOf } from './decades.ts'
import { nearest } from './gadgets.ts'
import type { Action, TimeHammer, View } from './types.ts'

/**
 * TH-154: how a person wants to be asked. The client answers for them; the rules never do, because passing for somebody
 * who cannot answer would tell what they do not hold.
 */
export type PassPreference =
  /** Ask me whenever I am asked. */
  | { ask: 'always' }
  /** Ask me when I could do something. */
  | { ask: 'able' }
  /** Ask me when I could do something that does not help my rival, nor change nothing or next to nothing. */
  | { ask: 'matters' }
  /** Ask me when I could do something about a decade I hold or an Agent of mine. */
  | { ask: 'concerned' }
  /** Pass for me until this phase of this turn is over. */
  | { ask: 'later'; turn: number; phase: Phase }

/** An automatic pass is sent after this time, so that it looks like one made by hand. */
const PASS_WAIT_MS = 1200

/** Whether what is under way is about a decade this seat holds or an Agent of theirs. */
function isConcerned(view: View, seat: Seat): boolean {
  const player = view.players[seat]
  if (!player) return true
  const hammer = nearest(view.stack, 'hammer')
  if (hammer && holds(player, hammer.pos)) return true
  const jump = nearest(view.stack, 'jump')
  const attack = nearest(view.stack, 'attack')
  if (!hammer && !jump && !attack) return view.active === seat
  const mine = (agent: AgentId | undefined): boolean => agent !== undefined && agentOf(player, agent) !== undefined
  return mine(jump?.agent) || mine(attack?.agent) || mine(attack?.target)
}

/** Fewer Reboots than this turn something: a Jamais’ is worth more. */
const SELDOM = 0.1
/** So near to Expert every chance counts. */
const NEAR_EXPERT = 2

/** Whether one of the answers could turn something this seat's way. */
function couldMatter(view: View, seat: Seat, options: readonly Action[]): boolean {
  const top = view.stack.at(-1)
  if (top?.kind === 'response' && top.played.at(-1)?.by === seat) return false
  // What can be played between two cards of one's own could be played before the first, and still can after the last.
  if (top?.kind === 'moment' && top.moment === 'draw') return false
  const late = view.players.some(({ skill }) => constants.expert.value - skill <= NEAR_EXPERT)
  return options.some((option) => {
    if (option.kind === 'pass') return false
    const leaning = leaningOf(view, seat, option)
    const redraws = option.kind === 'reboot' || (option.kind === 'play' && option.card === 'gadget-echo-coil')
    if (redraws && leaning === 'helps') return late || chanceToTurn(view, seat) >= SELDOM
    return leaning === 'helps' || leaning === 'open'
  })
}

/** TH-R9: with cubes for every Action to come, a guard called back brings nothing. */
const hasCubes = (view: View, seat: Seat): boolean =>
  greenReserve(playerOf(view, seat)) >= constants.actionsPerTurn.value + (commands(view, seat, 2000) ? 1 : 0)

/** The answer to give for a person without asking them, if their preference says so; nothing = ask them. */
export function autoPass(view: View, options: readonly Action[], preference: PassPreference): Action | undefined {
  const keep = options.find((option) => option.kind === 'keep')
  if (keep && view.viewer >= 0) return preference.ask === 'matters' && hasCubes(view, view.viewer) ? keep : undefined
  // Nothing to discard, nothing to play: one can only draw.
  const [only] = options
  if (only?.kind === 'done' && options.length === 1 && preference.ask !== 'always') return only
  const pass = options.find((option) => option.kind === 'pass')
  if (!pass || view.viewer < 0) return undefined
  switch (preference.ask) {
    case 'always':
      return undefined
    case 'able':
      return options.length === 1 ? pass : undefined
    case 'matters':
      return couldMatter(view, view.viewer, options) ? undefined : pass
    case 'concerned':
      return options.length === 1 || !isConcerned(view, view.viewer) ? pass : undefined
    case 'later':
      return view.turn === preference.turn && view.phase === preference.phase ? pass : undefined
  }
}

const ALWAYS = { label: 'Always ask me', preference: { ask: 'always' } } as const
const MATTERS = { label: 'Ask if it matters', preference: { ask: 'matters' } } as const
const ABLE = { label: 'Ask if I can answer', preference: { ask: 'able' } } as const

/**
 * How a person may want to be asked at this table, for a client to offer; the first one is what it starts with. Against
 * bots nobody is asked in vain, nor to help their rival. Where people play, how long an answer takes is something they
 * can see, and skipping is left to those who choose it.
 */
const preferences = (view: View, watched = true): Wish<PassPreference>[] => [
  ...(watched ? [ALWAYS, ABLE, MATTERS] : [MATTERS, ABLE, ALWAYS]),
  { label: 'Ask if it concerns me', preference: { ask: 'concerned' } },
  {
    label: 'Pass all this phase',
    preference: { ask: 'later', turn: view.turn, phase: view.phase },
    passing: true,
  },
]

/** TH-153: what a seat that ran out of time does: nothing where it can, else what costs it least. */
export function whenTimeIsUp(options: readonly Action[]): Action {
  const first = options[0] as Action
  const mildest = ['pass', 'done', 'end', 'keep', 'callOff', 'fight', 'draw'] as const
  for (const kind of mildest) {
    const found = options.find((option) => option.kind === kind)
    if (found) return found
  }
  if (first.kind === 'fido') return { kind: 'fido', to: PRESENT }
  if (first.kind === 'asset')
    return options.find((option) => option.kind === 'asset' && option.asset === 'draw') ?? first
  if (first.kind === 'lose') {
    const value = (action: Action): number =>
      action.kind !== 'lose' ? 99 : isFido(action.agent) ? 0 : costOf(action.agent)
    return options.reduce((best, option) => (value(option) < value(best) ? option : best), first)
  }
  return first
}

/** TH-153: milliseconds that are left for an answer, where the table has agreed on seconds and one can pass. */
const limit = ({ options: { answerSeconds } }: View, options: readonly Action[]): number | undefined =>
  answerSeconds > 0 && options.some(({ kind }) => kind === 'pass') ? answerSeconds * 1000 : undefined

/** Everything about answering that a client or a clock does for a person. */
export const answering = {
  preferences,
  answer: autoPass,
  waitMs: PASS_WAIT_MS,
  timeUp: whenTimeIsUp,
  limit,
} satisfies Answering<TimeHammer, PassPreference>
