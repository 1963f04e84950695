/** A match as the screen shows it at this moment. The table gives it to its board and prompt, and so does a lesson. */
import type { Considered, Plan, TableActions } from '@anachron/kit'
import type { MatchView } from '@anachron/wire'
import { createContext, type Dispatch, type SetStateAction, use } from 'react'
import type { OpenGame } from '../../app/games.ts'
import type { Looking } from './looking.ts'
import type { Picture } from './reel.ts'

export interface ShownMatch extends Pick<Picture, 'ahead' | 'beat' | 'busy' | 'happened' | 'moment' | 'now'> {
  game: OpenGame
  names: readonly string[]
  /** Seats of whoever sits at this screen. */
  mine: readonly number[]
  /** The newest there is, or what is looked at in the past. */
  matchView: MatchView
  /** What is drawn: while events are being shown, how it was at one of them. */
  view: object | undefined
  /** What is known of dangers: while an event is being shown, how it was before that. */
  before: object | undefined
  /** The match view whose options are open now. */
  asked: MatchView | undefined
  looking: Looking
  /** Ends the showing of events. */
  skip(): void
  /** Shows what does not matter quickly; absent where there is little to show. */
  goFast?: (() => void) | undefined
  /** Pieces that are pointed at. */
  points: readonly string[]
  point(pieces: readonly string[]): void
  considered: Considered | undefined
  consider: Dispatch<SetStateAction<Considered | undefined>>
  choose: TableActions['choose']
  /** Gives an answer that the person is not asked for; absent while nothing answers itself. */
  answerItself: TableActions['answerItself']
  carryOut(plan: Plan): void
  /** Takes back the last answer or plan; absent in a lesson. */
  takeBack?: () => void
  why: TableActions['why']
}

export const ShownMatchContext = createContext<ShownMatch | undefined>(undefined)

export function useShownMatch(): ShownMatch {
  const shown = use(ShownMatchContext)
  if (!shown) throw new Error('this is shown with a match only')
  return shown
}

export const NOTHING_YET: readonly object[] = []
