/** Section 6.5: when the field is clear. */

import { again, done, type Flow, type Next } from '@anachron/kernel'
import { MAX_ENDURANCE } from '../content/index.ts'
import { has, isRecovered, putIn, takeOut, tooMuch } from './equipment.ts'
import { jumpFlux } from './flux.ts'
import { drop, loot, lootOptions, recover, recoverOptions, reload, reloadOptions, take, takeOptions } from './loose.ts'
import { type ActionOf, menu } from './menu.ts'
import type { C } from './specials/hooks.ts'
import { battleOf, tripperAt } from './state.ts'
import { claim, hasTreasure } from './treasure.ts'
import type { FigureId, FrameOf, State, TimeTripper, Tripper } from './types.ts'

type CleanupFrame = FrameOf<'cleanup'>

const isHere = (tripper: Tripper): boolean => tripper.alive && (tripper.place === 'field' || tripper.place === 'held')

/** Things somebody may hand over: one of his, to a comrade who can carry it. */
function giveOptions(state: State, id: FigureId): ActionOf<'give'>[] {
  const options: ActionOf<'give'>[] = []
  if (state.trippers.length === 1) return options
  const tripper = tripperAt(state, id)
  for (const gear of tripper.gear)
    for (let to = 0; to < state.trippers.length; to++) {
      const other = tripperAt(state, to)
      // What the team shares between two hands (TT-13.12) goes over as a whole.
      if (to === id || !isHere(other) || receives(state, tripper, other, gear) !== null) continue
      options.push({ do: 'give', what: gear.what, of: gear.of, to })
    }
  return options
}

function receives(state: State, from: Tripper, to: Tripper, gear: Tripper['gear'][number]): string | null {
  if (isRecovered(gear.what) && to.gear.some(({ what }) => isRecovered(what))) return 'TT-8.53'
  const others = { trippers: state.trippers.filter((tripper) => tripper !== from) }
  return tooMuch(others.trippers.length > 1 ? others : { trippers: [...others.trippers, to] }, to, gear)
}

/** The radio has to go with somebody before the last one is ready. */
const radioIsCarried = (state: State): boolean =>
  state.trippers.some((tripper) => isHere(tripper) && has(tripper, 'radio'))

/** Whose turn it is to collect. */
const collector = ({ queue }: CleanupFrame): FigureId => queue[0] as FigureId

/** He goes on collecting, unless the trip has ended by it. */
const goOn = ({ state }: C): Next => (state.result === null ? again : done)

const wholeMenu = menu<CleanupFrame>({
  rule: 'TT-6.5',
  seats: (state, { queue: [who] }) => (who === undefined ? [] : [tripperAt(state, who).seat]),
  actions: {
    ready: {
      options: (state, { queue }) => (queue.length > 1 || radioIsCarried(state) ? [{ do: 'ready' }] : []),
      refuse: () => ({ rule: 'TT-10.11', reason: 'Somebody has to take the radio first.' }),
      take(ctx, { queue }) {
        queue.shift()
        return goOn(ctx)
      },
    },
    take: {
      options: (state, frame) => takeOptions(state, collector(frame), 'field'),
      take(ctx, frame, _seat, { id }) {
        take(ctx, collector(frame), id)
        return goOn(ctx)
      },
    },
    reload: {
      options: (state, frame) => reloadOptions(state, collector(frame)),
      take(ctx, frame, _seat, { what }) {
        reload(ctx, collector(frame), what)
        return goOn(ctx)
      },
    },
    loot: {
      options: (state, frame) => lootOptions(state, collector(frame), 'field'),
      take(ctx, frame, _seat, { from, what, of }) {
        loot(ctx, collector(frame), from, what, of)
        return goOn(ctx)
      },
    },
    give: {
      options: (state, frame) => giveOptions(state, collector(frame)),
      take(ctx, frame, _seat, action) {
        give(ctx, collector(frame), action)
        return goOn(ctx)
      },
    },
    recover: {
      options(state, frame) {
        const who = collector(frame)
        const isArmed = tripperAt(state, who).gear.some(({ what }) => isRecovered(what))
        return frame.recovered.includes(who) || isArmed ? [] : recoverOptions(state, who, 'field')
      },
      refuse: (_state, frame) =>
        frame.recovered.includes(collector(frame))
          ? { rule: 'TT-R13', reason: 'One weapon of this field is all that each may take.' }
          : { rule: 'TT-8.53', reason: 'One of the kind is carried already: lay it down first.' },
      take(ctx, frame, _seat, { unit }) {
        frame.recovered.push(collector(frame))
        recover(ctx, collector(frame), unit)
        return goOn(ctx)
      },
    },
    drop: {
      options: (state, frame) =>
        tripperAt(state, collector(frame))
          .gear.filter(({ what }) => what !== 'radio')
          .map(({ what, of }) => ({ do: 'drop', what, of })),
      take(ctx, frame, _seat, { what, of }) {
        drop(ctx, collector(frame), what, of)
        return goOn(ctx)
      },
    },
    claim: {
      options: (state) => (hasTreasure(state) ? [{ do: 'claim' }] : []),
      refuse: () => ({ rule: 'TT-14.0', reason: 'There is no treasure here, or somebody has it.' }),
      take(ctx, frame) {
        claim(ctx, collector(frame))
        return goOn(ctx)
      },
    },
  },
})

