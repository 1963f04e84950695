import { say } from '@anachron/kernel/words'
import { Icon, SeatMark, Spot, t, tell } from '@anachron/kit'
import { DECADES, type Decade, gadgets, hammers } from '../content/index.ts'
import { levelOf } from '../rules/hammer.ts'
import type { Event, HammerFrame, PlayedGadget, View } from '../rules/types.ts'
import { cardText } from '../words/cards.ts'
import { cardLabel, hammerFacts, hammerLabel, playedBy } from '../words/labels.ts'
import { aimWords } from '../words/phrases.ts'
import { Block, HammerArt, UNSAID } from './art.tsx'
import { type Open, onSlot } from './can.ts'
import { type Box, clamp, type Layout, middle } from './layout.ts'
import { moments } from './moments.tsx'
import { pictureOf } from './pictures.ts'
import { type Count, countOf, type Sum, type Value } from './sums.ts'

interface UnderWayProps {
  view: View
  names: readonly string[]
  layout: Layout
  open: Open
  now: Event | undefined
}

/** Everything under way, on the deck where it happens: the HAMMER, the sum that pushes against it, Gadgets. */
export function UnderWay({ view, names, layout, open, now }: UnderWayProps) {
  const hammer = view.stack.findLast((frame) => frame.kind === 'hammer')
  const count = countOf(view)
  const played = view.stack.flatMap((frame) =>
    frame.kind === 'response' ? [...frame.played, ...(frame.resolving ? [frame.resolving] : [])] : [],
  )
  const boxes = count ? sumBoxes(count, layout, view, hammer !== undefined) : []
  const told = now?.kind === 'revealed' ? `${now.slot} ${now.card}` : 'still'
  return (
    <g className="th-under-way" data-reveals={now?.kind === 'revealed' || undefined}>
      {hammer && <Hammer key={hammer.card} hammer={hammer} view={view} names={names} layout={layout} now={now} />}
      {count?.sums.map((sum, i) => {
        const box = boxes[i]
        if (!box) return null
        const props = { count, sum, box, view, open, told }
        return layout.upright ? <Bubble key={i} {...props} /> : <Jack key={i} {...props} scale={layout.scale} />
      })}
      {played.length > 0 && (
        <Played played={played} names={names} viewer={view.viewer} layout={layout} taken={boxes} hammer={hammer} />
      )}
    </g>
  )
}

// The HAMMER

const hammerScale = ({ upright, scale, decades }: Layout): number =>
  upright ? clamp(decades[1990].plate.height / 110, 0.26, 0.6) : clamp(scale * 1.05, 0.7, 1.35)

function Hammer({
  hammer,
  view,
  names,
  layout,
  now,
}: {
  hammer: HammerFrame
  view: View
  names: readonly string[]
  layout: Layout
  now: Event | undefined
}) {
  const { plate } = layout.decades[hammer.pos]
  const level = levelOf(view, hammer)
  // What has just fallen over the whole stage lies there: it does not fall a second time.
  const falls = now?.kind === 'hammerActivated' && now.card === hammer.card && !moments(now, view, view.viewer)
  const scale = hammerScale(layout)
  const crack = layout.upright ? 0 : layout.scale
  return (
    <Spot
      piece={hammer.card}
      from={now?.kind === 'dejaVu' ? 'dejavu' : 'deck'}
      className="th-hammer"
      at={[middle(plate) - 3, plate.y + plate.height * (layout.upright ? 0.93 : 0.84)]}
      label={tell(hammerLabel(hammer.card, level, hammer.pos), [])}
      facts={[
        ...hammerFacts(view, hammer).map((fact) => tell(fact, names, view.viewer)),
        t('If the repair fails, all Agents here are thrown to 2020, and it moves one decade toward 2020.'),
      ]}
    >
      {crack > 0 && (
        <g className="th-cracks" transform={`scale(${crack})`} {...UNSAID}>
          <path d={CRACKS} strokeWidth="3.5" />
          <path d={CRACKS} strokeWidth="1.3" className="th-cracks-red" />
        </g>
      )}
      <ellipse rx={68 * scale} ry={9 * scale} cy="2" fill="#0007" />
      <g className="th-hammer-in" data-falls={falls || undefined} data-leaps={now?.kind === 'hammerFixed' || undefined}>
        <HammerArt scale={scale} level={level} />
      </g>
      {!layout.upright && (
        <g className="th-hammer-name" transform={`translate(0 ${plate.height * 0.16 - 1})`}>
          <text>{t(hammers[hammer.card].name)}</text>
        </g>
      )}
    </Spot>
  )
}

