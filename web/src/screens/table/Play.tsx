import { type TableActions, t } from '@anachron/kit'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { OpenGame } from '../../app/games.ts'
import { currentSettings } from '../../app/settings.ts'
import { useTitle } from '../../app/title.ts'
import { listener, ownSeats, seatNames } from '../../client/names.ts'
import type { Place } from '../../client/places.ts'
import type { ClientTable, TableState } from '../../client/table.ts'
import { tell } from '../../words/tell.ts'
import { OpenRule } from '../rules/RuleLink.tsx'
import { LookBack } from './analysis/LookBack.tsx'
import { LookbackContext, useLookback } from './analysis/lookback.ts'
import { WinChance } from './analysis/WinChance.tsx'
import { type AnswersForMe, LetMeAnswer, useAnswering, WishesBar } from './answering.tsx'
import { useAnnouncements } from './attention.ts'
import { Bar } from './Bar.tsx'
import { BoardFrame } from './BoardFrame.tsx'
import { BranchChip } from './BranchChip.tsx'
import { Curtain } from './Curtain.tsx'
import { useTalk } from './chat/talk.ts'
import { type Choosing, useChoosing } from './choosing.ts'
import { useCurtain } from './curtain.ts'
import { Ending } from './ending/Ending.tsx'
import { useEnding } from './ending/use-ending.ts'
import { Frame } from './Frame.tsx'
import { useReel } from './following.ts'
import { Inspector } from './Inspector.tsx'
import { KeyList, useKeys } from './keys.tsx'
import { useLooking } from './looking.ts'
import { News } from './News.tsx'
import { type Newcomer, PrimerCard, useNewcomer } from './Primer.tsx'
import { PromptOf } from './PromptOf.tsx'
import { ResultBanner } from './ResultBanner.tsx'
import type { Picture } from './reel.ts'
import { replayed } from './replayed.ts'
import { Seats } from './Seats.tsx'
import { Side, type SideProps } from './Side.tsx'
import { NOTHING_YET, type ShownMatch } from './shown-match.ts'
import { isSmallScreen } from './small-screen.ts'
import { useTableSounds } from './sounds.ts'
import { useMeanwhile } from './story/meanwhile.ts'
import { Top } from './Top.tsx'
import { type AtTable, type SideName, TableContext, useTable } from './table-context.ts'
import { useAlarms, worstOf } from './threats/threats.tsx'
import { useVoices } from './voices/use-voices.ts'

export interface PlayProps {
  table: ClientTable
  place: Place
  state: TableState
  game: OpenGame
  startAt: number | undefined
}

const NOTHING: ReadonlySet<object> = new Set()

/** A match being played, or looked at. */
export function Play(props: PlayProps) {
  const [points, point] = useState<readonly string[]>([])
  const [help, setHelp] = useState(false)
  const at = useAtTable(props, point)
  const { matchView, game, reel, looking, names, setSide } = at
  const picture = useSyncExternalStore(reel.subscribe, reel.snapshot)
  const isStill = !picture?.busy && looking.at === undefined
  const curtain = useCurtain(at, isStill)
  const choosing = useChoosing(at)
  const { meanwhile, marks } = useMeanwhile(at, isStill)
  const { shown, forMe } = useShown(at, picture, choosing, points.length > 0 ? points : marks)
  const { rule, openRule } = useRule(setSide)
  useCalls(at, shown, { picture, trouble: choosing.trouble, hidden: curtain !== undefined })
  useOneSheet(at, choosing)
  const speech = useVoices(at, { picture, isStill, curtain })
  const keys = useKeys(at, { ...choosing, setHelp })
  const newcomer = useNewcomer(game, at.info, matchView)

  const [inWords, setInWords] = useState(false)
  const over = useOver(at, picture)
  const showAgain = useShowAgain(at)
  const lookback = useLookback(at)
  const ending = useEnding(matchView.result !== null, picture?.busy ?? false, looking.look)

  // Nothing of the table is in the page while the screen changes hands.
  if (curtain) return <Curtain name={names[curtain.seat] ?? t('the other one')} ready={curtain.open} />
  const { hints, setHints } = choosing
  return (
    <TableContext value={at}>
      <LookbackContext value={lookback}>
        <OpenRule value={openRule}>
          <Frame
            shown={{ ...shown, takeBack: keys.undo }}
            hinted={hints?.action as object | undefined}
            title={game.game.title}
            top={
              <Top title={game.game.title}>
                <Seats threat={(seat) => worstOf(shown, seat)} speech={speech} />
                <BranchChip />
              </Top>
            }
            question={
              <>
                <PromptOf answering={forMe.answering} />
                {!matchView.result && <LetMeAnswer {...forMe} />}
              </>
            }
            news={
              <News
                trouble={choosing.trouble}
                showAgain={showAgain}
                newcomer={newcomer}
                meanwhile={meanwhile}
                ended={ending.isOpen}
              />
            }
            side={
              <Beside
                rule={rule}
                ahead={picture?.ahead ?? NOTHING}
                inWords={inWords}
                setInWords={setInWords}
                hints={hints}
                closeHints={() => setHints(undefined)}
                newcomer={newcomer}
                forMe={forMe}
                result={over ? { replay: () => showAgain(0), reopen: ending.open } : undefined}
              />
            }
            strip={lookback.analysis && <WinChance />}
            below={<Bar keys={keys} />}
            over={
              matchView.result &&
              ending.isOpen &&
              looking.at === undefined && <Ending result={matchView.result} close={ending.close} />
            }
          >
            <BoardFrame inWords={inWords} />
          </Frame>
          {help && <KeyList onClose={() => setHelp(false)} />}
        </OpenRule>
      </LookbackContext>
    </TableContext>
  )
}

