/** A press that spends something is read first and meant second: what is asked for now, and by which answer. */
import { useTableActions } from '@anachron/kit'
import { createContext, use, useMemo, useState } from 'react'
import type { Action, View } from '../rules/types.ts'

export interface Sure {
  /** What the next press on the same thing would do. */
  action: Action | undefined
  ask(action: Action): void
  leave(): void
}

const nothing = (): undefined => undefined

export const SureContext = createContext<Sure>({ action: undefined, ask: nothing, leave: nothing })

export const useSure = (): Sure => use(SureContext)

const isSame = (one: Action | undefined, other: Action): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other)

/** Whether the next press on this would do it. */
export const isSure = ({ action }: Sure, other: Action): boolean => isSame(action, other)

/** What was read holds for the moment in which it was read; a card that is picked up is another thought. */
const momentOf = ({ turn, step, players, viewer, stack }: View): string =>
  JSON.stringify([turn, step, players[viewer]?.cells, players[viewer]?.hand, stack.length])

export function useAskingFirst(view: View, options: readonly Action[], isHolding: boolean): Sure {
  const { still } = useTableActions()
  const [asked, setAsked] = useState<{ action: Action; at: string }>()
  const now = momentOf(view)
  const action =
    asked && asked.at === now && !isHolding && !still && options.some((one) => isSame(one, asked.action))
      ? asked.action
      : undefined
  return useMemo(
    () => ({ action, ask: (one) => setAsked({ action: one, at: now }), leave: () => setAsked(undefined) }),
    [action, now],
  )
}
