/** Six boats off the cove, with whoever sits in them, and the Adventurer who is looking for a seat. */
import { Spot } from '@anachron/web/kit'
import { BOATS, type Customer } from '../content/index.ts'
import type { Boat, ChronoEvent, View } from '../rules/types.ts'
import * as say from '../words/phrases.ts'
import { Adventurer } from './Tokens.tsx'

const WIDTH = 420
const HEIGHT = 206
const place = (i: number): readonly [number, number] => [72 + (i % 3) * 138, 62 + Math.floor(i / 3) * 78]

/** Who has been drawn and not yet seated. */
function waiting(view: View, now: ChronoEvent | undefined): Customer | undefined {
  if (now?.kind === 'arrived') return now.adventurer
  const frame = view.stack.at(-1)
  return (!now && frame?.kind === 'arrival' && frame.adventurer) || undefined
}

export function Sea({ view, now }: { view: View; now: ChronoEvent | undefined }) {
  const arriving = waiting(view, now)
  return (
    <svg className="ch-sea" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-label="Boats at sea">
      <Waves />
      {view.boats.map((boat, i) =>
        boat.pier === null ? <AtSea key={i} boat={boat} number={i + 1} /> : <Wake key={i} boat={boat} number={i + 1} />,
      )}
      <Bag view={view} />
      {arriving && (
        <g data-piece="arriving" data-from="bag" style={{ transform: 'translate(210px, 183px)' }}>
          <circle className="ch-arriving" r={19} />
          <Adventurer customer={arriving} size={30} />
        </g>
      )}
    </svg>
  )
}

function Waves() {
  return (
    <g className="ch-waves">
      <rect className="ch-dusk-1" width={WIDTH} height={HEIGHT} />
      <rect className="ch-dusk-2" y={14} width={WIDTH} height={HEIGHT} />
      <rect className="ch-water" y={30} width={WIDTH} height={HEIGHT} />
      {[44, 86, 120, 160, 192].map((y, i) => (
        <path key={y} d={`M${10 + i * 17} ${y}q8 -5 16 0t16 0t16 0M${190 + i * 31} ${y + 7}q8 -5 16 0t16 0t16 0`} />
      ))}
    </g>
  )
}

const HULL = 'M-58 6H58L46 30H-46Z'

function AtSea({ boat, number }: { boat: Boat; number: number }) {
  const left = BOATS.seats - boat.passengers.length
  return (
    <Spot
      piece={`boat-${number}`}
      at={place(number - 1)}
      className="ch-boat"
      label={`Boat ${number}: ${say.passengers(boat.passengers)}, ${say.count(left, 'seat')} left`}
      facts={[
        'A full boat lands where whoever filled it wants. Boats that do not land bring their people to the halls.',
      ]}
      action={{ kind: 'seat', boat: number }}
    >
      <rect className="ch-hit" x={-62} y={-36} width={124} height={70} />
      <path className="ch-sail" d="M0 -36V6M0 -34L20 -22L0 -14Z" />
      <path className="ch-hull" d={HULL} />
      <text className="ch-boat-number" y={24} textAnchor="middle">
        {number}
      </text>
      {Array.from({ length: BOATS.seats }, (_, seat) => {
        const x = (seat - 1.5) * 28
        const passenger = boat.passengers[seat]
        return passenger ? (
          <g
            key={seat}
            data-piece={`boat-${number}-seat-${seat}`}
            data-from="arriving"
            style={{ transform: `translate(${x}px, 0px)` }}
          >
            <Adventurer customer={passenger} size={25} />
          </g>
        ) : (
          <circle key={seat} className="ch-seat" cx={x} r={11} />
        )
      })}
      <rect className="halo" x={-62} y={-36} width={124} height={70} rx={10} />
    </Spot>
  )
}

/** What a landed boat leaves behind. */
function Wake({ boat, number }: { boat: Boat; number: number }) {
  return (
    <Spot
      at={place(number - 1)}
      className="ch-wake"
      label={`Boat ${number} landed at pier ${boat.pier}`}
      action={{ kind: 'seat', boat: number }}
    >
      <rect className="ch-hit" x={-62} y={-30} width={124} height={64} />
      <path d="M-40 16q10 -6 20 0t20 0t20 0t20 0" />
      <text y={8} textAnchor="middle">
        {number} landed
      </text>
      <rect className="halo" x={-62} y={-30} width={124} height={64} rx={10} />
    </Spot>
  )
}

function Bag({ view }: { view: View }) {
  const total = view.bag.reduce((sum, n) => sum + n, 0)
  return (
    <Spot
      at={[36, 184]}
      piece="bag"
      className="ch-bag"
      label={`The bag: ${say.crowd(view.bag)}`}
      facts={['Whoever comes at a mark of the Clock is drawn from it at random.']}
    >
      <path d="M-16 14C-22 -2 -8 -6 -6 -12H6C8 -6 22 -2 16 14Q0 20 -16 14Z" />
      <text y={11} textAnchor="middle">
        {total}
      </text>
      <circle className="halo" r={20} />
    </Spot>
  )
}
