/** Three piers: customers queue, and what one Good brings stands at their feet. */
import { type Sentence, say } from '@anachron/kernel/words'
import { Icon, Spot, t } from '@anachron/kit'
import {
  COLOURS,
  CUSTOMERS,
  type Customer,
  PIER,
  PIER_INDEX,
  PIERS,
  type PierId,
  type Size,
  VALUE,
} from '../content/index.ts'
import { priceAt } from '../rules/market.ts'
import type { Action, ChronoEvent, Counts, View } from '../rules/types.ts'
import { pierFacts, pierLabel } from '../words/labels.ts'
import { skull } from './pictures.ts'
import { said } from './said.ts'
import type { Box, Window } from './scene-layout.ts'
import { Adventurer, Customers } from './Tokens.tsx'

interface PiersProps {
  view: View
  now: ChronoEvent | undefined
  window: Pick<Window, 'piers' | 'low'>
}

export const Piers = ({ view, now, window }: PiersProps) =>
  PIERS.map((pier) => <Pier key={pier} view={view} now={now} pier={pier} box={window.piers[pier]} low={window.low} />)

function pierActions(view: View, pier: PierId): Action[] {
  const frame = view.stack.at(-1)
  if (frame?.kind !== 'sale') return [{ kind: 'land', pier }]
  return PIER[pier].sells.flatMap((size) => COLOURS.map((colour): Action => ({ kind: 'sell', size, colour, pier })))
}

interface PierProps {
  view: View
  now: ChronoEvent | undefined
  pier: PierId
  box: Box
  low: boolean
}

/** Deck below the berths, in units from the top. */
const DECK = 44

function Pier({ view, now, pier, box: { x, y, width, height }, low }: PierProps) {
  const { berths, sells } = PIER[pier]
  const ashore = view.piers[PIER_INDEX[pier]] as Counts
  const here = view.boats.flatMap((boat, i) => (boat.pier === pier ? [i + 1] : []))
  const moored = Array.from({ length: berths }, (_, n) => here[n])
  const landing = now?.kind === 'landed' && now.pier === pier ? now.boat : undefined
  const kinds = CUSTOMERS.filter((_, i) => (ashore[i] as number) > 0)
  const deck = low ? 20 : DECK
  return (
    <Spot
      piece={`pier-${pier}`}
      at={[x, y]}
      className="ch-pier"
      label={said(pierLabel(pier, ashore, moored))}
      written={[
        ...(pier === 'M' && isShort(width) ? [t(NAMES.M[1])] : []),
        ...(kinds.length === 0 ? [t`nobody yet, ${emptyWords(pier).join('')}`] : []),
      ]}
      facts={pierFacts(view, pier, ashore).map(said)}
      action={pierActions(view, pier)}
    >
      <rect className="ch-hit" y={-8} width={width} height={height + 8} />
      <path
        className="ch-deck"
        data-dark={pier === 'M' || undefined}
        d={low ? `M0 8H${width}V${height}H0Z` : `M6 ${deck}H${width - 6}L${width} ${height}H0Z`}
      />
      {!low && (
        <>
          <Planks width={width} from={deck} to={height} />
          {moored.map((boat, n) => (
            <Berth key={n} boat={boat} x={berths === 1 ? width / 2 : width * (n ? 0.74 : 0.26)} wide={berths === 1} />
          ))}
        </>
      )}
      {kinds.map((customer, n) => (
        <Queue
          key={customer}
          view={view}
          pier={pier}
          customer={customer}
          x={width / 2 + (n - (kinds.length - 1) / 2) * Math.min(30, (width - 6) / kinds.length)}
          step={Math.min(30, (width - 6) / kinds.length)}
          top={deck + 12}
          base={height - 14}
          landing={landing}
        />
      ))}
      {kinds.some((one) => one !== 'grey') && sells.length > 1 && (
        <Key kinds={kinds.length} width={width} base={height - 14} />
      )}
      {kinds.length === 0 && <Empty pier={pier} width={width} y={(deck + height) / 2} low={low} />}
      <Sign pier={pier} width={width} sells={sells} />
      <rect className="halo" x={-2} y={-10} width={width + 4} height={height + 8} rx={6} />
    </Spot>
  )
}

const Planks = ({ width, from, to }: { width: number; from: number; to: number }) => (
  <g className="ch-planks">
    {[1, 2, 3, 4, 5, 6, 7, 8].map((n) => (
      <path key={n} d={`M${6 + (width - 12) * (n / 9)} ${from}L${width * (n / 9)} ${to}`} />
    ))}
    <path className="ch-edge" d={`M4 ${from}H${width - 4}V${from + 4}H4Z`} />
    {[4, width - 4].map((post) => (
      <path key={post} className="ch-post" d={`M${post - 3.5} ${from - 6}h7v26h-7z`} />
    ))}
  </g>
)

/** A boat that has landed, or room for one. */
function Berth({ boat, x, wide }: { boat: number | undefined; x: number; wide: boolean }) {
  const half = wide ? 34 : 29
  if (boat === undefined)
    return (
      <g className="ch-berth">
        <path
          d={`M${x - half + 2} 28H${x + half - 2}Q${x + half - 4} 41 ${x + half - 12} 43H${x - half + 12}Q${x - half + 4} 41 ${x - half + 2} 28Z`}
        />
        <text x={x} y={40} textAnchor="middle">
          {t('free')}
        </text>
      </g>
    )
  return (
    <g className="ch-moored" data-piece={`boat-${boat}`} style={{ transform: `translate(${x}px, 34px)` }}>
      <path className="ch-mast" d="M0 -6V-22" />
      <path className="ch-sail" d="M2 -22Q20 -18 22 -6H2Z" />
      <path
        className="ch-hull"
        d={`M${-half} -5H${half}Q${half - 2} 9 ${half - 12} 11H${12 - half}Q${2 - half} 9 ${-half} -5Z`}
      />
      <text className="ch-ti ch-boat-number" x={-12} y={7} textAnchor="middle">
        {boat}
      </text>
    </g>
  )
}

