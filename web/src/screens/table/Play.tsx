import { announce, type Considered } from '@anachron/web/kit'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { OpenGame } from '../../app/games.ts'
import { Masthead } from '../../app/Masthead.tsx'
import { useSettings } from '../../app/settings.ts'
import type { Place } from '../../client/houses.ts'
import { listener, named, seatNames } from '../../client/names.ts'
import type { Table, TableState } from '../../client/table.ts'
import { OpenRule } from '../rules/RuleLink.tsx'
import { Away } from './Away.tsx'
import { AnswersBar, useAnswering } from './answering.tsx'
import { Bar } from './Bar.tsx'
import { BoardFrame } from './BoardFrame.tsx'
import { Connection } from './Connection.tsx'
import { Curtain } from './Curtain.tsx'
import { Curve } from './Curve.tsx'
import { changesHands, nextSeatOf } from './curtain.ts'
import type { Hints } from './HintCard.tsx'
import { KeyList, useKeys } from './keys.tsx'
import { useLooking } from './looking.ts'
import { Offer } from './Offer.tsx'
import { PrimerCard, PrimerRibbon, useNewcomer } from './Primer.tsx'
import { PromptOf } from './PromptOf.tsx'
import { ResultBanner } from './ResultBanner.tsx'
import { Reel } from './reel.ts'
import { Seats } from './Seats.tsx'
import { Side } from './Side.tsx'

export interface PlayProps {
  table: Table
  place: Place
  state: TableState
  game: OpenGame
  startAt: number | undefined
}

const NOTHING: ReadonlySet<object> = new Set()

/** A match being played, or looked at. */
export function Play({ table, place, state, game, startAt }: PlayProps) {
  const settings = useSettings()
  const { info, sight } = state
  if (!info || !sight) throw new Error('a match is shown before it has been told')
  const you = table.client.you?.id
  const names = useMemo(() => seatNames(info.seats, you), [info.seats, you])
  const mine = useMemo(() => info.seats.flatMap((seat, i) => (seat.person === you ? [i] : [])), [info.seats, you])
  const reel = useReel(table, game, sight.as, (words) => named(words(listener(sight.as, mine)), names))
  const picture = useSyncExternalStore(reel.subscribe, reel.snapshot)
  const looking = useLooking(table, sight.entry, sight.as, startAt)
  const [points, setPoints] = useState<readonly string[]>([])
  const [considered, setConsidered] = useState<Considered>()
  const [hints, setHints] = useState<Hints>()
  const [rule, setRule] = useState<{ id: string; asked: number }>()
  const [side, setSide] = useState<'log' | 'rules' | 'chat' | undefined>(undefined)
  const [help, setHelp] = useState(false)
  const [trouble, setTrouble] = useState<string>()

  const next = nextSeatOf(sight, mine)
  const drawn = next !== undefined && !picture?.busy && looking.at === undefined
  const openCurtain = useCallback(() => next !== undefined && table.watchAs(next), [table, next])
  const behindCurtain = drawn && settings.curtain && changesHands(info.seats, sight.as, next)
  useEffect(() => {
    if (drawn && !behindCurtain) openCurtain()
  }, [drawn, behindCurtain, openCurtain])

  const sending = useRef(false)
  const choose = useCallback(
    (action: object) => {
      // The second press of a double click means the first.
      if (sending.current) return
      sending.current = true
      setConsidered(undefined)
      setHints(undefined)
      setTrouble(undefined)
      reel.skip()
      table
        .act(sight.as, action)
        .catch((problem: Error) => setTrouble(problem.message))
        .finally(() => {
          sending.current = false
        })
    },
    [table, reel, sight.as],
  )
  const showAgain = useCallback(
    async (from: number) => {
      const then = await table.client.request('look', { table: table.id, entry: from, as: sight.as })
      const { told, sight: newest } = table.state
      if (!newest) return
      reel.cut(then.sight)
      reel.play(
        newest,
        told.filter(({ entry }) => entry > from),
        { whole: true },
      )
    },
    [table, reel, sight.as],
  )
  const openRule = useCallback((id: string) => {
    setRule({ id, asked: Date.now() })
    setSide('rules')
  }, [])
  const point = useCallback((pieces: readonly string[]) => setPoints(pieces), [])

  const present = looking.at === undefined
  const shown = present ? sight : looking.past?.sight
  const view = present ? picture?.view : looking.past?.sight.view
  const now = present && picture?.busy ? picture.now : undefined
  const isOpen = present && !picture?.busy && info.phase !== 'closed'
  const open = isOpen && sight.options.length > 0 ? sight : undefined
  const last = useRef<object | undefined>(undefined)
  if (view) last.current = view

  const watched = info.seats.some(({ kind, person, guest }) => kind === 'person' && (person !== you || guest))
  const forMe = useAnswering({ module: game, sight, asked: open, watched, give: choose })
  const askedNow = forMe.answering ? undefined : open
  useTitle(game.game.title, askedNow !== undefined)
  useAnnouncements(game, sight, state.told, askedNow !== undefined)
  const keys = useKeys({ table, looking, sight, reel, setSide, setHelp, setHints, setTrouble })

  const newcomer = useNewcomer(game, sight)

  // Nothing of the table is in the page while the screen changes hands.
  if (behindCurtain) return <Curtain name={names[next] ?? 'the other one'} ready={openCurtain} />
  return (
    <OpenRule value={openRule}>
      <div className="table-screen" data-game={info.game} data-side={side ?? 'closed'}>
        <Masthead title={game.game.title}>
          <Seats info={info} names={names} sight={sight} clocks={state.clocks} skew={table.client.skew} />
        </Masthead>
        <Connection client={table.client} place={place} />
        <main className="table" id="main" tabIndex={-1}>
          <h1 className="unseen">{game.game.title}</h1>
          <div className="prompt-row">
            <PromptOf
              game={game}
              sight={shown ?? sight}
              names={names}
              mine={mine}
              busy={!present ? false : (picture?.busy ?? false)}
              answering={forMe.answering}
              now={now}
              looking={looking}
              reel={reel}
            />
            {!sight.result && <AnswersBar {...forMe} />}
          </div>
          {(info.closed ?? trouble) && (
            <p className="trouble" role="alert">
              {info.closed ?? trouble}
            </p>
          )}
          {present && <Away since={state.since} newest={sight.entry} show={showAgain} />}
          {newcomer && <PrimerRibbon {...newcomer} />}
          {info.offer && <Offer table={table} offer={info.offer} names={names} mine={mine} />}
          {sight.result && !picture?.busy && (
            <ResultBanner
              table={table}
              place={place}
              state={state}
              game={game}
              names={names}
              at={looking.at}
              look={looking.look}
              replay={() => showAgain(0)}
            />
          )}
          <BoardFrame
            table={table}
            game={game}
            view={(view ?? last.current) as object | undefined}
            sight={shown ?? sight}
            asked={askedNow}
            names={names}
            now={now}
            beat={present ? (picture?.beat ?? 0) : 0}
            points={points}
            point={point}
            hints={hints}
            closeHints={() => setHints(undefined)}
            considered={considered}
            consider={setConsidered}
            choose={choose}
          />
          {mine.length === 0 && !sight.result && (
            <Curve table={table} names={names} newest={sight.entry} running at={looking.at} look={looking.look} />
          )}
        </main>
        <Side
          table={table}
          state={state}
          game={game}
          names={names}
          open={side}
          setOpen={setSide}
          rule={rule}
          looking={looking}
          ahead={picture?.ahead ?? NOTHING}
          point={point}
          inForce={sight.decision?.rule ?? undefined}
          online={place === 'server'}
          primer={newcomer && <PrimerCard {...newcomer} />}
        />
        <Bar
          table={table}
          place={place}
          state={state}
          game={game}
          looking={looking}
          reel={reel}
          keys={keys}
          side={side}
          setSide={setSide}
          names={names}
        />
      </div>
      {help && <KeyList onClose={() => setHelp(false)} />}
    </OpenRule>
  )
}

