/** What spots on a board reach for: what is lit, what a thing would do, and how to choose it. Given by the table. */
import { createContext, type ReactNode, use } from 'react'
import type { Plan, ReadForecast, VisibleRefusal } from './board.ts'
import { same } from './same.ts'

/** What is read of a thing on a board. */
export interface Reading {
  /** What the thing is, in words. */
  label: string
  /** The thing drawn large, in place of its words, such as a card that can be read from afar. */
  face?: ReactNode
  /** More about it, one line each. */
  facts?: readonly string[] | undefined
}

export interface Considered extends Reading {
  /**
   * What is read of it by now: what was read when it was pointed at may not be true any more. Left out: it is not read
   * on once the picture has changed.
   */
  now?(): Reading
  /** The actions it stands for that are possible now. */
  actions: readonly object[]
  /** Plans it stands for. */
  plans?: readonly Plan[] | undefined
  /** An action people will try on it although it is not possible. */
  attempt?: object | undefined
  anchor: Element
  /** Whether it was pressed, or held: it stays until it is answered, and the choice is made in the inspector. */
  pressed: boolean
}

export interface TableActions {
  isOption(action: object): boolean
  words(action: object): string
  /** `briskly`: nothing hangs on what follows, until somebody decides again. */
  choose(action: object, how?: { briskly?: boolean | undefined }): void
  /**
   * Gives an answer that nobody need be asked for; undo passes over it. Absent while nothing answers itself: whoever
   * has taken something back is asked again, until they answer by hand.
   */
  answerItself?: ((action: object, how?: { briskly?: boolean | undefined }) => void) | undefined
  /** Takes back the last answer or plan of the viewer's; absent where nothing can be taken back, as in a lesson. */
  takeBack?: (() => void) | undefined
  /** What a plan does and costs, for whoever reads. */
  planWords(plan: Plan): { words: string; facts: readonly string[] }
  carryOut(plan: Plan): void
  why(action: object): Promise<VisibleRefusal | undefined>
  forecast(action: object): ReadForecast | undefined
  /** Shows a thing in the inspector; nothing: the pointer or the focus has left it. */
  consider(what: Considered | undefined): void
  /** Whether the inspector shows this thing already. */
  isConsidered(anchor: Element): boolean
  pointedAt: ReadonlySet<string>
  hinted: object | undefined
  /** What is wanted, answer after answer: `hinted` and, in a lesson, what comes after it. */
  wanted: readonly object[]
  /** Set while looking at the past or while events are being shown. */
  still: boolean
}

const nothing = (): undefined => undefined

/** Of a board to look at: nothing on it is asked, and nothing on it can be pressed. */
export const NO_TABLE: TableActions = {
  isOption: () => false,
  words: () => '',
  choose: nothing,
  planWords: () => ({ words: '', facts: [] }),
  carryOut: nothing,
  why: async () => undefined,
  forecast: nothing,
  consider: nothing,
  isConsidered: () => false,
  pointedAt: new Set(),
  hinted: undefined,
  wanted: [],
  still: true,
}

export const TableActionsContext = createContext<TableActions>(NO_TABLE)

/** Whether a plan is just what is wanted, from its first answer to its last. */
export const isWanted = ({ wanted }: Pick<TableActions, 'wanted'>, { steps }: Pick<Plan, 'steps'>): boolean =>
  steps.length > 0 && steps.every(({ action }, i) => wanted[i] !== undefined && same(action, wanted[i]))

export const useTableActions = (): TableActions => use(TableActionsContext)
