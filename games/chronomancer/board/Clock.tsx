/** The Clock that everybody shares: a moon with seventeen hours, the marks where Adventurers come, and the Market bell. */
import { Icon, SeatMark, Spot } from '@anachron/web/kit'
import { CLOCK } from '../content/index.ts'
import { activePiece, marksOf, merchantOf, passage } from '../rules/clock.ts'
import type { ChronoFrame, Piece, View } from '../rules/types.ts'
import * as say from '../words/phrases.ts'
import { bell, knapsack } from './pictures.ts'
import { usePreview } from './preview.ts'

const HOURS = 17
const PIECES = 74
const NUMBERS = 93

const at = (hour: number, radius: number): readonly [number, number] => {
  const angle = (hour / HOURS) * 2 * Math.PI
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius]
}

const PHASES: Readonly<Record<View['phase'], string>> = {
  arrival: 'Arrival',
  production: 'Production',
  market: 'Market',
  cleanup: 'Clean-up',
  over: 'The end',
}

export function Clock({ view, names }: { view: View; names: readonly string[] }) {
  const { preview } = usePreview()
  const frame = view.stack.at(-1)
  const paying = frame?.kind === 'clock' && frame.seat === view.viewer ? frame : undefined
  const own = view.pieces[view.viewer]?.hour
  const hours = preview?.kind === 'hours' && asksMove(frame, view.viewer) ? preview.hours : paying?.hours
  const ghost = own === undefined || !hours ? undefined : { from: own, hours }
  return (
    <svg className="ch-clock" viewBox="-106 -106 212 212" aria-label="The Clock">
      <Dial view={view} ghost={ghost} />
      <Spot
        className="ch-clock-middle"
        label={`Day ${view.round} of ${CLOCK.rounds.count}, ${PHASES[view.phase]}`}
        facts={[
          'Whoever is furthest behind takes a turn; of pieces on the same hour the topmost.',
          `Adventurers arrive when a piece reaches or passes hours ${say.list(marksOf(view).map(String))}.`,
          `The Market opens when all have reached hour ${view.token}. From hour ${CLOCK.overtime.hour} on working late corrupts.`,
        ]}
        action={paying && { kind: 'advance' }}
      >
        <circle className="ch-moon" r={40} />
        <text className="ch-day" y={-4} textAnchor="middle">
          Day {view.round}
        </text>
        <text className="ch-phase" y={13} textAnchor="middle">
          {PHASES[view.phase]}
        </text>
        <circle className="halo" r={42} />
      </Spot>
      <Spot
        at={at(view.token, NUMBERS)}
        piece="token"
        label={`Market token on hour ${view.token}`}
        facts={[
          'It moves up once all four berths are taken. Pieces that have reached it take no more turns today.',
          'Our reconstruction.',
        ]}
      >
        <circle className="ch-token" r={11} />
        <g className="ch-token-bell">
          <Icon body={bell} size={15} at={[-7.5, -7.5]} />
        </g>
        <circle className="halo" r={13} />
      </Spot>
      {ghost && <Ghost from={ghost.from} hours={ghost.hours} />}
      <Pieces view={view} names={names} />
    </svg>
  )
}

const asksMove = (frame: ChronoFrame | undefined, viewer: number): boolean =>
  frame?.kind === 'turn' && frame.seat === viewer

interface Going {
  from: number
  hours: number
}

function Dial({ view, ghost }: { view: View; ghost: Going | undefined }) {
  const marks = marksOf(view)
  const met = ghost ? passage(view, ghost.from, ghost.hours) : undefined
  return (
    <g className="ch-dial-face">
      <circle className="ch-rim" r={103} />
      <circle className="ch-clock-plate" r={84} />
      {Array.from({ length: HOURS }, (_, hour) => {
        const [x, y] = at(hour, NUMBERS)
        const late = hour >= CLOCK.overtime.hour
        const mark = marks.includes(hour)
        return (
          <g key={hour} data-late={late || undefined} data-met={met?.marks.includes(hour) || undefined}>
            <path d={`M${at(hour, 84).join(' ')}L${at(hour, 80).join(' ')}`} className="ch-tick" />
            {mark && <circle className="ch-mark" cx={x} cy={y} r={9.5} />}
            <text className="ch-hour" x={x} y={y + 3.8} textAnchor="middle">
              {hour}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** Where one's piece would come to lie. */
function Ghost({ from, hours }: Going) {
  const to = Math.min(HOURS - 1, from + hours)
  const [x, y] = at(to, PIECES)
  const [sx, sy] = at(from, PIECES - 10)
  const [ex, ey] = at(to, PIECES - 10)
  return (
    <g className="ch-ghost">
      <path d={`M${sx} ${sy}A${PIECES - 10} ${PIECES - 10} 0 ${to - from > HOURS / 2 ? 1 : 0} 1 ${ex} ${ey}`} />
      <circle cx={x} cy={y} r={10} />
    </g>
  )
}

/** Pieces on the same hour lie inwards, each a little aside of the one below it. */
function stackedAt(hour: number, below: number): readonly [number, number] {
  const [x, y] = at(hour, PIECES - below * 10)
  const [aside, along] = at(hour + HOURS / 4, below % 2 === 0 ? 0 : 9)
  return [x + aside, y + along]
}

function Pieces({ view, names }: { view: View; names: readonly string[] }) {
  const active = view.phase === 'production' ? activePiece(view) : undefined
  const stacks = view.pieces.map((piece, index) => ({ piece, index })).sort((a, b) => a.piece.height - b.piece.height)
  return stacks.map(({ piece, index }) => {
    const who = merchantOf(view, index)
    if (who !== 'peddler' && view.shops[who]?.out) return null
    const below = view.pieces.filter((other) => other.hour === piece.hour && other.height < piece.height).length
    const [x, y] = stackedAt(piece.hour, below)
    const name = who === 'peddler' ? 'The Peddler' : names[who]
    return (
      <Spot
        key={index}
        piece={`piece-${index}`}
        at={[x, y]}
        className="ch-piece"
        label={`${name}, hour ${piece.hour}${index === active ? ', acts now' : ''}${crowd(view.pieces, piece)}`}
      >
        {index === active && <circle className="ch-active" r={13} />}
        {who === 'peddler' ? <PeddlerMark /> : <SeatMark seat={who} size={20} at={[-10, -10]} />}
        <circle className="halo" r={13} />
      </Spot>
    )
  })
}

const crowd = (pieces: readonly Piece[], piece: Piece): string => {
  const above = pieces.filter(({ hour, height }) => hour === piece.hour && height > piece.height).length
  return above > 0 ? `, under ${say.count(above, 'other piece')}` : ''
}

export function PeddlerMark() {
  return (
    <g className="ch-peddler-mark">
      <rect x={-10} y={-10} width={20} height={20} rx={10} />
      <Icon body={knapsack} size={15} at={[-7.5, -7.5]} />
    </g>
  )
}
