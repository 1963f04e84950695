/** Section 7.4: what a Tripper may do in his turn. One record for each order: what there is, why not, what it does. */
import { type ActionRules, again, type Menu, type Next, type Refusal } from '@anachron/kernel'
import type { Action } from './actions.ts'
import { newAttack } from './attack.ts'
import { HEXES } from './display.ts'
import { allowanceOf, has } from './equipment.ts'
import { detonate, mayDetonate, setMine } from './grenades.ts'
import {
  drop,
  dropOptions,
  loot,
  lootOptions,
  recover,
  recoverOptions,
  reload,
  reloadOptions,
  take,
  takeOptions,
} from './loose.ts'
import type { ActionOf } from './menu.ts'
import { isInOpponentZoc, mustMoveOn, stepsLeft } from './movement.ts'
import { mayNegotiate, negotiate } from './negotiation.ts'
import { spendAction } from './one-action.ts'
import { letFirst, letOptions } from './order.ts'
import type { C } from './specials/hooks.ts'
import { battleOf, tripperAt, unitIsUp } from './state.ts'
import { stepsFrom, stepTripper } from './stepping.ts'
import { canSee, isForbidden, targetsOf } from './targets.ts'
import { carryBody, carryOptions } from './team.ts'
import { claim, mayClaim } from './treasure.ts'
import type { FigureId, FrameOf, Hex, State, TimeTripper, Tripper } from './types.ts'

export type TurnFrame = FrameOf<'turn'>
type Orders = Menu<TimeTripper, TurnFrame, 'do'>
type Why = Refusal<TimeTripper>

/** How free somebody has to be for an order; whoever has more of it may also do what needs less. */
const GOES_ON = 0
const TALKS = 1
const DROPS = 2
const ACTS = 3

/** Where somebody stands he has to go on (TT-7.31). */
const isOnTop = (state: State, id: FigureId, { moved }: Tripper): boolean => moved > 0 && mustMoveOn(state, id)

/** Free for nothing at all. */
const RESTS = -1

/** How free somebody is. */
function freedomOf(state: State, id: FigureId, tripper: Tripper): number {
  // With one point left he can only rest (TT-R15).
  if (tripper.endurance <= 1 && !tripper.active) return RESTS
  if (isOnTop(state, id, tripper)) return GOES_ON
  // After talks, or when they were announced, there is only the flux (TT-7.43).
  if (tripper.negotiated || tripper.willTalk) return TALKS
  return tripper.acted ? DROPS : ACTS
}

/** While all orders are listed it is found out once for all of them. */
let listed: { state: State; freedom: number } | null = null

const isFree = (state: State, id: FigureId, tripper: Tripper, least: number): boolean =>
  (listed !== null && listed.state === state ? listed.freedom : freedomOf(state, id, tripper)) >= least

/** Lists all orders of a turn by this. */
export function listing<Listed>(state: State, { who }: TurnFrame, list: () => Listed): Listed {
  listed = { state, freedom: freedomOf(state, who, tripperAt(state, who)) }
  try {
    return list()
  } finally {
    listed = null
  }
}

/** Whether talks keep him where he is (TT-R48, TT-7.43). */
const isHeldByTalks = (state: State, { negotiated }: Tripper): boolean => battleOf(state).hush || negotiated

// ---- what stands before every order

const ONLY_REST: Why = { rule: 'TT-R15', reason: 'With one point of Endurance a Tripper can only rest.' }
const HUSH: Why = { rule: 'TT-R48', reason: 'While the talks drag on nobody moves or fires.' }
const ONLY_FLUX: Why = { rule: 'TT-7.43', reason: 'After negotiating, only the flux may still be reached for.' }
const DONE: Why = { rule: 'TT-7.42', reason: 'The one action of this phase is done.' }
const NOT_CARRIED: Why = { rule: 'TT-7.42', reason: 'He carries nothing of the kind that is ready.' }
const NOT_HERE: Why = { rule: 'TT-7.42', reason: 'That does not lie in his hex: he must walk there first.' }
const BEFORE_A_COMMAND: Why = {
  rule: 'TT-10.0',
  reason: 'The flux does nothing before a command has reached it.',
}

