/** The printed Battle Display: hexes with their numbers, set-up codes and border numbers, and what a battle strews over it. */
import { hexCorners, Icon, Spot, useHand } from '@anachron/web/kit'
import { type MouseEvent, memo } from 'react'
import { BORDER_HEXES, HEX_PRINTS, TRIPPER_HEX } from '../content/index.ts'
import { catalogueOf } from '../rules/catalogue.ts'
import { apart, HEXES, hexName } from '../rules/display.ts'
import { isInOpponentZoc } from '../rules/movement.ts'
import { boardOf } from '../rules/reading.ts'
import type { Hex, View } from '../rules/types.ts'
import { FIELD, middleOf, SIZE } from './geometry.ts'
import { printsOn } from './marks.ts'
import { TREE } from './pictures.ts'
import { actorOf, covered, hexActions, hexOfFigure } from './scene.ts'
import { UNSPOKEN } from './unspoken.ts'

export const CORNERS = hexCorners(SIZE)
const INNER = hexCorners(SIZE - 2.5)
const ALL: readonly Hex[] = Array.from({ length: HEXES }, (_, hex) => hex)

/** Nothing of this ever changes. */
export const Print = memo(function Print() {
  return (
    <g className="tt-print" {...UNSPOKEN}>
      {ALL.map((hex) => {
        const [x, y] = middleOf(hex)
        const { setup } = HEX_PRINTS[hex] ?? {}
        return (
          <g key={hex} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <polygon className="tt-hex" data-shade={(hex * 7) % 3} points={CORNERS} />
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

const MARKERS = [
  ['terrain-trees', 'Wood', '8 more Defense inside; no shot passes through.'],
  ['terrain-shellholes', 'Shellhole', '8 more Defense inside; stepping in ends the move.'],
  ['hoard-detection', 'Hoard', 'The Dragonlord watches whoever comes near.'],
  ['castle-exits', 'Exit of the castle', 'Buffalo come out of it.'],
] as const

/** What a marker of this battle is. */
function markerOf(view: View): (typeof MARKERS)[number] | undefined {
  const site = catalogueOf(view.own).battles[view.battle?.number ?? 0]
  const keys: string[] = site
    ? [...site.specials, ...site.opponents.flatMap(({ specials }) => specials)].map(({ key }) => key)
    : []
  return MARKERS.find(([key]) => keys.includes(key))
}

export function Markers({ view }: { view: View }) {
  const kind = markerOf(view)
  if (!kind || !view.battle) return null
  const [key] = kind
  return (
    <g className="tt-markers" {...UNSPOKEN}>
      {view.battle.markers.map((hex) => (
        <g key={hex} className="tt-marker" data-key={key} transform={`translate(${middleOf(hex).join(' ')})`}>
          {key === 'terrain-trees' &&
            [
              [-26, -20],
              [-4, -26],
              [-14, -4],
            ].map(([x, y]) => <Icon key={x} body={TREE} size={30} at={[x as number, y as number]} />)}
          {key === 'terrain-shellholes' && (
            <>
              <ellipse rx="24" ry="18" />
              <ellipse className="tt-pit" rx="16" ry="11" cy="2" />
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

/** Hexes that opponents control, hatched while somebody might walk into them. */
export function Zones({ view }: { view: View }) {
  const state = boardOf(view)
  return (
    <g className="tt-zones" {...UNSPOKEN}>
      {ALL.filter((hex) => isInOpponentZoc(state, hex)).map((hex) => {
        const [x, y] = middleOf(hex)
        return <polygon key={hex} points={INNER} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} />
      })}
    </g>
  )
}

/**
 * Hexes as things to press. Those that are lit, and those next to whoever acts, can be reached by keyboard; over all others the
 * pointer still learns why not.
 */
export function HexSpots({ view }: { view: View }) {
  const hand = useHand()
  const actor = actorOf(view)
  const here = actor === null ? undefined : hexOfFigure(view, actor)
  const kind = markerOf(view)
  const taken = covered(view)
  return (
    <g className="tt-hexes">
      {ALL.map((hex) => {
        const candidates = hexActions(view, hex)
        const lit = !hand.still && candidates.some((action) => hand.isOption(action))
        const label = hexLabel(view, hex, here)
        const marked = kind && view.battle?.markers.includes(hex) ? [`${kind[1]}: ${kind[2]}`] : []
        const facts = [...marked, ...printsOn(hex)]
        if (!taken.has(hex) && (lit || (candidates.length > 0 && here !== undefined && apart(here, hex) === 1)))
          return (
            <Spot
              key={hex}
              piece={`hex-${hex}`}
              at={middleOf(hex)}
              label={label}
              facts={facts}
              action={candidates}
              className="tt-hex-spot"
            >
              <polygon className="tt-hex-pad" points={INNER} />
              <polygon className="halo" points={INNER} />
              {lit && <circle className="tt-dot" r="4" />}
            </Spot>
          )
        const say = (anchor: Element, pressed: boolean): void =>
          hand.consider({ label, facts, actions: [], attempt: candidates[0], anchor, pressed })
        const [x, y] = middleOf(hex)
        return (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: bare ground takes no focus; where somebody stands or may go there is a spot with words
          <g key={hex} aria-hidden="true">
            <polygon
              className="tt-hex-pad"
              data-piece={`hex-${hex}`}
              points={INNER}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
              onPointerEnter={(e) => e.pointerType !== 'touch' && say(e.currentTarget, false)}
              onPointerLeave={() => hand.consider(undefined)}
              {...(candidates.length > 0 ? { onClick: (e: MouseEvent) => say(e.currentTarget, true) } : {})}
            />
          </g>
        )
      })}
    </g>
  )
}

function hexLabel(view: View, hex: Hex, from: Hex | undefined): string {
  const far = from === undefined || from === hex ? '' : `, ${apart(from, hex)} away`
  return `Hex ${hexName(hex)}${far}${isInOpponentZoc(boardOf(view), hex) ? ', held by an enemy’s zone of control' : ''}`
}