/** A reel that follows the table; another pair of eyes begins with a still. */
function useReel(table: Table, game: OpenGame, as: number, tell: (words: (to: number) => string) => string): Reel {
  const telling = useRef(tell)
  telling.current = tell
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pair of eyes gets a reel of its own
  const reel = useMemo(() => {
    const { board, game: rules } = game
    return new Reel(board, (event) => announce(telling.current((to) => rules.words.event(event as never, to))))
  }, [game, as])
  useEffect(() => {
    const first = table.state.sight
    if (first) reel.cut(first)
    const stop = table.onPlay((play) => {
      if (play.sight.as !== as) return
      const seen = reel.picture === undefined || play.undone || play.told.length === 0
      if (seen) reel.cut(play.sight)
      else reel.play(play.sight, play.told)
    })
    return () => {
      stop()
      reel.close()
    }
  }, [reel, table, as])
  return reel
}

/** The tab says when it waits for this person. */
function useTitle(title: string, asked: boolean): void {
  useEffect(() => {
    document.title = asked ? `● ${title}` : title
    return () => {
      document.title = 'Anachron'
    }
  }, [title, asked])
}

/** Says what is asked, once for each time: what others do meanwhile is told without asking again. */
function useAnnouncements(
  game: OpenGame,
  sight: NonNullable<TableState['sight']>,
  told: TableState['told'],
  asked: boolean,
): void {
  const said = useRef('')
  useEffect(() => {
    if (!asked || !sight.decision?.ask) return
    const words = `Your decision. ${game.game.words.ask(sight.decision.ask, sight.view, sight.as)}`
    const own = told.findLast(({ seat }) => seat === sight.as)?.entry ?? 0
    const key = `${sight.as}/${own}/${words}`
    if (said.current === key) return
    said.current = key
    announce(words)
  }, [game, sight, told, asked])
}
