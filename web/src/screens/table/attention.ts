/** How whoever does not look at the board learns that something is asked of them. */
import { announce } from '@anachron/kit'
import { useEffect, useRef } from 'react'
import { asksYou } from '../../words/app.ts'
import { tell } from '../../words/tell.ts'
import type { AtTable } from './table-context.ts'

/** Says what is asked, once for each time: what others do meanwhile is told without asking again. */
export function useAnnouncements({ game, matchView, names, state }: AtTable, isAsked: boolean): void {
  const { entryEvents } = state
  const said = useRef('')
  useEffect(() => {
    if (!isAsked || !matchView.decision?.ask) return
    const asked = game.game.words.ask(matchView.decision.ask, matchView.view, matchView.as)
    const words = tell(asksYou(asked), names, matchView.as)
    const own = entryEvents.findLast(({ seat }) => seat === matchView.as)?.entry ?? 0
    const key = `${matchView.as}/${own}/${words}`
    if (said.current === key) return
    said.current = key
    announce(words)
  }, [game, matchView, names, entryEvents, isAsked])
}
