/** The hexes: as printed on the map sheet, or as turf of a place; and what a battle strews over them. */
import { say } from '@anachron/kernel/words'
import { Icon } from '@anachron/kit'
import { memo } from 'react'
import { BORDER_HEXES, HEX_PRINTS, TRIPPER_HEX } from '../content/index.ts'
import { catalogueOf } from '../rules/catalogue.ts'
import { HEXES, hexName } from '../rules/display.ts'
import { isInOpponentZoc } from '../rules/movement.ts'
import { boardOf } from '../rules/reading.ts'
import type { Hex, View } from '../rules/types.ts'
import { FIELD, middleOf, SIZE } from './geometry.ts'
import { FLAT, useLie } from './lie.ts'
import { TREE } from './pictures.ts'
import { dice, mix, type Paint } from './places/paint.ts'
import { UNSPOKEN } from './unspoken.ts'

export const ALL: readonly Hex[] = Array.from({ length: HEXES }, (_, hex) => hex)

const translate = ([x, y]: readonly [number, number]): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`

/** The map sheet, for the pictures of the rulebook. */
export const Print = memo(function Print() {
  return (
    <g className="tt-print" {...UNSPOKEN}>
      {ALL.map((hex) => {
        const { setup } = HEX_PRINTS[hex] ?? {}
        return (
          <g key={hex} transform={translate(middleOf(hex))}>
            <polygon className="tt-hex" data-shade={(hex * 7) % 3} points={FLAT.corners(hex)} />
            <text className="tt-hex-name" y={-20.5}>
              {hexName(hex)}
            </text>
            {setup && (
              <text className="tt-hex-code" y={27}>
                {setup}
              </text>
            )}
            {hex === TRIPPER_HEX && (
              <text className="tt-hex-t" y={8}>
                T
              </text>
            )}
          </g>
        )
      })}
      {BORDER_HEXES.map((hexes, side) => {
        const [x, y] = middleOf(hexes[Math.floor(hexes.length / 2)] as Hex)
        const dx = x - FIELD.width / 2
        const dy = y - FIELD.height / 2
        const out = Math.abs(dx) > FIELD.width / 2 - SIZE - 30 ? [Math.sign(dx) * 44, 0] : [0, Math.sign(dy) * 43]
        return (
          <text key={hexes[0]} className="tt-border" x={x + (out[0] as number)} y={y + (out[1] as number) + 6}>
            {side + 1}
          </text>
        )
      })}
    </g>
  )
})

/** The hexes on the ground of a place: a little lighter than it, with one thin line. */
export const Turf = memo(function Turf({ paint, seed }: { paint: Paint; seed: number }) {
  const lie = useLie()
  const r = dice(seed + 3)
  return (
    <g className="tt-turf" {...UNSPOKEN} stroke={paint.ink}>
      {ALL.map((hex) => {
        const light = r() > 0.5
        const share = r()
        return (
          <polygon
            key={hex}
            className="tt-sod"
            transform={translate(lie.at(hex))}
            points={lie.corners(hex)}
            fill={
              light ? mix(paint.lit, paint.glow, 0.18 + 0.16 * share) : mix(paint.lit, paint.deep, 0.12 + 0.22 * share)
            }
          />
        )
      })}
    </g>
  )
})

const MARKERS = [
  ['terrain-trees', say`Wood`, say`8 more Defense inside; no shot passes through.`],
  ['terrain-shellholes', say`Shellhole`, say`8 more Defense inside; stepping in ends the move.`],
  ['hoard-detection', say`Hoard`, say`The Dragonlord watches whoever comes near.`],
  ['castle-exits', say`Exit of the castle`, say`Buffalo come out of it.`],
] as const

/** What a marker of this battle is. */
export function markerOf(view: View): (typeof MARKERS)[number] | undefined {
  const site = catalogueOf(view.own).battles[view.battle?.number ?? 0]
  const keys: string[] = site
    ? [...site.specials, ...site.opponents.flatMap(({ specials }) => specials)].map(({ key }) => key)
    : []
  return MARKERS.find(([key]) => keys.includes(key))
}

/** Painted on the ground, never as counters. */
export function Markers({ view }: { view: View }) {
  const lie = useLie()
  const kind = markerOf(view)
  if (!kind || !view.battle) return null
  const [key] = kind
  return (
    <g className="tt-markers" {...UNSPOKEN}>
      {view.battle.markers.map((hex) => (
        <g
          key={hex}
          className="tt-marker"
          data-key={key}
          transform={`${translate(lie.at(hex))} scale(${(lie.reach(hex) / SIZE).toFixed(3)} ${((lie.reach(hex) / SIZE) * (key === 'terrain-trees' ? 0.9 : lie.squash)).toFixed(3)})`}
        >
          {key === 'terrain-trees' &&
            [
              [-26, -20],
              [-4, -26],
              [-14, -4],
            ].map(([x, y]) => <Icon key={x} body={TREE} size={30} at={[x as number, y as number]} />)}
          {key === 'terrain-shellholes' && (
            <>
              <ellipse rx="26" ry="21" />
              <ellipse className="tt-pit" rx="20" ry="14" cy="3" />
            </>
          )}
          {key === 'hoard-detection' &&
            [
              [-8, 16],
              [6, 18],
              [0, 11],
            ].map(([cx, cy]) => <ellipse key={cx} cx={cx} cy={cy} rx="7" ry="4" />)}
          {key === 'castle-exits' && <path d="M-20 22V-6a20 20 0 0 1 40 0V22h-8V-4a12 12 0 0 0-24 0V22Z" />}
        </g>
      ))}
    </g>
  )
}

/** Hexes that opponents control, hatched on the map sheet. */
export function Zones({ view }: { view: View }) {
  const lie = useLie()
  const state = boardOf(view)
  return (
    <g className="tt-zones" {...UNSPOKEN}>
      {ALL.filter((hex) => isInOpponentZoc(state, hex)).map((hex) => (
        <polygon key={hex} points={lie.corners(hex, 0.93)} transform={translate(lie.at(hex))} />
      ))}
    </g>
  )
}
