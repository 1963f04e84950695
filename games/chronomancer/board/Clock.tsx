/**
 * The Clock that everybody shares: a tower with seventeen hours, the marks where Adventurers come, and the Market bell;
 * or the same hours in a row.
 */
import { list, type Sentence, say } from '@anachron/kernel/words'
import { Icon, SeatMark, Spot, t, tell } from '@anachron/kit'
import { CLOCK } from '../content/index.ts'
import { activePiece, marksOf, merchantOf, passage } from '../rules/clock.ts'
import { costOf } from '../rules/turn.ts'
import type { ChronoEvent, Shop, View } from '../rules/types.ts'
import { pieceLabel } from '../words/labels.ts'
import { bell, knapsack } from './pictures.ts'
import { usePreview } from './preview.ts'
import { said } from './said.ts'
import type { At, Box } from './scene-layout.ts'

export const HOURS = 17

const PHASES: Readonly<Record<View['phase'], Sentence>> = {
  arrival: say`Boats come`,
  production: say`of three`,
  market: say`Market`,
  cleanup: say`Evening`,
  over: say`The end`,
}

export interface ClockProps {
  view: View
  names: readonly string[]
  now: ChronoEvent | undefined
}

/** Where one's piece would come to lie: by what is pointed at, or by what is to be paid. */
export function useGoing(view: View, now: ChronoEvent | undefined): Going | undefined {
  const { preview } = usePreview()
  const frame = view.stack.at(-1)
  const from = view.pieces[view.viewer]?.hour
  if (now || from === undefined || !frame || !('seat' in frame) || frame.seat !== view.viewer) return undefined
  if (frame.kind === 'clock') return { from, hours: frame.hours }
  if (frame.kind !== 'turn' || preview?.kind !== 'space') return undefined
  return { from, hours: costOf(view.shops[view.viewer] as Shop, preview.to).hours }
}

interface Going {
  from: number
  hours: number
}

export function Clock({ view, names, now, at, r, tower }: ClockProps & { at: At; r: number; tower: boolean }) {
  const going = useGoing(view, now)
  const point = (hour: number, radius: number): At => {
    const angle = (hour / HOURS) * 2 * Math.PI
    return [Math.sin(angle) * radius, -Math.cos(angle) * radius]
  }
  const arc = (from: number, to: number, q: number): string =>
    `M${point(from, q).join(' ')}A${q} ${q} 0 ${to - from > HOURS / 2 ? 1 : 0} 1 ${point(to, q).join(' ')}`
  const marks = marksOf(view)
  const met = going ? passage(marks, going.from, going.hours).marks : []
  const rim = r - 13
  const small = r <= 66
  // Pieces lie between the hours and the day, and cover neither.
  const lie = small ? r - 30 : r - 34
  const own = view.pieces[view.viewer]?.hour ?? 0
  return (
    <g className="ch-clock" transform={`translate(${at[0]} ${at[1]})`}>
      {tower && (
        <g className="ch-tower">
          <path d={`M${-r - 4} 200L${-r + 6} -20L${r - 6} -20L${r + 4} 200Z`} />
          <path d={`M${-r - 2} ${-r * 0.62}L0 ${-r - 46}L${r + 2} ${-r * 0.62}Z`} />
        </g>
      )}
      <circle className="ch-rim" r={r + 3.5} />
      <circle className="ch-dial" r={r} />
      <path className="ch-late" d={arc(12.55, 16.5, rim)} />
      {own > 0 && <path className="ch-gone" d={arc(0, Math.min(own, 16.5), rim)} />}
      <Spot
        className="ch-clock-middle"
        label={said(say`Day ${view.round} of ${CLOCK.rounds.count}`)}
        facts={clockFacts(view)}
      >
        <circle className="ch-hit" r={r * 0.42} />
        <text className="ch-ti ch-day" data-small={small || undefined} y={tower ? -1 : 4} textAnchor="middle">
          {t`Day ${view.round}`}
        </text>
        {r > 66 && (
          <text className="ch-phase" y={15} textAnchor="middle">
            {t(PHASES[view.phase])}
          </text>
        )}
        <circle className="halo" r={r * 0.42} />
      </Spot>
      {Array.from({ length: HOURS }, (_, hour) => {
        const [x, y] = point(hour, rim)
        if (hour === view.token) return null
        return (
          <g key={hour} className="ch-hour" data-late={hour >= CLOCK.overtime.hour || undefined}>
            {marks.includes(hour) && (
              <circle
                className="ch-mark"
                data-met={met.includes(hour) || undefined}
                cx={x}
                cy={y}
                r={r > 66 ? 10.5 : 9}
              />
            )}
            <text className="ch-mo" x={x} y={y + 4.4} textAnchor="middle">
              {hour}
            </text>
          </g>
        )
      })}
      <Token view={view} at={point(view.token, rim)} r={r > 66 ? 11.5 : 10} />
      {going && going.hours > 0 && (
        <g className="ch-ghost">
          <path d={arc(going.from, Math.min(going.from + going.hours, 16.5), lie)} />
          <circle
            cx={point(Math.min(16, going.from + going.hours), lie)[0]}
            cy={point(Math.min(16, going.from + going.hours), lie)[1]}
            r={9}
          />
        </g>
      )}
      <Pieces
        view={view}
        names={names}
        place={(hour, below) => {
          const [x, y] = point(hour, lie - below * 3)
          const [aside, along] = point(hour + HOURS / 4, below * 16)
          return [x + aside, y + along]
        }}
        {...(small ? { size: 18 } : {})}
      />
    </g>
  )
}

