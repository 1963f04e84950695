import { type Considered, type Guide, type Plan, playSound, same, t } from '@anachron/kit'
import type { MatchView } from '@anachron/wire'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { OpenGame } from '../../app/games.ts'
import { go, href } from '../../app/route.ts'
import type { Client } from '../../client/client.ts'
import { drawEntropy } from '../../client/entropy.ts'
import { ClientTable } from '../../client/table.ts'
import { opponentsOf } from '../../opponents/opponents.ts'
import { tell } from '../../words/tell.ts'
import { OpenRule } from '../rules/RuleLink.tsx'
import { playFirst, tableHref } from '../shelf/start.ts'
import { BoardFrame } from '../table/BoardFrame.tsx'
import { Frame } from '../table/Frame.tsx'
import { Inspector } from '../table/Inspector.tsx'
import type { Looking } from '../table/looking.ts'
import { meet } from '../table/Primer.tsx'
import { PromptOf } from '../table/PromptOf.tsx'
import { NOTHING_YET, type ShownMatch } from '../table/shown-match.ts'
import { Top } from '../table/Top.tsx'
import '../table/table.css'
import { Note } from './Note.tsx'
import { sharedSteps } from './shared-steps.ts'
import { type LessonState, useLesson, useMarkedInSight } from './use-lesson.ts'
import { whyNot } from './why-not.ts'

/** A lesson only goes forward. */
const AT_PRESENT: Looking = { at: undefined, past: undefined, trouble: undefined, look() {} }

interface LessonProps {
  game: OpenGame
  guide: Guide
  client: Client
  tableId: string
}

/** A lesson that has come to its end is heard, and remembered. */
function useLearnt(id: string, guide: Guide, finished: boolean): void {
  useEffect(() => {
    if (!finished) return
    playSound('win')
    // Who has had the first lesson knows the game.
    for (const learnt of guide.from === undefined ? [id, `${id}/1`] : [`${id}/2`]) meet(learnt)
  }, [finished, id, guide])
}

/** Plays along with a recorded match: the learner answers as it was answered, the rest follows by itself. */
export function Lesson({ game, guide, client, tableId }: LessonProps) {
  const table = useMemo(() => new ClientTable(client, tableId), [client, tableId])
  const [nudge, setNudge] = useState<string>()
  const [considered, consider] = useState<Considered>()
  const clear = useCallback(() => {
    setNudge(undefined)
    consider(undefined)
  }, [])
  const lesson = useLesson(game, guide, table, clear)
  const { names, entry, matchView, recorded, wanted, note, settled, yours, finished, forward } = lesson
  useMarkedInSight(lesson)
  useLearnt(game.entry.id, guide, finished)
  const does =
    recorded && settled && matchView ? tell(game.game.words.action(recorded.action, matchView.view), names) : ''
  const current = settled ? note : undefined
  // What the note says is to be done, where it takes several answers; else the next of them.
  const toDo = does && (current?.does ?? does)
  const answers = answersOf(lesson, () => {
    consider(undefined)
    setNudge(t`That is allowed, and in a match of your own you may. This lesson goes on with: “${toDo}”.`)
  })
  const why = useCallback(
    (action: object) => whyNot(game, guide, { entry, names }, action),
    [game, guide, entry, names],
  )
  const hinted = settled && yours ? recorded?.action : undefined
  if (!matchView) return <p className="opening">{t('Laying the table …')}</p>
  return (
    <OpenRule value={(rule) => open(`#/rules/${game.entry.id}/${rule}`, '_blank')}>
      <Frame
        lesson
        shown={{
          ...shownIn(lesson, matchView),
          game,
          mine: [guide.seat],
          considered,
          consider,
          ...answers,
          why,
        }}
        hinted={hinted as object | undefined}
        wanted={hinted ? wanted : NOT_WANTED}
        title={`${t(guide.title ?? 'Guided first game')}: ${game.game.title}`}
        top={<Top title={`${game.game.title} · ${t(guide.title ?? 'first game')}`} />}
        question={<PromptOf instead={insteadOf(current !== undefined && !yours, finished && settled)} />}
        side={
          <aside className="side" aria-label={t('Beside the board')}>
            <Inspector hints={undefined} />
            <Note
              note={current ?? guide.notes.filter(({ before }) => before <= entry).at(-1)}
              past={current === undefined}
              nudge={nudge}
              step={stepAt(guide, settled ? entry + 1 : entry)}
              of={guide.notes.length}
              finished={finished && settled}
              over={matchView.result != null}
              second={guide.from === undefined ? game.board?.middleGame?.title : undefined}
              secondAt={href('guide', game.entry.id, '2')}
              rival={lesson.seats > 1 ? gentlest(game.entry.id)?.name : undefined}
              waitsForYou={yours && !finished}
              does={toDo}
              onward={() => forward()}
              playOn={() => playOn(table, game, guide, lesson).catch((problem: Error) => setNudge(problem.message))}
            />
          </aside>
        }
      >
        <BoardFrame />
      </Frame>
    </OpenRule>
  )
}

