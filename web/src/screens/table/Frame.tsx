import { AnswersSlot, justCameUp, LessonContext, OwnSeat, TableActionsContext, t } from '@anachron/kit'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { useTableActionsOf } from './actions.ts'
import { type ShownMatch, ShownMatchContext } from './shown-match.ts'

export interface FrameProps {
  shown: ShownMatch
  /** What a bot, or the lesson, would answer. */
  hinted: object | undefined
  /** In a lesson: that, and what it goes on with. */
  wanted?: readonly object[]
  title: string
  top: ReactNode
  question: ReactNode
  /** One line under the question: what somebody wants, what went wrong, what has happened meanwhile. */
  news?: ReactNode
  /** The board. */
  children: ReactNode
  side: ReactNode
  /** Between the board and the timeline, such as the chances over a match. It has no height of its own. */
  strip?: ReactNode
  below?: ReactNode
  /** What takes the place of board and side, such as the ending; what it covers is out of reach meanwhile. */
  over?: ReactNode
  lesson?: boolean
}

/**
 * The page of a match: exactly one window high. Everything has its place, and none of it moves when a question changes,
 * a hint comes or something is pointed at.
 */
export function Frame({
  shown,
  hinted,
  wanted,
  title,
  top,
  question,
  news,
  children,
  side,
  strip,
  below,
  over,
  lesson = false,
}: FrameProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const isCovered = Boolean(over)
  const actions = useTableActionsOf(shown, hinted, wanted)
  const { busy, mine } = shown
  const own = mine.length === 1 ? mine[0] : undefined
  useOwnColour(own)
  // Where something could be skipped a moment ago, answers stand now.
  useEffect(() => (busy ? justCameUp : undefined), [busy])
  return (
    <ShownMatchContext value={shown}>
      <TableActionsContext value={actions}>
        <AnswersSlot value={slot}>
          <LessonContext value={lesson}>
            <OwnSeat value={own}>
              <div className={`table-screen ${lesson ? 'lesson' : ''}`} data-game={shown.game.entry.id}>
                {top}
                <main className="table" id="main" tabIndex={-1} inert={isCovered}>
                  <h1 className="unseen">{title}</h1>
                  {question}
                  {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
                  <div ref={setSlot} className="answers" role="group" aria-label={t('Answers')} />
                  <div className="news">{news}</div>
                  {children}
                  {strip && <div className="strip">{strip}</div>}
                </main>
                <div className="beside" inert={isCovered}>
                  {side}
                </div>
                {below}
                {over}
              </div>
            </OwnSeat>
          </LessonContext>
        </AnswersSlot>
      </TableActionsContext>
    </ShownMatchContext>
  )
}

/** Whoever has one seat here is always in the same colour, also in what is shown beside the page. */
function useOwnColour(own: number | undefined): void {
  useLayoutEffect(() => {
    if (own === undefined) return
    const { dataset } = document.documentElement
    dataset.own = String(own)
    return () => {
      delete dataset.own
    }
  }, [own])
}
