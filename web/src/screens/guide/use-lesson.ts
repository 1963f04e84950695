import type { LogEntry, MatchLog } from '@anachron/kernel'
import { announce, type Guide, type GuideNote, same, t, you } from '@anachron/kit'
import type { MatchView } from '@anachron/wire'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { OpenGame } from '../../app/games.ts'
import { paced } from '../../app/settings.ts'
import type { ClientTable } from '../../client/table.ts'
import { tell } from '../../words/tell.ts'
import { type Picture, Reel } from '../table/reel.ts'
import { useMatchAt } from './match-at.ts'

/** Where a lesson has come to. */
export interface LessonState {
  seats: number
  names: readonly string[]
  /** The entry after which the learner is. */
  entry: number
  matchView: MatchView | undefined
  picture: Picture | undefined
  reel: Reel
  /** What was answered next when the match was recorded. */
  recorded: LogEntry | undefined
  /** That, and what the learner answered after it before anybody else did. */
  wanted: readonly object[]
  /** What is to be said before that. */
  note: GuideNote | undefined
  /** Nothing is being shown. */
  settled: boolean
  /** The next answer is the learner's. */
  yours: boolean
  finished: boolean
  /** Goes on by so many answers of the learner's, showing each. */
  forward(by?: number): void
}

/** Follows a recorded match. What others answered comes by itself, unless something is to be said about it first. */
export function useLesson(game: OpenGame, guide: Guide, table: ClientTable, onForward: () => void): LessonState {
  const [log, setLog] = useState<MatchLog>()
  const [entry, setEntry] = useState(guide.from ?? 0)
  const seen = useMatchAt(table, entry, guide.seat)
  const seats = log?.seats ?? 2
  const names = useMemo(() => namesOf(seats, guide.seat), [seats, guide])
  const reel = useMemo(
    () =>
      new Reel(
        game.game,
        (event) => announce(tell(game.game.words.event(event as never, guide.seat), names, guide.seat)),
        (event, view) => game.board?.moments?.(event, view, guide.seat),
      ),
    [game, guide, names],
  )
  const picture = useSyncExternalStore(reel.subscribe, reel.snapshot)
  const lastShown = useRef(-1)
  const [shown, setShown] = useState(-1)
  useEffect(() => {
    guide.match().then(setLog)
  }, [guide])
  useEffect(() => {
    if (!seen || lastShown.current === seen.matchView.entry) return
    const isNext = seen.matchView.entry === lastShown.current + 1
    lastShown.current = seen.matchView.entry
    if (isNext && seen.matchView.entry > 0) reel.play(seen.matchView, seen.entryEvents)
    else reel.cut(seen.matchView)
    setShown(seen.matchView.entry)
  }, [seen, reel])

  const note = guide.notes.find(({ before }) => before === entry + 1)
  const recorded = log?.entries[entry]
  const last = Math.max(...guide.notes.map(({ before }) => before))
  const finished = entry + 1 > last || (log !== undefined && entry >= log.entries.length)
  const settled = shown === entry && !picture?.busy
  const [ahead, setAhead] = useState(0)
  const inVain = note === undefined && recorded !== undefined && isGiven(game, seen?.matchView, recorded)
  const yours = recorded?.seat === guide.seat && ahead === 0 && !inVain
  const wanted = useMemo(() => wantedFrom(log, entry, guide.seat), [log, entry, guide])
  const forward = useCallback(
    (by = 1) => {
      onForward()
      setAhead(by - 1)
      setEntry((now) => now + 1)
    },
    [onForward],
  )
  useEffect(() => {
    if (settled && ahead > 0) forward(ahead)
  }, [settled, ahead, forward])
  useEffect(() => {
    if (!settled || finished || !recorded || yours || note || ahead > 0) return
    const timer = setTimeout(() => forward(), paced(BREATH))
    return () => clearTimeout(timer)
  }, [settled, finished, recorded, yours, note, ahead, forward])
  const matchView = seen?.matchView
  return { seats, names, entry, matchView, picture, reel, recorded, wanted, note, settled, yours, finished, forward }
}

/** Between two answers of others. */
const BREATH = 250

/** What one seat answered from an entry on, until somebody else did. */
function wantedFrom(log: MatchLog | undefined, entry: number, seat: number): readonly object[] {
  const after = log?.entries.slice(entry) ?? []
  const others = after.findIndex((one) => one.seat !== seat)
  return after.slice(0, others < 0 ? undefined : others).map(({ action }) => action as object)
}

/** At a table of one's own this would be answered for the learner: a lesson does not ask in vain, either. */
function isGiven({ answering }: OpenGame, matchView: MatchView | undefined, { action }: LogEntry): boolean {
  const [wish] = (matchView && answering?.preferences(matchView.view, false)) ?? []
  const given = matchView && wish && answering?.answer(matchView.view, matchView.options, wish.preference)
  return given !== undefined && same(given, action)
}

const namesOf = (seats: number, learner: number): string[] =>
  Array.from({ length: seats }, (_, seat) => (seat === learner ? you() : seats > 2 ? t`Rival ${seat}` : t('Rival')))

/** On a small screen what is marked, or what the note is about, may lie outside the window. */
export function useMarkedInSight({ settled, yours, entry }: LessonState): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every entry marks something else
  useEffect(() => {
    if (!settled) return
    const frame = requestAnimationFrame(() => {
      const marked = document.querySelector('.stage [data-hinted]') ?? document.querySelector('.stage [data-pointed]')
      marked?.scrollIntoView({ block: 'center', inline: 'center' })
    })
    return () => cancelAnimationFrame(frame)
  }, [settled, yours, entry])
}
