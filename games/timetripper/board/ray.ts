/** Where a jump in a direction can end: six lengths, what lies there, and how likely it is. */
import { t } from '@anachron/kit'
import { HOLE } from '../content/index.ts'
import { catalogueOf } from '../rules/catalogue.ts'
import { chanceOfAtMost } from '../rules/dice.ts'
import { isBlind } from '../rules/time-travel.ts'
import type { Heading, View } from '../rules/types.ts'
import { type Cell, passes } from './journeys.ts'

/** The battle that is none. */
export const BLACK_HOLE = 72

export interface RayEnd {
  length: number
  at: Cell
  /** The battle there, 0 for the Time Hole. */
  number: number
  name: string
  kind: 'home' | 'black' | 'visited' | 'battle'
  /** A word or two about it. */
  note: string
}

export interface Ray {
  heading: Heading
  ends: readonly RayEnd[]
  /** Chances of what the jump brings, if it is made now. */
  home: number
  black: number
  /** That one chooses the length oneself. */
  control: number
}

/** With the Experience that the jump itself will bring. From where the marker stands, or stood. */
export function rayOf(
  view: View,
  heading: Heading,
  length: 'open' | 'chosen' = 'open',
  from: Cell | undefined = standsAt(view),
): Ray | undefined {
  const { time } = view
  if (!from || time.layout === null || isBlind(view)) return undefined
  const by = view.trippers.findIndex((tripper) => tripper.gear.some(({ what }) => what === 'radio'))
  const experience = (view.trippers[by]?.experience ?? 0) + (length === 'open' ? 1 : 0)
  const roll = chanceOfAtMost(experience)
  const control = length === 'chosen' ? 1 : roll
  const ends = passes(time, from, heading, 6).map((at, i): RayEnd => {
    const number = time.layout?.[at.display][at.cell] ?? HOLE
    const site = catalogueOf(view.own).battles[number]
    const visited = view.visited.includes(number)
    const kind =
      number === HOLE
        ? 'home'
        : number === BLACK_HOLE && site?.source !== 'own'
          ? 'black'
          : visited
            ? 'visited'
            : 'battle'
    return {
      length: i + 1,
      at,
      number,
      name: t(number === HOLE ? 'Time Hole' : (site?.title ?? '')),
      kind,
      note: {
        home: t`lets you in: ${Math.round(roll * 100)} %`,
        black: t('the trip begins again'),
        visited: t('been there: on at random'),
        battle: t(site?.date ?? ''),
      }[kind],
    }
  })
  const share = (kind: RayEnd['kind']): number => ends.filter((end) => end.kind === kind).length / 6
  const holes = share('home')
  return {
    heading,
    ends,
    home: (holes > 0 ? control + (1 - control) * holes : 0) * roll,
    // Nobody who may choose goes there.
    black: (1 - control) * share('black'),
    control,
  }
}

const standsAt = ({ time: { display, cell } }: View): Cell | undefined =>
  cell === null ? undefined : { display, cell }
