/** The small things that lie about: Adventurers, Goods, hours and Corruption, in drawings and in running text. */
import { Icon } from '@anachron/web/kit'
import type { ReactNode } from 'react'
import type { Colour, Customer, Figure, Size } from '../content/index.ts'
import { FIGURE, FOLK, hourglass, skull, WARE } from './pictures.ts'

interface Placed {
  /** Middle. */
  at?: readonly [number, number]
  size?: number
}

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

export interface GoodProps extends Placed {
  kind: Size
  colour: Colour
  /** Only its place: it is still in the supply. */
  empty?: boolean
}

/** Relics lie on round stands, Artifacts on square ones. */
export function Good({ kind, colour, empty = false, at = [0, 0], size = 36 }: GoodProps) {
  const half = size / 2
  return (
    <g className={`ch-${colour}`} transform={`translate(${at[0]} ${at[1]})`} data-empty={empty || undefined}>
      {kind === 'relic' ? (
        <circle className="ch-disc" r={half} />
      ) : (
        <rect className="ch-disc" x={-half} y={-half} width={size} height={size} rx={size * 0.16} />
      )}
      <g className="ch-on">
        <Icon body={WARE[kind][colour]} size={size * 0.74} at={[-size * 0.37, -size * 0.37]} />
      </g>
    </g>
  )
}

/** Wiz Grey under his hat, Humpty McHalf in his shell. */
export function Person({ figure, size = 40 }: { figure: Figure; size?: number }) {
  const half = size / 2
  return (
    <g className={`ch-figure ch-${figure}`}>
      {figure === 'chronomancer' ? (
        <circle className="ch-figure-base" r={half} />
      ) : (
        <path
          className="ch-figure-base"
          d={`M0 ${-half * 1.12}C${half * 0.72} ${-half * 1.12} ${half} ${-half * 0.1} ${half} ${half * 0.2}A${half} ${half * 0.86} 0 0 1 ${-half} ${half * 0.2}C${-half} ${-half * 0.1} ${-half * 0.72} ${-half * 1.12} 0 ${-half * 1.12}Z`}
        />
      )}
      {figure === 'chronomancer' ? (
        <Icon body={FIGURE.chronomancer} size={size * 0.8} at={[-size * 0.4, -size * 0.4]} />
      ) : (
        <HumptysFace half={half} />
      )}
    </g>
  )
}

function HumptysFace({ half }: { half: number }) {
  const u = half / 20
  return (
    <g transform={`scale(${u})`} className="ch-face">
      <circle cx={-6} cy={-4} r={2.6} />
      <circle cx={6} cy={-4} r={2.6} />
      <path d="M-7 4Q0 10 7 4" />
      <path d="M-17 1L-11 6L-6 2" className="ch-crack" />
      <path d="M-6 14L0 17L6 14V20L0 17L-6 20Z" className="ch-bow" />
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
    <Good {...good} size={38} />
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
        <g transform="translate(29 0)">
          <text y={5}>{corruption}</text>
          <g className="ch-corrupt">
            <Icon body={skull} size={15} at={[10, -7.5]} />
          </g>
        </g>
      )}
    </g>
  )
}

export const costWidth = ({ corruption }: { hours: number; corruption: number }): number => (corruption > 0 ? 55 : 24)

/** The icons printed on a half, one by one as on a tile. */
export function Printed({
  hours,
  corruption,
  at,
}: {
  hours: number
  corruption: number
  at: readonly [number, number]
}) {
  const icons = [...new Array<'hour'>(hours).fill('hour'), ...new Array<'vice'>(corruption).fill('vice')]
  const size = icons.length > 2 ? 11.5 : 13
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      {icons.map((icon, i) => (
        <g key={i} className={icon === 'hour' ? 'ch-hours' : 'ch-corrupt'}>
          <Icon
            body={icon === 'hour' ? hourglass : skull}
            size={size}
            at={[(i - icons.length / 2) * size, -size / 2]}
          />
        </g>
      ))}
    </g>
  )
}
