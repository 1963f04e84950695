/** Six boats off the cove, with whoever sits in them, and the Adventurer who is looking for a seat. */
import { count, say } from '@anachron/kernel/words'
import { Icon, Spot, t } from '@anachron/kit'
import { BOATS, type Customer, PIER, PIERS } from '../content/index.ts'
import { freeBerths } from '../rules/harbour.ts'
import type { Boat, ChronoEvent, View } from '../rules/types.ts'
import { boatLabel } from '../words/labels.ts'
import { crowd } from '../words/phrases.ts'
import { skull } from './pictures.ts'
import { said } from './said.ts'
import type { At, Window } from './scene-layout.ts'
import { Adventurer, Customers } from './Tokens.tsx'

/** Who has been drawn and not yet seated. */
export function waiting(view: View, now: ChronoEvent | undefined): Customer | undefined {
  if (now?.kind === 'arrived') return now.adventurer
  const frame = view.stack.at(-1)
  return (!now && frame?.kind === 'arrival' && frame.adventurer) || undefined
}

interface BoatsProps {
  view: View
  now: ChronoEvent | undefined
  boats: NonNullable<Window['boats']>
}

export function Boats({ view, now, boats: { at, scale, bag, arriving: place } }: BoatsProps) {
  const arriving = waiting(view, now)
  const hasBerth = PIERS.some((pier) => freeBerths(view, pier) > 0)
  const corrupts = arriving === 'grey' && view.rogueCard === 'criminals'
  return (
    <>
      {view.boats.map((boat, i) =>
        boat.pier === null ? (
          <AtSea key={i} boat={boat} number={i + 1} at={at[i] as At} {...{ scale, arriving, hasBerth }} />
        ) : (
          <Buoy key={i} boat={boat} number={i + 1} at={at[i] as At} />
        ),
      )}
      <Bag view={view} arriving={arriving} at={bag} place={place} corrupts={corrupts} />
    </>
  )
}

interface BoatProps {
  boat: Boat
  number: number
  at: At
}

const SEATS = [-35, -12, 11, 34]

interface AtSeaProps extends BoatProps {
  scale: number
  arriving: Customer | undefined
  /** Somewhere it could land. */
  hasBerth: boolean
}

function AtSea({ boat, number, at, scale, arriving, hasBerth }: AtSeaProps) {
  const free = BOATS.seats - boat.passengers.length
  return (
    <Spot
      piece={`boat-${number}`}
      at={at}
      className="ch-boat"
      label={said(boatLabel(number, boat))}
      facts={[
        free > 1
          ? said(say`${count(free, 'seat')} free.`)
          : hasBerth
            ? t('The next to board fills it: it lands where that merchant wants.')
            : t('No berth is free: it stays at sea.'),
        t('People still at sea when the Market opens go home to their halls.'),
      ]}
      action={{ kind: 'seat', boat: number }}
      told
    >
      <g transform={`scale(${scale})`}>
        <rect className="ch-hit" x={-54} y={-44} width={108} height={66} />
        <g className="ch-bob" style={{ animationDelay: `${-number * 0.7}s` }}>
          <path className="ch-mast" d="M-2 0V-46" />
          <path className="ch-sail" d="M1 -46Q33 -40 40 -22L1 -22Z" />
          <path className="ch-sail-back" d="M-5 -42Q-20 -36 -24 -22H-5Z" />
          <text
            className="ch-ti ch-boat-number"
            x={17}
            y={-26}
            textAnchor="middle"
            style={{ fontSize: Math.max(14, 13 / scale) }}
          >
            {number}
          </text>
          {SEATS.map((x, seat) => {
            const passenger = boat.passengers[seat]
            if (passenger)
              return (
                <g
                  key={seat}
                  data-piece={`boat-${number}-seat-${seat}`}
                  data-from="arriving"
                  style={{ transform: `translate(${x}px, -9.5px)` }}
                >
                  <Customers customer={passenger} size={20} />
                </g>
              )
            return (
              <circle
                key={seat}
                className="ch-seat"
                data-next={(arriving && seat === boat.passengers.length) || undefined}
                cx={x}
                cy={-8}
                r={8.5}
              />
            )
          })}
          <path className="ch-hull" d="M-50 0H50Q47 14 34 18H-34Q-47 14 -50 0Z" />
          <path className="ch-gunwale" d="M-50 0H50L49 4.500H-49Z" />
        </g>
        <path className="ch-foam" d="M-56 19q7 -4 14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0" />
      </g>
      <path className="halo" transform={`scale(${scale})`} d="M-52 -20H52V-3Q48 14 36 20H-36Q-48 14 -52 -3Z" />
    </Spot>
  )
}

/** What a landed boat leaves behind. */
function Buoy({ boat, number, at }: BoatProps) {
  const where = boat.pier ? PIER[boat.pier].name : ''
  return (
    <Spot
      at={[at[0] - 16, at[1]]}
      className="ch-buoy"
      label={said(say`Boat ${number} landed at the ${where}`)}
      action={{ kind: 'seat', boat: number }}
    >
      <rect className="ch-hit" x={-20} y={-22} width={84} height={40} />
      <path className="ch-buoy-body" d="M-9 10Q0 16 9 10L5 -8H-5Z" />
      <path
        className="ch-buoy-band"
        d="M-7.500 3.500Q0 7 7.500 3.500L6.400 -1.500Q0 1 -6.400 -1.500ZM0 -8V-20L11 -16L0 -12"
      />
      <path className="ch-foam" d="M-24 14q8 -4 15 0t15 0t15 0" />
      <text x={38} y={4} textAnchor="middle">
        {t`${number} landed`}
      </text>
      <rect className="halo" x={-20} y={-22} width={84} height={40} rx={8} />
    </Spot>
  )
}

/** Whoever comes next is drawn from it; who has been drawn stands before it. */
interface BagProps {
  view: View
  arriving: Customer | undefined
  at: At
  /** Where whoever has been drawn stands. */
  place: At
  /** Whoever seats them draws a Corruption card: that stands on them, whatever the boat. */
  corrupts: boolean
}

function Bag({ view, arriving, at, place, corrupts }: BagProps) {
  const total = view.bag.reduce((sum, n) => sum + n, 0)
  return (
    <>
      <Spot
        at={at}
        piece="bag"
        className="ch-bag"
        label={said(say`${count(total, 'Adventurer')} left in the bag`)}
        facts={[said(say`In it: ${crowd(view.bag)}.`), t('At a ringed hour somebody is drawn from it.')]}
      >
        <circle className="ch-hit" r={12} />
        <path transform="scale(.72)" d="M-16 14C-22 -2 -8 -6 -6 -12H6C8 -6 22 -2 16 14Q0 20 -16 14Z" />
        <text y={9} textAnchor="middle">
          {total}
        </text>
        <text className="ch-bag-word" y={23} textAnchor="middle">
          {t('left')}
        </text>
        <circle className="halo" r={14} />
      </Spot>
      {arriving && (
        <g
          data-piece="arriving"
          data-from="bag"
          className="ch-arriving"
          style={{ transform: `translate(${place[0]}px, ${place[1]}px)` }}
        >
          <circle className="ch-arriving-glow" r={18} />
          <Adventurer customer={arriving} size={26} />
          {corrupts && (
            <g className="ch-corrupt">
              <rect className="ch-arriving-price" x={8} y={6} width={34} height={18} rx={9} />
              <text className="ch-mo ch-loss" x={13} y={19.5}>
                +1
              </text>
              <Icon body={skull} size={13} at={[27, 8.5]} />
            </g>
          )}
        </g>
      )}
    </>
  )
}
