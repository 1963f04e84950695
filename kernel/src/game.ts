import type { Chance } from './chance/chance.ts'
import type { Ctx, Flows } from './flow.ts'
import type { OptionSchema } from './options.ts'
import type { RuleSections } from './rulebook.ts'
import type { Seat, Viewer } from './seat.ts'
import type { Secrets } from './secrets.ts'
import type { Base, MatchTerms, Refusal, Result, Types } from './types.ts'
import type { Sentence } from './words/parts.ts'

export type { Base, MatchTerms, Refusal, Result, Types } from './types.ts'

/** What an action would bring, computed exactly from what the seat knows: shown to people, used by bots. */
export interface Forecast<T extends Types = Types> {
  rule: T['Rule']
  /**
   * Chance outcomes with their probabilities (they add up to 1), or nothing when the outcome is certain or unknowable.
   */
  outcomes: { words: Sentence; chance: number }[]
  /** Further facts worth knowing before committing, one short sentence each. */
  notes?: Sentence[]
}

/** What a seat is in danger of, or is about to do to the others. */
export interface Threat<T extends Types = Types> {
  rule: T['Rule']
  /** A short sentence without the seat's name: it stands beside it. */
  words: Sentence
  /** `alarm`: the match may be decided by it before the seat, or its rivals, have answered twice. */
  severity: 'notice' | 'alarm'
  /** It is what the seat is about to do, not what it is in danger of: for itself that is good news. */
  isOwn?: true
}

/** One line of what is counted at the end. */
export interface CountRow {
  /** What is counted, one or two words. */
  words: Sentence
  /** By seat. */
  values: number[]
  /** The line that the others lead to, or that decides. */
  total?: true
}

/** One named thing of a game that can turn up in a match: a card, a unit, a weapon, a battle. */
export interface Content {
  /** Unique in the game. */
  id: string
  /** What sort of thing, one word in the singular: 'card'. */
  kind: string
  /** Its name as people read it. */
  name: string
}

/** That something of the game's content turned up in an event. */
export interface Tag {
  /** `Content.id`. */
  id: string
  /**
   * What happened to it, one past participle, the same for all events of this sort: 'drawn', 'played', 'destroyed',
   * 'met'.
   */
  how: string
  /** Whose it is or who did it; left out when it belongs to nobody. */
  seat?: Seat
}

/**
 * Words for people: the terminal, the log and screen readers say the same. Made from what the reader may know, as parts
 * (`@anachron/kernel/words`): only where they are read do seats become “you” or somebody's name.
 */
export interface Words<T extends Types> {
  /** The whole table in text, several lines. */
  view(view: T['View']): Sentence
  /**
   * What is going on, in one sentence of at most 60 characters, for whoever comes back to this match: where it stands
   * and who is ahead.
   */
  headline?(view: T['View'], viewer: Viewer): Sentence
  /** One option, as it stands on a button: imperative, short, without a full stop. */
  action(action: T['Action'], view: T['View']): Sentence
  /** One line of the log: whole sentences. `viewer` is who is told; parts that are the same for all need not ask. */
  event(event: T['Event'], viewer: Viewer): Sentence
  /** What is asked, said to the seat that is asked. `ask` is `kind.at` of the asking frame. */
  ask(ask: string, view: T['View'], seat: Seat): Sentence
  /** How it ended, in one sentence. */
  result(result: Result): Sentence
  readonly story?: Story<T>
  /** What a chance is a chance of, as after “63 %”. Left out: to win. */
  readonly goal?: string
}

/**
 * How a match is told as a story rather than in minutes. Given events as the reader may know them, never more; all of
 * it may be left out.
 */
export interface Story<T extends Types> {
  /** The chapter that begins with this event, as a short heading: a day, a battle, a round. The same again goes on. */
  chapter?(event: T['Event']): Sentence | undefined
  /** A heading within a chapter: a turn, a stage. */
  section?(event: T['Event']): Sentence | undefined
  /**
   * Whether somebody begins something new with it. What they do until then is told in the same line. Left out: every
   * answer, or plan, is something new.
   */
  opens?(event: T['Event']): boolean
  /**
   * Whose doing it is; null where it is nobody's, nothing where it came of what was done just before. Left out: whoever
   * its `seat` names.
   */
  actor?(event: T['Event']): Seat | null | undefined
  /** Whether it has a line in the summary. Left out: whether it has a beat. */
  isMajor?(event: T['Event']): boolean
  /**
   * What all these events of one actor (or of nobody) come to, as one sentence with its numbers; nothing where the
   * first of them tells it well; an empty one where they only lead to what is told next.
   */
  sum?(events: readonly T['Event'][], viewer: Viewer): Sentence | undefined
  /**
   * What is said while an event is shown, in two lines of a phone, where its line in the log is longer. Left out, or
   * nothing: that line.
   */
  caption?(event: T['Event'], viewer: Viewer): Sentence | undefined
  /**
   * What others and the game itself did since the reader's last answer. Left out, or nothing: the sums, one after the
   * other. An empty sentence: the board shows it.
   */
  meanwhile?(events: readonly T['Event'][], viewer: Viewer): Sentence | undefined
  /**
   * What the rules did for the reader, who was not asked, since their last answer: told before what happened meanwhile.
   * Given are the events of their own seat that came after the answer itself. Left out, or nothing: it is not told.
   */
  unasked?(events: readonly T['Event'][], viewer: Viewer): Sentence | undefined
}

