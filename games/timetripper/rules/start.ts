/** Sections 3 and 13: packing for the trip. */

import { type Ask, again, done, type Flow } from '@anachron/kernel'
import { COMPULSORY, MAX_ENDURANCE, START_LIMIT, TEAM_SELECTION } from '../content/index.ts'
import type { Action } from './actions.ts'
import { oneDie } from './dice.ts'
import { ammoFor, halfPounds, has, isAmmo, isBig, isGrenade, newGear, putIn, takeOut, tooMuch } from './equipment.ts'
import { SHELF } from './kit.ts'
import type { C } from './specials/hooks.ts'
import { isTeam, tripperAt } from './state.ts'
import type { FigureId, FrameOf, Gear, GearKind, State, TimeTripper, Tripper } from './types.ts'

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
  dropHex: null,
  over: false,
})

/** What must come along is there from the start; a team's share of it lies with the first Tripper until the first battle strews it. */
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

function mayPack(state: State, who: FigureId, what: GearKind, packed: number): boolean {
  const tripper = tripperAt(state, who)
  if (packed + halfPounds('', [newGear(what)]) > limitOf(state)) return false
  // Each of the team's shared weapons exists once (TT-13.11).
  if (isBig(what) && isThere(state, what)) return false
  if (isAmmo(what) && !fits(state, tripper, what)) return false
  return tooMuch(state, tripper, newGear(what)) === null
}

/** Reloads go with a weapon that is on the trip: his own pistol, or a shared gun. */
const fits = (state: State, tripper: Tripper, what: GearKind): boolean =>
  what === 'reloads-m16' || what === 'reloads-shotgun'
    ? isThere(state, what === 'reloads-m16' ? 'm16' : 'shotgun')
    : tripper.gear.some((gear) => ammoFor(gear.what) === what)

type EquipFrame = FrameOf<'equip'>

const profile: Ask<TimeTripper, EquipFrame> = {
  rule: 'TT-R62',
  seats: (state, frame) => (state.options.charm === 'ask' ? [tripperAt(state, frame.who).seat] : []),
  options: () => [
    { do: 'profile', charmed: true },
    { do: 'profile', charmed: false },
  ],
  take(ctx, frame, _seat, action) {
    if (action.do === 'profile') tripperAt(ctx.state, frame.who).charmed = action.charmed
  },
}

const pack: Ask<TimeTripper, EquipFrame> = {
  rule: (state) => (isTeam(state) ? 'TT-13.0' : 'TT-3.2'),
  seats: (state, frame) => [tripperAt(state, frame.who).seat],
  options(state, frame) {
    const options: Action[] = [{ do: 'ready' }]
    const packed = packedWeight(state)
    for (const what of SHELF) if (mayPack(state, frame.who, what, packed)) options.push({ do: 'buy', what })
    return options
  },
  refuse(state, frame, _seat, action) {
    if (action.do !== 'buy' || !SHELF.includes(action.what)) return undefined
    const rule = tooMuch(state, tripperAt(state, frame.who), newGear(action.what))
    if (rule) return { rule, reason: 'That is more of it than he may have.' }
    if (isAmmo(action.what) && !fits(state, tripperAt(state, frame.who), action.what))
      return { rule: 'TT-R03', reason: 'There is no weapon for these reloads.' }
    if (isBig(action.what) && isThere(state, action.what))
      return { rule: 'TT-13.11', reason: 'There is only one of it.' }
    return {
      rule: isTeam(state) ? 'TT-13.0' : 'TT-3.2',
      reason: `That would be more than ${limitOf(state) / 2} pounds.`,
    }
  },
  take(ctx, frame, _seat, action) {
    if (action.do !== 'buy') return undefined
    putIn(tripperAt(ctx.state, frame.who).gear, newGear(action.what))
    return again
  },
}

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

const isRolled = (state: State): boolean => isTeam(state) && state.options.teamEquipment === 'random'

// --------------------------------------------------------------------------------------------------- rolled equipment

/** The TeamTripper Weapon Selection Chart, row after row (TT-13.3). Shared reloads go to the first and second Tripper. */
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

/** Whose turn it is to leave something at home: the one with the heaviest optional kit. */
function heaviest(state: State): FigureId {
  let best = 0
  let most = -1
  state.trippers.forEach((tripper, id) => {
    const weight = halfPounds(
      state.own,
      tripper.gear.filter(({ what }) => isOptional(what)),
    )
    if (tripper.place === 'held' && weight > most) {
      most = weight
      best = id
    }
  })
  return best
}

const leaveHome: Ask<TimeTripper, FrameOf<'trim'>> = {
  rule: 'TT-R41',
  seats(state) {
    const both = bothGrenades(state)
    if (both >= 0) return [tripperAt(state, both).seat]
    return packedWeight(state) > limitOf(state) ? [tripperAt(state, heaviest(state)).seat] : []
  },
  options(state) {
    const both = bothGrenades(state)
    const who = both >= 0 ? both : heaviest(state)
    const options: Action[] = []
    for (const { what } of tripperAt(state, who).gear)
      if (both >= 0 ? isGrenade(what) : isOptional(what)) options.push({ do: 'discard', who, what })
    return options
  },
  take(ctx, _frame, _seat, action) {
    const { state } = ctx
    if (action.do !== 'discard') return again
    const { gear } = tripperAt(state, action.who)
    const all = bothGrenades(state) >= 0 ? gear.find(({ what }) => what === action.what)?.count : 1
    takeOut(gear, action.what, 0, all ?? 1)
    return again
  },
}

export const trimFlow: Flow<TimeTripper, FrameOf<'trim'>> = {
  leaveHome,
  packed(ctx) {
    const { state } = ctx
    if (isRolled(state) || state.battles > 0)
      for (let id = 0; id < state.trippers.length; id++) tellKit(ctx, id, tripperAt(state, id).gear)
    if (state.startWeight === 0) state.startWeight = packedWeight(state)
    return done
  },
}
