import { Spot } from '@anachron/web/kit'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isUnit, kindOf } from '../content/cards.ts'
import { forecastDay } from '../rules/forecast.ts'
import { dayName, nameOf } from '../rules/say.ts'
import type { Action, BattleEvent, Card, DayRecord, StepRecord, View } from '../rules/types.ts'
import { baseDamage, budgetFor, maxHp, shootsAtRear } from '../rules/units.ts'
import { BattleShots, Pools } from './Battle.tsx'
import { LaidCards } from './LaidCards.tsx'
import { drawnUp, type Layout, SMALL, TOKEN, type Token } from './layout.ts'
import { SmallCard, Unit } from './Unit.tsx'

export interface FieldProps {
  view: View
  names: readonly string[]
  now: BattleEvent | undefined
  beat: number
}

/** The days of this Timeline with everything deployed into them. */
export function Field({ view, names, now, beat }: FieldProps) {
  const record = now?.kind === 'fought' || now?.kind === 'struck' ? now.record : undefined
  const shown = record ? standing(view, record) : view
  const own = view.players[view.viewer]?.own
  const laid = own && own !== 'hidden' ? [...own.laid, ...(own.playing === null ? [] : [own.playing])] : []
  const due = own && own !== 'hidden' ? placesDue(view) : 0
  const scroller = useRef<HTMLElement>(null)
  const layout = useLayoutOf(shown, laid.length + due, useSize(scroller))
  const plan = now ? null : forecastDay(view)
  const today = layout.columns.find(({ tense }) => tense === 'present')
  const middle = today ? (today.x + today.width / 2) / layout.width : 0
  useEffect(() => {
    const here = scroller.current
    if (here) here.scrollTo({ left: middle * here.scrollWidth - here.clientWidth / 2, behavior: 'smooth' })
  }, [middle])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <section ref={scroller} className="tlb-scroll" tabIndex={0} aria-label="The days of this Timeline">
      <Lines view={view} names={names} layout={layout} plan={plan} record={record}>
        {laid.length + due > 0 && view.phase === 'deploy' && (
          <LaidCards laid={laid} due={due} layout={layout} seat={view.viewer} />
        )}
        {record && <BattleShots record={record} view={view} layout={layout} beat={beat} />}
      </Lines>
    </section>
  )
}

/** Places that the viewer has still to lay a card into. */
function placesDue({ players, viewer, phase }: View): number {
  const player = players[viewer]
  if (!player || player.own === 'hidden' || phase !== 'deploy') return 0
  return player.toDeploy - (player.own.playing === null ? 0 : 1)
}

export interface LinesProps {
  view: View
  names: readonly string[]
  layout: Layout
  /** What the day is going to bring, where that is to be seen. */
  plan: DayRecord | null
  /** What is happening just now. */
  record?: StepRecord | undefined
  children?: ReactNode
}

/** The drawing itself: both lines along the axis of days. */
export function Lines({ view, names, layout, plan, record, children }: LinesProps) {
  return (
    <svg
      className="tlb-field"
      aria-label={`Timeline ${view.timeline}`}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      style={{ '--wide': layout.width, aspectRatio: `${layout.width} / ${layout.height}` } as React.CSSProperties}
    >
      <Ground layout={layout} view={view} />
      {layout.tokens.map((token) => (
        <TokenSpot key={token.card.id} token={token} view={view} names={names} plan={plan} record={record} />
      ))}
      {record && <Pools record={record} view={view} layout={layout} plan={false} />}
      {plan && <Pools record={plan.battle} view={view} layout={layout} plan />}
      {children}
    </svg>
  )
}

/** How large the field is. */
function useSize(field: RefObject<HTMLElement | null>): readonly [number, number] {
  const [size, setSize] = useState<readonly [number, number]>([1000, 340])
  useLayoutEffect(() => {
    const here = field.current
    if (!here) return
    const observer = new ResizeObserver(() => setSize([here.clientWidth, here.clientHeight]))
    observer.observe(here)
    return () => observer.disconnect()
  }, [field])
  return size
}

const BETTER = 1.2

/** Lines as deep as fills the field best; they are drawn up anew only where that is clearly better than how they stand. */
function useLayoutOf(view: View, extra: number, size: readonly [number, number]): Layout {
  const stood = useRef(2)
  const { deep, layout } = drawnUp(view, extra, size, stood.current, BETTER)
  stood.current = deep
  return layout
}

/** Those who die in the event being shown stand until it is over. */
function standing(view: View, record: StepRecord): View {
  const dying = new Set(record.deaths.map(({ id }) => id))
  return { ...view, cards: view.cards.map((card) => (dying.has(card.id) ? { ...card, dead: false } : card)) }
}

