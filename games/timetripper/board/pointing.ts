/** What a hovered order or thing lets the field show: a cone, the range of a weapon, the hexes of a blast. */
import { createContext, use } from 'react'
import type { Accuracy } from '../content/types.ts'
import type { GearKind, Heading, Hex } from '../rules/types.ts'

export type Pointing =
  | { kind: 'cone'; hex: Hex; facing: Heading }
  | { kind: 'range'; hex: Hex; accuracy: Accuracy; modifier: number }
  | { kind: 'heading'; heading: Heading }

interface Pointer {
  at: Pointing | undefined
  point(at: Pointing | undefined): void
}

export const PointerContext = createContext<Pointer>({ at: undefined, point: () => {} })
export const usePointer = (): Pointer => use(PointerContext)

interface Hand {
  /** The weapon that was pressed on the belt: whoever is pressed next is attacked with it. */
  inHand: GearKind | undefined
  take(what: GearKind | undefined): void
}

export const HandContext = createContext<Hand>({ inHand: undefined, take: () => {} })
export const useHand = (): Hand => use(HandContext)
