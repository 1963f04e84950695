import { again, type Ctx, type Flow, menuAsk, type Refusal, type Seat, shared, takeUnseen } from '@anachron/kernel'
import { cardOf } from '../content/index.ts'
import { arrive } from './arriving.ts'
import { callAbilities, distinctIn, draw, fromHand, voidUnits } from './piles.ts'
import { plays } from './playing.ts'
import { PLAY_KINDS, planOf } from './plays.ts'
import { canStrike, strike, strikeOptions, whyNotStrike } from './striking.ts'
import type { ActionOf, Allowance, CardId, Play, State, TimestreamTypes, TurnFrame, Unit } from './types.ts'
import {
  hasKeyword,
  isFilled,
  isLocked,
  ownUnits,
  PHASES,
  type Placed,
  playerOf,
  rival,
  someUnit,
  unitsOf,
} from './units.ts'

type C = Ctx<TimestreamTypes>

/** TS-76: counted in one's own step 6 only. */
export const HAND_LIMIT = 10

export const freshAllowance = (): Allowance => ({
  chain: 1,
  chainPlayed: false,
  cell: 1,
  extraCells: 0,
  plays: 0,
  struck: [false, false, false, false, false, false],
})

const OTHER_CARDS: Refusal<TimestreamTypes> = {
  rule: 'TS-23',
  reason: 'Other cards come after the Power Cell: lay one down, or none.',
}

/** Made once, because somebody is asked all the time. */
const NOBODY: readonly Seat[] = []
const ALONE: readonly (readonly Seat[])[] = [[0], [1]]
/** TS-28. */
const active = (state: State): readonly Seat[] => ALONE[state.active] as readonly Seat[]

function endCycle(unit: Unit, seat: Seat): void {
  if (unit.lasting.length > 0)
    unit.lasting = unit.lasting.filter((lasting) => lasting.until === 'permanent' || lasting.by !== seat)
}

/** TS-21, 1 and 2. */
function unlink(ctx: C, seat: Seat): void {
  const { state } = ctx
  for (const cell of playerOf(state, seat).cells) {
    if (cell.frozen) cell.frozen = false
    else cell.linked = false
  }
  for (const unit of ownUnits(state, seat)) {
    unit.charges = 0
    unit.struck = false
    endCycle(unit, seat)
  }
  for (const unit of ownUnits(state, rival(seat))) endCycle(unit, seat)
  state.allowance = freshAllowance()
}

const isCounting = ({ counter }: Unit): boolean => counter > 0
const isSpent = (unit: Unit): boolean => unit.struck && hasKeyword(unit, 'fleeting')

/** TS-21, 3 and 4. */
function countDown(ctx: C, zones: readonly Placed['zone'][]): void {
  const seat = ctx.state.active
  // Mostly there is none.
  if (!someUnit(ctx.state, seat, isCounting)) return
  const units = unitsOf(ctx.state, seat, isCounting)
  for (const placed of zones.flatMap((zone) => units.filter((one) => one.zone === zone))) {
    const { unit, zone, phase } = placed
    unit.counter--
    ctx.emit({
      kind: 'counter',
      rule: zone === 'intruder' ? 'TS-51' : 'TS-87',
      seat,
      unit: unit.id,
      card: unit.card,
      left: unit.counter,
    })
    if (unit.counter > 0) continue
    if (zone === 'intruder') voidUnits(ctx, [placed])
    else callAbilities(ctx, seat, unit.card, 'delay', unit.id, phase)
  }
}

/** TS-92: what is counted of a player, what weighs most first: locations filled, phases locked, Power Cells. */
export function tally(state: State, seat: Seat): [filled: number, locked: number, cells: number] {
  const count = (holds: (state: State, owner: Seat, phase: 1 | 2 | 3) => boolean): number =>
    PHASES.filter((phase) => holds(state, seat, phase)).length
  return [count(isFilled), count(isLocked), playerOf(state, seat).cells.length]
}

/** TS-4, TS-92. */
function adjudicate(ctx: C): void {
  const ours: number[] = tally(ctx.state, 0)
  const theirs: number[] = tally(ctx.state, 1)
  const at = ours.findIndex((value, i) => value !== theirs[i])
  const ahead = at < 0 ? 0 : (ours[at] as number) - (theirs[at] as number)
  ctx.emit({ kind: 'ended', rule: 'TS-92', reason: 'limit' })
  ctx.end({ reason: 'limit', rule: 'TS-92', payoff: ahead === 0 ? [0.5, 0.5] : ahead > 0 ? [1, 0] : [0, 1] })
}

