/** What spots on a board reach for: what is lit, what a thing would do, and how to choose it. Given by the table. */
import type { Forecast } from '@anachron/kernel'
import { createContext, type ReactNode, use } from 'react'
import type { Ruling } from './board.ts'

export interface Considered {
  /** What the thing is, in words. */
  label: string
  /** The thing drawn large, in place of its words, such as a card that can be read from afar. */
  face?: ReactNode
  /** More about it, one line each. */
  facts?: readonly string[] | undefined
  /** The actions it stands for that are possible now. */
  actions: readonly object[]
  /** An action people will try on it although it is not possible. */
  attempt?: object | undefined
  anchor: Element
  /** Whether it was pressed and the choice is to be made in the explanation itself. */
  pressed: boolean
}

export interface Hand {
  isOption(action: object): boolean
  words(action: object): string
  choose(action: object): void
  why(action: object): Promise<Ruling | undefined>
  forecast(action: object): Forecast | undefined
  consider(what: Considered | undefined): void
  pointedAt: ReadonlySet<string>
  hinted: object | undefined
  /** Set while looking at the past or while events are being shown. */
  still: boolean
}

const nothing = (): undefined => undefined

export const HandContext = createContext<Hand>({
  isOption: () => false,
  words: () => '',
  choose: nothing,
  why: async () => undefined,
  forecast: nothing,
  consider: nothing,
  pointedAt: new Set(),
  hinted: undefined,
  still: true,
})

export const useHand = (): Hand => use(HandContext)
