import type { MatchLog } from '@anachron/kernel'
import { announce, type Considered, type Guide, same } from '@anachron/web/kit'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { OpenGame } from '../../app/games.ts'
import { Masthead } from '../../app/Masthead.tsx'
import { go } from '../../app/route.ts'
import type { Client } from '../../client/client.ts'
import { drawEntropy } from '../../client/entropy.ts'
import { named } from '../../client/names.ts'
import { Table } from '../../client/table.ts'
import { OpenRule } from '../rules/RuleLink.tsx'
import { favourite, playNow, tableHref } from '../shelf/start.ts'
import { BoardFrame } from '../table/BoardFrame.tsx'
import { PromptOf } from '../table/PromptOf.tsx'
import { Reel } from '../table/reel.ts'
import '../table/table.css'
import { Note } from './Note.tsx'
import { useSight } from './sight.ts'

/** The recorded match is over, so that its rules cannot be asked; what is not lit belongs to another moment of it. */
const notNow = async () => ({ reason: 'That is not asked at this moment of the lesson.' })

export interface LessonProps {
  game: OpenGame
  guide: Guide
  client: Client
  tableId: string
}

/** Plays along with a recorded match: the learner answers as it was answered, the rest follows by itself. */
export function Lesson({ game, guide, client, tableId }: LessonProps) {
  const table = useMemo(() => new Table(client, tableId), [client, tableId])
  const [log, setLog] = useState<MatchLog>()
  const [entry, setEntry] = useState(0)
  const [nudge, setNudge] = useState<string>()
  const [considered, setConsidered] = useState<Considered>()
  const seen = useSight(table, entry, guide.seat)
  const reel = useMemo(
    () => new Reel(game.board, (event) => announce(game.game.words.event(event as never, guide.seat))),
    [game, guide],
  )
  const picture = useSyncExternalStore(reel.subscribe, reel.snapshot)
  const lastShown = useRef(-1)

  useEffect(() => {
    guide.match().then(setLog)
  }, [guide])
  useEffect(() => {
    if (!seen || lastShown.current === seen.sight.entry) return
    const isNext = seen.sight.entry === lastShown.current + 1
    lastShown.current = seen.sight.entry
    if (isNext && seen.told && seen.sight.entry > 0) reel.play(seen.sight, [seen.told])
    else reel.cut(seen.sight)
  }, [seen, reel])

  const note = guide.notes.find(({ before }) => before === entry + 1)
  const recorded = log?.entries[entry]
  const last = Math.max(...guide.notes.map(({ before }) => before))
  const finished = entry + 1 > last || (log !== undefined && entry >= log.entries.length)
  const settled = seen?.sight.entry === entry && !picture?.busy
  const yours = recorded?.seat === guide.seat
  const forward = useCallback(() => {
    setNudge(undefined)
    setConsidered(undefined)
    setEntry((now) => now + 1)
  }, [])

  // What others answered follows by itself, unless something is to be said about it first.
  useEffect(() => {
    if (!settled || finished || !recorded || yours || note) return
    const timer = setTimeout(forward, 250)
    return () => clearTimeout(timer)
  }, [settled, finished, recorded, yours, note, forward])

  // On a small screen what is marked, or what the note is about, may lie outside the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every entry marks something else
  useEffect(() => {
    if (!settled) return
    const frame = requestAnimationFrame(() => {
      const marked = document.querySelector('.stage [data-hinted]') ?? document.querySelector('.stage [data-pointed]')
      marked?.scrollIntoView({ block: 'center', inline: 'center' })
    })
    return () => cancelAnimationFrame(frame)
  }, [settled, yours, entry])

  const playOn = async (): Promise<void> => {
    if (seen?.sight.result) return playNow(game.entry)
    const seats = Array.from({ length: log?.seats ?? 2 }, (_, seat) =>
      seat === guide.seat ? ({ kind: 'you' } as const) : ({ kind: 'bot', level: favourite(client.levels) } as const),
    )
    const answer = await client.request('branch', { table: tableId, entry, seats, entropy: drawEntropy() })
    go(tableHref('here', answer.table))
  }
  const names = useMemo(
    () =>
      Array.from({ length: log?.seats ?? 2 }, (_, seat) =>
        seat === guide.seat ? 'You' : `Rival ${log && log.seats > 2 ? seat : ''}`.trim(),
      ),
    [log, guide],
  )
  const does = recorded && settled ? named(game.game.words.action(recorded.action, seen.sight.view), names) : ''
  const choose = (action: object): void => {
    if (recorded && same(action, recorded.action)) forward()
    else {
      setConsidered(undefined)
      setNudge(`That is allowed, and in a match of your own you may. This lesson goes on with: “${does}”.`)
    }
  }
  const points = note?.pieces ?? []
  const current = settled ? note : undefined
  return (
    <OpenRule value={(rule) => open(`#/rules/${game.entry.id}/${rule}`, '_blank')}>
      <div className="table-screen lesson" data-game={game.entry.id}>
        <Masthead title={`${game.game.title} · first game`} />
        <main className="table" id="main" tabIndex={-1}>
          <h1 className="unseen">Guided first game of {game.game.title}</h1>
          {seen && (
            <PromptOf
              game={game}
              sight={seen.sight}
              names={names}
              mine={[guide.seat]}
              busy={picture?.busy ?? false}
              now={picture?.now}
              looking={{ at: undefined, past: undefined, trouble: undefined, look: () => {} }}
              reel={reel}
            />
          )}
          {seen && (
            <BoardFrame
              table={table}
              game={game}
              view={picture?.view ?? seen.sight.view}
              sight={seen.sight}
              asked={settled && yours && !finished ? seen.sight : undefined}
              names={names}
              now={picture?.busy ? picture.now : undefined}
              beat={picture?.beat ?? 0}
              points={points}
              point={() => {}}
              hints={settled && yours && recorded ? { action: recorded.action, hints: [] } : undefined}
              considered={considered}
              consider={setConsidered}
              choose={choose}
              why={notNow}
            />
          )}
        </main>
        <Note
          note={current ?? guide.notes.filter(({ before }) => before <= entry).at(-1)}
          past={current === undefined}
          nudge={nudge}
          step={guide.notes.filter(({ before }) => before <= entry + 1).length}
          of={guide.notes.length}
          finished={finished && !!settled}
          over={seen?.sight.result != null}
          waitsForYou={yours && !finished}
          does={does}
          onward={forward}
          playOn={() => playOn().catch((problem: Error) => setNudge(problem.message))}
        />
      </div>
    </OpenRule>
  )
}
