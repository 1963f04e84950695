import type { Ctx, Result, Seat } from '@anachron/kernel'
import type { Task } from './harness.ts'
import type { Kernel } from './random-match.ts'
import { mark, type TicTacToeTypes, ticTacToe } from './tic-tac-toe.ts'

type State = TicTacToeTypes['State']

/** Matches in a batch; all of them have one chance, as with whom we compare. */
const MATCHES = 20

/** The yardstick on our kernel, moves listed and chosen at random. */
export function kernelTask({ begin, playOn, seeded }: Kernel): Task {
  const chance = seeded('tic-tac-toe')
  let moves = 0
  const choose = (_seat: Seat, listed: readonly unknown[]): number => {
    moves++
    return chance.pick('bench', listed.length)
  }
  return {
    name: 'tic-tac-toe on our kernel',
    unit: 'moves',
    batch() {
      moves = 0
      for (let match = 0; match < MATCHES; match++) playOn(ticTacToe, begin(ticTacToe, {}, 2, chance), chance, choose)
      return moves
    },
  }
}

/** What a step of the yardstick uses of its context. */
class Bare implements Pick<Ctx<TicTacToeTypes>, 'state' | 'listening' | 'emit' | 'end'> {
  readonly listening = false
  state: State

  constructor(state: State) {
    this.state = state
  }

  emit(): void {}

  end(result: Result<TicTacToeTypes>): void {
    this.state.result = result
    this.state.stack.length = 0
  }
}

/**
 * The same functions of the same game in a plain loop, with the same dice: what would be left if a kernel cost nothing.
 */
export function bareTask({ seeded }: Kernel): Task {
  const { seats, options, take } = mark
  const chance = seeded('tic-tac-toe')
  return {
    name: 'tic-tac-toe without a kernel',
    unit: 'moves',
    batch() {
      let moves = 0
      for (let match = 0; match < MATCHES; match++) {
        const state = ticTacToe.setup({}, 2, undefined as never)
        const ctx = new Bare(state) as unknown as Ctx<TicTacToeTypes>
        const frame = state.stack[0] as never
        while (state.result === null) {
          const seat = seats(state, frame)[0] as Seat
          const listed = options(state, frame, seat)
          take(ctx, frame, seat, listed[chance.pick('bench', listed.length)] as TicTacToeTypes['Action'])
          moves++
        }
      }
      return moves
    },
  }
}