const CRACKS = 'M-30 -8l-22 -16l-10 7l-16 -22M32 -8l18 -20l14 6l12 -24M-20 -2l-18 12l-22 -2M20 -2l20 10l18 -4'

// Sums

const UNIT = { card: 80, part: 66, total: 82, gap: 22 } as const

const partsOf = ({ bonus, added }: Sum): number => (bonus ? 1 : 0) + (added !== 0 ? 1 : 0)

function jackWidth(sum: Sum, count: Count): number {
  const parts = partsOf(sum)
  const ends = parts > 0 || count.outcome ? 1 : 0
  return UNIT.card + parts * UNIT.part + ends * UNIT.total + (parts + ends) * UNIT.gap
}

/** Where each sum stands: beside what it decides, on the deck or, upright, on a free side. */
function sumBoxes(count: Count, layout: Layout, view: View, hasHammer: boolean): Box[] {
  if (layout.upright) return bubbleBoxes(count, layout, view)
  const { plate } = layout.decades[count.at]
  const { scale } = layout
  const height = 74 * scale
  const y = plate.y + (plate.height - height) / 2
  const width = (sum: Sum): number => jackWidth(sum, count) * scale
  const [first, second] = count.sums
  const [left, right] = [layout.piers[0].width + 16, layout.piers[1].x - 16]
  if (first && second) {
    const mid = layout.width / 2
    return [
      { x: Math.max(left, mid - width(first) - 26), y, width: width(first), height },
      { x: Math.min(right - width(second), mid + 26), y, width: width(second), height },
    ]
  }
  if (!first) return []
  const wide = width(first)
  const off = hasHammer ? 66 * hammerScale(layout) : plate.width * 0.3
  const x = count.at >= 2020 ? middle(plate) - off - wide - 12 : middle(plate) + off + 12
  return [{ x: clamp(x, left, right - wide), y, width: wide, height }]
}

function bubbleBoxes(count: Count, layout: Layout, view: View): Box[] {
  const i = DECADES.indexOf(count.at)
  const free = (row: number, side: 'far' | 'near'): boolean => {
    const decade = DECADES[row]
    const seat = (side === 'near') === (view.viewer !== 1) ? 0 : 1
    return decade !== undefined && !(view.players[seat]?.agents ?? []).some(({ at }) => at === decade)
  }
  const rows = [i, i - 1, i + 1, i - 2, i + 2].filter((row) => row >= 0 && row < DECADES.length)
  const wanted = rows.flatMap((row) => (['near', 'far'] as const).map((side) => ({ row, side })))
  const open = wanted.filter(({ row, side }) => free(row, side))
  const picks = [...open, ...wanted]
  return count.sums.map((_, k): Box => {
    const { row, side } = picks[k] ?? { row: i, side: 'near' }
    const box = layout.decades[DECADES[row] as Decade][side]
    const height = Math.max(44, box.height)
    const lowest = layout.height - layout.rail.height - height - 2
    return { ...box, y: Math.min(box.y - (height - box.height) / 2, lowest), height }
  })
}

interface SumProps {
  count: Count
  sum: Sum
  box: Box
  view: View
  open: Open
  /** Another word for each card as it is turned up: what it comes to is told anew, once the card lies there. */
  told: string
}

/** The card that is read: pressing it means to draw another in its place. */
function ReadCard({
  sum,
  view,
  open,
  written,
  children,
}: Pick<SumProps, 'sum' | 'view' | 'open'> & { written: string; children: React.ReactNode }) {
  if (sum.card === null) return <g data-piece="flux">{children}</g>
  const actions = sum.slot ? onSlot(open, sum.slot) : []
  return (
    <Spot
      piece={sum.card}
      from="deck"
      className="th-read"
      label={tell(cardLabel(sum.card, sum.locked ? t('revealed and locked') : 'revealed'), [])}
      written={[written]}
      facts={[
        tell(cardText(sum.card), []),
        ...(sum.value === 'P' ? [t('P is a Paradox: resolved, not fixed, and nothing is Rebooted in this turn.')] : []),
        ...(view.paradox ? [t('Paradox: nothing can be Rebooted.')] : []),
      ]}
      action={actions.length > 0 ? actions : undefined}
    >
      {children}
    </Spot>
  )
}

const signed = (value: Value): Value | string => (typeof value === 'number' ? Math.abs(value) : value)

