/** What a trip is made of: plain data, all of it. */
import type { Base, Frame, Json, Result, Seat, Types, Viewer } from '@anachron/kernel'
import type { Accuracy, Detection, FireMode, Mood, Reaction } from '../content/types.ts'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import type { RuleId } from './rulebook.ts'
import type { FigureId, FreeChoice, Gear, GearKind, Heading, Hex, Placed } from './things.ts'

export type * from './actions.ts'
export type * from './events.ts'
export * from './things.ts'

/** Gear lying on the Battle Display, or in the grip of a robot. */
export interface Loose {
  id: number
  hex: Hex
  gear: Gear
  by: FigureId | null
}

/** A Claymore that stands ready. */
export interface Mine {
  hex: Hex
  facing: Heading
  by: FigureId
  stage: number
}

// --------------------------------------------------------------------------------------------------------- figures

export type Place = 'field' | 'held' | 'adrift' | 'home' | 'lost'

export interface Tripper {
  seat: Seat
  charmed: boolean
  alive: boolean
  place: Place
  hex: Hex
  endurance: number
  experience: number
  gear: Gear[]
  /** A shot, grenade, mine or shell came his way since his last phase ended (TT-R33). */
  shotAt: boolean
  /** Endurance that a bite costs him every stage. */
  bitten: number
  /** The plant that draws him. */
  drawnBy: FigureId | null
  /** A plant had him and could not move him: his next phase is his own (TT-R67). */
  resists: boolean
  // What he has done in this Tripper Phase:
  moved: number
  /** Frozen when he enters his first hex (TT-R04). */
  allowance: number | null
  /** The most hexes he may have entered by the end of the phase, once he has announced it (TT-R19). */
  limit: number | null
  acted: boolean
  active: boolean
  negotiated: boolean
  /** Has reached for the flux and said that he will negotiate after it (TT-7.43). */
  willTalk: boolean
  dropHex: Hex | null
  /** Has taken his turn of the phase. */
  over: boolean
}

export interface Unit {
  id: FigureId
  /** Index in the catalogue's lines. */
  line: number
  hex: Hex
  place: 'field' | 'held' | 'gone'
  /** Dead or disabled, for good. */
  fallen: boolean
  /** The last half-stage (`halfStage`) through which a stun marker lies on it; 0 = none. */
  stunned: number
  endurance: number | null
  attack: number
  accuracy: Accuracy | 'X'
  defense: number
  detection: Detection | 'X'
  /** The mount under it, or the rider on it. */
  mount: FigureId | null
  rider: FigureId | null
  /** The Tripper an awed soldier belongs to. */
  owner: FigureId | null
  /** Came into this battle by the flux. */
  traveller: boolean
  converted: boolean
  rampaging: boolean
  crew: boolean
  /** Does nothing in this stage's phase B. */
  idle: boolean
  /** Awed: has attacked in this phase; hexes entered in it; the most he announced. */
  acted: boolean
  moved: number
  limit: number | null
  /** The stage in which it fell. */
  fellIn: number
}

// ---------------------------------------------------------------------------------------------------------- battle

export interface Flux {
  hex: Hex
  heading: Heading | null
  alignedBy: FigureId | null
}

export interface BattleState {
  number: number
  stage: number
  /** Phase B of the stage is under way, or over. */
  enemyPhase: boolean
  flux: Flux | null
  loose: Loose[]
  mine: Mine | null
  /** Hexes of trees, shellholes, hoards or exits, in set-up order. */
  markers: Hex[]
  /** Stages in which an M1 that still burns was thrown. */
  lights: number[]
  mood: Mood | null
  talkedOut: boolean
  /** The team's one attempt of this phase is spent (TT-R44). */
  attempted: boolean
  /** Talks that drag on: who leads them (TT-15.24). */
  talks: { by: FigureId; mood: Mood } | null
  /** Nobody on the Trippers' side moves or fires until the end of the next Tripper Phase. */
  hush: boolean
  /** Who can be talked to does nothing in this stage's phase B. */
  listening: boolean
  rage: boolean
  /** The stage of the first shot, grenade or mine; 0 = none yet. */
  firstShot: number
  /** Somebody of this battle has been attacked. */
  provoked: boolean
  treasureClaimed: boolean
  felled: number
  /** The battle is over: everything unwinds to the next journey. */
  over: boolean
}

// ------------------------------------------------------------------------------------------------------------ time

export interface TimeState {
  /** For past and future: what lies on each of the 37 hexes, a battle's number or 0 for the Time Hole. */
  layout: [number[], number[]]
  display: 0 | 1
  cell: number
}

/** What lies beside a battle, as told to the Trippers by a Timemaster (TT-17.0). */
export interface Told {
  /** Where it lies: a Timemaster may have moved it to the other display. */
  display: 0 | 1
  battle: number
  heading: Heading
  /** 0 is the Time Hole. */
  is: number
}

/** The jump that is being made. */
export interface Jump {
  by: FigureId | null
  heading: Heading | null
}

/** Trippers whom the Timelord threw away without the radio. */
export interface Adrift {
  battle: number
}

export interface Hops {
  left: number
  /** The present battle lasts so many stages. */
  stages: number
  /** Dice that say so, by the Timelord who threw them. */
  dice: number
}

// ----------------------------------------------------------------------------------------------------------- state