/** Nobody decides while there is a note to be read, nor when the lesson is over. */
const insteadOf = (reads: boolean, finished: boolean): string | undefined =>
  finished ? t('The lesson is over. Now it is yours.') : reads ? t('Read the note, then go on.') : undefined

/** What the learner may do: what was done. Anything else is `otherwise`. */
function answersOf({ recorded, wanted, forward }: LessonState, otherwise: () => void) {
  const isDone = (action: object): boolean => recorded !== undefined && same(action, recorded.action)
  const choose = (action: object): void => (isDone(action) ? forward() : otherwise())
  return {
    choose,
    answerItself: (action: object): void => (isDone(action) ? forward() : undefined),
    /** As much of a plan as the lesson does, too; where they part it is asked one thing at a time. */
    carryOut: (plan: Plan): void => {
      const shared = sharedSteps(plan, wanted)
      if (shared === 0) choose((plan.steps[0] as Plan['steps'][number]).action)
      else forward(shared)
    },
  }
}

/** While things are shown, the note of the last step still stands there. */
const stepAt = ({ notes }: Guide, next: number): number =>
  Math.max(1, notes.filter(({ before }) => before <= next).length)

const NOTHING_AHEAD: ReadonlySet<object> = new Set()
const NO_PIECES: readonly string[] = []
const NOT_WANTED: readonly object[] = []

type FromLesson = Omit<
  ShownMatch,
  'game' | 'mine' | 'considered' | 'consider' | 'choose' | 'answerItself' | 'carryOut' | 'why'
>

const shownIn = (
  { names, picture, reel, note, settled, yours, finished }: LessonState,
  matchView: MatchView,
): FromLesson => ({
  names,
  matchView,
  view: picture?.view ?? matchView.view,
  before: picture?.view ?? matchView.view,
  ahead: picture?.ahead ?? NOTHING_AHEAD,
  asked: settled && yours && !finished ? matchView : undefined,
  now: picture?.busy ? picture.now : undefined,
  moment: picture?.moment,
  happened: picture?.happened ?? NOTHING_YET,
  beat: picture?.beat ?? 0,
  busy: picture?.busy ?? false,
  looking: AT_PRESENT,
  skip: () => reel.skip(),
  points: note?.pieces ?? NO_PIECES,
  point() {},
})

/** Whom a learner meets first. */
const gentlest = (game: string) => opponentsOf(game)[0]

/** A match of the learner's own, from the moment that the lesson has come to. */
async function playOn(table: ClientTable, game: OpenGame, guide: Guide, lesson: LessonState): Promise<void> {
  if (lesson.matchView?.result) return playFirst(game.entry)
  const { client, id } = table
  const seats = Array.from({ length: lesson.seats }, (_, seat) =>
    seat === guide.seat
      ? ({ kind: 'you' } as const)
      : ({ kind: 'bot', level: gentlest(game.entry.id)?.level ?? 'novice' } as const),
  )
  const answer = await client.request('branch', { table: id, entry: lesson.entry, seats, entropy: drawEntropy() })
  go(tableHref('here', answer.table))
}