/**
 * A game: plain data and a table of flows. The kernel runs the stack of frames in the state and knows nothing of the
 * game. `docs/adding-a-game.md` walks through a complete one; `laws` checks every promise below on thousands of random
 * matches.
 */
export interface Game<T extends Types = Types> {
  /** Short, stable, used in addresses and files: 'time-line-battle'. */
  readonly id: string
  readonly title: string
  /** Of the rules: raised whenever a stored match could replay differently. Logs carry it. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  /** What can be set before a match, each with its default. */
  readonly options: OptionSchema
  /** Why these options do not fit together or this number of seats; nothing = they do. */
  checkOptions?(options: T['Options'], seats: number): Refusal<T> | undefined
  /**
   * The options of another match after this one, in which everybody sits one seat further (whoever sat in seat 1 is in
   * seat 0): what was set for a seat goes along with the person. Left out: the same options again.
   */
  rematch?(options: T['Options'], over: T['State']): T['Options']
  /** Every rule by its id, with its section; made from the game's RULES.md, which alone holds the texts. */
  readonly rulebook: RuleSections
  /** The procedures of the rulebook, one flow for every kind of frame. */
  readonly flows: Flows<T>

  /**
   * The table before the first decision; its stack holds the frame that starts the game. May use chance; may not wait
   * for anybody.
   */
  setup(options: T['Options'], seats: number, chance: Chance): T['State']
  /**
   * A deep copy that shares nothing with the original. Written by hand, because bots call it more than anything else.
   */
  clone(state: T['State']): T['State']

  /**
   * Why this cannot be a state of such a match, in one sentence for people; nothing = the rules could have made it, as
   * far as can be told: types, ranges, every card in one place, frames with sensible locals. Given whatever somebody
   * has sent. A state that it lets pass is played to an end without exception, loop or growth. Left out: no
   * foreign position is taken.
   */
  check?(state: unknown, table: MatchTerms<T>): Sentence | undefined

  /**
   * What this viewer may know, made by listing what is allowed, never by deleting what is secret. Together with the
   * events (through `redact`) and the options of an ask this is all that ever leaves for a seat. Must itself be plain
   * data.
   */
  view(state: T['State'], viewer: Viewer): T['View']
  /** Whether no seat ever knows more than another: people at one screen need not look away. Left out: it may. */
  open?(options: T['Options']): boolean
  /** Who knows what, as data about the true state: what is listed nowhere here is known to everybody. */
  readonly secrets: Secrets<T['State']>
  /** An event as this viewer may know it, or nothing. Never called for EVERYTHING. */
  redact(event: T['Event'], viewer: Viewer): T['Event'] | undefined
  /**
   * A whole state that the viewer of `view` cannot tell from the true one: what is hidden from them is drawn at random
   * from what it could be. Bots, branches, undo and the laws stand on it. `view(imagine(v), viewer)` equals `v`.
   */
  imagine(view: T['View'], chance: Chance): T['State']

  /**
   * How well each seat stands, 0 … 1, comparable between states; at the end equal to the payoff. May be rough, must be
   * fast.
   */
  score(state: T['State']): number[]

  /**
   * What a seat may do while the match runs, whoever is being asked: offer a draw, concede. Never needed for play to go
   * on, and never part of an ask.
   */
  readonly anytime?: {
    options(state: T['State'], seat: Seat): T['Action'][]
    take(ctx: Ctx<T>, seat: Seat, action: T['Action']): void
  }
  /**
   * Which of the `anytime` actions gives the match up; also used when a seat's clock runs out at a table that plays for
   * the loss.
   */
  readonly concede?: T['Action']

  /**
   * Everything there is to turn up, so that the lab can say what never does and what each thing is worth. Together with
   * `tags`; options that add content of their own need not be covered.
   */
  readonly content?: readonly Content[]
  /**
   * What of the content an event (unredacted) is about. Called by the lab for every event of many matches: must be
   * fast.
   */
  tags?(event: T['Event']): readonly Tag[]

