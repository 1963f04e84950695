/** What a hovered order or thing lets the field show: a cone, the range of a weapon, the hexes of a blast. */
import { createContext, use } from 'react'
import type { Accuracy } from '../content/types.ts'
import type { Heading, Hex } from '../rules/types.ts'

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