/** What an order is to the rules that hold for many: they refuse it first. */
interface Sort {
  /** Moves or fires: not while talks drag on. */
  loud?: true
  /** Takes the one action of the phase. */
  action?: true
  /** May be given after talks. */
  afterTalks?: true
}

function barred(state: State, tripper: Tripper, { loud, action, afterTalks }: Sort): Why | undefined {
  if (tripper.endurance <= 1 && !tripper.active) return ONLY_REST
  if (loud && battleOf(state).hush) return HUSH
  if (tripper.negotiated && !afterTalks) return ONLY_FLUX
  return action && tripper.acted ? DONE : undefined
}

interface Order<A extends Action> {
  is: Sort
  /** Returns a list, or adds to `listed` and returns nothing. */
  options(state: State, id: FigureId, tripper: Tripper, listed: A[]): readonly A[] | undefined
  /** Why not, when nothing else stands in the way. */
  why?: Why | ((state: State, id: FigureId, tripper: Tripper, action: A) => Why | undefined)
  take(ctx: C, id: FigureId, action: A): Next
}

const NONE: readonly never[] = []

/** An order for whoever is free enough. */
const order = <A extends Action>(
  least: number,
  { is, options, why, take }: Order<A>,
): ActionRules<TimeTripper, TurnFrame, A> => ({
  options(state, { who }, _seat, into) {
    const tripper = tripperAt(state, who)
    return isFree(state, who, tripper, least) ? options(state, who, tripper, into) : undefined
  },
  refuse(state, { who }, _seat, action) {
    const tripper = tripperAt(state, who)
    return barred(state, tripper, is) ?? (typeof why === 'function' ? why(state, who, tripper, action) : why)
  },
  take: (ctx, { who }, _seat, action) => take(ctx, who, action),
})

/** Takes the one action of the phase with it. */
function spent(ctx: C, id: FigureId): Next {
  spendAction(ctx.state, id)
  return again
}

// ------------------------------------------------------------------------------------------------------------- moving

function whyNoStep(state: State, id: FigureId, tripper: Tripper): Why {
  if (battleOf(state).stage <= 1)
    return { rule: 'TT-4.0b', reason: 'Nobody moves in the first Tripper Phase of a battle.' }
  if (isInOpponentZoc(state, tripper.hex))
    return { rule: 'TT-7.22', reason: 'An enemy in the next hex allows no step.' }
  if (stepsLeft(state, id) > 0) return { rule: 'TT-7.32', reason: 'There is no stepping there.' }
  // Once he has set out his allowance stands, whatever it cost him since.
  if (tripper.allowance === null && allowanceOf(state, tripper) === null)
    return { rule: 'TT-R04', reason: 'Too much is carried to move at all; drop something.' }
  return { rule: 'TT-7.13', reason: 'No movement is left in this phase.' }
}

/** Made once, because steps are listed all the time. */
const STEPS = Array.from({ length: HEXES }, (_, hex): ActionOf<'step'> => ({ do: 'step', hex }))
const stepTo = (hex: Hex): ActionOf<'step'> => STEPS[hex] as ActionOf<'step'>

const step = order<ActionOf<'step'>>(GOES_ON, {
  is: { loud: true },
  options(state, id, tripper, into) {
    if (isHeldByTalks(state, tripper)) return
    for (const hex of stepsFrom(state, id, stepsLeft(state, id))) into.push(stepTo(hex))
  },
  why: whyNoStep,
  take(ctx, id, { hex }) {
    stepTripper(ctx, id, hex)
    return again
  },
})

const carry = order<ActionOf<'carry'>>(TALKS, {
  is: { loud: true },
  options: (state, id, tripper) => (isHeldByTalks(state, tripper) ? NONE : carryOptions(state, id)),
  why: { rule: 'TT-7.14', reason: 'A fallen man is carried one hex, as all the movement of the phase.' },
  take(ctx, id, { body, hex }) {
    carryBody(ctx, id, body, hex)
    return again
  },
})

// -------------------------------------------------------------------------------------------------- the flux and talks

const COMMANDS = {
  still: { do: 'command', move: false },
  moving: { do: 'command', move: true },
  talking: { do: 'command', move: false, talk: true },
} as const satisfies Record<string, ActionOf<'command'>>

