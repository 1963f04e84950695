import type { AnyGame, Viewer } from '@anachron/kernel'
import type { MatchView } from '@anachron/wire'
import { applyLine } from './apply-line.ts'
import { matchViewOf } from './outgoing.ts'
import { freshState } from './state.ts'
import type { TableRecord } from './store.ts'

/** A table as it was after one of its lines. */
export interface Moment {
  n: number
  /** The match as a viewer saw it then; nothing before it began. */
  matchView(viewer: Viewer): MatchView | undefined
}

/** Goes through the ledger of a table line by line: for those who check what people were shown. */
export function* history({ header, lines }: TableRecord, game: AnyGame): Generator<Moment> {
  const state = freshState(header, game)
  for (const line of lines) {
    applyLine(state, line)
    const { match } = state
    yield {
      n: line.n,
      matchView: (viewer) => (match ? matchViewOf(match, match.state, match.log.entries.length, viewer) : undefined),
    }
  }
}