/** What is added up, from left to right: each with the sign before it. The card that was read comes first. */
interface Term {
  sign: string
  units: number
  value: Value | string
  label: string
  tone: Parameters<typeof Block>[0]['tone']
}

function termsOf(count: SumProps['count'], sum: SumProps['sum']): Term[] {
  const { part, total } = UNIT
  const parts = partsOf(sum) > 0
  const outcome = count.sums.length > 1 ? t(count.wins === sum.seat ? 'wins' : 'total') : verdictOf(count, sum)
  const terms: Term[] = []
  if (sum.bonus) {
    const { value, label, seat } = sum.bonus
    terms.push({ sign: '+', units: part, value, label, tone: seat === 0 ? 'seat-0' : 'seat-1' })
  }
  if (sum.added !== 0) {
    const sign = sum.added < 0 ? '−' : '+'
    terms.push({ sign, units: part, value: signed(sum.added), label: t('Gadget'), tone: 'dark' })
  }
  if (parts || count.outcome !== undefined)
    terms.push({
      sign: parts ? '=' : '→',
      units: total,
      value: parts || count.against ? sum.total : count.at,
      label: outcome ?? t('total'),
      tone: count.good === undefined ? 'dark' : count.good ? 'good' : 'bad',
    })
  return terms
}

/** What it comes to, beside what it had to reach. */
function verdictOf({ against, outcome }: Count, { total }: Sum): string | undefined {
  if (!against || typeof total !== 'number') return outcome
  return total < against.value ? t`< ${against.value}: ${outcome ?? ''}` : t`≥ ${against.value}: ${outcome ?? ''}`
}

/** A sum as a jack on the deck that pushes against what it decides. */
function Jack({ count, sum, box, view, open, told, scale }: SumProps & { scale: number }) {
  const { card, gap } = UNIT
  const fromRight = count.sums.length > 1 ? sum !== count.sums[0] : count.at < 2020
  const { x, y, width, height } = box
  const tip = 16
  const path = fromRight
    ? `M${x + width + 10} ${y - 9}H${x - 2}L${x - tip - 2} ${y + height / 2}L${x - 2} ${y + height + 9}H${x + width + 10}Z`
    : `M${x - 10} ${y - 9}H${x + width + 2}L${x + width + tip + 2} ${y + height / 2}L${x + width + 2} ${y + height + 9}H${x - 10}Z`
  const one = (units: number): number => units * scale
  let at = x + one(card)
  return (
    <g className="th-sum" style={{ '--from': fromRight ? '40px' : '-40px' } as React.CSSProperties}>
      <path className="th-jack" d={path} />
      {sum.who && (
        <text className={`th-sum-who th-seat-${sum.seat}`} x={x + width / 2} y={y - 15}>
          {sum.who}
        </text>
      )}
      <ReadCard sum={sum} view={view} open={open} written={t(sum.label)}>
        <g transform={`rotate(-3 ${x + one(card) / 2} ${y + height / 2})`}>
          <rect className="th-read-rim" x={x - 5} y={y - 5} width={one(card) + 10} height={height + 10} rx="8" />
          <Block
            x={x}
            y={y}
            width={one(card)}
            height={height}
            value={sum.value}
            label={t(sum.label)}
            tone={sum.value === '?' ? 'hidden' : 'card'}
          />
          <rect className="halo" x={x - 6} y={y - 6} width={one(card) + 12} height={height + 12} rx="9" />
        </g>
      </ReadCard>
      {termsOf(count, sum).map(({ sign, units, value, label, tone }, i, terms) => {
        const isVerdict = i === terms.length - 1 && tone !== 'seat-0' && tone !== 'seat-1'
        const mid = at + one(gap) / 2
        const left = at + one(gap)
        at = left + one(units)
        return (
          <g key={isVerdict ? told : i} className={isVerdict ? 'th-verdict' : undefined}>
            <text className="th-plus" x={mid} y={y + height * 0.62}>
              {sign}
            </text>
            <Block x={left} y={y} width={one(units)} height={height} value={value} label={label} tone={tone} />
          </g>
        )
      })}
    </g>
  )
}