const command = order<ActionOf<'command'>>(TALKS, {
  is: { action: true, afterTalks: true },
  options(state, id, tripper, into) {
    if (tripper.acted || !has(tripper, 'radio')) return
    const stuck = isHeldByTalks(state, tripper) || stepsLeft(state, id) === 0
    if (tripper.moved === 0) into.push(COMMANDS.still)
    if (!stuck) into.push(COMMANDS.moving)
    else if (tripper.moved > 0) into.push(COMMANDS.still)
    if (mayNegotiate(state, id)) into.push(COMMANDS.talking)
  },
  why: { rule: 'TT-10.11', reason: 'Only who carries the radio can command the flux.' },
  take(ctx, id, { move, talk }) {
    const tripper = tripperAt(ctx.state, id)
    if (!move) tripper.limit = tripper.moved
    tripper.willTalk = talk === true
    ctx.call({ kind: 'command', by: id, steps: 0 })
    return again
  },
})

function whyNoTalk(state: State, _id: FigureId, tripper: Tripper): Why {
  const battle = battleOf(state)
  if (!state.options.negotiation) return { rule: 'TT-15.0', reason: 'This game is played without negotiation.' }
  if (battle.talkedOut) return { rule: 'TT-15.11', reason: 'There is no more to say in this battle.' }
  if (battle.attempted) return { rule: 'TT-R44', reason: 'The team has talked in this phase.' }
  if (tripper.active && tripper.moved === 0)
    return {
      rule: 'TT-7.43',
      reason: 'Besides talking one may only reach for the flux, and says then that talks will follow.',
    }
  return { rule: 'TT-15.0', reason: 'Whoever talks must not have moved, and somebody must listen.' }
}

const talk = order<ActionOf<'negotiate'>>(TALKS, {
  is: {},
  options: (state, id) => (mayNegotiate(state, id) ? [{ do: 'negotiate' }] : NONE),
  why: whyNoTalk,
  take(ctx, id) {
    negotiate(ctx, id)
    return again
  },
})

// ------------------------------------------------------------------------------------------------------------ fighting

/** Somebody charms him (TT-B47), or a wood is in between (TT-B26). */
function whyNoAim(state: State, _id: FigureId, tripper: Tripper, { at }: ActionOf<'aim'>): Why {
  const unit = state.units.find(({ id }) => id === at)
  if (unit && unitIsUp(unit)) {
    if (isForbidden(state, tripper, unit))
      return { rule: 'TT-B47', reason: 'A charmed Tripper cannot attack her while she is beside him.' }
    if (!canSee(state, tripper.hex, unit.hex)) return { rule: 'TT-B26', reason: 'A wood is in the way.' }
  }
  return { rule: 'TT-8.3', reason: 'No loaded weapon reaches it.' }
}

/** Made once for those who are met first; ids count on for a whole match. */
const AIMS = Array.from({ length: 128 }, (_, at): ActionOf<'aim'> => ({ do: 'aim', at }))

const aim = order<ActionOf<'aim'>>(ACTS, {
  is: { loud: true, action: true },
  options(state, id, _tripper, into) {
    if (battleOf(state).hush) return
    for (const at of targetsOf(state, id)) into.push(AIMS[at] ?? { do: 'aim', at })
  },
  why: whyNoAim,
  take(ctx, id, { at }) {
    ctx.call(newAttack(id, at))
    return again
  },
})

const GRENADES = [
  { do: 'grenade', what: 'm26' },
  { do: 'grenade', what: 'm1' },
] as const

const grenade = order<ActionOf<'grenade'>>(ACTS, {
  is: { loud: true, action: true },
  options(state, _id, tripper, into) {
    if (battleOf(state).hush) return
    for (const one of GRENADES) if (has(tripper, one.what)) into.push(one)
  },
  why: NOT_CARRIED,
  take(ctx, id, { what }) {
    ctx.call({ kind: 'grenade', by: id, what, hex: 0, still: 0 })
    return again
  },
})

const FACINGS = [0, 1, 2, 3, 4, 5].map((facing): ActionOf<'set'> => ({ do: 'set', facing }))

const setUp = order<ActionOf<'set'>>(ACTS, {
  is: { loud: true, action: true },
  options(state, _id, tripper) {
    const { hush, mine } = battleOf(state)
    if (hush || mine !== null || !has(tripper, 'claymore')) return NONE
    return FACINGS
  },
  why: NOT_CARRIED,
  take(ctx, id, { facing }) {
    setMine(ctx, id, facing)
    return again
  },
})

