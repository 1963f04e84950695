/** The contract between the table and a game's board. README.md beside this file tells how to draw one. */
import type { Forecast, Json, MatchLog, Seat, Types, Viewer } from '@anachron/kernel'
import type { ComponentType } from 'react'

/** Why something is not possible; the rule is missing where even that would tell a secret. */
export interface Ruling {
  rule?: string
  reason: string
}

/** What is asked of the viewer now. */
export interface Asked<T extends Types> {
  /** `kind.at` of the asking frame. */
  ask: string
  rule: T['Rule']
  seat: Seat
  options: readonly T['Action'][]
}

export interface BoardProps<T extends Types> {
  view: T['View']
  /** Whose eyes the view is made for; a seat, or nobody's. */
  viewer: Viewer
  names: readonly string[]
  /** Absent when others decide, when the match is over, and while looking at the past. */
  asked: Asked<T> | undefined
  choose(action: T['Action']): void
  /** Why an action is not possible now; nothing when it is. */
  why(action: T['Action']): Promise<Ruling | undefined>
  forecast(action: T['Action']): Forecast | undefined
  /** The event being shown, when one is; `view` is then the picture that `fold` has reached. */
  now: T['Event'] | undefined
  /** Milliseconds that `now` stays; 0 when nothing should move. */
  beat: number
  /** Pieces that a line of the log or an option points at. */
  pointedAt: ReadonlySet<string>
}

/** Everything a game gives to the table beyond its rules: `export const board: Board<MyTypes>` in board/index.tsx. */
export interface Board<T extends Types> {
  Board: ComponentType<BoardProps<T>>
  /** Milliseconds an event is shown for at normal pace; 0 = it shows itself together with the next one. Default 0. */
  beat?(event: T['Event']): number
  /** The picture after an event. Need not be exact: the true view takes its place when all events have been shown. */
  fold?(view: T['View'], event: T['Event']): T['View']
  /** Ids of the pieces an event is about; hovering its line in the log points at them. */
  pieces?(event: T['Event']): readonly string[]
  /** Ids of the pieces an action is about; hovering its button points at them. */
  touches?(action: T['Action']): readonly string[]
  guide?: Guide
  /** The game in short, for whoever sits down for the first time. */
  primer?: Primer
  examples?: readonly Example[]
}

/** What somebody must know who has never read the rules: a sentence or three each. */
export interface Primer {
  aim: string
  /** What one does, again and again. */
  turn: string
  end: string
}

/** A guided first game: a recorded match and what to say at some of its entries. */
export interface Guide {
  /** Whom the learner plays. */
  seat: Seat
  minutes: number
  match(): Promise<MatchLog>
  notes: readonly GuideNote[]
}

export interface GuideNote {
  /** Said before this entry is played (1 = the first). The lesson ends at the last note. */
  before: number
  title: string
  words: string
  rule?: string
  /** Pieces to point at. */
  pieces?: readonly string[]
}

/** An example of the rulebook: a position that can be opened, looked at and played. */
export interface Example {
  /** Where in RULES.md it is offered: at this rule (`TT-7.13`), or under the heading that begins with this word (`E4`). */
  at: string
  title: string
  match(): Promise<MatchLog>
}

/**
 * A picture of the rulebook, drawn with the board's own pieces: `export const figures: readonly Figure[]` in board/rule-figures.tsx,
 * which is loaded only where rules are read.
 */
export type Figure<T extends Types = AnyTypes> = FigureWords &
  ({ Drawing: ComponentType } | { moment: Moment; Picture: ComponentType<PictureProps<T>> })

/** A moment of a match or of a position: the rulebook goes there and gives the picture what a seat sees then. */
export interface Moment {
  match(): Promise<MatchLog>
  /** After this entry; without: as it begins. */
  entry?: number
  /** Through whose eyes; without: the first seat's. */
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
  /** Where in RULES.md it stands: after this rule (`TT-7.13`), under this heading, or under the one that begins with this word (`E4`). */
  at: string
  caption: string
  /** What is to be seen, for people who do not see it. */
  words: string
  /** What the numbers of its callouts mean. */
  legend?: readonly string[]
  /** How broad the drawing wants to be, in pixels; on a narrower page it scrolls sideways. Without: it fits itself to any width. */
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
// biome-ignore lint/suspicious/noExplicitAny: the types of a game are its own; the table passes them through unread
type AnyTypes = any
