/** The quay: four halls and the lair along the skyline, below them the three piers with what they pay now. */
import { Icon, Spot } from '@anachron/web/kit'
import {
  ADVENTURERS,
  COLOURS,
  CUSTOMERS,
  type Customer,
  PIER,
  PIER_INDEX,
  PIERS,
  type PierId,
  ROGUE,
  type Size,
} from '../content/index.ts'
import { hallsAfterSettling, priceAt } from '../rules/market.ts'
import type { Action, ChronoEvent, Counts, View } from '../rules/types.ts'
import * as say from '../words/phrases.ts'
import { sourceWords } from './marks.ts'
import { coins, skull } from './pictures.ts'
import { Adventurer } from './Tokens.tsx'

const WIDTH = 420

export function Quay({ view, now }: { view: View; now: ChronoEvent | undefined }) {
  return (
    <svg className="ch-quay" viewBox={`0 0 ${WIDTH} 206`} aria-label="Halls and piers">
      <rect className="ch-dusk-1" width={WIDTH} height={206} />
      <rect className="ch-dusk-2" y={14} width={WIDTH} height={206} />
      <rect className="ch-stone" y={58} width={WIDTH} height={148} />
      {CUSTOMERS.map((customer, i) => (
        <Hall key={customer} view={view} customer={customer} x={i * 84} />
      ))}
      {PIERS.map((pier, i) => (
        <Pier key={pier} view={view} pier={pier} x={i * 136 + 6} now={now} />
      ))}
    </svg>
  )
}

const HOUSE: Readonly<Record<Customer, string>> = {
  red: 'M4 52V20H10V14H18V20H26V14H34V20H42V14H50V20H58V14H66V20H72V52Z',
  green: 'M4 52V24Q38 -4 72 24V52Z',
  blue: 'M4 52V24L21 4L38 24L55 4L72 24V52Z',
  yellow: 'M4 52V26H14L38 6L62 26H72V52Z',
  grey: 'M4 52V34Q14 16 38 18Q62 16 72 34V52Z',
}

/** Adventurers at home, and how many more are on their way unless they land. */
function Hall({ view, customer, x }: { view: View; customer: Customer; x: number }) {
  const rogue = customer === 'grey'
  const i = CUSTOMERS.indexOf(customer)
  const home = rogue ? view.lair : (view.halls[i] as number)
  const then = rogue ? home + rogues(view) : (hallsAfterSettling(view)[i] as number)
  const { name, source } = ADVENTURERS[customer]
  const { name: card, effect, source: rogueSource } = ROGUE[view.rogueCard]
  return (
    <Spot
      piece={`hall-${customer}`}
      at={[x + 4, 6]}
      className="ch-hall"
      label={
        rogue
          ? `The lair: ${say.count(home, 'Rogue')}`
          : `Hall of the ${name}: ${home}${then > home ? `, ${then} if the Market opened now` : ''}`
      }
      facts={[
        ...(then > home ? [`${then} if the Market opened now, with those still at sea.`] : []),
        ...(rogue
          ? [`Rogue card ${card}: ${effect}.`, sourceWords(rogueSource)]
          : [
              'A bare Sponsorship icon of its colour pays this much in the Market, a Faction icon at the end.',
              sourceWords(source),
            ]),
      ]}
    >
      <path className={`ch-house ch-${customer}`} d={HOUSE[customer]} />
      <Adventurer customer={customer} at={[24, 38]} size={22} />
      <text className="ch-hall-count" x={40} y={45}>
        {home}
      </text>
      {then > home && (
        <text className="ch-hall-then" x={54} y={45}>
          +{then - home}
        </text>
      )}
      <rect className="halo" x={0} y={2} width={76} height={52} rx={6} />
    </Spot>
  )
}

const rogues = ({ boats }: View): number =>
  boats.reduce((sum, { passengers }) => sum + passengers.filter((one) => one === 'grey').length, 0)

function pierActions(view: View, pier: PierId): Action[] {
  const frame = view.stack.at(-1)
  if (frame?.kind !== 'sale') return [{ kind: 'land', pier }]
  return PIER[pier].sells.flatMap((size) => COLOURS.map((colour): Action => ({ kind: 'sell', size, colour, pier })))
}

function pierFacts(view: View, pier: PierId): string[] {
  const ashore = view.piers[PIER_INDEX[pier]] as Counts
  const { sells, corruption, source } = PIER[pier]
  const prices = sells.flatMap((size) => {
    const pays = COLOURS.flatMap((colour, i) =>
      (ashore[i] as number) > 0 ? [`${colour} ${priceAt(view, size, i, pier)}`] : [],
    )
    return pays.length > 0 ? [`${say.sizeName(size, true)}: ${pays.join(', ')} Gold each.`] : []
  })
  const price = corruption.relic + corruption.artifact
  return [
    ...prices,
    ...(price > 0
      ? [`A Relic sold here brings ${corruption.relic} Corruption, an Artifact ${corruption.artifact}.`]
      : []),
    sourceWords(source),
  ]
}

