/** Sections 3 and 13: packing for the trip. */

import { again, done, type Flow, type Refusal } from '@anachron/kernel'
import { count, say } from '@anachron/kernel/words'
import { COMPULSORY, MAX_ENDURANCE, START_LIMIT, TEAM_SELECTION, TRIPPERS } from '../content/index.ts'
import { oneDie } from './dice.ts'
import { ammoFor, halfPounds, has, isAmmo, isBig, isGrenade, newGear, putIn, takeOut, tooMuch } from './equipment.ts'
import { SHELF } from './kit.ts'
import { type ActionOf, menu } from './menu.ts'
import type { C } from './specials/hooks.ts'
import { isTeam, tripperAt } from './state.ts'
import type { FigureId, FrameOf, Gear, GearKind, Options, State, TimeTripper, Tripper } from './types.ts'

/** Whether a Tripper is easily charmed, as the table has settled it (TT-R62). */
export const isCharmed = (charm: Options['charm'], id: FigureId): boolean =>
  charm === 'names' ? !TRIPPERS[id]?.she : charm !== 'uncharmed'

export const newTripper = (seat: number, charmed = true): Tripper => ({
  seat,
  charmed,
  alive: true,
  place: 'held',
  hex: 0,
  endurance: MAX_ENDURANCE,
  experience: 0,
  gear: [],
  shotAt: false,
  bitten: 0,
  drawnBy: null,
  resists: false,
  moved: 0,
  allowance: null,
  limit: null,
  acted: false,
  active: false,
  negotiated: false,
  willTalk: false,
  dropHex: null,
  over: false,
})

/**
 * What must come along is there from the start; a team's share of it lies with the first Tripper until the first battle
 * strews it.
 */
export function compulsory(state: State): void {
  const first = tripperAt(state, 0)
  first.gear = [newGear('radio')]
  for (const what of isTeam(state) ? COMPULSORY.team : COMPULSORY.solo) first.gear.push(newGear(what))
}

/** What may be packed, in half pounds. */
export const limitOf = (state: State): number => 2 * (isTeam(state) ? state.options.teamWeight : START_LIMIT.solo)
/** What those who set out carry, in half pounds; whoever is lost has taken his things with him. */
export const packedWeight = (state: State): number =>
  state.trippers.reduce((sum, { gear, place }) => (place === 'held' ? sum + halfPounds(state.own, gear) : sum), 0)

const isThere = (state: State, what: GearKind): boolean => state.trippers.some((tripper) => has(tripper, what))

/** Of each kind one, to look at. */
const SAMPLES = SHELF.map((what) => newGear(what))
const PURCHASES = SHELF.map((what): ActionOf<'buy'> => ({ do: 'buy', what }))
const WEIGHTS = SAMPLES.map((gear) => halfPounds('', [gear]))

/** `at`: the place on the shelf. */
function mayPack(state: State, tripper: Tripper, at: number, room: number): boolean {
  if ((WEIGHTS[at] as number) > room) return false
  const what = SHELF[at] as GearKind
  // Each of the team's shared weapons exists once (TT-13.11).
  if (isBig(what) && isThere(state, what)) return false
  if (isAmmo(what) && !fits(state, tripper, what)) return false
  return tooMuch(state, tripper, SAMPLES[at] as Gear) === null
}

/** Reloads go with a weapon that is on the trip: his own pistol, or a shared gun. */
const fits = (state: State, tripper: Tripper, what: GearKind): boolean =>
  what === 'reloads-m16' || what === 'reloads-shotgun'
    ? isThere(state, what === 'reloads-m16' ? 'm16' : 'shotgun')
    : tripper.gear.some((gear) => ammoFor(gear.what) === what)

type EquipFrame = FrameOf<'equip'>

const profile = menu<EquipFrame>({
  rule: 'TT-R62',
  seats: (state, { who }) => (state.options.charm === 'ask' ? [tripperAt(state, who).seat] : []),
  actions: {
    profile: {
      options: [true, false].map((charmed) => ({ do: 'profile', charmed })),
      take(ctx, { who }, _seat, { charmed }) {
        tripperAt(ctx.state, who).charmed = charmed
      },
    },
  },
})

function whyNotPacked(state: State, who: FigureId, what: GearKind): Refusal<TimeTripper> | undefined {
  if (!SHELF.includes(what)) return undefined
  const tripper = tripperAt(state, who)
  const rule = tooMuch(state, tripper, newGear(what))
  if (rule) return { rule, reason: 'That is more of it than one Tripper may have.' }
  if (isAmmo(what) && !fits(state, tripper, what))
    return { rule: 'TT-R03', reason: 'There is no weapon for these reloads.' }
  if (isBig(what) && isThere(state, what)) return { rule: 'TT-13.11', reason: 'There is only one of it.' }
  return {
    rule: isTeam(state) ? 'TT-13.0' : 'TT-3.2',
    reason: say`That would be more than ${count(limitOf(state) / 2, 'pound')}.`,
  }
}

