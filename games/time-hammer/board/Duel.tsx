import { Icon, t } from '@anachron/kit'
import { useRef } from 'react'
import { type AgentId, agentCards } from '../content/index.ts'
import { agentOf } from '../rules/agents.ts'
import { attackBonus, defenceBonus } from '../rules/attacks.ts'
import { playerOf, rivalOf } from '../rules/decades.ts'
import type { View } from '../rules/types.ts'
import { Block, Shout } from './art.tsx'
import { pictureOf } from './pictures.ts'
import { useSize } from './use-size.ts'

export interface DuelProps {
  attack: { seat: number; agent: AgentId; target: AgentId }
  view: View
  /** Once it is fought: what both came to. */
  totals?: readonly [number, number]
  word: string
  line: string
}

/** Two Agents against each other: both halves of the stage crash in, then the shout, or what they came to. */
export function Duel({ attack: { seat, agent, target }, view, totals, word, line }: DuelProps) {
  const box = useRef<HTMLDivElement>(null)
  const { width: W, height: H } = useSize(box)
  const rival = rivalOf(seat)
  const defends = agentOf(playerOf(view, rival), target)
  const bonus = [attackBonus(view, seat, agent), defends ? defenceBonus(view, rival, defends) : 0] as const
  const fighters = [
    { card: agent, seat },
    { card: target, seat: rival },
  ]
  const upright = W < 560
  return (
    <div ref={box} className="th-moment">
      <svg className="th-scene" viewBox={`0 0 ${W} ${H}`} aria-hidden="true">
        {fighters.map((fighter, i) => (
          <g key={fighter.card} className="th-half-in" data-right={i === 1 || undefined}>
            <path className={`th-half-${fighter.seat}`} d={halfOf(i, W, H, upright)} />
            <Streaks right={i === 1} W={W} H={H} upright={upright} />
            <Fighter {...fighter} i={i} W={W} H={H} bonus={bonus[i] ?? 0} total={totals?.[i]} />
          </g>
        ))}
        <g transform={`translate(${W / 2} ${totals ? H * (upright ? 0.5 : 0.56) : H * (upright ? 0.16 : 0.2)})`}>
          <g className={totals ? 'th-scene-late' : 'th-scene-shout'}>
            <Shout
              width={Math.min(W * 0.66, H * 0.62, 420)}
              word={word}
              line={line}
              fill={totals ? '#fff' : '#f4593f'}
            />
          </g>
        </g>
      </svg>
    </div>
  )
}

function halfOf(i: number, W: number, H: number, upright: boolean): string {
  if (upright) return i === 0 ? `M0 ${H * 0.26}H${W}L0 ${H * 0.6}Z` : `M${W} ${H * 0.78}H0L${W} ${H * 0.4}Z`
  const [top, high, mid] = [H * 0.26, H * 0.48, W / 2]
  return i === 0
    ? `M-8 ${top}H${mid + 46}L${mid - 46} ${top + high}H-8Z`
    : `M${W + 8} ${top + high}H${mid - 46}L${mid + 46} ${top}H${W + 8}Z`
}

function Streaks({ right, W, H, upright }: { right: boolean; W: number; H: number; upright: boolean }) {
  if (upright) return null
  return [0.12, 0.3, 0.5, 0.68, 0.86].map((q) => {
    const long = 90 + q * 120
    return (
      <path
        key={q}
        d={`M${right ? W : 0} ${H * (0.26 + 0.48 * q)}h${right ? -long : long}`}
        stroke="#fff"
        strokeWidth={3 + q * 4}
        opacity=".6"
      />
    )
  })
}

interface FighterProps {
  card: AgentId
  i: number
  W: number
  H: number
  bonus: number
  total: number | undefined
}

function Fighter({ card, i, W, H, bonus, total }: FighterProps) {
  const upright = W < 560
  const right = i === 1
  const size = upright ? Math.min(92, H * 0.16) : Math.min(H * 0.34, W * 0.16)
  const x = upright ? (right ? W - size - 14 : 14) : right ? W - size - W * 0.03 : W * 0.03
  const y = upright ? (right ? H * 0.76 - size : H * 0.28) : H * 0.5 - size / 2
  const edge = upright ? (right ? x - 12 : x + size + 12) : right ? x - 18 : x + size + 18
  const block = upright ? 50 : 66
  const blocks = total === undefined ? [bonus] : [total - bonus, bonus]
  const named = t(agentCards[card].name)
  const long = blocks.length * (block + 8)
  return (
    <>
      <g className="th-fighter-icon">
        <Icon body={pictureOf(card)} size={size} at={[x, y]} flip={right} />
      </g>
      <text
        className="th-fighter-name"
        x={edge}
        y={upright ? (right ? H * 0.76 - block - 14 : H * 0.28 + 26) : H * 0.4}
        textAnchor={right ? 'end' : 'start'}
        style={{ fontSize: upright ? 21 : Math.min(36, W * 0.03) }}
      >
        {named}
      </text>
      {blocks.map((value, k) => {
        const last = k === blocks.length - 1
        return (
          <g key={k} className={last ? undefined : 'th-scene-flux'}>
            <Block
              x={(right ? edge - long : edge) + k * (block + 8)}
              y={upright ? (right ? H * 0.76 - block - 4 : H * 0.28 + 36) : H * 0.46}
              width={block}
              height={block}
              value={last ? `+${value}` : value}
              label={last ? t('bonus') : t('Flux')}
              tone={last ? 'dark' : 'card'}
            />
          </g>
        )
      })}
    </>
  )
}
