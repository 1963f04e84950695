import { announce, playSound, t } from '@anachron/kit'
import { useEffect, useRef } from 'react'
import { tell } from '../../../words/tell.ts'
import { RuleLink } from '../../rules/RuleLink.tsx'
import { type ShownMatch, useShownMatch } from '../shown-match.ts'
import { type Danger, mostPressing } from './pressing.ts'
import './threats.css'

interface ReadThreat extends Danger {
  seat: number
  rule: string
  words: string
}

/** What threatens by or for a seat in what is shown just now. */
function threatsOf({ game, before, names, matchView }: ShownMatch, seat: number): ReadThreat[] {
  const found = (before && game.game.threats?.(before as never, seat)) || []
  return found.map(({ rule, words, severity, isOwn = false }) => ({
    seat,
    rule,
    words: tell(words, names, matchView.as),
    severity,
    isGood: isOwn && seat === matchView.as,
  }))
}

const markOf = ({ severity, isGood }: ReadThreat): string => {
  if (isGood) return severity === 'alarm' ? '★' : '☆'
  return severity === 'alarm' ? '▲' : '△'
}

/** The worst of it, for the plate of a seat. */
export function worstOf(shown: ShownMatch, seat: number) {
  const [worst] = threatsOf(shown, seat)
  return (
    worst && (
      <span className="danger" data-severity={worst.severity} data-good={worst.isGood || undefined} title={worst.words}>
        <span aria-hidden="true">{markOf(worst)}</span>
        <span className="danger-words">{worst.words}</span>
      </span>
    )
  )
}

/** On a phone, where plates have room for a mark alone: the worst of it in words. Who listens has heard it there. */
export function DangerLine() {
  const shown = useShownMatch()
  const worst = mostPressing(shown.names.flatMap((_, seat) => threatsOf(shown, seat)))
  if (!worst) return null
  return (
    <p className="danger-line" data-severity={worst.severity} data-good={worst.isGood || undefined} aria-hidden="true">
      <span>{markOf(worst)}</span>
      <span>
        <b>{shown.names[worst.seat]}:</b> {worst.words}
      </span>
    </p>
  )
}

/** All of it with its rules, for the inspector while nothing is pointed at. */
export function Threats() {
  const shown = useShownMatch()
  const all = shown.names.flatMap((_, seat) => threatsOf(shown, seat))
  if (all.length === 0) return null
  return (
    <ul className="dangers" aria-label={t('Danger')}>
      {all.map(({ seat, rule, words, severity, isGood }) => (
        <li key={`${seat} ${words}`} data-severity={severity} data-good={isGood || undefined}>
          <b>{shown.names[seat]}:</b> {words} <RuleLink rule={rule} />
        </li>
      ))}
    </ul>
  )
}

/** A new alarm is heard, and said to whoever does not look at the plates. */
export function useAlarms(shown: ShownMatch): void {
  const alarms = shown.busy
    ? []
    : shown.names.flatMap((name, seat) =>
        threatsOf(shown, seat)
          .filter(({ severity, isGood }) => severity === 'alarm' && !isGood)
          .map(({ words }) => `${name}: ${words}`),
      )
  const said = alarms.join('\n')
  const known = useRef<string | undefined>(undefined)
  const { busy } = shown
  useEffect(() => {
    if (busy) return
    const before = known.current
    known.current = said
    if (before === undefined) return
    const fresh = said.split('\n').filter((line) => line && !before.split('\n').includes(line))
    if (fresh.length === 0) return
    announce(fresh.join(' '))
    playSound('alarm')
  }, [said, busy])
}
