/** Four halls and the lair along the skyline, with those who are at home. */
import { say } from '@anachron/kernel/words'
import { Spot, t } from '@anachron/kit'
import { ADVENTURERS, CUSTOMERS, type Customer, ROGUE } from '../content/index.ts'
import { hallsAfterSettling } from '../rules/market.ts'
import type { View } from '../rules/types.ts'
import { hallLabel } from '../words/labels.ts'
import { said } from './said.ts'
import type { Window } from './scene-layout.ts'
import { Adventurer } from './Tokens.tsx'

const HOUSE: Readonly<Record<Customer, string>> = {
  red: 'M0 0V-42H7V-50H14V-42H22V-50H29V-42H37V-50H44V-42H52V-50H59V-42H66V0Z',
  green: 'M0 0V-26Q2 -52 33 -54Q64 -52 66 -26V0Z',
  blue: 'M0 0V-34L13 -58L26 -34V-30H40V-34L53 -58L66 -34V0Z',
  yellow: 'M0 0V-32L33 -54L66 -32V0Z',
  grey: 'M0 0Q0 -24 14 -30Q22 -44 36 -40Q54 -40 58 -24Q66 -18 66 0Z',
}

export function Halls({ view, halls: { at, step } }: { view: View; halls: Window['halls'] }) {
  return CUSTOMERS.map((customer, i) => (
    <Hall key={customer} view={view} customer={customer} at={[at[0] + i * step, at[1]]} width={step - 4} />
  ))
}

interface HallProps {
  view: View
  customer: Customer
  at: readonly [number, number]
  width: number
}

function Hall({ view, customer, at, width }: HallProps) {
  const rogue = customer === 'grey'
  const i = CUSTOMERS.indexOf(customer)
  const home = rogue ? view.lair : (view.halls[i] as number)
  const then = rogue ? home + atSea(view) : (hallsAfterSettling(view)[i] as number)
  const { name: card, effect } = ROGUE[view.rogueCard]
  // The lair says what Rogues do in this match.
  const name = rogue ? card : ADVENTURERS[customer].name
  const scale = width / 66
  const middle = width / 2
  return (
    <Spot
      piece={`hall-${customer}`}
      at={at}
      className={`ch-hall ch-${customer}`}
      label={said(hallLabel(customer, home, then))}
      written={rogue ? [t(card)] : []}
      facts={[
        ...(then > home ? [said(say`${then - home} more are at sea and go home if they do not land.`)] : []),
        ...(rogue
          ? [said(say`${card}: ${effect}.`)]
          : [
              t('A bare sponsor window of this colour pays so much at the Market.'),
              t('Townsfolk of this colour are worth so much at the end.'),
            ]),
      ]}
    >
      <path
        className="ch-house"
        d={HOUSE[customer]}
        transform={`scale(${scale} ${Math.max(0.86, Math.min(1, scale))})`}
      />
      <Adventurer customer={customer} at={[middle - 12, -27]} size={Math.min(22, width * 0.34)} />
      <text className="ch-mo ch-count" x={middle + 12} y={-21} textAnchor="middle">
        {home}
      </text>
      <text x={middle} y={-4} textAnchor="middle" {...fitted(name, width)}>
        {t(name)}
      </text>
      <rect className="halo" x={-2} y={-56} width={width + 4} height={58} rx={6} />
    </Spot>
  )
}

/** A name that would stick out of its house is drawn narrower, not smaller: as on a phone. */
const fitted = (name: string, width: number): { textLength?: number; lengthAdjust?: 'spacingAndGlyphs' } =>
  name.length * 6.8 > width - 2 ? { textLength: width - 2, lengthAdjust: 'spacingAndGlyphs' } : {}

const atSea = ({ boats }: View): number =>
  boats.reduce((sum, { passengers }) => sum + passengers.filter((one) => one === 'grey').length, 0)
