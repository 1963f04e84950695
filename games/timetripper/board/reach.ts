/** Where the one who acts, or the flux, can go in one gesture: every hex with its way and what it costs. */

import { type Sentence, say } from '@anachron/kernel/words'
import type { OwnDecision, Plan } from '@anachron/kit'
import type { Action } from '../rules/actions.ts'
import { apart, beside } from '../rules/display.ts'
import { allowanceOf } from '../rules/equipment.ts'
import { isInOpponentZoc, stepsLeft, stopsMovement, whoIsIn } from '../rules/movement.ts'
import { boardOf, topOf } from '../rules/reading.ts'
import { stepsFrom } from '../rules/stepping.ts'
import type { FigureId, Hex, State, TimeTripper, View } from '../rules/types.ts'
import { hexes, place } from '../words/phrases.ts'

export interface Way {
  to: Hex
  /** The hexes entered, in order, `to` last. */
  hexes: readonly Hex[]
  /** Endurance that the way costs beyond what the load allows for free (TT-7.13). */
  price: number
  /** What waits there. */
  dangers: readonly Danger[]
}

export type Danger = 'held' | 'pit'
const DANGER_WORDS: Record<Danger, Sentence> = {
  held: say`An enemy beside it holds whoever comes there`,
  pit: say`The move ends there`,
}

/** The view with one Tripper standing elsewhere, for the rules to look at. */
const movedTo = (view: View, who: FigureId, hex: Hex, moved: number): State => {
  const trippers = view.trippers.map((tripper, id) => (id === who ? { ...tripper, hex, moved } : tripper))
  return boardOf({ ...view, trippers })
}

/**
 * Every hex that a Tripper can walk to, by the cheapest way. The rules say which hexes come next; where somebody would
 * have to stop is not walked through.
 */
export function waysOf(view: View, who: FigureId): readonly Way[] {
  const tripper = view.trippers[who]
  if (!tripper || !view.battle) return []
  const state = boardOf(view)
  const most = stepsLeft(state, who)
  const free = Math.max(0, (tripper.allowance ?? allowanceOf(view, tripper) ?? 0) - tripper.moved)
  const found = new Map<Hex, readonly Hex[]>()
  let edge: (readonly Hex[])[] = [[]]
  for (let walked = 0; walked < most; walked++) {
    const next: (readonly Hex[])[] = []
    for (const way of edge) {
      const from = way.at(-1) ?? tripper.hex
      if (way.length > 0 && stopsMovement(state, from)) continue
      for (const to of stepsFrom(movedTo(view, who, from, tripper.moved + walked), who, most - walked)) {
        if (to === tripper.hex || found.has(to)) continue
        found.set(to, [...way, to])
        next.push([...way, to])
      }
    }
    edge = next
  }
  return [...found]
    .filter(([to]) => whoIsIn(state, to).length === 0)
    .map(([to, hexes]) => ({
      to,
      hexes,
      price: Math.max(0, hexes.length - free),
      dangers: [
        ...(isInOpponentZoc(state, to) ? (['held'] as const) : []),
        ...(stopsMovement(state, to) ? (['pit'] as const) : []),
      ],
    }))
}

/** How far one command carries the flux. */
const FLUX_STEPS = 6

/** Every hex to which the flux can be brought with what is left of the command; the straightest way. */
export function fluxWays(view: View): readonly Way[] {
  const command = topOf(view, 'command')
  const from = view.battle?.flux?.hex
  if (!command || from === undefined) return []
  const found = new Map<Hex, readonly Hex[]>([[from, []]])
  let edge: Hex[] = [from]
  for (let gone = command.steps; gone < FLUX_STEPS; gone++) {
    const next: Hex[] = []
    for (const hex of edge)
      for (let heading = 0; heading < 6; heading++) {
        const to = beside(hex, heading)
        if (to < 0 || found.has(to)) continue
        found.set(to, [...(found.get(hex) ?? []), to])
        next.push(to)
      }
    edge = next
  }
  found.delete(from)
  return [...found].map(([to, hexes]) => ({ to, hexes, price: 0, dangers: [] }))
}

type Step = { ask: string; action: Action }
const steps = (ask: string, way: readonly Hex[]): Step[] => way.map((hex) => ({ ask, action: { do: 'step', hex } }))

/** What one gesture can do now; where one answer does there is nothing to plan. */
export function plans(view: View, { ask, options }: OwnDecision<TimeTripper>): readonly Plan<TimeTripper>[] {
  const may = (what: Action['do']): boolean => options.some((option) => option.do === what)
  if (ask === 'turn.act' && may('step')) return walks(view)
  if (ask === 'command.guide' && may('step')) return fluxPlans(view, [])
  if (ask === 'command.deed' && may('guide')) return fluxPlans(view, [{ ask, action: { do: 'guide' } }])
  return []
}

function walks(view: View): readonly Plan<TimeTripper>[] {
  const who = topOf(view, 'turn')?.who
  if (who === undefined) return []
  return waysOf(view, who)
    .filter(({ hexes: way }) => way.length > 1)
    .map(({ to, hexes: way, price, dangers }) => ({
      id: `walk-${to}`,
      words: say`Walk ${hexes(way.length)} to ${place(to)}`,
      pieces: way.map((hex) => `hex-${hex}`),
      facts: [
        price > 0
          ? say`Costs ${price} Endurance beyond the free hexes`
          : say`Free: no Endurance beyond the one for acting`,
        ...dangers.map((danger) => DANGER_WORDS[danger]),
      ],
      steps: steps('turn.act', way),
    }))
}

/** Brought somewhere, it is left there: with hexes to spare that has to be said. */
function fluxPlans(view: View, before: readonly Step[]): readonly Plan<TimeTripper>[] {
  const gone = topOf(view, 'command')?.steps ?? 0
  return fluxWays(view)
    .filter(({ hexes: way }) => before.length + way.length > 1)
    .map(({ to, hexes: way }) => ({
      id: `flux-${to}`,
      words: say`Bring the flux ${hexes(way.length)} to ${place(to)}`,
      pieces: way.map((hex) => `hex-${hex}`),
      facts: sweptOn(view, way),
      steps: [
        ...before,
        ...steps('command.guide', way),
        ...(gone + way.length < FLUX_STEPS
          ? [{ ask: 'command.guide', action: { do: 'enough' } satisfies Action as Action }]
          : []),
      ],
    }))
}

/** Whom the flux takes along on its way. */
function sweptOn(view: View, way: readonly Hex[]): Sentence[] {
  const swept = view.units.filter(
    (unit) => unit.place === 'field' && !unit.fallen && way.some((hex) => apart(hex, unit.hex) <= 1),
  ).length
  return swept === 0 ? [say`It meets nobody on its way`] : [say`It sweeps up ${swept === 1 ? 'one' : swept} on its way`]
}

/** The way that a plan or a single step to a hex goes, for drawing it. */
export function wayTo(view: View, ask: string | undefined, hex: Hex): Way | undefined {
  const who = topOf(view, 'turn')?.who
  const ways =
    ask === 'turn.act' && who !== undefined ? waysOf(view, who) : ask?.startsWith('command') ? fluxWays(view) : []
  return ways.find(({ to }) => to === hex)
}
