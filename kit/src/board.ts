/** The contract between the table and a game's board. README.md beside this file tells how to draw one. */
import type { Json, MatchLog, Seat, Types, Viewer } from '@anachron/kernel'
import type { Sentence } from '@anachron/kernel/words'
import type { ComponentType, ReactNode } from 'react'
import type { Effect } from './effects/effect.ts'
import type { SoundName } from './sound/sounds.ts'
import type { Voice } from './sound/voice.ts'

/** Why something is not possible; the rule is missing where even that would tell a secret. */
export interface VisibleRefusal {
  rule?: string
  reason: string
}

/** What an action would bring, as whoever looks at the screen reads it. */
export interface ReadForecast {
  rule: string
  /** `key`: how the rules call it, in every language. */
  outcomes: readonly { words: string; key: string; chance: number }[]
  /** Further facts, one short sentence each. */
  notes?: readonly string[]
}

/** What is asked of the viewer now. */
export interface OwnDecision<T extends Types> {
  /** `kind.at` of the asking frame. */
  ask: string
  rule: T['Rule']
  seat: Seat
  options: readonly T['Action'][]
}

/** One answer of a plan, and the ask that it is meant for (`kind.at` of the asking frame). */
export interface PlanStep<T extends Types> {
  ask: string
  action: T['Action']
}

/**
 * Several answers that people think of as one thing: walk to a far hex, freeze both, pay three. One press gives them
 * all, one after the other, and one undo takes them all back. The host stops where something happens that the view
 * could not foretell: chance, something seen for the first time, another question, somebody else's decision.
 */
export interface Plan<T extends Types = AnyTypes> {
  /** Among the plans of this moment. */
  id: string
  /** As it stands on a button: imperative, short, without a full stop. */
  words: Sentence
  /** At least one. The first answers what is asked now. */
  steps: readonly PlanStep<T>[]
  /** What is pointed at while it is considered: the way, everything that would be paid. */
  pieces?: readonly string[]
  /** What it costs and risks, one short sentence each. */
  facts?: readonly Sentence[]
}

export interface BoardProps<T extends Types> {
  view: T['View']
  /** For whom the view is made: a seat, or nobody in particular. */
  viewer: Viewer
  names: readonly string[]
  /** Absent when others decide, when the match is over, and while looking at the past. */
  asked: OwnDecision<T> | undefined
  choose(action: T['Action']): void
  /** What the board's own `plans` found for what is asked now; empty when nothing is. */
  plans: readonly Plan<T>[]
  /** Gives the answers of a plan one after the other, as far as all goes as foreseen. */
  carryOut(plan: Plan<T>): void
  /** Why an action is not possible now; nothing when it is. */
  why(action: T['Action']): Promise<VisibleRefusal | undefined>
  forecast(action: T['Action']): ReadForecast | undefined
  /** The event being shown, when one is; `view` is then what was to be seen at that moment, in the middle of a step. */
  now: T['Event'] | undefined
  /**
   * Everything since the table last stood still, `now` last. While it stands still: what happened last, also for people
   * to whom nothing is shown step by step; empty when one has just come to the table or gone back in time.
   */
  happened: readonly T['Event'][]
  /** Milliseconds that `now` stays; 0 when nothing should move. */
  beat: number
  /** Pieces that a line of the log or an option points at. */
  pointedAt: ReadonlySet<string>
}

/** Everything a game gives to the table beyond its rules: `export const board: Board<MyTypes>` in board/index.tsx. */
export interface Board<T extends Types> {
  Board: ComponentType<BoardProps<T>>
  /** Ids of the pieces an event is about; hovering its line in the log points at them. */
  pieces?(event: T['Event']): readonly string[]
  /** What somebody reads who points at a name in the story: a card that may be gone from the board by then. */
  reads?(piece: string): Readable | undefined
  /** Ids of the pieces an action is about; hovering its button points at them. */
  touches?(action: T['Action']): readonly string[]
  /**
   * Sequences of answers that the board offers as one gesture, found from what the seat sees and may answer. Rules are
   * asked nothing: a helper of the game that works on views may say where one can walk. What a plan says need not hold,
   * since every answer is checked when its turn comes; but it should.
   */
  plans?(view: T['View'], asked: OwnDecision<T>): readonly Plan<T>[]
  /**
   * What is played over the board while an event is shown. Whatever it tells is on the board or in the log, too: people
   * who want no motion see stills.
   */
  effects?(event: T['Event']): readonly Effect[]
  /**
   * The scene that takes the whole stage for an event: a landing, a HAMMER on your decade, home. It is shown at every
   * pace until its time is over or somebody presses on, so keep it for what people tell each other afterwards.
   */
  moments?(event: T['Event'], view: T['View'], viewer: Viewer): Moment<T> | undefined
  /** What is heard when an event is shown. */
  sound?(event: T['Event']): SoundName | undefined
  /** How sounds speak in this game. */
  voice?: Voice
  /** What the inspector shows while nothing is pointed at: where one is, what is special there. */
  Resting?: ComponentType<{ view: T['View'] }>
  guide?: Guide
  /** The second lesson: it begins in the middle of a match. */
  middleGame?: Guide
  /** The game in short, for whoever sits down for the first time, as it is played at this table. */
  primer?(options: T['Options'], seats: number): Primer
  examples?: readonly Example[]
}

