/** The final count: purses, banners and Corruption are laid on the scales one by one, and the beam swings. */
import { Icon, playSound, type SceneProps, t, tell } from '@anachron/kit'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import type { ChronoTypes, Who } from '../rules/types.ts'
import { countLine, verdict } from '../words/count.ts'
import { type Account, accountsOf, type Step, stepsOf, timesOf, totalsAfter, type Weight } from './counting.ts'
import { Evening } from './Evening.tsx'
import { FOLK, hourglass, VICE } from './pictures.ts'
import { voice } from './sounds.ts'

export function FinalCount({ view, names, viewer, beat }: SceneProps<ChronoTypes>) {
  const accounts = useMemo(() => accountsOf(view), [view])
  const steps = useMemo(() => stepsOf(accounts), [accounts])
  const done = useCounting(accounts, steps, beat)
  const totals = totalsAfter(accounts, steps, done)
  const isOver = done >= steps.length
  const next = steps[done]
  const loses = next && accounts[next.account]?.weights[next.weight]?.kind === 'vice'
  const best = Math.max(...accounts.map(({ total }) => total))
  const called = (who: Who): string => (who === 'peddler' ? t('The Peddler') : (names[who] ?? ''))
  return (
    <div className="ch-evening ch-final" data-many={accounts.length > 2 || undefined}>
      <Evening />
      <div className="ch-final-words">
        <h2>{isOver ? tell(verdict(view), names, viewer) : t('The third Market is over')}</h2>
        <p>{isOver ? '' : tell(countLine(view, totals, loses ?? false), names, viewer)}</p>
      </div>
      {accounts.length === 2 && <Scales totals={totals} />}
      <div className="ch-pans">
        {accounts.map((account, i) => (
          <Pan
            key={i}
            account={account}
            name={called(account.who)}
            total={totals[i] ?? 0}
            laid={steps.slice(0, done).flatMap((step) => (step.account === i ? [step.weight] : []))}
            isBest={isOver && account.total === best}
            lean={accounts.length === 2 ? lean(totals) * (i === 0 ? -1 : 1) : 0}
            beat={beat}
          />
        ))}
      </div>
    </div>
  )
}

/** How many steps have been taken. Each is heard. */
function useCounting(accounts: readonly Account[], steps: readonly Step[], beat: number): number {
  const [done, setDone] = useState(beat === 0 ? steps.length : 0)
  useEffect(() => {
    if (beat === 0) {
      setDone(steps.length)
      return
    }
    const timers = timesOf(accounts, steps).at.map((at, n) =>
      setTimeout(() => {
        setDone(n + 1)
        const step = steps[n]
        const gold = step ? (accounts[step.account]?.weights[step.weight]?.gold ?? 0) : 0
        playSound(n === steps.length - 1 ? 'bell' : gold < 0 ? 'stamp' : 'coin', voice)
      }, at),
    )
    return () => timers.forEach(clearTimeout)
  }, [accounts, steps, beat])
  return done
}

/** How far the beam leans, from −1 to 1: to whoever has more. */
const lean = ([one = 0, other = 0]: readonly number[]): number =>
  Math.max(-1, Math.min(1, ((other - one) / Math.max(20, one + other)) * 7))

function Scales({ totals }: { totals: readonly number[] }) {
  return (
    <svg className="ch-scales" viewBox="-250 -20 500 152" aria-hidden="true">
      <path className="ch-scales-post" d="M-7 0L-10 112H10L7 0Z" />
      <path className="ch-scales-foot" d="M-62 124Q-30 104 0 104T62 124V131H-62Z" />
      <g className="ch-beam-lean" style={{ transform: `rotate(${lean(totals) * 7}deg)` }}>
        <path className="ch-scales-beam" d="M-125 -1Q-60 -12 0 -12T125 -1V2Q60 9 0 9T-125 2Z" />
        {[-125, 125].map((x) => (
          <circle key={x} className="ch-scales-end" cx={x} r={5} />
        ))}
      </g>
      <circle className="ch-scales-end" r={12} />
      <circle className="ch-scales-eye" r={5} />
    </svg>
  )
}

interface PanProps {
  account: Account
  name: string
  total: number
  /** Weights that lie on it already. */
  laid: readonly number[]
  isBest: boolean
  lean: number
  beat: number
}