function clockFacts(view: View): string[] {
  return [
    t('Whoever is furthest behind takes a turn; of pieces on the same hour the topmost.'),
    said(say`An Adventurer comes at ${list(marksOf(view))}.`),
    said(
      say`The Market opens once all have reached ${view.token}. From ${CLOCK.overtime.hour} on working late corrupts.`,
    ),
  ]
}

function Token({ view, at, r }: { view: View; at: At; r: number }) {
  return (
    <Spot
      at={at}
      piece="token"
      label={said(say`The Market opens at ${view.token}`)}
      facts={[
        t('Pieces that have reached the bell take no more turns today.'),
        t('It moves up once all four berths are taken.'),
      ]}
    >
      <circle className="ch-token" r={r} />
      <g className="ch-token-bell">
        <Icon body={bell} size={r * 1.4} at={[-r * 0.7, -r * 0.7]} />
      </g>
      <circle className="halo" r={r + 2} />
    </Spot>
  )
}

/** The hours in a row, where a dial has no room. */
export function ClockStrip({ view, names, now, box }: ClockProps & { box: Box }) {
  const going = useGoing(view, now)
  const step = box.width / HOURS
  const marks = marksOf(view)
  const met = going ? passage(marks, going.from, going.hours).marks : []
  const x = (hour: number): number => (hour + 0.5) * step
  return (
    <g className="ch-clock" transform={`translate(${box.x} ${box.y})`}>
      <Spot label={said(say`Day ${view.round} of ${CLOCK.rounds.count}`)} facts={clockFacts(view)} className="ch-strip">
        <rect className="ch-dial" width={box.width} height={box.height} rx={8} />
        <rect
          className="ch-late-strip"
          x={CLOCK.overtime.hour * step}
          width={(HOURS - CLOCK.overtime.hour) * step}
          height={box.height}
          rx={8}
        />
        <rect className="halo" width={box.width} height={box.height} rx={8} />
      </Spot>
      {Array.from({ length: HOURS }, (_, hour) => (
        <g key={hour} className="ch-hour" data-late={hour >= CLOCK.overtime.hour || undefined}>
          {marks.includes(hour) && (
            <circle className="ch-mark" data-met={met.includes(hour) || undefined} cx={x(hour)} cy={11} r={9.5} />
          )}
          {hour !== view.token && (
            <text className="ch-mo" x={x(hour)} y={15.4} textAnchor="middle">
              {hour}
            </text>
          )}
        </g>
      ))}
      <Token view={view} at={[x(view.token), 11]} r={10} />
      {going && going.hours > 0 && (
        <g className="ch-ghost">
          <circle cx={x(Math.min(16, going.from + going.hours))} cy={31} r={8} />
        </g>
      )}
      <Pieces view={view} names={names} place={(hour, below) => [x(hour) + below * 11, 31]} size={18} />
    </g>
  )
}

interface PiecesProps {
  view: View
  names: readonly string[]
  /** Where a piece lies that has so many below it. */
  place(hour: number, below: number): At
  size?: number
}

function Pieces({ view, names, place, size = 20 }: PiecesProps) {
  const active = view.phase === 'production' ? activePiece(view) : undefined
  const stacks = view.pieces.map((piece, index) => ({ piece, index })).sort((a, b) => a.piece.height - b.piece.height)
  return stacks.map(({ piece, index }) => {
    const who = merchantOf(view, index)
    if (who !== 'peddler' && view.shops[who]?.out) return null
    const below = view.pieces.filter((other) => other.hour === piece.hour && other.height < piece.height).length
    const above = view.pieces.filter(({ hour, height }) => hour === piece.hour && height > piece.height).length
    return (
      <Spot
        key={index}
        piece={`piece-${index}`}
        at={place(Math.min(piece.hour, HOURS - 1), below)}
        className="ch-piece"
        label={tell(pieceLabel(who, piece, { acts: index === active, above }), names, view.viewer)}
      >
        {index === active && <circle className="ch-active" r={size / 2 + 3} />}
        {who === 'peddler' ? <PeddlerMark /> : <SeatMark seat={who} size={size} at={[-size / 2, -size / 2]} />}
        <circle className="halo" r={size / 2 + 2} />
      </Spot>
    )
  })
}

export function PeddlerMark() {
  return (
    <g className="ch-peddler-mark">
      <rect x={-10} y={-10} width={20} height={20} rx={10} />
      <Icon body={knapsack} size={15} at={[-7.5, -7.5]} />
    </g>
  )
}
