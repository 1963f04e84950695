import { Icon, Spot, t, tell, useSign } from '@anachron/kit'
import earns from '@anachron/kit/icons/card-draw'
import wrench from '@anachron/kit/icons/wrench'
import { constants, REPAIR_BY_SKILL, REWARD_SPACES } from '../content/index.ts'
import type { View } from '../rules/types.ts'
import { expertFact, historianLabel } from '../words/labels.ts'
import { spaceName } from '../words/phrases.ts'
import { threats } from '../words/threats.ts'
import { UNSAID } from './art.tsx'
import type { Box } from './layout.ts'

const EXPERT = constants.expert.value
const SPACES = Array.from({ length: EXPERT }, (_, i) => i + 1)

interface GantryProps {
  view: View
  names: readonly string[]
  box: Box
}

/** The gantry over the bridge is the skill track: where repairs get better, where a card is earned, and E. */
export function Gantry({ view, names, box }: GantryProps) {
  const narrow = box.width < 560
  const edge = narrow ? 5 : 14
  const each = (box.width - 2 * edge) / EXPERT
  const space = (n: number): Box => ({
    x: box.x + edge + each * (n - 1) + (narrow ? 1 : 1.5),
    y: box.y + (narrow ? 3 : 9),
    width: each - (narrow ? 2 : 3),
    height: box.height - (narrow ? 8 : 17),
  })
  return (
    <g className="th-gantry">
      <rect x={box.x} y={box.y} width={box.width} height={box.height} fill="var(--th-st5)" />
      {!narrow && <rect x={box.x} y={box.y} width={box.width} height="5" fill="var(--th-st3)" />}
      <path d={`M${box.x} ${box.y + box.height}h${box.width}`} stroke="var(--th-out)" strokeWidth="3" />
      {SPACES.map((n) => (
        <Space key={n} n={n} view={view} box={space(n)} narrow={narrow} />
      ))}
      {view.players.map((_, seat) => (
        <Ahead key={seat} view={view} seat={seat} space={space} narrow={narrow} />
      ))}
      {view.players.map(({ skill }, seat) => {
        const both = view.players.every((player) => player.skill === skill)
        return (
          <Spot
            key={seat}
            piece={`historian-${seat}`}
            className="th-historian"
            at={tokenAt(space(skill), narrow, both ? seat : undefined)}
            label={tell(historianLabel(seat, skill, REPAIR_BY_SKILL[skill] ?? 0), names, view.viewer)}
          >
            <Token seat={seat} r={narrow ? 9 : 12} />
          </Spot>
        )
      })}
    </g>
  )
}

const tokenAt = ({ x, y, width, height }: Box, narrow: boolean, shared?: number): [number, number] => [
  x + width / 2 + (shared === undefined ? 0 : (shared === 0 ? -1 : 1) * (narrow ? 6 : 13)),
  y + height - (narrow ? 11 : 14),
]

/** A Historian: a circle and a square, with the number that the seat goes by everywhere on this screen. */
export function Token({ seat, r, ghost }: { seat: number; r: number; ghost?: boolean }) {
  const sign = useSign(seat)
  return (
    <g className={`th-token th-seat-${seat}`} data-ghost={ghost || undefined}>
      {sign === 0 ? <circle r={r} /> : <rect x={-r} y={-r} width={2 * r} height={2 * r} rx="3" />}
      <text y={r > 10 ? 4.6 : 4.3}>{sign + 1}</text>
    </g>
  )
}

function Space({ n, view, box, narrow }: { n: number; view: View; box: Box; narrow: boolean }) {
  const { x, y, width, height } = box
  const bonus = REPAIR_BY_SKILL[n] ?? 0
  const rises = bonus > (REPAIR_BY_SKILL[n - 1] ?? 0)
  const isEnd = n === EXPERT
  const middled = (narrow && !rises) || undefined
  const foot = y + height - 15
  const face = (
    <>
      <rect className="th-space" data-bonus={bonus} data-end={isEnd || undefined} {...{ x, y, width, height }} rx="3" />
      {isEnd && !narrow && <rect x={x + 2} y={y + height - 10} width={width - 4} height="8" fill="url(#th-hazard)" />}
      <text
        className="th-space-name"
        x={middled ? x + width / 2 : x + (narrow ? 3 : 6)}
        y={y + 14}
        data-middle={middled}
      >
        {isEnd && width > 78 ? t('Expert') : spaceName(n)}
      </text>
      {rises && (
        <g className="th-space-gain">
          <Icon body={wrench} size={13} at={narrow ? [x + width - 14, foot] : [x + width - 30, y + 3]} />
          <text x={x + width - (narrow ? 1 : 3)} y={y + 14}>{`+${bonus}`}</text>
        </g>
      )}
      {REWARD_SPACES.includes(n) && (
        <g className="th-space-gain">
          <Icon body={earns} size={narrow ? 13 : 16} at={narrow ? [x + 1, foot] : [x + 4, y + height - 20]} />
        </g>
      )}
    </>
  )
  const facts = [
    ...(bonus > 0 ? [t`Repairs get ${bonus} more.`] : []),
    ...(REWARD_SPACES.includes(n) ? [t('Arriving here earns a card.')] : []),
    ...(isEnd ? [tell(expertFact(view), [])] : []),
  ]
  return (
    <Spot label={isEnd ? t('E, the Expert space') : t`Skill ${n}`} facts={facts}>
      {face}
    </Spot>
  )
}

/** The steps that are left for somebody who is about to become Expert. */
function Ahead({ view, seat, space, narrow }: { view: View; seat: number; space(n: number): Box; narrow: boolean }) {
  const { skill } = view.players[seat] ?? {}
  if (skill === undefined || threats(view, seat).length === 0) return null
  const steps = SPACES.filter((n) => n > skill)
  const r = narrow ? 9 : 12
  return (
    <g className="th-ahead" {...UNSAID}>
      {steps.map((n) => {
        const [x, y] = tokenAt(space(n), narrow)
        const [from] = tokenAt(space(n - 1), narrow)
        return (
          <g key={n}>
            {!narrow && <path className="th-arrow" d={`M${from + r + 4} ${y}H${x - r - 5}m-6 -5l6 5l-6 5`} />}
            <g transform={`translate(${x} ${y})`}>
              <Token seat={seat} r={r} ghost />
            </g>
          </g>
        )
      })}
    </g>
  )
}
