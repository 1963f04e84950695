/** The small things that lie about: Adventurers, Goods, coins, hours, Corruption. */
import { Icon } from '@anachron/kit'
import type { ReactNode } from 'react'
import type { Colour, Customer, Size } from '../content/index.ts'
import { FOLK, hourglass, skull, WARE } from './pictures.ts'

interface Placed {
  /** Middle. */
  at?: readonly [number, number]
  size?: number
}

/** A face of their trade. */
export function Adventurer({ customer, at = [0, 0], size = 36 }: Placed & { customer: Customer }) {
  return (
    <g className={`ch-${customer}`} transform={`translate(${at[0]} ${at[1]})`}>
      <circle className="ch-disc" r={size / 2} />
      <g className="ch-on">
        <Icon body={FOLK[customer]} size={size * 0.74} at={[-size * 0.37, -size * 0.37]} />
      </g>
    </g>
  )
}

/** The same with a cloak: somebody who stands or sits. */
export function Customers({ customer, size = 20 }: { customer: Customer; size?: number }) {
  return (
    <g className={`ch-${customer}`}>
      <path className="ch-cloak" d="M-10 21Q-9 7 0 6Q9 7 10 21Z" transform={`scale(${size / 20})`} />
      <Adventurer customer={customer} size={size} />
    </g>
  )
}

export interface GoodProps extends Placed {
  kind: Size
  colour: Colour
  /** Only its place: it is still in the supply. */
  empty?: boolean
}

/** Relics lie on round stands, Artifacts on square ones with a plinth. */
export function Good({ kind, colour, empty = false, at = [0, 0], size = 36 }: GoodProps) {
  const half = size / 2
  return (
    <g className={`ch-${colour}`} transform={`translate(${at[0]} ${at[1]})`} data-empty={empty || undefined}>
      {kind === 'relic' ? (
        <circle className="ch-disc" r={half} />
      ) : (
        <>
          <rect className="ch-disc" x={-half} y={-half} width={size} height={size} rx={size * 0.16} />
          {!empty && (
            <rect
              className="ch-plinth"
              x={-half * 1.12}
              y={half * 0.8}
              width={size * 1.12}
              height={size * 0.14}
              rx={1.5}
            />
          )}
        </>
      )}
      <g className="ch-on">
        <Icon body={WARE[kind][colour]} size={size * 0.74} at={[-size * 0.37, -size * 0.37]} />
      </g>
    </g>
  )
}

export function Coin({ at = [0, 0], r = 7 }: { at?: readonly [number, number]; r?: number }) {
  return (
    <g className="ch-coin" transform={`translate(${at[0]} ${at[1]})`}>
      <circle r={r} />
      <path d={`M${-r * 0.45} ${-r * 0.35}A${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.4} ${-r * 0.45}`} />
    </g>
  )
}

/** A drawing in running text, as big as a line of it. */
export function Inline({ size = 24, children }: { size?: number; children: ReactNode }) {
  return (
    <svg className="ch-inline" width={size} height={size} viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

export const InlineGood = ({ size, ...good }: Omit<GoodProps, 'at'>) => (
  <Inline size={size ?? 24}>
    <Good {...good} size={34} />
  </Inline>
)

export const InlineAdventurer = ({ customer, size = 24 }: { customer: Customer; size?: number }) => (
  <Inline size={size}>
    <Adventurer customer={customer} size={38} />
  </Inline>
)

/** What something costs: a number before each kind of icon, centred. */
export function Cost({ hours, corruption, at = [0, 0] }: { hours: number; corruption: number } & Placed) {
  const width = costWidth({ hours, corruption })
  return (
    <g className="ch-cost" transform={`translate(${at[0] - width / 2} ${at[1]})`}>
      <text y={5}>{hours}</text>
      <g className="ch-hours">
        <Icon body={hourglass} size={14} at={[10, -7]} />
      </g>
      {corruption > 0 && (
        <g transform="translate(27 0)">
          <text className="ch-bad" y={5}>
            {corruption}
          </text>
          <g className="ch-corrupt">
            <Icon body={skull} size={14} at={[10, -7]} />
          </g>
        </g>
      )}
    </g>
  )
}

export const costWidth = ({ corruption }: { hours: number; corruption: number }): number => (corruption > 0 ? 52 : 24)

/** The icons printed on a half, one by one as on a tile. */
export function Printed({
  hours,
  corruption,
  at,
  size = 13,
}: {
  hours: number
  corruption: number
  at: readonly [number, number]
  size?: number
}) {
  const icons = [...new Array<'hour'>(hours).fill('hour'), ...new Array<'vice'>(corruption).fill('vice')]
  const step = size * 0.84
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      {icons.map((icon, i) => (
        <g key={i} className={icon === 'hour' ? 'ch-hours' : 'ch-corrupt'}>
          <Icon
            body={icon === 'hour' ? hourglass : skull}
            size={size}
            at={[(i - (icons.length - 1) / 2) * step - size / 2, -size / 2]}
          />
        </g>
      ))}
    </g>
  )
}
