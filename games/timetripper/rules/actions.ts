/** Everything that anybody can answer. */
import type { FireMode } from '../content/types.ts'
import type { FigureId, FreeChoice, GearKind, Heading, Hex } from './things.ts'

export type Action =
  | { do: 'profile'; charmed: boolean }
  | { do: 'buy'; what: GearKind }
  | { do: 'ready' }
  | { do: 'discard'; who: FigureId; what: GearKind }
  | { do: 'lift'; display: 0 | 1; cell: number }
  | { do: 'place'; display: 0 | 1; cell: number }
  | { do: 'shuffle' }
  | { do: 'letter'; letter: number }
  | { do: 'choose'; of: FreeChoice; at: number }
  | { do: 'length'; hexes: number }
  | { do: 'end' }
  | { do: 'let'; who: FigureId }
  | { do: 'step'; hex: Hex }
  | { do: 'carry'; body: FigureId; hex: Hex }
  | { do: 'drop'; what: GearKind; of: number }
  | { do: 'take'; id: number }
  | { do: 'loot'; from: FigureId; what: GearKind; of: number }
  | { do: 'recover'; unit: FigureId }
  | { do: 'reload'; what: GearKind }
  | { do: 'aim'; at: FigureId }
  | { do: 'weapon'; what: GearKind | 'own' | 'unarmed' | 'bayonet+repellent'; mode: FireMode }
  | { do: 'spread'; hex: Hex }
  | { do: 'join'; who: FigureId }
  | { do: 'enough' }
  | { do: 'back' }
  | { do: 'fire'; still: number }
  | { do: 'more' }
  | { do: 'cease' }
  | { do: 'grenade'; what: 'm26' | 'm1' }
  | { do: 'throw'; hex: Hex }
  | { do: 'set'; facing: Heading }
  | { do: 'detonate' }
  | { do: 'negotiate' }
  | { do: 'claim' }
  /** `talk`: he will negotiate after it. */
  | { do: 'command'; move: boolean; talk?: true }
  | { do: 'conjure' }
  | { do: 'guide' }
  | { do: 'align'; heading: Heading }
  | { do: 'jump'; heading: Heading | null }
  | { do: 'nothing' }
  | { do: 'give'; what: GearKind; of: number; to: FigureId }
  | { do: 'concede' }