  /**
   * What the other seats learn at once of an action by its very being played: the action with its secrets left out, or
   * null when they see only that the seat has decided. Left out: everything, except in asks that are secret or
   * simultaneous. Bots use it to keep rivals in their heads from reacting to what those could not have seen.
   */
  shown?(action: T['Action']): object | null

  /**
   * Whether an answer decides nothing and only steers how its seat is asked: to think again, to choose single cells.
   * Such answers are no moves: they are not hinted at, not judged and not counted. Left out: none is.
   */
  steers?(action: T['Action']): boolean
  /**
   * Whether an answer only keeps what its seat holds or draws it anew: what comes of it is luck. It is a move, and may
   * be a good one; but nobody is told afterwards that it cost them the match. Left out: none is.
   */
  redraws?(action: T['Action']): boolean

  /** What an action would bring, from what the seat knows. */
  forecast?(view: T['View'], seat: Seat, action: T['Action']): Forecast<T> | undefined
  /**
   * What threatens by or for a seat, as whoever has this view may know it, the worst first. True and exact: what is
   * said to be possible is, by the rules, unless something hidden forbids it.
   */
  threats?(view: T['View'], seat: Seat): Threat<T>[]
  /** What is counted when a match is over, in the order in which it is counted. Left out: the points of the result. */
  count?(view: T['View']): CountRow[]
  readonly words: Words<T>
  /**
   * How long people are shown an event, in milliseconds at normal pace. Where it is more than 0, whoever watches gets
   * the view at this event as a picture, while the rest of the step is still to come: emit an event when the state
   * holds what it tells. 0 = it shows itself together with the next one. Left out: nothing is shown step by step.
   * Given events as the viewer may know them. `viewer`: for whom, where that is known; what others do may stay longer
   * than one's own doing, but what has a beat for one has one for all.
   */
  beat?(event: T['Event'], viewer?: Viewer): number
  /**
   * Whether much hangs on an event: a roll that hits or misses, a card turned up. It is given time for suspense, and
   * shown even to people who want to see only what matters. Given events as the viewer may know them, and only where
   * they have a beat. Left out: nothing is.
   */
  decisive?(event: T['Event'], viewer?: Viewer): boolean
}

/** A game whose types do not matter to the caller. */
// biome-ignore lint/suspicious/noExplicitAny: the types of a game are its own; shared code handles them as sealed values
export type AnyGame = Game<any>

/** A game's own player: chooses among options from what its seat knows. */
export interface Policy<T extends Types = Types> {
  readonly name: string
  /**
   * Answers in about a tenth of a millisecond, so that bots let it play the matches in their heads rather than
   * `rollout`.
   */
  readonly quick?: true
  /**
   * Its answers are better than what a tree over the game finds in a second: the strongest bot looks for improvements
   * on them instead. So it does where the player is `quick`.
   */
  readonly sound?: true
  /**
   * In the open its quick answers are about as good as thought: whoever weighs what to do unseen leaves to habit what
   * is open after it.
   */
  readonly openByHabit?: true
  /**
   * A world that its seat could be in, where this player has an idea of what is likely. As `Game.imagine`; left out:
   * that.
   */
  imagine?(view: T['View'], chance: Chance): Base
  /**
   * A quick, decent answer for the seat, for the many imagined matches that bots play in their heads: the index of an
   * option. It is called on whole (imagined) states because making views would cost more than all the rest; it should
   * still look only at what the seat knows there. A few microseconds; some randomness does good. Left out: any option
   * is as good.
   */
  rollout?(state: T['State'], seat: Seat, options: readonly T['Action'][], chance: Chance): number
  /** How well each seat stands in an imagined state, where this player knows better than `score`. Some microseconds. */
  judge?(state: T['State']): number[]
  /**
   * Which part of the match this is, a number; imagined matches go on until a new one begins, where `judge` tells most.
   */
  chapter?(state: T['State']): number
  /** How many chapters imagined matches go on, where one is too short to tell. */
  readonly chapters?: number
  /** The options it would think about, by index: its own answer and what comes near it. Left out: all of them. */
  considers?(view: T['View'], seat: Seat, options: readonly T['Action'][]): number[]
  /**
   * Of a hundred answers, those that the gentle opponent gives at random, so that whoever has just learnt the game wins
   * about half of the time. Left out: none.
   */
  readonly slips?: number
  /** Whether nobody who knows the game would ever do this here: then no hint names it, and no bot does it. */
  never?(action: T['Action'], view: T['View'], seat: Seat, options: readonly T['Action'][]): boolean
  /**
   * An answer of its own where the ask takes others than the listed ones (`Ask.unlisted`): a deck that it has built.
   */
  unlisted?(view: T['View'], seat: Seat, options: readonly T['Action'][]): object | undefined
  /** The index of the chosen option. */
  choose(view: T['View'], seat: Seat, options: readonly T['Action'][], chance: Chance): number
}
