/** Two players of one match, over real sockets. */
export interface Pair {
  /** The player whose turn it is makes a move. `arrived` is called once the opponent has the new position. */
  move(arrived: () => void): void
}