/** Whether the match is over and has been shown to its end. */
function useOver({ matchView, setSide }: AtTable, picture: Picture | undefined): boolean {
  const over = matchView.result !== null && !picture?.busy
  // Beside the board the result is told first; on a phone nothing opens by itself.
  useEffect(() => {
    if (over) setSide(undefined)
  }, [over, setSide])
  return over
}

interface BesideProps extends Pick<SideProps, 'rule' | 'ahead' | 'inWords' | 'setInWords'> {
  hints: Choosing['hints']
  closeHints(): void
  newcomer: Newcomer | undefined
  forMe: AnswersForMe
  /** What can be done once the match is over and shown to its end. */
  result: { replay(): void; reopen(): void } | undefined
}

/** What stands beside the board. */
function Beside({ hints, closeHints, newcomer, forMe, result, ...side }: BesideProps) {
  const { matchView, mine } = useTable()
  const how =
    matchView.result && result ? (
      <ResultBanner result={matchView.result} {...result} />
    ) : mine.length === 0 && !matchView.result ? (
      <LookBack running />
    ) : undefined
  return (
    <Side
      {...side}
      inspector={<Inspector hints={hints} closeHints={closeHints} primer={newcomer && <PrimerCard {...newcomer} />} />}
      wishes={!matchView.result && <WishesBar {...forMe} />}
      newcomer={newcomer !== undefined}
      result={how}
    />
  )
}

interface Around {
  picture: Picture | undefined
  trouble: string | undefined
  /** The screen changes hands: nothing of the table is said. */
  hidden: boolean
}

/** Tells whoever may look elsewhere what matters to them: title, sounds, words for screen readers, alarms. */
function useCalls(at: AtTable, shown: ShownMatch, { picture, trouble, hidden }: Around): void {
  const { matchView, game } = at
  // Out of sight a moment waits to be seen; that one is asked is told all the same.
  const waiting = matchView.options.length > 0 && (shown.asked !== undefined || document.hidden)
  useTitle(game.game.title, waiting)
  useTableSounds({ asked: waiting, trouble, over: picture?.busy ? undefined : matchView })
  useAnnouncements(at, shown.asked !== undefined && !hidden)
  useAlarms(shown)
  useRoomForEvents(at, picture?.busy ?? false)
}

/** The rule that somebody wants to read; opening one opens the rulebook beside the board. */
function useRule(setSide: AtTable['setSide']) {
  const [rule, setRule] = useState<{ id: string; asked: number }>()
  const openRule = useCallback(
    (id: string) => {
      setRule({ id, asked: Date.now() })
      setSide('rules')
    },
    [setSide],
  )
  return { rule, openRule }
}

/** On a small screen one sheet at a time lies over the board: what is opened last. */
function useOneSheet({ side, setSide }: AtTable, { considered, consider, hints, setHints }: Choosing): void {
  const isRead = considered?.pressed === true || hints !== undefined
  useEffect(() => {
    if (side === undefined || !isSmallScreen()) return
    setHints(undefined)
    consider(undefined)
  }, [side, setHints, consider])
  useEffect(() => {
    if (isRead && isSmallScreen()) setSide(undefined)
  }, [isRead, setSide])
}