const NAMES: Readonly<Record<PierId, readonly [Sentence, Sentence]>> = {
  S: [say`Trinket Pier`, say`Trinket`],
  L: [say`Treasure Pier`, say`Treasure`],
  M: [say`Black Market`, say`Market`],
}

const isShort = (width: number): boolean => width < 108

function Sign({ pier, width, sells }: { pier: PierId; width: number; sells: readonly Size[] }) {
  const marks = width > 82
  return (
    <g className="ch-sign">
      <rect y={-8} width={width} height={21} rx={4} />
      <text className="ch-ti" x={marks ? 7 : width / 2} y={7} textAnchor={marks ? 'start' : 'middle'}>
        {t(NAMES[pier][isShort(width) ? 1 : 0])}
      </text>
      {marks &&
        sells.map((size, n) => {
          const at = width - 12 - (sells.length - 1 - n) * 14
          return size === 'relic' ? (
            <circle key={size} cx={at} cy={2.5} r={5} />
          ) : (
            <rect key={size} className="ch-sign-mark" x={at - 5} y={-2.5} width={10} height={10} rx={1.5} />
          )
        })}
    </g>
  )
}

/** Of two prices the upper is a Relic’s, the lower an Artifact’s: the shapes of the sign, beside them. */
function Key({ kinds, width, base }: { kinds: number; width: number; base: number }) {
  const step = Math.min(30, (width - 6) / kinds)
  const x = width / 2 - ((kinds - 1) / 2) * step - step / 2 - 5
  if (x < 4) return null
  return (
    <g className="ch-key">
      <circle cx={x} cy={base - 14} r={4} />
      <rect x={x - 4} y={base - 4} width={8} height={8} rx={1} />
    </g>
  )
}

const emptyWords = (pier: PierId): readonly string[] => (pier === 'M' ? [t('both, and corrupts')] : [])

/** Nobody ashore: what each customer would pay for a Good of their colour. */
function Empty({ pier, width, y, low }: { pier: PierId; width: number; y: number; low: boolean }) {
  const sells = PIER[pier].sells
  const step = Math.min(28, (width - 6) / COLOURS.length)
  const corrupts = pier === 'M' && !low
  const top = y - (corrupts ? 16 : low ? 4 : 0) - (sells.length - 1) * 8
  return (
    <g className="ch-pier-empty">
      {COLOURS.map((colour, i) => {
        const x = width / 2 + (i - (COLOURS.length - 1) / 2) * step
        return (
          <g key={colour}>
            <Adventurer customer={colour} at={[x, top - (low ? 2 : 6)]} size={Math.min(low ? 13 : 16, step - 2)} />
            {sells.map((size, n) => (
              <text key={size} className="ch-mo" x={x} y={top + (low ? 16 : 18) + n * 15} textAnchor="middle">
                {VALUE[size][i]}
              </text>
            ))}
          </g>
        )
      })}
      {corrupts && (
        <g className="ch-corrupt">
          <Icon body={skull} size={17} at={[width / 2 - 8.5, top + 40]} />
        </g>
      )}
    </g>
  )
}

interface QueueProps {
  view: View
  pier: PierId
  customer: Customer
  x: number
  step: number
  /** Where the queue may begin, and where its price stands. */
  top: number
  base: number
  landing: number | undefined
}

/** Those of one colour, one behind the other, and what a Good of it brings here. */
function Queue({ view, pier, customer, x, step, top, base, landing }: QueueProps) {
  const i = CUSTOMERS.indexOf(customer)
  const n = (view.piers[PIER_INDEX[pier]] as Counts)[i] as number
  const rogue = customer === 'grey'
  const prices = rogue
    ? view.rogueCard === 'thieves'
      ? [`−${n}`]
      : []
    : PIER[pier].sells.map((size) => String(priceAt(view, size, i, pier)))
  const foot = base - Math.max(0, prices.length - 1) * 14
  const room = foot - 24 - top
  const back = n > 1 ? Math.min(15, room / (n - 1)) : 0
  const width = Math.min(27, step - 1.5)
  return (
    <g>
      {Array.from({ length: n }, (_, k) => n - 1 - k).map((k) => (
        <g
          key={k}
          data-piece={`ashore-${pier}-${customer}-${k}`}
          data-from={landing === undefined ? undefined : `boat-${landing}`}
          style={{ transform: `translate(${x}px, ${foot - 24 - k * back}px)` }}
        >
          <Customers customer={customer} size={Math.min(20, step - 1)} />
        </g>
      ))}
      {prices.length > 0 && (
        <g className="ch-price" data-loss={rogue || undefined} transform={`translate(${x} ${foot})`}>
          <rect x={-width / 2} y={-10} width={width} height={18 + (prices.length - 1) * 14} rx={4} />
          {prices.map((price, k) => (
            <text key={k} className="ch-mo" y={4 + k * 14} textAnchor="middle">
              {price}
            </text>
          ))}
        </g>
      )}
    </g>
  )
}