function Pan({ account: { purse, weights }, name, total, laid, isBest, lean: low, beat }: PanProps) {
  const shown = useRolling(total, beat)
  return (
    <section
      className="ch-pan"
      data-best={isBest || undefined}
      style={{ '--low': `calc(var(--scale) * ${(low * 0.0305).toFixed(4)})` } as CSSProperties}
    >
      <div className="ch-pan-hangs">
        <Heap gold={total} />
        <p className="ch-pan-name">{name}</p>
        <p className="ch-pan-total number">{shown}</p>
      </div>
      <ul className="ch-weights">
        <li className="ch-weight" data-kind="purse">
          <i className="ch-weight-coin" />
          <b className="number">{purse}</b>
        </li>
        {weights.map((weight, n) => (
          <li key={n} className="ch-weight" data-kind={weight.kind} data-laid={laid.includes(n) || undefined}>
            <Picture weight={weight} />
            <b className="number">{weight.gold < 0 ? `−${-weight.gold}` : `+${weight.gold}`}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Picture({ weight }: { weight: Weight }) {
  if (weight.kind === 'banner')
    return (
      <svg
        className={`ch-banner ch-banner-${weight.colour}`}
        viewBox="-20 -24 40 48"
        width="36"
        height="43"
        aria-hidden
      >
        <path d="M-18 -22H18V14L0 23L-18 14Z" />
        <Icon body={FOLK[weight.colour]} size={26} at={[-13, -18]} />
        {weight.icons > 1 && (
          <text y={17} textAnchor="middle">
            ×{weight.icons}
          </text>
        )}
      </svg>
    )
  return (
    <svg
      className="ch-vice-sign"
      data-level={weight.kind === 'level' || undefined}
      viewBox="-20 -24 40 48"
      width="36"
      height="43"
      aria-hidden
    >
      <rect x={-18} y={-22} width={36} height={44} rx={5} />
      <Icon body={weight.kind === 'vice' ? VICE[weight.card] : hourglass} size={24} at={[-12, -17]} />
      {weight.kind === 'vice' && weight.cards > 1 && (
        <text y={18} textAnchor="middle">
          ×{weight.cards}
        </text>
      )}
    </svg>
  )
}

/** Columns of coins, higher in the middle. */
const COLUMNS = [0.35, 0.62, 0.82, 1, 0.94, 0.78, 0.56, 0.3]
const HIGHEST = 15

function Heap({ gold }: { gold: number }) {
  return (
    <svg className="ch-heap" viewBox="-100 -84 200 122" aria-hidden="true">
      <path className="ch-cords" d="M0 -108L-97 -2M0 -108L97 -2" />
      {COLUMNS.map((share, i) => {
        const coins = Math.min(HIGHEST, Math.max(gold > 0 ? 1 : 0, Math.round((share * gold) / 15)))
        return Array.from({ length: coins }, (_, k) => (
          <ellipse
            key={`${i}/${k}`}
            cx={(i - 3.5) * 21}
            cy={-4 - k * 5.2}
            rx={13}
            ry={4.6}
            data-top={k === coins - 1 || undefined}
          />
        ))
      })}
      <path className="ch-pan-dish" d="M-100 0H100Q80 37 0 37T-100 0Z" />
      <path className="ch-pan-rim" d="M-100 -3H100V4H-100Z" />
    </svg>
  )
}

/** A number that runs to where it should be. */
function useRolling(to: number, beat: number): number {
  const [shown, setShown] = useState(beat === 0 ? to : 0)
  const at = useRef(shown)
  useEffect(() => {
    const from = at.current
    if (beat === 0 || from === to) {
      at.current = to
      setShown(to)
      return
    }
    const ms = Math.min(800, 260 + Math.abs(to - from) * 6)
    const began = performance.now()
    let frame = requestAnimationFrame(function run(now) {
      const share = Math.min(1, (now - began) / ms)
      at.current = Math.round(from + (to - from) * (1 - (1 - share) ** 2))
      setShown(at.current)
      if (share < 1) frame = requestAnimationFrame(run)
    })
    return () => cancelAnimationFrame(frame)
  }, [to, beat])
  return shown
}
