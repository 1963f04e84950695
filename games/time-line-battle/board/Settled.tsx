import { Answer, TableActionsContext, t, useTableActions } from '@anachron/kit'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { sensible } from '../rules/sensible.ts'
import type { Settled } from '../rules/settled.ts'
import type { Action, View } from '../rules/types.ts'
import { actionOn, bySides, useSettled } from './outcomes.ts'

/** One press for all that is still asked in a war in which no choice of anybody can change anything any more. */
export interface OnePress {
  settled: Settled
  action: Action
  follow(): void
}

/** Whoever would rather choose can; whoever takes something back is asked again. It lives as long as the board. */
export function useOnePress(view: View): OnePress | undefined {
  const { isOption } = useTableActions()
  const settled = useSettled(view)
  const action = useMemo(() => (settled ? usual(view, isOption) : undefined), [settled, view, isOption])
  const { isGoing, follow } = useFollowers(view, action, settled?.kind === 'lost')
  return settled && action && !isGoing ? { settled, action, follow } : undefined
}

export function GoOn({ view, of: { settled, action, follow } }: { view: View; of: OnePress }) {
  const actions = useTableActions()
  const table = useMemo(
    () => ({
      ...actions,
      choose: (...given: Parameters<typeof actions.choose>) => {
        follow()
        actions.choose(...given)
      },
    }),
    [actions, follow],
  )
  const isLost = settled.kind === 'lost'
  return (
    <TableActionsContext value={table}>
      <Answer
        action={action}
        brisk={isLost}
        loud="main"
        words={isLost ? t('This war is lost: go on') : t`It ends ${bySides(view, settled.living).join(' : ')}: go on`}
        odds={t('whatever anybody chooses')}
      />
    </TableActionsContext>
  )
}

/** What is usual where it does not matter. */
function usual(view: View, isOption: (action: Action) => boolean): Action | undefined {
  const deciding = view.cards[view.deciding ?? -1]
  if (!deciding) return undefined
  if (view.phase === 'aim') return { kind: 'aim', at: 'front' }
  const isOpen = (action: Action | undefined): boolean => action !== undefined && isOption(action)
  const ids = view.cards.filter((card) => isOpen(actionOn(card, view))).map(({ id }) => id)
  const chosen = view.cards[sensible.choose(view, deciding, ids) ?? -1]
  return chosen && actionOn(chosen, view)
}

/** Once pressed, what comes after it in this war answers itself. */
function useFollowers(view: View, action: Action | undefined, isLost: boolean): { isGoing: boolean; follow(): void } {
  const { answerItself } = useTableActions()
  const asked = `${view.timeline} ${view.day} ${view.phase} ${view.deciding}`
  const [war, setWar] = useState<number>()
  const answered = useRef<string>(undefined)
  const follow = useCallback(() => {
    answered.current = asked
    setWar(view.timeline)
  }, [asked, view.timeline])
  const isOver = war !== undefined && (war !== view.timeline || (action !== undefined && !answerItself))
  useEffect(() => {
    if (isOver) setWar(undefined)
    else if (war !== undefined && action && answered.current !== asked) {
      answered.current = asked
      answerItself?.(action, { briskly: isLost })
    }
  }, [isOver, war, action, asked, isLost, answerItself])
  return { isGoing: war !== undefined && !isOver, follow }
}