export const turn: Flow<TimestreamTypes, TurnFrame> = {
  unlink(ctx, frame) {
    const { state } = ctx
    state.turn++
    state.step = 'unlink'
    frame.byHand = false
    if (ctx.listening) ctx.emit({ kind: 'turn', rule: 'TS-20', seat: state.active, turn: state.turn })
    unlink(ctx, state.active)
    countDown(ctx, ['obstacle', 'advance'])
  },
  // After what the delays have set off.
  intruders(ctx) {
    countDown(ctx, ['intruder'])
  },
  draw(ctx) {
    draw(ctx, ctx.state.active, 1, 'TS-22')
    ctx.state.step = 'cells'
  },
  cells: menuAsk({
    rule: 'TS-23',
    // Everybody can see whether another cell is allowed; whether there is one in the hand, nobody else may know.
    seats: (state) => (state.allowance.cell + state.allowance.extraCells > 0 ? active(state) : NOBODY),
    actions: {
      ...shared<TimestreamTypes, TurnFrame, Play['kind'] | 'card' | 'useCell'>([...PLAY_KINDS, 'card', 'useCell'], {
        refuse: () => OTHER_CARDS,
      }),
      cell: {
        options(state, _frame, seat) {
          const { hand } = playerOf(state, seat)
          const cells: ActionOf<'cell'>[] = []
          for (let i = 0; i < hand.length; i++) {
            const card = hand[i] as CardId
            if (card === hand[i - 1]) continue
            const plan = planOf(card)
            if (plan.card.cell) cells.push(plan.cell)
          }
          return cells
        },
        optionsLike: (state, _frame, seat, { card }) =>
          playerOf(state, seat).hand.includes(card) && cardOf(card).cell ? [{ kind: 'cell', card }] : [],
        refuse: (state, _frame, seat, { card }) =>
          playerOf(state, seat).hand.includes(card)
            ? { rule: 'TS-23', reason: 'One Power Cell a turn, unless an ability allows more.' }
            : OTHER_CARDS,
        take(ctx, _frame, seat, action) {
          fromHand(playerOf(ctx.state, seat), action.card)
          arrive(ctx, seat, action, [])
          return again
        },
      },
      end: { options: [{ kind: 'end' }], take() {} },
    },
  }),
  endCells(ctx) {
    ctx.state.step = 'play'
    ctx.state.allowance.cell = 0
  },
  play: menuAsk({ rule: 'TS-25', seats: active, actions: plays }),
  endPlay(ctx) {
    ctx.state.step = 'target'
    ctx.state.allowance.extraCells = 0
  },
  target: menuAsk({
    rule: 'TS-59',
    // Everybody can see whether there is anything to strike at.
    seats: (state) => (canStrike(state, state.active) ? active(state) : NOBODY),
    actions: {
      strike: {
        options: (state, _frame, seat) => strikeOptions(state, seat),
        refuse: (state, _frame, seat, action) => whyNotStrike(state, seat, action),
        take(ctx, _frame, seat, action) {
          strike(ctx, seat, action)
          return again
        },
      },
      end: { options: [{ kind: 'end' }], take() {} },
    },
  }),
  fleeting(ctx) {
    const { state } = ctx
    state.step = 'discard'
    if (someUnit(state, state.active, isSpent)) voidUnits(ctx, unitsOf(state, state.active, isSpent))
  },
  discard: menuAsk({
    rule: 'TS-27',
    seats: (state) => (playerOf(state, state.active).hand.length > HAND_LIMIT ? [state.active] : []),
    actions: {
      card: {
        options: (state, _frame, seat) =>
          distinctIn(playerOf(state, seat).hand).map((card) => ({ kind: 'card', card })),
        unseen: {
          from: (state, _frame, seat) => playerOf(state, seat).hand,
          picks: ({ card }, thing: CardId) => card === thing,
          take(ctx, _frame, seat, at) {
            const player = playerOf(ctx.state, seat)
            const card = takeUnseen(player.hand, at)
            // TS-95: nobody else can tell which cards went.
            player.shown.length = 0
            player.peeked.length = 0
            player.faceDown.push(card)
            ctx.emit({ kind: 'buried', rule: 'TS-27', seat, count: 1, cards: [card] })
            return again
          },
        },
      },
    },
  }),
  pass(ctx) {
    const { state } = ctx
    if (state.turn >= state.rules.turnCap) return adjudicate(ctx)
    state.active = rival(state.active)
    return 'unlink'
  },
}
