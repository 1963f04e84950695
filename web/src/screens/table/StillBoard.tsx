import type { AnyBoard, BoardProps } from '@anachron/kit'
import type { MatchView } from '@anachron/wire'

export interface StillBoardProps {
  Board: AnyBoard['Board']
  then: MatchView
  names: readonly string[]
}

/** The board as it was at a moment: nothing is asked on it, and nothing happens. */
export function StillBoard({ Board, then, names }: StillBoardProps) {
  const props: BoardProps<never> = {
    view: then.view as never,
    viewer: then.as,
    names,
    asked: undefined,
    choose() {},
    plans: [],
    carryOut() {},
    why: async () => undefined,
    forecast: () => undefined,
    now: undefined,
    happened: [],
    beat: 0,
    pointedAt: NOTHING,
  }
  return <Board {...props} />
}

const NOTHING: ReadonlySet<string> = new Set()