/** A sum on a phone, in a bubble beside the decade. */
function Bubble({ count, sum, box, view, open, told }: SumProps) {
  const { x, y, width, height } = box
  const total = partsOf(sum) > 0
  const sign = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)
  const words = [
    `${sum.value}`,
    ...(sum.bonus ? [sign(sum.bonus.value)] : []),
    ...(sum.added ? [sign(sum.added)] : []),
  ].join('')
  const against = count.against
    ? ` ${sum.total === 'P' ? '/' : Number(sum.total) >= count.against.value ? '≥' : '<'} ${count.against.value}`
    : total
      ? ` = ${sum.total}`
      : ` → ${count.at}`
  const under = sum.who
    ? count.wins !== undefined && count.wins === sum.seat
      ? t`${sum.who} wins`
      : sum.who
    : t`${t(sum.label)}: ${count.outcome ?? ''}`
  return (
    <ReadCard sum={sum} view={view} open={open} written={under}>
      <g key={told} className="th-bubble" data-good={count.good}>
        <rect className="th-bubble-face" {...{ x, y, width, height }} rx="6" />
        <rect className="halo" {...{ x, y, width, height }} rx="6" />
        <text className="th-bubble-sum" x={x + width / 2} y={y + height / 2 + 1}>
          {words}
          <tspan className="th-bubble-verdict">{against}</tspan>
        </text>
        <text className="th-bubble-words th-bubble-verdict" x={x + width / 2} y={y + height / 2 + 17}>
          {under}
        </text>
      </g>
    </ReadCard>
  )
}

// Gadgets

/** Gadgets that have been played, each leaning on the one it answers, where the deck is free. */
function Played({
  played,
  names,
  viewer,
  layout,
  taken,
  hammer,
}: {
  played: readonly PlayedGadget[]
  names: readonly string[]
  viewer: number
  layout: Layout
  taken: readonly Box[]
  hammer: HammerFrame | undefined
}) {
  const { plate } = layout.decades[1990]
  const height = layout.upright ? Math.min(58, plate.height * 1.5) : plate.height - 22
  const width = height * 0.74
  const step = width * 0.72
  const all = width + step * (played.length - 1)
  const at = layout.upright ? uprightSpot(layout, hammer) : lyingSpot(layout, taken, hammer, all)
  const y = layout.upright ? at.y : plate.y + 11
  return played.map((gadget, i) => (
    <Spot
      key={gadget.card}
      piece={gadget.card}
      at={layout.upright ? [at.x, y + i * height * 0.5] : [at.x + i * step, y]}
      className="th-played"
      label={tell(cardLabel(gadget.card, tell(playedBy(gadget), names, viewer)), names)}
      facts={[t(gadgets[gadget.card].text), ...(gadget.aim ? [tell(say`Aimed: ${aimWords(gadget.aim)}.`, [])] : [])]}
    >
      <g transform={`rotate(${(i - (played.length - 1) / 2) * 5 - 3} ${width / 2} ${height})`}>
        <rect x="3" y="3" width={width} height={height} rx="5" fill="var(--th-out)" />
        <rect className="th-played-face" width={width} height={height} rx="5" />
        <rect className="th-played-art" x="1" y="1" width={width - 2} height={height * 0.62} rx="4" />
        <g className="th-played-icon">
          <Icon body={pictureOf(gadget.card)} size={height * 0.46} at={[width / 2 - height * 0.23, height * 0.08]} />
        </g>
        {width > 62 && (
          <foreignObject x="2" y={height * 0.63} width={width - 4} height={height * 0.36}>
            <div className="th-played-name">{t(gadgets[gadget.card].name)}</div>
          </foreignObject>
        )}
        <SeatMark seat={gadget.by} size={18} at={[-5, -5]} />
        {gadget.cancelled && (
          <path className="th-cancelled" d={`M4 ${height - 4}L${width - 4} 4M4 4L${width - 4} ${height - 4}`} />
        )}
      </g>
    </Spot>
  ))
}

function lyingSpot(layout: Layout, taken: readonly Box[], hammer: HammerFrame | undefined, all: number) {
  const [left, right] = [layout.piers[0].width + 12, layout.piers[1].x - 16]
  const used = [...taken, ...(hammer ? [{ ...layout.decades[hammer.pos].plate }] : [])]
  const start = Math.min(layout.width / 2, ...used.map(({ x }) => x))
  const end = Math.max(layout.width / 2, ...used.map(({ x, width }) => x + width))
  return { x: start - left > right - end ? left : Math.max(end, right - all), y: 0 }
}

function uprightSpot(layout: Layout, hammer: HammerFrame | undefined) {
  const row = hammer && hammer.pos < 2020 ? 2030 : 1990
  const { plate } = layout.decades[row]
  return { x: plate.x + 14, y: plate.y + 4 }
}