const pack = menu<EquipFrame>({
  rule: (state) => (isTeam(state) ? 'TT-13.0' : 'TT-3.2'),
  seats: (state, { who }) => [tripperAt(state, who).seat],
  actions: {
    ready: { options: [{ do: 'ready' }], take: () => undefined },
    buy: {
      options(state, { who }) {
        const room = limitOf(state) - packedWeight(state)
        const tripper = tripperAt(state, who)
        const options: ActionOf<'buy'>[] = []
        for (let at = 0; at < SHELF.length; at++)
          if (mayPack(state, tripper, at, room)) options.push(PURCHASES[at] as ActionOf<'buy'>)
        return options
      },
      refuse: (state, { who }, _seat, { what }) => whyNotPacked(state, who, what),
      take(ctx, { who }, _seat, { what }) {
        putIn(tripperAt(ctx.state, who).gear, newGear(what))
        return again
      },
    },
  },
})

export const equipFlow: Flow<TimeTripper, EquipFrame> = {
  profile,
  given: (ctx, frame) => (ctx.state.kits.length > 0 || isRolled(ctx.state) ? 'packed' : void frame),
  pack,
  packed(ctx, frame) {
    const { state } = ctx
    const { gear } = tripperAt(state, frame.who)
    if (isRolled(state)) {
      if (frame.who === 0) rollTeamKits(ctx)
      return done
    }
    tellKit(ctx, frame.who, gear)
    state.startWeight = packedWeight(state)
    return done
  },
}

function tellKit(ctx: C, who: FigureId, gear: readonly Gear[]): void {
  if (ctx.listening)
    ctx.emit({
      kind: 'equipped',
      rule: isTeam(ctx.state) ? 'TT-13.0' : 'TT-3.2',
      who,
      gear: gear.map((one) => ({ ...one })),
      halfPounds: halfPounds(ctx.state.own, gear),
    })
}

/** A kit given beforehand is not rolled for. */
const isRolled = (state: State): boolean =>
  isTeam(state) && state.options.teamEquipment === 'random' && state.kits.length === 0

// --------------------------------------------------------------------------------------------------- rolled equipment

/**
 * The TeamTripper Weapon Selection Chart, row after row (TT-13.3). Shared reloads go to the first and second Tripper,
 * who may hand them on (TT-13.12).
 */
export function rollTeamKits(ctx: C): void {
  const { state } = ctx
  const there = state.trippers.filter(({ place }) => place === 'held')
  const first = there[0]
  if (!first) return
  for (const tripper of there) tripper.gear = []
  first.gear = [newGear('radio'), ...COMPULSORY.team.map((what) => newGear(what))]
  for (const { item, gives, who, by } of TEAM_SELECTION) {
    const what: GearKind = gives === 'item' ? item : (ammoFor(item) ?? item)
    const rollers =
      who === 'team'
        ? [item === 'shotgun' ? (there[1] ?? first) : first]
        : there.filter((tripper) =>
            who === 'each' ? true : who === 'each owner' ? has(tripper, item) : !has(tripper, 'p357'),
          )
    for (const tripper of rollers) {
      const count = by[oneDie(ctx, `equipment: ${what}`) - 1] ?? 0
      if (count > 0) putIn(tripper.gear, newGear(what, count))
    }
  }
}

/** Whoever rolled both kinds of grenade keeps one (TT-R41); a team that rolled too much leaves things at home. */
const bothGrenades = (state: State): FigureId =>
  state.trippers.findIndex((tripper) => tripper.place === 'held' && has(tripper, 'm26') && has(tripper, 'm1'))

const isOptional = (what: GearKind): boolean => what !== 'radio' && what !== 'm16' && what !== 'shotgun'

type TrimFrame = FrameOf<'trim'>

export const trimming = (): Omit<TrimFrame, 'at'> => ({ kind: 'trim', settled: 0, passed: [] })

// ---- who carries the reloads of the guns that the team shares (TT-13.12)

export const SHARED_RELOADS = ['reloads-m16', 'reloads-shotgun'] as const
const reloadsToSettle = (frame: TrimFrame): GearKind => SHARED_RELOADS[frame.settled] ?? 'reloads-m16'
const bearerOf = (state: State, what: GearKind): FigureId =>
  state.trippers.findIndex((tripper) => tripper.place === 'held' && has(tripper, what))