/** A thing by itself, away from the board. */
export interface Readable {
  label: string
  /** Drawn large. */
  face: ReactNode
  facts?: readonly string[]
}

/** An event that takes the stage. `kit/src/moments` has the usual staging. */
export interface Moment<T extends Types> {
  /** What is to be seen, in one or two sentences: said to screen readers. */
  words: Sentence
  Scene: ComponentType<SceneProps<T>>
  /** How long it stays unless somebody presses on, the same at every pace; without: as the house has it. */
  ms?: number
  /** Heard as it begins, instead of the event's own. */
  sound?: SoundName
}

export interface SceneProps<T extends Types> {
  event: T['Event']
  /** What was to be seen at the event. */
  view: T['View']
  viewer: Viewer
  names: readonly string[]
  /** How long it stays; 0 when nothing should move: the same facts as a still. */
  beat: number
}

/** What somebody must know who has never read the rules: a sentence or three each. */
export interface Primer {
  aim: Sentence
  /** What one does, again and again. */
  turn: Sentence
  end: Sentence
}

/** A lesson: a recorded match and what to say at some of its entries. */
export interface Guide {
  /** Whom the learner plays. */
  seat: Seat
  minutes: number
  /** What it is called, where it is not the guided first game. */
  title?: string
  /** What there is to learn, in one sentence; said before it begins. */
  sentence?: string
  /** The entry after which it begins; without, at the beginning of the match. */
  from?: number
  match(): Promise<MatchLog>
  notes: readonly GuideNote[]
}

export interface GuideNote {
  /** Said before this entry is played (1 = the first). The lesson ends at the last note. */
  before: number
  title: string
  words: string
  /** What is to be done, where it takes several answers. Left out: the answer that is wanted next. */
  does?: string
  rule?: string
  /** Pieces to point at. */
  pieces?: readonly string[]
}

/** An example of the rulebook: a position that can be opened, looked at and played. */
export interface Example {
  /**
   * Where in RULES.md it is offered: at this rule (`TT-7.13`), or under the heading that begins with this word (`E4`).
   */
  at: string
  title: string
  match(): Promise<MatchLog>
}

/**
 * A picture of the rulebook, drawn with the board's own pieces: `export const figures: readonly Figure[]` in
 * board/rule-figures.tsx, which is loaded only where rules are read.
 */
export type Figure<T extends Types = AnyTypes> = FigureWords &
  ({ Drawing: ComponentType } | { glimpse: Glimpse; Picture: ComponentType<PictureProps<T>> })

/** Where in a match or a position to look: the rulebook goes there and gives the picture what a seat sees then. */
export interface Glimpse {
  match(): Promise<MatchLog>
  /** After this entry; without: as it begins. */
  entry?: number
  /** As which viewer; without: the first seat's. */
  seat?: Seat
}

export interface PictureProps<T extends Types> {
  view: T['View']
  viewer: Viewer
  names: readonly string[]
  /** What the entry brought about, in order. */
  events: readonly T['Event'][]
}

interface FigureWords {
  /**
   * Where in RULES.md it stands: after this rule (`TT-7.13`), under this heading, or under the one that begins with
   * this word (`E4`).
   */
  at: string
  caption: Sentence
  /** What is to be seen, for people who do not see it. */
  words: Sentence
  /** What the numbers of its callouts mean. */
  legend?: readonly Sentence[]
  /**
   * How broad the drawing wants to be, in pixels; on a narrower page it scrolls sideways. Without: it fits itself to
   * any width.
   */
  width?: number
}

/**
 * A screen of a game's own away from the table, such as a deck builder: `export const workshop: Workshop` in
 * board/workshop.tsx, and its name (`workshop`) on the shelf.
 */
export interface Workshop {
  Screen: ComponentType
  /** How options of the kind `data` are set, by option, where there is a better way than to type them. */
  fields?: Readonly<Record<string, ComponentType<WorkshopFieldProps>>>
}

export interface WorkshopFieldProps {
  value: Json
  onChange(value: Json): void
}

/** A board whose types do not matter to the caller. */
export type AnyBoard = Board<AnyTypes>
export type AnyMoment = Moment<AnyTypes>
// biome-ignore lint/suspicious/noExplicitAny: the types of a game are its own; the table passes them through unread
type AnyTypes = any
