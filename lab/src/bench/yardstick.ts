import type { GameModule } from '@anachron/games'
import { ticTacToe } from './tic-tac-toe.ts'

/** Games of the benches that are not on the shelf. */
export const yardstick = (id: string): GameModule | undefined =>
  id === ticTacToe.id ? { game: ticTacToe as never } : undefined