/** On a small screen what happens would happen under the sheet. */
function useRoomForEvents({ looking, side, setSide }: AtTable, busy: boolean): void {
  const isShowing = busy && looking.at === undefined
  const open = useRef(side)
  open.current = side
  // Whoever opens it while something is shown wants to read.
  useEffect(() => {
    if (isShowing && open.current === 'log' && isSmallScreen()) setSide(undefined)
  }, [isShowing, setSide])
}

/** What all parts of the screen share. */
function useAtTable({ table, place, state, game, startAt }: PlayProps, point: AtTable['point']): AtTable {
  const [side, setSide] = useState<SideName>()
  const { info, matchView } = state
  if (!info || !matchView) throw new Error('a match is shown before it has been told')
  const you = table.client.you?.id
  const names = useMemo(() => seatNames(info, you), [info, you])
  const mine = useMemo(() => ownSeats(info, you), [info, you])
  const to = listener(matchView.as, mine)
  const reel = useReel(table, game, matchView.as, (event) => tell(game.game.words.event(event as never, to), names, to))
  const looking = useLooking(table, matchView.entry, matchView.as, startAt)
  const { at: past } = looking
  // What was marked in the past is not meant of now.
  useEffect(() => {
    if (past === undefined) point([])
  }, [past, point])
  const talk = useTalk(table, state, side === 'chat')
  return { table, place, game, state, info, matchView, names, mine, to, reel, looking, talk, point, side, setSide }
}

/** What the board shows now, and whether an answer is given for the person. */
function useShown(
  { table, game, info, matchView, names, mine, reel, looking, point }: AtTable,
  picture: Picture | undefined,
  { choose, answerItself, held, carryOut, considered, consider }: Choosing,
  points: readonly string[],
): { shown: ShownMatch; forMe: AnswersForMe } {
  const present = looking.at === undefined
  const view = present ? picture?.view : looking.past?.matchView.view
  const now = present && picture?.busy ? picture.now : undefined
  const last = useRef<object | undefined>(undefined)
  if (view) last.current = view
  const isOpen = present && !picture?.busy && info.phase !== 'closed'
  const open = isOpen && matchView.options.length > 0 ? matchView : undefined
  const you = table.client.you?.id
  const watched = info.seats.some(({ kind, person, guest }) => kind === 'person' && (person !== you || guest))
  const forMe = useAnswering({ module: game, matchView, asked: open, watched, held, give: answerItself })
  const why = useWhy(table, matchView.as, names)
  const shown: ShownMatch = {
    game,
    names,
    mine,
    matchView: (present ? matchView : looking.past?.matchView) ?? matchView,
    view: view ?? last.current,
    before: (now && picture?.before) ?? view ?? last.current,
    ahead: present && picture ? picture.ahead : NOTHING,
    asked: forMe.answering ? undefined : open,
    now,
    moment: now && picture?.moment,
    happened: present && picture ? picture.happened : NOTHING_YET,
    beat: present ? (picture?.beat ?? 0) : 0,
    busy: present && (picture?.busy ?? false),
    looking,
    skip: () => reel.skip(),
    goFast: picture?.long && currentSettings().pace !== 'matters' ? () => reel.goFast() : undefined,
    points,
    point,
    considered,
    consider,
    choose,
    answerItself: held ? undefined : answerItself,
    carryOut,
    why,
  }
  return { shown, forMe }
}

/** Asks the host why something cannot be done. */
const useWhy = (table: ClientTable, seat: number, names: readonly string[]): TableActions['why'] =>
  useCallback(
    async (action) => {
      const answer = await table.client
        .request('why', { table: table.id, seat, action: action as never })
        .catch(() => undefined)
      const refusal = answer?.refusal
      return refusal ? { ...refusal, reason: tell(refusal.reason, names, seat) } : undefined
    },
    [table, seat, names],
  )

/** Shows what has happened since an entry once more. */
function useShowAgain({ table, reel, matchView, setSide }: AtTable): (from: number) => Promise<void> {
  return useCallback(
    async (from) => {
      // On a phone it would be shown under the sheet.
      if (isSmallScreen()) setSide(undefined)
      const { then, entries } = await replayed(table, from, matchView.as)
      reel.cut(then)
      for (const { matchView, entryEvents } of entries) reel.play(matchView, entryEvents, { whole: true })
    },
    [table, reel, matchView.as, setSide],
  )
}