function Ground({ layout, view }: { layout: Layout; view: View }) {
  const { width, height, axis, columns } = layout
  return (
    <g className="tlb-ground">
      {columns.map(({ day, x, width: wide, tense }) => (
        <g key={day} className="tlb-column" data-tense={tense}>
          <rect x={x} y={8} width={wide} height={height - 16} />
          <path d={`M${x} 8V${height - 8}`} />
        </g>
      ))}
      <path className="tlb-axis" d={`M8 ${axis}H${width - 8}m-9 -5l9 5l-9 5`} />
      {columns.map(({ day, x, width: wide, tense }) =>
        tense === 'present' && view.phase !== 'deploy' ? null : (
          <rect key={day} className="tlb-day-back" x={x + wide / 2 - 30} y={axis - 10} width={60} height={20} />
        ),
      )}
      {columns.map(({ day, x, width: wide, tense }) =>
        tense === 'present' && view.phase !== 'deploy' ? (
          <text key={day} className="tlb-today" x={x + wide / 2} y={22} textAnchor="middle">
            {dayName(day)}
          </text>
        ) : (
          <text key={day} className="tlb-day" x={x + wide / 2} y={axis + 5} textAnchor="middle">
            {dayName(day)}
          </text>
        ),
      )}
    </g>
  )
}

interface TokenSpotProps {
  token: Token
  view: View
  names: readonly string[]
  plan: DayRecord | null
  record: StepRecord | undefined
}

function TokenSpot({ token, view, names, plan, record }: TokenSpotProps) {
  const { card, full, above } = token
  const size = full ? TOKEN : SMALL
  const ghost = plan && full ? fateOf(card, plan) : undefined
  const fresh = record ? takenBy(card, record) : 0
  return (
    <Spot
      piece={`card-${card.id}`}
      from={`player-${card.owner}`}
      at={[token.x, token.y]}
      className={`tlb-token tlb-seat-${card.owner % 4}`}
      label={labelOf(card, view, names)}
      facts={factsOf(card, ghost)}
      action={actionOn(card, view)}
    >
      {full ? (
        <Unit card={card} ghost={ghost} fresh={fresh} deals={dealtBy(card, plan, record)} above={above} />
      ) : (
        <SmallCard card={card} above={above} withPips={isUnit(card.rank)} />
      )}
      <rect
        className="halo"
        x={-size.width / 2 - 3}
        y={-size.height / 2 - 3}
        width={size.width + 6}
        height={size.height + 6}
        rx="5"
      />
    </Spot>
  )
}

/** What people will try on a card: whatever the open decision is about. */
function actionOn(card: Card, view: View): Action | undefined {
  if (view.phase === 'bomb' && view.deciding !== null) return { kind: 'bomb', target: card.id }
  if (view.phase === 'host' && view.deciding !== null) return { kind: 'attach', host: card.id }
  return undefined
}

function labelOf(card: Card, view: View, names: readonly string[]): string {
  const whose = card.owner === view.viewer ? 'Your' : `${names[card.owner]}’s`
  const state = !isUnit(card.rank)
    ? card.used
      ? 'used'
      : 'ready'
    : card.dead
      ? 'dead'
      : card.inPlay
        ? `Level ${card.level}, ${card.damage} of ${maxHp(card)} damage`
        : `arrives on ${dayName(card.day)}`
  return `${whose} ${nameOf(card)}, ${state}`
}

function factsOf(card: Card, ghost: { taken: number; dies: boolean } | undefined): string[] {
  const kind = kindOf(card.rank)
  const facts: string[] = []
  if (kind.type === 'unit') {
    const budget = budgetFor(card)
    facts.push(
      `${maxHp(card) - card.damage} hit points left. Damage ${baseDamage(card)} to the ${shootsAtRear(card) ? 'Rear' : 'Front'}, before boosts.`,
    )
    if (budget > 0) facts.push(`Soaks up ${budget} damage today.`)
    if (card.turrets + card.armors > 0)
      facts.push(
        `Carries ${[card.turrets > 0 && `${card.turrets} Beam Turret`, card.armors > 0 && `${card.armors} Heavy Armor`].filter(Boolean).join(' and ')}.`,
      )
  }
  if (kind.ability) facts.push(kind.ability)
  if (ghost)
    facts.push(ghost.dies ? 'As things lie it would die today.' : `As things lie it would take ${ghost.taken} today.`)
  return facts
}

function takenBy(card: Card, record: StepRecord): number {
  return record.hits.reduce((sum, { unit, taken }) => (unit.id === card.id ? sum + taken : sum), 0)
}

function dealtBy(card: Card, plan: DayRecord | null, record: StepRecord | undefined): number | undefined {
  const steps = record ? [record] : plan ? [plan.battle, ...(plan.obliterators ? [plan.obliterators] : [])] : []
  return steps.flatMap(({ attacks }) => attacks).find(({ unit }) => unit.id === card.id)?.amount
}

function fateOf(card: Card, plan: DayRecord): { taken: number; dies: boolean } {
  const steps = plan.obliterators ? [plan.obliterators, plan.battle] : [plan.battle]
  const dies =
    steps.some(({ deaths }) => deaths.some(({ id }) => id === card.id)) ||
    plan.attrition.some(({ id }) => id === card.id)
  return { taken: steps.reduce((sum, step) => sum + takenBy(card, step), 0), dies }
}
