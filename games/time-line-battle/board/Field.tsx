import { t } from '@anachron/kit'
import { type ReactNode, type RefObject, type SyntheticEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { afterAnswer, forecastDay } from '../rules/forecast.ts'
import type { BattleEvent, DayRecord, Ref, StepRecord, View } from '../rules/types.ts'
import { Chain } from './Chain.tsx'
import { Ground } from './Ground.tsx'
import { fallsAt } from './hit-times.ts'
import { LaidCards } from './LaidCards.tsx'
import { type Layout, layoutOf, type Size, sideBelow } from './layout.ts'
import { actionOn, type Outcome, useOutcomes } from './outcomes.ts'
import { capFor, Players } from './Players.tsx'
import { Route } from './Route.tsx'
import { Score } from './Score.tsx'
import { Shots } from './Shots.tsx'
import { falling, standing } from './standing.ts'
import { OutcomePlate, TokenSpot } from './TokenSpot.tsx'
import { Verdict } from './Verdict.tsx'

export interface FieldProps {
  view: View
  names: readonly string[]
  now: BattleEvent | undefined
  /** Milliseconds that `now` stays. */
  beat: number
  /** Forecasts stand only on what is pointed at. */
  quiet: boolean
  /** Another card is to be slid away after the next one is laid. */
  slides: boolean
  children?: ReactNode
}

/** The days of this Timeline with everything deployed into them. */
export function Field({ view, names, now, beat, quiet, slides, children }: FieldProps) {
  const record = now?.kind === 'fought' || now?.kind === 'struck' ? now.record : undefined
  const shown = standing(view, now)
  const field = useRef<HTMLElement>(null)
  const size = useSize(field)
  const layout = layoutOf(shown, size, capFor(view, size))
  const plan = useMemo(() => (now ? null : forecastDay(view)), [now, view])
  const outcomes = useOutcomes(view)
  return (
    <section ref={field} className="tlb-field-box" aria-label={t('The days of this Timeline')}>
      <Lines
        view={shown}
        names={names}
        layout={layout}
        plan={plan}
        record={record}
        outcomes={outcomes}
        quiet={quiet}
        fallen={falling(now)}
        beat={beat}
      >
        {now?.kind === 'scored' && <Score view={view} layout={layout} gained={now.gained} allowance={now.allowance} />}
        {layout.laid.length > 0 && <LaidCards view={view} names={names} layout={layout} slides={slides} />}
        {view.phase === 'over' && !now && <Verdict view={view} layout={layout} />}
      </Lines>
      <Players view={view} names={names} layout={layout} />
      {children}
    </section>
  )
}

export interface LinesProps {
  view: View
  names: readonly string[]
  layout: Layout
  /** What the day is going to bring, where that is to be seen. */
  plan: DayRecord | null
  /** What is happening just now. */
  record?: StepRecord | undefined
  /** What choosing a card leads to. */
  outcomes?: ReadonlyMap<number, Outcome>
  /** It stands only on what is pointed at. */
  quiet?: boolean
  /** Who falls just now. */
  fallen?: readonly Ref[]
  beat?: number
  children?: ReactNode
}

interface Pointed {
  piece: string | undefined
  during: string
}

/** Which decision is open, for whatever holds for one alone. */
const decisionOf = ({ timeline, day, phase, deciding }: View): string => `${timeline} ${day} ${phase} ${deciding}`

/** The drawing itself: both lines along the axis of days. */
export function Lines(props: LinesProps) {
  const { view, names, layout, record, outcomes, quiet = false, fallen = NO_ONE, beat, children } = props
  const [pointed, point] = useState<Pointed>()
  const aimed = pointed?.during === decisionOf(view) ? pointed.piece : undefined
  const plan = usePlan(props, aimed)
  // A finger leaves nothing behind it: what was pointed at for one card is not where the next one aims.
  const pointAt = ({ target }: SyntheticEvent): void =>
    point({
      piece: (target as Element).closest('[data-lit]')?.getAttribute('data-piece') ?? undefined,
      during: decisionOf(view),
    })
  const steps = record ? [record] : plan ? [...(plan.obliterators ? [plan.obliterators] : []), plan.battle] : NO_STEPS
  const worn = plan ? plan.attrition : NO_ONE
  return (
    <svg
      className="tlb-field"
      aria-label={t`Timeline ${view.timeline}`}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      style={{ '--wide': layout.width, '--beat': `${beat ?? 0}ms`, ...colours(view) } as React.CSSProperties}
      onPointerOver={pointAt}
      onPointerLeave={() => point(undefined)}
      onFocus={pointAt}
      onBlur={() => point(undefined)}
    >
      <Ground layout={layout} view={view} />
      <Shots steps={steps} view={view} layout={layout} />
      <Route view={view} layout={layout} to={aimed} />
      {layout.tokens.map((token) => (
        <TokenSpot
          key={token.card.id}
          token={token}
          view={view}
          names={names}
          steps={steps}
          worn={worn}
          falls={fallen.some(({ id }) => id === token.card.id) ? fallOf(token.card.id, record) : undefined}
          isPlan={record === undefined}
        />
      ))}
      {steps.length > 0 && <Chain steps={steps} view={view} layout={layout} plan={record === undefined} />}
      {layout.tokens.map((token) => {
        const outcome = outcomes?.get(token.card.id)
        const isTold = !quiet || pointed?.piece === `card-${token.card.id}`
        return outcome && isTold && <OutcomePlate key={token.card.id} outcome={outcome} token={token} />
      })}
      {children}
    </svg>
  )
}

/** What the Day will bring, with what is pointed at chosen: the words beside the board say the same. */
function usePlan({ view, plan, outcomes }: LinesProps, aimed: string | undefined): DayRecord | null {
  return useMemo(() => {
    const card = plan && aimed ? view.cards.find(({ id }) => `card-${id}` === aimed) : undefined
    const action = card && outcomes?.has(card.id) ? actionOn(card, view) : undefined
    const next = action && afterAnswer(view, action)
    return next ? forecastDay(next) : plan
  }, [view, plan, outcomes, aimed])
}

/** Each half in the colour of its player; more than one have none in common. */
function colours(view: View): Record<string, string> {
  const below = sideBelow(view)
  const of = (own: boolean): string => {
    const seats = view.sides.flatMap((side, seat) => ((side === below) === own ? [seat] : []))
    return seats.length === 1 ? `var(--seat-${seats[0]})` : own ? 'var(--accent-text)' : 'var(--tlb-soft)'
  }
  return { '--below': of(true), '--above': of(false) }
}

/** Of a Bomb and of attrition: when the burst is over. */
const fallOf = (id: number, record: StepRecord | undefined): number => (record ? fallsAt(id, record) : 0.5)

const NO_STEPS: readonly StepRecord[] = []
const NO_ONE: DayRecord['attrition'] = []

/** How large the field is. */
function useSize(field: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 1000, height: 420 })
  useLayoutEffect(() => {
    const here = field.current
    if (!here) return
    const measure = (): void =>
      setSize((known) =>
        known.width === here.clientWidth && known.height === here.clientHeight
          ? known
          : { width: here.clientWidth, height: here.clientHeight },
      )
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(here)
    return () => observer.disconnect()
  }, [field])
  return size
}
