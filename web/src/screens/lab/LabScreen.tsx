import { shelf } from '@anachron/games'
import { t } from '@anachron/kit'
import { compare, type Plan, planFor, reportOf } from '@anachron/lab/browser'
import { useEffect, useRef, useState } from 'react'
import { type OpenGame, openGame } from '../../app/games.ts'
import { Masthead } from '../../app/Masthead.tsx'
import { href, settle, useRoute } from '../../app/route.ts'
import { keep, kept } from './kept.ts'
import { LabForm, type LabOrder } from './LabForm.tsx'
import { LabReport, type Outcome } from './LabReport.tsx'
import { Running } from './Running.tsx'
import { type Played, run } from './run.ts'
import './lab.css'

/** The lab: choose a game and bots, watch the bars fill, read what many matches say. `#/lab/<game>` */
export default function LabScreen() {
  const { path } = useRoute()
  const [id, setId] = useState(path[1] ?? shelf[0]?.id ?? '')
  const [opened, setOpened] = useState<OpenGame>()
  useEffect(() => {
    let wanted = true
    openGame(id).then((found) => wanted && setOpened(found))
    settle(href('lab', id))
    return () => {
      wanted = false
    }
  }, [id])
  return (
    <>
      <Masthead title={t('The lab')} />
      <main className="lab" id="main" tabIndex={-1}>
        <h1>{t('The lab')}</h1>
        <p className="note">
          {t(
            'Bots play as many matches as you like, in this browser. The report says who wins, how long it takes and what each piece is worth.',
          )}
        </p>
        <label className="field-label lab-game">
          {t('Game')}
          <select className="field" value={id} onChange={(e) => setId(e.target.value)}>
            {shelf.map((entry) => (
              <option key={entry.id} value={entry.id}>
                {entry.title}
              </option>
            ))}
          </select>
        </label>
        {opened && <Bench key={opened.entry.id} opened={opened} />}
      </main>
    </>
  )
}

interface UnderWay {
  order: LabOrder
  plan: Plan
  played: number
  sofar: Played
  began: number
  before: number
  stopped: boolean
}

/** One order after the other: played, stopped, gone on with, reported. */
function Bench({ opened }: { opened: OpenGame }) {
  const [underWay, setUnderWay] = useState<UnderWay>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [trouble, setTrouble] = useState<string>()
  const stop = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  /** Plays one plan to its end; nothing when it was stopped. */
  const playPlan = async (order: LabOrder, plan: Plan, signal: AbortSignal): Promise<Played | undefined> => {
    const from = kept(plan)
    const began = Date.now()
    const before = from?.done ?? 0
    const show = (played: number, sofar: Played, stopped = false): void =>
      setUnderWay({ order, plan, played, sofar: { ...sofar }, began, before, stopped })
    const played = await run({
      plan,
      from,
      signal,
      onProgress(count, sofar) {
        keep(plan, sofar)
        show(count, sofar)
      },
    })
    if (played.done >= plan.games) return played
    keep(plan, played, 'now')
    show(played.done, played, true)
    return undefined
  }

  const play = async (order: LabOrder): Promise<void> => {
    stop.current?.abort()
    const controller = new AbortController()
    stop.current = controller
    setTrouble(undefined)
    setOutcome(undefined)
    try {
      const { versus, ...request } = order
      const plan = await planFor(opened.entry.id, request)
      const first = await playPlan(order, plan, controller.signal)
      if (!first) return
      const report = reportOf(plan, opened.game, first.tally)
      if (!versus) {
        setOutcome({ report })
      } else {
        const other = await planFor(opened.entry.id, { ...request, options: versus })
        const second = await playPlan(order, other, controller.signal)
        if (!second) return
        const otherReport = reportOf(other, opened.game, second.tally)
        setOutcome({
          report,
          against: { report: otherReport, comparison: compare(report, otherReport, opened.game.options) },
        })
      }
      setUnderWay(undefined)
    } catch (problem) {
      setUnderWay(undefined)
      setTrouble(problem instanceof Error ? problem.message : String(problem))
    }
  }

  return (
    <>
      <LabForm opened={opened} onOrder={play} />
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      {underWay && (
        <Running
          {...underWay}
          seconds={(Date.now() - underWay.began) / 1000}
          onStop={() => stop.current?.abort()}
          onGoOn={() => play(underWay.order)}
        />
      )}
      {outcome && <LabReport {...outcome} />}
    </>
  )
}
