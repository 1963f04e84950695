/** Makes a story of what happened: chapters, sections, and one line for one intention. */
import type { AnyGame, Seat, Viewer } from '@anachron/kernel'
import { joined, type Sentence, say } from '@anachron/kernel/words'
import type { EntryEvents } from '@anachron/wire'

export type GameEvent = EntryEvents['events'][number]

/** One line: what one actor did in one intention, or what came of it. */
export interface StoryLine {
  /** The last entry it tells of. */
  entry: number
  by: Seat | null
  words: Sentence
  /** Everything it stands for, in order. */
  events: readonly GameEvent[]
}

export interface Section {
  heading: Sentence | undefined
  lines: StoryLine[]
}

export interface Chapter {
  heading: Sentence | undefined
  /** Its first and last entry. */
  from: number
  to: number
  sections: Section[]
}

/** What a game says of its events, with what holds where it says nothing. */
export interface Teller {
  chapter(event: GameEvent): Sentence | undefined
  section(event: GameEvent): Sentence | undefined
  /** Nothing where every answer opens something. */
  opens: ((event: GameEvent) => boolean) | undefined
  /** Nothing: it came of what was done just before. */
  actor(event: GameEvent): Seat | null | undefined
  isMajor(event: GameEvent): boolean
  sum(events: readonly GameEvent[]): Sentence | undefined
  words(event: GameEvent): Sentence
}

export function tellerOf({ words, beat }: AnyGame, viewer: Viewer): Teller {
  const { story } = words
  return {
    chapter: (event) => story?.chapter?.(event),
    section: (event) => story?.section?.(event),
    opens: story?.opens,
    actor: story?.actor ?? seatOf,
    isMajor: story?.isMajor ?? ((event) => (beat?.(event) ?? 1) > 0),
    sum: (events) => story?.sum?.(events, viewer),
    words: (event) => words.event(event, viewer),
  }
}

const seatOf = (event: GameEvent): Seat | null => {
  const { seat } = event as { seat?: unknown }
  return typeof seat === 'number' ? seat : null
}

/** The entries of one intention: one answer, all of a plan, or what somebody does until they begin something new. */
export function intentionsOf(
  entryEvents: readonly EntryEvents[],
  { opens }: Pick<Teller, 'opens'> = { opens: undefined },
): EntryEvents[][] {
  const intentions: EntryEvents[][] = []
  for (const one of entryEvents) {
    const last = intentions.at(-1)
    const [first] = last ?? []
    const isPlan = one.plan !== undefined && first && (first.plan ?? first.entry) === one.plan
    const goesOn = opens && first && first.seat === one.seat && one.entry > 0 && !one.events.some(opens)
    if (last && (isPlan || goesOn)) last.push(one)
    else intentions.push([one])
  }
  return intentions
}

export function chaptersOf(entryEvents: readonly EntryEvents[], teller: Teller): Chapter[] {
  const chapters: Chapter[] = []
  const same = (a: Sentence | undefined, b: Sentence): boolean => JSON.stringify(a) === JSON.stringify(b)
  const open = (heading: Sentence | undefined, entry: number): Chapter => {
    const chapter: Chapter = { heading, from: entry, to: entry, sections: [{ heading: undefined, lines: [] }] }
    chapters.push(chapter)
    return chapter
  }
  for (const intention of intentionsOf(entryEvents, teller)) {
    const seat = intention[0]?.seat ?? null
    let run: GameEvent[] = []
    let chapter = chapters.at(-1)
    const entry = intention.at(-1)?.entry ?? 0
    const close = (): void => {
      if (run.length === 0) return
      chapter ??= open(undefined, entry)
      chapter.sections.at(-1)?.lines.push(...linesOf(run, seat, entry, teller))
      run = []
    }
    for (const one of intention)
      for (const event of one.events) {
        const heading = teller.chapter(event)
        if (heading !== undefined && !same(chapter?.heading, heading)) {
          close()
          chapter = open(heading, one.entry)
        }
        const section = teller.section(event)
        if (section !== undefined && !same(chapter?.sections.at(-1)?.heading, section)) {
          close()
          chapter ??= open(undefined, one.entry)
          chapter.sections.push({ heading: section, lines: [] })
        }
        run.push(event)
      }
    close()
    if (chapter) chapter.to = Math.max(chapter.to, entry)
  }
  return chapters
}

/**
 * The line that tells of an entry, by the entry that line is known by: most answers are part of a longer intention, and
 * some are told by no line, so that the next one is nearest.
 */
export function toldAt(chapters: readonly Chapter[], at: number): number | undefined {
  const told = chapters
    .flatMap(({ sections }) => sections.flatMap(({ lines }) => lines))
    .filter(({ words }) => words !== '')
    .map(({ entry }) => entry)
  return told.find((entry) => entry >= at) ?? told.at(-1)
}