export interface Options {
  treasure: boolean
  negotiation: boolean
  randomSetup: 'chart' | 'dice'
  setupLetter: 'die' | 'player'
  enemyChoices: 'chance' | 'mine'
  teamWeight: number
  teamEquipment: 'choose' | 'random'
  victory: 'minimal' | 'quick' | 'best' | 'treasure' | 'tontine'
  timemaster: 'off' | 'shuffle' | 'seat'
  shotAtIncludesMelee: boolean
  charm: 'names' | 'charmed' | 'uncharmed' | 'ask'
  /** For a personal best: battles of the last trip; 0 = there was none. */
  lastTrip: number
  kit: Json
  battles: Json
}

export interface State extends Base {
  stack: PlayFrame[]
  result: Result | null
  options: PlainOptions
  /** The Timemaster's own battles as text, so that copies of a state can share them; '' = none. */
  own: string
  seats: number
  /** The seat of a human Timemaster. */
  master: Seat | null
  trippers: Tripper[]
  units: Unit[]
  /** Kits at the start, for the Black Hole and the record. */
  kits: Gear[][]
  startWeight: number
  battle: BattleState | null
  time: TimeState
  /** Battles whose hexes have been visited, in order. */
  visited: number[]
  told: Told[]
  /**
   * Who aligned the flux in this stage, and whether the Game-Turn's one reading of the neighbourhood is spent
   * (TT-17.0).
   */
  readBy: FigureId | null
  hasRead: boolean
  jump: Jump | null
  adrift: Adrift | null
  hops: Hops | null
  battles: number
  jumps: number
  nextId: FigureId
  nextLoose: number
  /** The answer to the last free choice. */
  choice: number
}

export type PlainOptions = Omit<Options, 'kit' | 'battles'>

// ---------------------------------------------------------------------------------------------------------- frames

export type PlayFrame = Frame &
  (
    | { kind: 'trip' }
    | { kind: 'arrange'; display: 0 | 1; lifted: number | null; swaps: number }
    | { kind: 'equip'; who: FigureId; bought: number }
    | {
        kind: 'trim'
        /** Kinds of shared reloads whose bearer is settled. */
        settled: number
        /** Who has said that others shall leave things at home. */
        passed: FigureId[]
      }
    | { kind: 'travel'; heading: Heading | null; length: number; homeward: boolean; moves: number }
    | { kind: 'setup' }
    | {
        kind: 'placing'
        things: Placed[]
        next: number
        letter: number
        dice: boolean
        seat: Seat | null
      }
    | { kind: 'entering'; units: FigureId[]; next: number; side: number }
    | { kind: 'battle' }
    | {
        kind: 'trippers'
        /** Trippers and awed soldiers who have still to act, the next one first. */
        queue: FigureId[]
        /** Who has let others go first since somebody last acted. */
        deferred: FigureId[]
      }
    | { kind: 'turn'; who: FigureId; backs: number }
    | { kind: 'soldier'; who: FigureId }
    | {
        kind: 'attack'
        by: FigureId
        target: FigureId
        weapon: GearKind | 'own' | 'unarmed' | 'bayonet+repellent'
        mode: FireMode
        hexes: Hex[]
        mount: boolean
        still: number
        shots: number
        strength: number
        group: FigureId[]
        asked: FigureId[]
        invited: FigureId | null
      }
    | { kind: 'grenade'; by: FigureId; what: 'm26' | 'm1'; hex: Hex; still: number }
    | { kind: 'command'; by: FigureId; steps: number }
    | { kind: 'opponents'; step: number; order: FigureId[] }
    | {
        kind: 'opponent'
        unit: FigureId
        /** The figure it goes for; -1 stands for the flux, -3 - n for loose gear n, null for nobody. */
        target: number | null
        reaction: Reaction | null
        /** Attacks by hand with these values instead of its own. */
        charge: boolean
        /** Where its move will end, and the way so far. */
        to: Hex
        way: Hex[]
      }
    | { kind: 'flee'; unit: FigureId; from: FigureId }
    | { kind: 'drawn'; who: FigureId; to: Hex; way: Hex[] }
    | { kind: 'exits'; next: number; prey: FigureId }
    | { kind: 'spill'; unit: FigureId }
    | { kind: 'rise'; unit: FigureId }
    | { kind: 'free'; about: FreeChoice; unit: FigureId | null; list: number[] }
    | { kind: 'cleanup'; queue: FigureId[]; recovered: FigureId[] }
  )

// ------------------------------------------------------------------------------------------------------------ view

export interface TimeView {
  /** Layout and cell are null where the displays are blind and this viewer is no Timemaster. */
  layout: [number[], number[]] | null
  cell: number | null
  display: 0 | 1
  /** The number the marker stands on, 0 for the Time Hole. */
  on: number
}

/** What a viewer may know: everything on the table; of blind Time Displays only what was told. */
export interface View extends Omit<State, 'time'> {
  viewer: Viewer
  time: TimeView
}

export interface TimeTripper extends Types {
  Rule: RuleId
  State: State
  Frame: PlayFrame
  Action: Action
  View: View
  Event: Event
  Options: Options
}

export type FrameOf<K extends PlayFrame['kind']> = Extract<PlayFrame, { kind: K }>
export type AttackFrame = FrameOf<'attack'>
export type AttackWeapon = AttackFrame['weapon']