const setOff = order<ActionOf<'detonate'>>(ACTS, {
  is: { loud: true, action: true },
  options: (state, id) => (!battleOf(state).hush && mayDetonate(state, id) ? [{ do: 'detonate' }] : NONE),
  why: { rule: 'TT-8.44', reason: 'Whoever set it up sets it off, in a later stage and from two hexes away at most.' },
  take(ctx, id) {
    detonate(ctx, id)
    return again
  },
})

// -------------------------------------------------------------------------------------------------------------- things

const letGo = order<ActionOf<'drop'>>(DROPS, {
  is: {},
  options: dropOptions,
  why: { rule: 'TT-R37', reason: 'That cannot be dropped here.' },
  take(ctx, id, { what, of }) {
    const tripper = tripperAt(ctx.state, id)
    tripper.dropHex = tripper.hex
    tripper.active = true
    drop(ctx, id, what, of)
    return again
  },
})

const loadAgain = order<ActionOf<'reload'>>(ACTS, {
  is: { action: true },
  options: reloadOptions,
  why: { rule: 'TT-8.22', reason: 'There is nothing to reload it with, or it is loaded.' },
  take(ctx, id, { what }) {
    reload(ctx, id, what)
    return spent(ctx, id)
  },
})

const pickUp = order<ActionOf<'take'>>(ACTS, {
  is: { action: true },
  options: (state, id) => takeOptions(state, id, 'hex'),
  why: NOT_HERE,
  take(ctx, id, action) {
    take(ctx, id, action.id)
    return spent(ctx, id)
  },
})

const recoverWeapon = order<ActionOf<'recover'>>(ACTS, {
  is: { action: true },
  options: (state, id) => recoverOptions(state, id, 'hex'),
  why: NOT_HERE,
  take(ctx, id, { unit }) {
    recover(ctx, id, unit)
    return spent(ctx, id)
  },
})

const lootBody = order<ActionOf<'loot'>>(ACTS, {
  is: { action: true },
  options: (state, id) => lootOptions(state, id, 'hex'),
  why: { rule: 'TT-R42', reason: 'One has to stand where the fallen one lies.' },
  take(ctx, id, { from, what, of }) {
    loot(ctx, id, from, what, of)
    return spent(ctx, id)
  },
})

const takeTreasure = order<ActionOf<'claim'>>(ACTS, {
  is: {},
  options: (state) => (mayClaim(state) ? [{ do: 'claim' }] : NONE),
  why: { rule: 'TT-14.0', reason: 'What there is to take is taken in the clean-up, when nobody hostile is left.' },
  take(ctx, id) {
    claim(ctx, id)
    return spent(ctx, id)
  },
})

// -------------------------------------------------------------------------------------------------------- all together

const END: readonly ActionOf<'end'>[] = [{ do: 'end' }]

/** Only the flux obeys these, and only once it has been reached. */
const notYet = {
  refuse: (state: State, { who }: TurnFrame): Why => barred(state, tripperAt(state, who), {}) ?? BEFORE_A_COMMAND,
}

export const orders: Orders = {
  end: {
    options: (state, { who }) => (isOnTop(state, who, tripperAt(state, who)) ? NONE : END),
    refuse: (state, { who }) => barred(state, tripperAt(state, who), {}),
    take: () => 'over',
  },
  step,
  carry,
  command,
  drop: letGo,
  aim,
  grenade,
  set: setUp,
  detonate: setOff,
  reload: loadAgain,
  take: pickUp,
  recover: recoverWeapon,
  loot: lootBody,
  claim: takeTreasure,
  negotiate: talk,
  let: {
    options: (state, { who }) => letOptions(state, who),
    refuse(state, { who }) {
      const tripper = tripperAt(state, who)
      return (
        barred(state, tripper, { afterTalks: true }) ?? {
          rule: 'TT-13.0',
          reason: tripper.active
            ? 'Whoever has begun goes on; others go afterwards.'
            : 'Only somebody who has still to act, and has not just let others go.',
        }
      )
    },
    take: (ctx, { who }, _seat, action) => letFirst(ctx.state, who, action.who),
  },
  conjure: notYet,
  guide: notYet,
  align: notYet,
  jump: notYet,
}