/** In runs of one actor: whoever decided gets one line, all else a line for each thing that matters. */
function linesOf(events: readonly GameEvent[], decider: Seat | null, entry: number, teller: Teller): StoryLine[] {
  return runsOf(events, teller).flatMap(({ by, events }): StoryLine[] => {
    const sum = teller.sum(events)
    if (sum !== undefined) return [{ entry, by, words: sum, events }]
    const major = events.filter(teller.isMajor)
    if (by !== null && by === decider) {
      const first = major[0] ?? (events[0] as GameEvent)
      return [{ entry, by, words: teller.words(first), events }]
    }
    if (major.length === 0) return [{ entry, by, words: '', events }]
    return major.map((event, i) => ({ entry, by, words: teller.words(event), events: i === 0 ? events : [event] }))
  })
}

interface Run {
  by: Seat | null
  events: GameEvent[]
}

/** What is nobody's and of no weight, such as who comes at an hour, interrupts nobody whose deeds are told together. */
function runsOf(events: readonly GameEvent[], { actor, opens, isMajor }: Teller): Run[] {
  const runs: Run[] = []
  for (const event of events) {
    const last = runs.at(-1)
    const by = actor(event)
    const isSameRun = by === undefined || last?.by === by || (opens && by === null && !isMajor(event))
    if (last && isSameRun) last.events.push(event)
    else runs.push({ by: by ?? null, events: [event] })
  }
  return runs
}

/** Lines that say what happened since an entry in a few sentences. */
const MOST_SAID = 3

/** What others and the game itself did since the viewer answered last; nothing where nothing is worth a word. */
export function meanwhileOf(
  game: AnyGame,
  entryEvents: readonly EntryEvents[],
  viewer: Viewer,
  since: number,
): { words: Sentence; events: readonly GameEvent[] } | undefined {
  const teller = tellerOf(game, viewer)
  const all = entryEvents.filter(({ entry }) => entry > since).flatMap(({ events }) => events)
  // The viewer's own answer may have set things going: what is not their own doing is news, too.
  const own = entryEvents.filter(({ entry }) => entry === since).flatMap(({ events }) => events)
  const events = runsOf([...own, ...all], teller).flatMap(({ by, events }) => (by === viewer ? [] : events))
  const isNews = events.some(teller.isMajor)
  const others = isNews ? (game.words.story?.meanwhile?.(events, viewer) ?? joinedSums(events, teller)) : undefined
  const moved = unaskedOf(entryEvents, viewer, since, teller)
  const unasked = moved.length > 0 ? game.words.story?.unasked?.(moved, viewer) : undefined
  const said = [unasked, others].filter((words) => words !== undefined && words !== '') as Sentence[]
  const [first] = said
  if (first === undefined) return undefined
  return {
    words: said.length > 1 ? say`${joined(said, ' ')}` : first,
    events: [...(unasked ? moved : []), ...(isNews ? events : [])],
  }
}

/** What a viewer's seat did since an entry without answering: an answer's first event is what was answered. */
const unaskedOf = (
  entryEvents: readonly EntryEvents[],
  viewer: Viewer,
  since: number,
  { actor }: Teller,
): readonly GameEvent[] =>
  entryEvents
    .filter(({ entry }) => entry >= since)
    .flatMap(({ seat, events }) => (seat === viewer ? events.slice(1) : events))
    .filter((event) => actor(event) === viewer)

function joinedSums(events: readonly GameEvent[], teller: Teller): Sentence | undefined {
  const byActor = Map.groupBy(events, teller.actor)
  const said = [...byActor.values()].flatMap((run): Sentence[] => {
    const sum = teller.sum(run)
    if (sum !== undefined) return [sum]
    return run.filter(teller.isMajor).slice(-MOST_SAID).map(teller.words)
  })
  if (said.length === 0) return undefined
  return said.length === 1 ? said[0] : say`${joined(said.slice(-MOST_SAID), ' ')}`
}

/** The entries that have been shown, or of which something has: the rest of a match is not told before its time. */
export function shownOf(entryEvents: readonly EntryEvents[], ahead: ReadonlySet<object>): readonly EntryEvents[] {
  if (ahead.size === 0) return entryEvents
  const first = entryEvents.findIndex(({ events }) => events.some((event) => ahead.has(event)))
  const one = entryEvents[first]
  if (!one) return entryEvents
  const events = one.events.filter((event) => !ahead.has(event))
  return [...entryEvents.slice(0, first), ...(events.length > 0 ? [{ ...one, events }] : [])]
}
