import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { seeded } from '@anachron/kernel'
import type { Task } from './harness.ts'
import { LINES } from './tic-tac-toe.ts'

interface Peer {
  InitializeGame(setup: { game: object }): PeerState
  CreateGameReducer(setup: { game: object }): (state: PeerState, action: object) => PeerState
  ProcessGameConfig(game: object): object
}
interface PeerState {
  G: { cells: (string | null)[] }
  ctx: { currentPlayer: string; gameover?: unknown }
}

/**
 * The same tic-tac-toe, as boardgame.io's own tutorial writes it, on its reducer in production mode. The library is
 * installed in the folder `peers`.
 */
export async function boardgameIoTask(peers: string): Promise<Task> {
  process.env.NODE_ENV = 'production'
  const { boardgameIo } = await import(pathToFileURL(join(peers, 'index.mjs')).href)
  const peer: Peer = boardgameIo()
  const hasLine = (cells: readonly (string | null)[]): boolean =>
    LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c])
  const game = peer.ProcessGameConfig({
    name: 'tic-tac-toe',
    setup: () => ({ cells: new Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      mark({ G, playerID }: { G: PeerState['G']; playerID: string }, cell: number) {
        if (G.cells[cell] !== null) return 'INVALID_MOVE'
        G.cells[cell] = playerID
        return undefined
      },
    },
    endIf({ G, ctx }: PeerState) {
      if (hasLine(G.cells)) return { winner: ctx.currentPlayer }
      return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined
    },
  })
  const reducer = peer.CreateGameReducer({ game })
  const opening = peer.InitializeGame({ game })
  const chance = seeded('boardgame.io')
  return {
    name: 'tic-tac-toe on boardgame.io',
    unit: 'moves',
    batch() {
      let moves = 0
      for (let match = 0; match < 20; match++) {
        let state = opening
        while (state.ctx.gameover === undefined) {
          const open: number[] = []
          for (let cell = 0; cell < 9; cell++) if (state.G.cells[cell] === null) open.push(cell)
          const playerID = state.ctx.currentPlayer
          const args = [open[chance.pick('bench', open.length)]]
          state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'mark', args, playerID } })
          moves++
        }
      }
      return moves
    },
  }
}
