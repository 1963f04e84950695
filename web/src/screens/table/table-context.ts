/** What everything on the screen of a table shares. What is particular to a component it takes as a prop. */
import type { Viewer } from '@anachron/kernel'
import type { MatchView, TableInfo } from '@anachron/wire'
import { createContext, use } from 'react'
import type { OpenGame } from '../../app/games.ts'
import type { Place } from '../../client/places.ts'
import type { ClientTable, TableState } from '../../client/table.ts'
import type { Talk } from './chat/talk.ts'
import type { Looking } from './looking.ts'
import type { Reel } from './reel.ts'

export type SideName = 'log' | 'rules' | 'options' | 'chat' | 'seats' | 'result'

export interface AtTable {
  table: ClientTable
  place: Place
  game: OpenGame
  state: TableState
  info: TableInfo
  /** The newest thing seen of the match, whatever is being shown or looked at. */
  matchView: MatchView
  names: readonly string[]
  /** Seats of whoever sits at this screen. */
  mine: readonly number[]
  /** Whom sentences are told to. */
  to: Viewer
  reel: Reel
  looking: Looking
  /** What has been said, and what of it is new. */
  talk: Talk
  /** Points at pieces of the board. */
  point(pieces: readonly string[]): void
  /** What is open beside the board. */
  side: SideName | undefined
  setSide(side: SideName | undefined): void
}

export const TableContext = createContext<AtTable | undefined>(undefined)

export function useTable(): AtTable {
  const at = use(TableContext)
  if (!at) throw new Error('this is shown at a table only')
  return at
}
