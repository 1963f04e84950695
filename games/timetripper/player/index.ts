/**
 * A Tripper who wants to live: he calls the flux as soon as he lands, fights only what holds or hunts him, gathers
 * Experience jump by jump, and goes for the Time Hole when the dice are likely to let him through.
 */

import type { Policy } from '@anachron/kernel'
import { MAX_ENDURANCE } from '../content/index.ts'
import type { Action } from '../rules/actions.ts'
import { attackWays } from '../rules/attack-ways.ts'
import { soldiersWorth } from '../rules/drill.ts'
import { boardOf, topOf } from '../rules/reading.ts'
import type { FigureId, PlayFrame, TimeTripper, View } from '../rules/types.ts'
import { attack, grenade } from './fire.ts'
import { cleanup, command } from './flux.ts'
import { packing, travelling } from './journey.ts'
import { judge } from './judgement.ts'
import { rollout } from './rollout.ts'
import { timemaster } from './timemaster.ts'
import { turn } from './turn.ts'
import type { Worth } from './worth.ts'

/** Where a second thought has been found to pay; packing, aiming and guiding the flux he does well enough. */
const THOUGHT_ABOUT: ReadonlySet<PlayFrame['kind']> = new Set(['turn', 'travel'])
/** What is worth so much less to him than the best is not thought about: he is in the middle of something. */
const FAR_BEHIND = 30
/** What he never does has less than this. */
const OUT_OF_PLACE = -300
const MOST_CONSIDERED = 4
/** What is said to be 0 %. */
const HOPELESS = 0.005

export const bot: Policy<TimeTripper> = {
  name: 'veteran',
  rollout,
  quick: true,
  judge,
  chapter: ({ battles }) => battles,
  // The radio is the only way home, and a thing on the ground is left behind with the battle: it helps nobody.
  never: (action, view, seat, options) =>
    action.do === 'drop' || isHopeless(action, view) || letsDown(view, seat, action, options),
  considers(view, seat, options) {
    const frame = view.stack[view.stack.length - 1] as PlayFrame
    if (!THOUGHT_ABOUT.has(frame.kind)) return []
    const worth = worthIn(view, seat)
    const values = options.map((action) => worth(action))
    // Who is on his way goes on, and nobody at the table waits for him to think of it again at every hex.
    const isOnHisWay = frame.kind === 'turn' && (view.trippers[frame.who]?.moved ?? 0) > 0
    const best = values.indexOf(Math.max(...values))
    if (isOnHisWay && options[best]?.do === 'step') return [best]
    const least =
      frame.kind === 'travel' ? Number.NEGATIVE_INFINITY : Math.max(OUT_OF_PLACE, Math.max(...values) - FAR_BEHIND)
    return options
      .map((_, index) => index)
      .filter((index) => (values[index] as number) >= least)
      .sort((a, b) => (values[b] as number) - (values[a] as number))
      .slice(0, MOST_CONSIDERED)
  },
  choose(view, seat, options, chance) {
    if (options.length === 1) return 0
    const worth = worthIn(view, seat)
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < options.length; i++) {
      // A grain of chance breaks ties without preferring what is listed first.
      const value = worth(options[i] as Action) + chance.pick('whim', 1000) / 1e7
      if (value > most) {
        most = value
        best = i
      }
    }
    return best
  },
}

/** An attack that can do nothing to him whatever it is made with: a strike that cannot even stun. */
function isHopeless(action: Action, view: View): boolean {
  const by = topOf(view, 'turn')?.who
  if (action.do !== 'aim' || by === undefined) return false
  return attackWays(boardOf(view), by, action.at, 0).every(({ stops }) => stops < HOPELESS)
}

/**
 * How far below the best something may be for whoever travels in company: others live or die by it. Nothing said: it is
 * left to each.
 */
const SLACK: Partial<Record<PlayFrame['kind'], number>> = {
  turn: 3,
  equip: 0,
  command: 3,
  cleanup: 3,
  attack: 0.4,
  grenade: 0.4,
}

/** What each option is worth where a team is asked, looked at once for all of them. */
const valued = new WeakMap<View, readonly number[]>()

/**
 * In a team somebody who stands about, or goes anywhere but to the radio, costs the others their lives: not even a
 * beginner does. Alone he may find out for himself.
 */
function letsDown(view: View, seat: number, action: Action, options: readonly Action[]): boolean {
  const frame = view.stack[view.stack.length - 1] as PlayFrame
  const slack = SLACK[frame.kind]
  if (slack === undefined || view.trippers.length === 1) return false
  let values = valued.get(view)
  if (values?.length !== options.length) {
    values = options.map(worthIn(view, seat))
    valued.set(view, values)
  }
  const most = Math.max(...values)
  const own = values[options.indexOf(action)] ?? most
  // A rest brings nothing to somebody fresh.
  const rests = frame.kind === 'turn' && action.do === 'end' && isFresh(view, frame.who)
  return own < most - (rests ? 0 : slack)
}

const isFresh = ({ trippers }: View, who: FigureId): boolean => {
  const tripper = trippers[who]
  return tripper !== undefined && !tripper.active && tripper.endurance >= MAX_ENDURANCE - 1
}

function worthIn(view: View, seat: number): Worth {
  const frame = view.stack[view.stack.length - 1] as PlayFrame
  switch (frame.kind) {
    case 'equip':
      return packing(view, frame)
    case 'travel':
      return travelling(view)
    case 'turn':
      return turn(view, frame.who)
    case 'soldier':
      return soldiersWorth(view, frame.who)
    case 'attack':
      return attack(view, frame)
    case 'grenade':
      return grenade(view, frame)
    case 'command':
      return command(view, frame.by)
    case 'cleanup':
      return cleanup(view, frame)
    case 'free':
      return timemaster(view, frame, seat)
    case 'arrange':
      return (action) => (action.do === 'ready' ? 1 : 0)
    default:
      return () => 0
  }
}
