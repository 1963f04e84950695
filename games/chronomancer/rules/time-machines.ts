import { type Ctx, done } from '@anachron/kernel'
import { COLOURS, COLUMNS, FACES, type FaceId } from '../content/index.ts'
import { choice } from './forced.ts'
import { shifted } from './portals.ts'
import type { ActionOf, ChronoFlow, ChronoFrame, ChronoTypes, Shop } from './types.ts'

/** Freeze Time and Shifting Timelines (CH-C30 to CH-C36), also when a card brings them. */

type FreezeFrame = Extract<ChronoFrame, { kind: 'freeze' }>
type ShiftFrame = Extract<ChronoFrame, { kind: 'shift' }>

const LIFT = COLOURS.map((icon): ActionOf<'lift'> => ({ kind: 'lift', icon }))

function lift(ctx: Ctx<ChronoTypes>, frame: FreezeFrame, icon: number): void {
  ;(ctx.state.shops[frame.seat] as Shop).covered[icon] = false
  frame.tokens--
  const colour = COLOURS[icon] as (typeof COLOURS)[number]
  if (ctx.listening) ctx.emit({ kind: 'lifted', rule: frame.rule, seat: frame.seat, icon: colour })
}

const token = choice<FreezeFrame>((_state, frame) => frame.rule, {
  lift: {
    options: (state, frame) => LIFT.filter((_, i) => (state.shops[frame.seat] as Shop).covered[i]),
    refuse: () => ({ rule: 'CH-C30', reason: 'There is no Frozen Hour on that icon: you hold it already.' }),
    take(ctx, frame, _seat, { icon }) {
      lift(ctx, frame, COLOURS.indexOf(icon))
      return 'all'
    },
  },
})

export const freeze: ChronoFlow<'freeze'> = {
  /** With no more on the board than are due there is nothing to choose (CH-C30). */
  all(ctx, frame) {
    const { covered } = ctx.state.shops[frame.seat] as Shop
    let left = 0
    for (const icon of covered) if (icon) left++
    if (frame.tokens > 0 && left > frame.tokens) return 'token'
    if (frame.tokens > 0 && left === 0 && ctx.listening)
      ctx.emit({ kind: 'noneFrozen', rule: 'CH-C30', seat: frame.seat })
    if (frame.tokens > 0) for (let i = 0; i < covered.length; i++) if (covered[i]) lift(ctx, frame, i)
    return done
  },
  token,
}

const column = choice<ShiftFrame>('CH-R46', {
  column: {
    options: COLUMNS.map((side) => ({ kind: 'column', column: side })),
    take(_ctx, frame, _seat, action) {
      frame.column = action.column
      return 'tile'
    },
  },
})

const SHIFT_TO = Object.fromEntries(FACES.map(({ id }) => [id, { kind: 'shift', tile: id }])) as Record<
  FaceId,
  ActionOf<'shift'>
>

const tile = choice<ShiftFrame>((_state, frame) => frame.rule, {
  shift: {
    options: (state, frame) => (state.shops[frame.seat] as Shop).stream.map((face) => SHIFT_TO[face]),
    refuse: () => ({ rule: 'CH-C36', reason: 'Only a tile that lies in your Time Stream now can enter the board.' }),
    take(ctx, frame, seat, action) {
      if (frame.column === null) return done
      const shop = ctx.state.shops[seat] as Shop
      const { board, stream, fell, back } = shifted(shop, frame.column, action.tile)
      shop.board = board
      shop.stream = stream
      if (ctx.listening)
        ctx.emit({ kind: 'shifted', rule: frame.rule, seat, column: frame.column, tile: action.tile, fell, back })
      return done
    },
  },
})

export const shift: ChronoFlow<'shift'> = {
  onlyColumn: (_ctx, frame) => (frame.column === null ? 'column' : 'tile'),
  column,
  tile,
}
