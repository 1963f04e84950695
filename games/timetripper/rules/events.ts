/** Everything that can happen, as it is told. */
import type { Seat } from '@anachron/kernel'
import type { CombatResult, Mood, Reaction, SpecialKey, Talk } from '../content/types.ts'
import type { RuleId } from './rulebook.ts'
import type { FigureId, Gear, GearKind, Heading, Hex, Placed } from './things.ts'

export type Effect = 'none' | 'stunned' | 'down' | 'hurt' | 'dead'

type Happening =
  | { kind: 'equipped'; who: FigureId; gear: Gear[]; halfPounds: number }
  | { kind: 'arranged' }
  | {
      kind: 'travelled'
      display: 0 | 1
      cell: number
      heading: Heading
      length: number
      path: number[]
      end: number
      master: Seat | null
      blind: boolean
    }
  | { kind: 'controlled'; who: FigureId; roll: number; succeeded: boolean }
  | { kind: 'homing'; who: FigureId; roll: number; succeeded: boolean }
  | { kind: 'again'; why: 'hole' | 'visited'; battle: number; master: Seat | null; blind: boolean }
  | { kind: 'arrived'; battle: number; own: string }
  | { kind: 'blackHole' }
  | { kind: 'drifted'; battle: number }
  | { kind: 'reunited'; battle: number }
  | { kind: 'hopping'; hops: number }
  | { kind: 'staying'; stages: number }
  | { kind: 'revived'; who: FigureId }
  /** A plant had him and could not move him. */
  | { kind: 'resisted'; who: FigureId }
  | { kind: 'placed'; what: Placed['kind']; id: number; name: string; hex: Hex }
  | { kind: 'stage'; battle: number; stage: number }
  | { kind: 'stepped'; who: FigureId; name: string; from: Hex; to: Hex }
  | { kind: 'strained'; who: FigureId; endurance: number }
  | { kind: 'carried'; who: FigureId; body: FigureId; to: Hex }
  | { kind: 'dropped'; who: FigureId; gear: Gear; hex: Hex }
  /** `off`: the fallen soldier whose weapon it was. */
  | { kind: 'took'; who: FigureId; gear: Gear; off: FigureId | null }
  | { kind: 'gave'; who: FigureId; to: FigureId; gear: Gear }
  | { kind: 'reloaded'; who: FigureId; what: GearKind; left: number }
  | { kind: 'emptied'; who: FigureId; what: GearKind; roll: number; empty: boolean }
  | { kind: 'spent'; who: FigureId; what: GearKind }
  | { kind: 'rested'; who: FigureId; endurance: number }
  | { kind: 'tired'; who: FigureId; endurance: number }
  | {
      kind: 'fired'
      by: FigureId | null
      name: string
      at: FigureId
      target: string
      weapon: string
      needed: number
      roll: number
      modifier: number
      hit: boolean
    }
  | { kind: 'wasted'; by: FigureId; hex: Hex }
  | {
      kind: 'struck'
      by: FigureId | null
      name: string
      at: FigureId
      target: string
      weapon: string
      differential: number
      column: number
      roll: number
      result: CombatResult
      became: CombatResult
    }
  | { kind: 'suffered'; who: FigureId; name: string; effect: Effect; loss: number; endurance: number | null }
  | { kind: 'burst'; by: FigureId | null; what: 'm26' | 'm1' | 'claymore' | 'shell'; hex: Hex }
  | { kind: 'armed'; who: FigureId; hex: Hex; facing: Heading }
  | { kind: 'detected'; unit: FigureId; name: string; at: number; dice: number; modifier: number; reaction: Reaction }
  | {
      kind: 'commanded'
      who: FigureId
      dice: number
      experience: number
      /** The dice less the Experience. */
      roll: number
      limit: number
      succeeded: boolean
    }
  | { kind: 'conjured'; who: FigureId; hex: Hex }
  | { kind: 'guided'; who: FigureId; to: Hex }
  | { kind: 'aligned'; who: FigureId; heading: Heading }
  | { kind: 'jumped'; who: FigureId | null; heading: Heading | null; experience: number }
  | { kind: 'swept'; who: FigureId; name: string }
  | { kind: 'expelled' }
  | { kind: 'stranded'; who: FigureId }
  | { kind: 'negotiated'; who: FigureId; mood: Mood; roll: number; result: Talk }
  | { kind: 'awed'; unit: FigureId; name: string; owner: FigureId }
  | { kind: 'fled'; unit: FigureId; name: string; hex: Hex }
  | { kind: 'turned'; unit: FigureId; name: string }
  | { kind: 'claimed'; who: FigureId; battle: number; treasure: string; value: number }
  /** `swept`: the flux has some of those who were to be fought. */
  | { kind: 'cleanup'; battle: number; swept: boolean }
  | { kind: 'read'; who: FigureId; heading: Heading; roll: number; is: number | null; master: Seat | null }
  | { kind: 'special'; key: SpecialKey; battle: number; unit: FigureId | null; name: string }
  | { kind: 'home'; who: FigureId; battles: number; value: number }
  | { kind: 'conceded'; seat: Seat }
  | { kind: 'unmastered' }

export type Event = Happening & { rule: RuleId }