/** No list is longer than this: a field strewn with things is cleared one after the other. */
const MOST_OPTIONS = 512
const collect: typeof wholeMenu = {
  ...wholeMenu,
  options: (state, frame, seat) => wholeMenu.options(state, frame, seat).slice(0, MOST_OPTIONS),
}

function give(ctx: C, id: FigureId, { what, of, to }: ActionOf<'give'>): void {
  const tripper = tripperAt(ctx.state, id)
  const there = tripper.gear.find((gear) => gear.what === what && gear.of === of)
  const gear = takeOut(tripper.gear, what, of, there?.count ?? 1)
  if (!gear) return
  putIn(tripperAt(ctx.state, to).gear, gear)
  if (ctx.listening) ctx.emit({ kind: 'gave', rule: 'TT-R40', who: id, to, gear: { ...gear } })
}

const radioMan = (state: State): FigureId =>
  state.trippers.findIndex((tripper) => isHere(tripper) && has(tripper, 'radio'))

/** The flux comes when called, aligned or not as one likes. */
const leave = menu<CleanupFrame>({
  rule: 'TT-6.5',
  seats: (state) => [tripperAt(state, radioMan(state)).seat],
  actions: {
    jump: {
      options: [null, 0, 1, 2, 3, 4, 5].map((heading) => ({ do: 'jump', heading })),
      take(ctx, _frame, _seat, { heading }) {
        const { state } = ctx
        // Nobody is left behind: Trippers dead or alive and awed soldiers go along, and whoever is held already
        // (TT-R13).
        for (const tripper of state.trippers) if (tripper.place === 'field') tripper.place = 'held'
        for (const unit of state.units)
          if (unit.place === 'field' && !unit.fallen && isTakenAlong(state, unit.id)) unit.place = 'held'
        jumpFlux(ctx, radioMan(state), heading)
        return done
      },
    },
  },
})

function isTakenAlong(state: State, id: FigureId): boolean {
  const unit = state.units.find((one) => one.id === id)
  return unit !== undefined && unit.owner !== null
}

export const cleanupFlow: Flow<TimeTripper, CleanupFrame> = {
  rest(ctx, frame) {
    const { state } = ctx
    const battle = battleOf(state)
    const swept = state.units.some(({ owner, place }) => owner === null && place === 'held')
    frame.queue = state.trippers.map((_, id) => id).filter((id) => isHere(tripperAt(state, id)))
    for (const tripper of state.trippers) {
      if (!isHere(tripper)) continue
      tripper.endurance = MAX_ENDURANCE
      tripper.bitten = 0
    }
    if (ctx.listening) ctx.emit({ kind: 'cleanup', rule: swept ? 'TT-R13' : 'TT-6.5', battle: battle.number, swept })
  },
  collect,
  /** Whoever was to take the radio has left the table: the first who is still there has it. */
  radio(ctx) {
    const { state } = ctx
    if (radioIsCarried(state)) return
    const loose = battleOf(state).loose.find(({ gear }) => gear.what === 'radio')
    const first = state.trippers.findIndex(isHere)
    if (loose && first >= 0) take(ctx, first, loose.id)
  },
  leave,
}
