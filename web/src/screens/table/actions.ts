/** What spots, answers, the inspector and the list of options reach for. */
import { type Considered, same, type TableActions } from '@anachron/kit'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { tell, tellForecast } from '../../words/tell.ts'
import type { ShownMatch } from './shown-match.ts'

const NOTHING: readonly object[] = []

export function useTableActionsOf(
  shown: ShownMatch,
  hinted: object | undefined,
  wanted: readonly object[] = NOTHING,
): TableActions {
  const { game, matchView, asked, names, points, considered, consider, choose, answerItself, carryOut, takeBack, why } =
    shown
  const pointedAt = useMemo(() => new Set(points), [points])
  const open = useRef<Considered | undefined>(undefined)
  open.current = considered
  const isConsidered = useCallback((anchor: Element) => open.current?.anchor === anchor, [])
  // The same as long as the question is: what is picked up is put back when it is another.
  const isOption = useCallback((action: object) => asked?.options.some((one) => same(one, action)) ?? false, [asked])
  const actions = useMemo<TableActions>(() => {
    const { as } = matchView
    return {
      isOption,
      words: (action) => tell(game.game.words.action(action, matchView.view), names, as),
      choose,
      answerItself,
      planWords: ({ words, facts = [] }) => ({
        words: tell(words, names, as),
        facts: facts.map((fact) => tell(fact, names, as)),
      }),
      carryOut,
      takeBack,
      why,
      forecast(action) {
        const forecast = asked && game.game.forecast?.(matchView.view, as, action)
        return forecast && tellForecast(forecast, names, as)
      },
      // What was pressed stays until it is answered; merely passing over other things does not close it.
      consider: (what) => consider((now) => (now?.pressed && !what?.pressed ? now : what)),
      isConsidered,
      pointedAt,
      hinted,
      wanted: wanted.length > 0 || !hinted ? wanted : [hinted],
      still: !asked,
    }
  }, [
    game,
    matchView,
    names,
    asked,
    isOption,
    choose,
    answerItself,
    carryOut,
    takeBack,
    why,
    consider,
    isConsidered,
    pointedAt,
    hinted,
    wanted,
  ])
  useLetGo(shown, actions)
  return actions
}

/** Lets go of what is considered when it is gone, means something else now, or somebody presses anything else. */
function useLetGo({ considered, consider, asked, view }: ShownMatch, { isOption }: TableActions): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture may have taken away what is considered
  useEffect(() => {
    consider((now) => {
      if (!now) return now
      const stays = now.pressed && now.anchor.isConnected && now.actions.every(isOption)
      return stays ? { ...now, ...now.now?.() } : undefined
    })
  }, [consider, asked, view])
  useEffect(() => {
    if (!considered?.pressed) return
    const close = (e: Event): void => {
      const on = e.target instanceof Element ? e.target : undefined
      const inside = on && (on.closest('.inspector') ?? considered.anchor.contains(on))
      if (e instanceof KeyboardEvent ? e.key === 'Escape' : !inside) consider(undefined)
    }
    addEventListener('keydown', close)
    addEventListener('pointerdown', close)
    return () => {
      removeEventListener('keydown', close)
      removeEventListener('pointerdown', close)
    }
  }, [considered, consider])
}