const bearer = menu<TrimFrame>({
  rule: 'TT-13.12',
  /** Nobody, if the bearer has left the table meanwhile. */
  seats(state, frame) {
    const who = bearerOf(state, reloadsToSettle(frame))
    return who < 0 ? [] : [tripperAt(state, who).seat]
  },
  actions: {
    enough: {
      options: [{ do: 'enough' }],
      take(_ctx, frame) {
        frame.settled++
        return 'share'
      },
    },
    give: {
      options(state, frame) {
        const what = reloadsToSettle(frame)
        const who = bearerOf(state, what)
        return state.trippers.flatMap(({ place }, to): ActionOf<'give'>[] =>
          to !== who && place === 'held' ? [{ do: 'give', what, of: 0, to }] : [],
        )
      },
      take(ctx, frame, _seat, { to }) {
        const { state } = ctx
        const what = reloadsToSettle(frame)
        const { gear } = tripperAt(state, bearerOf(state, what))
        frame.settled++
        const reloads = gear.find((one) => one.what === what)
        if (reloads) putIn(tripperAt(state, to).gear, takeOut(gear, what, 0, reloads.count) ?? reloads)
        return 'share'
      },
    },
  },
})

// ---- what stays at home (TT-R41)

const isLaden = (tripper: Tripper): boolean =>
  tripper.place === 'held' && tripper.gear.some(({ what }) => isOptional(what))

/** Who is to leave something at home: in seat order, those who have left it to others last. */
function trimmers(state: State, { passed }: TrimFrame): FigureId[] {
  const laden = state.trippers.flatMap((tripper, id) => (isLaden(tripper) ? [id] : []))
  const open = laden.filter((id) => !passed.includes(id))
  return open.length > 0 ? open : laden
}

/** Who is asked now: whoever has both kinds of grenade, then whoever is to leave something. */
function leavers(state: State, frame: TrimFrame): FigureId[] {
  const both = bothGrenades(state)
  return both >= 0 ? [both] : trimmers(state, frame)
}

const leaveHome = menu<TrimFrame>({
  rule: 'TT-R41',
  seats(state, frame) {
    const isTooMuch = bothGrenades(state) >= 0 || packedWeight(state) > limitOf(state)
    const [who] = isTooMuch ? leavers(state, frame) : []
    return who === undefined ? [] : [tripperAt(state, who).seat]
  },
  actions: {
    discard: {
      options(state, frame) {
        const isLeft = bothGrenades(state) >= 0 ? isGrenade : isOptional
        const who = leavers(state, frame)[0] as FigureId
        const left = tripperAt(state, who).gear.filter(({ what }) => isLeft(what))
        return left.map(({ what }) => ({ do: 'discard', who, what }))
      },
      take(ctx, frame, _seat, { who, what }) {
        const { state } = ctx
        const { gear } = tripperAt(state, who)
        const all = bothGrenades(state) >= 0 ? gear.find((one) => one.what === what)?.count : 1
        takeOut(gear, what, 0, all ?? 1)
        if (!isLaden(tripperAt(state, who))) frame.passed = []
        return again
      },
    },
    enough: {
      options: (state, frame) => (leavers(state, frame).length > 1 ? [{ do: 'enough' }] : []),
      refuse: () => ({ rule: 'TT-R41', reason: 'All the others have left it to you.' }),
      take(ctx, frame) {
        const [who] = trimmers(ctx.state, frame)
        // When all have passed it goes round again.
        if (who !== undefined) frame.passed.push(who)
        return again
      },
    },
  },
})

export const trimFlow: Flow<TimeTripper, TrimFrame> = {
  share(ctx, frame) {
    const { state } = ctx
    const isShared = state.trippers.filter(({ place }) => place === 'held').length > 1
    if (!isShared || (!isRolled(state) && state.battles === 0)) return 'leaveHome'
    while (frame.settled < SHARED_RELOADS.length && bearerOf(state, reloadsToSettle(frame)) < 0) frame.settled++
    return frame.settled < SHARED_RELOADS.length ? undefined : 'leaveHome'
  },
  bearer,
  gone: () => 'share',
  leaveHome,
  packed(ctx) {
    const { state } = ctx
    if (isRolled(state) || state.battles > 0)
      for (let id = 0; id < state.trippers.length; id++) tellKit(ctx, id, tripperAt(state, id).gear)
    if (state.startWeight === 0) state.startWeight = packedWeight(state)
    return done
  },
}