function Pier({ view, pier, x, now }: { view: View; pier: PierId; x: number; now: ChronoEvent | undefined }) {
  const { name, berths, sells } = PIER[pier]
  const ashore = view.piers[PIER_INDEX[pier]] as Counts
  const here = view.boats.flatMap((boat, i) => (boat.pier === pier ? [i + 1] : []))
  const landing = now?.kind === 'landed' && now.pier === pier ? now.boat : undefined
  const sold = now?.kind === 'sold' && now.pier === pier
  const rows = CUSTOMERS.flatMap((customer, i) => ((ashore[i] as number) > 0 ? [{ customer, i }] : []))
  const moored = Array.from({ length: berths }, (_, n) => berthWords(here[n]))
  return (
    <Spot
      piece={`pier-${pier}`}
      at={[x, 64]}
      className="ch-pier"
      label={`${name} (${pier}): ${rows.length === 0 ? NOBODY : say.crowd(ashore)}; ${berths === 1 ? 'berth' : 'berths'}: ${moored.join(', ')}`}
      facts={pierFacts(view, pier)}
      action={pierActions(view, pier)}
    >
      <rect className="ch-planks" width={132} height={138} rx={6} data-sold={sold || undefined} />
      <text className="ch-pier-name" x={8} y={17}>
        {name}
      </text>
      {sells.map((size, n) => (
        <SellsMark key={size} size={size} x={124 - (sells.length - n) * 15} />
      ))}
      {Array.from({ length: berths }, (_, n) => (
        <Berth key={n} x={8 + n * 58} boat={here[n]} wide={berths === 1} />
      ))}
      {rows.map(({ customer, i }, row) => (
        <Crowd
          key={customer}
          view={view}
          pier={pier}
          customer={customer}
          n={ashore[i] as number}
          y={58 + row * 18}
          landing={landing}
        />
      ))}
      {rows.length === 0 && (
        <text className="ch-pier-empty" x={66} y={92} textAnchor="middle">
          {NOBODY}
        </text>
      )}
      <rect className="halo" width={132} height={138} rx={6} />
    </Spot>
  )
}

function SellsMark({ size, x }: { size: Size; x: number }) {
  return size === 'relic' ? (
    <circle className="ch-sells" cx={x + 6} cy={12.5} r={5} />
  ) : (
    <rect className="ch-sells" x={x} y={6.5} width={12} height={12} rx={2} />
  )
}

const NOBODY = 'nobody yet'
const berthWords = (boat: number | undefined): string => (boat === undefined ? 'free' : `boat ${boat}`)

function Berth({ x, boat, wide }: { x: number; boat: number | undefined; wide: boolean }) {
  const width = wide ? 116 : 56
  return (
    <g className="ch-berth" data-taken={boat !== undefined || undefined}>
      <path d={`M${x} 26H${x + width}L${x + width - 9} 42H${x + 9}Z`} />
      <text x={x + width / 2} y={38} textAnchor="middle">
        {berthWords(boat)}
      </text>
    </g>
  )
}

interface CrowdProps {
  view: View
  pier: PierId
  customer: Customer
  n: number
  y: number
  landing: number | undefined
}

/** Those of one colour, and what a Good of it brings here. */
function Crowd({ view, pier, customer, n, y, landing }: CrowdProps) {
  const step = Math.min(15, 58 / n)
  const i = CUSTOMERS.indexOf(customer)
  return (
    <g>
      {Array.from({ length: n }, (_, k) => (
        <g
          key={k}
          data-piece={`ashore-${pier}-${customer}-${k}`}
          data-from={landing === undefined ? undefined : `boat-${landing}`}
          style={{ transform: `translate(${14 + k * step}px, ${y}px)` }}
        >
          <Adventurer customer={customer} size={16} />
        </g>
      ))}
      {customer === 'grey' ? (
        view.rogueCard === 'thieves' && (
          <text className="ch-theft" x={124} y={y + 4.5} textAnchor="end">
            −{n}
          </text>
        )
      ) : (
        <g className="ch-price">
          <text x={112} y={y + 4.5} textAnchor="end">
            {PIER[pier].sells.map((size) => priceAt(view, size, i, pier)).join(' / ')}
          </text>
          <g className={pier === 'M' ? 'ch-corrupt' : 'ch-gold'}>
            <Icon body={pier === 'M' ? skull : coins} size={12} at={[114, y - 6]} />
          </g>
        </g>
      )}
    </g>
  )
}
