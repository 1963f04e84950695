/** The two rolls on which a trip hangs, large: whether the jump is in hand, whether the Time Hole lets one through. */

import type { SceneProps } from '@anachron/kit'
import { rich, t } from '@anachron/kit'
import type { TimeTripper } from '../../rules/types.ts'
import { useBox } from '../box.ts'
import { limitOf, ROLL_WORDS } from '../held-roll.ts'
import { Die } from '../LastRoll.tsx'
import { facesOf } from '../rolls.ts'
import './scenes.css'

export function RollScene({ event, view, beat }: SceneProps<TimeTripper>) {
  const [box, { width, height }] = useBox<HTMLDivElement>()
  if (event.kind !== 'controlled' && event.kind !== 'homing') return null
  const [a, b] = facesOf(event.roll)
  const side = Math.min(120, width * 0.2, height * 0.2)
  const y = height * 0.42
  const words = ROLL_WORDS[event.kind]
  return (
    <div ref={box} className="tt-landing tt" data-scene="roll" data-tone={event.succeeded ? 'good' : 'bad'}>
      <p className="tt-roll-of">{t(words.of)}</p>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="tt-dice">
        <Die at={[width / 2 - side * 0.75, y]} face={a} turn={-12} side={side} beat={beat} />
        <Die at={[width / 2 + side * 0.75, y + side * 0.08]} face={b} turn={16} side={side} beat={beat} />
      </svg>
      <p className="tt-rolled">
        {rich`${<b>{event.roll}</b>} against Experience ${<b>{limitOf(view, event)}</b>}${<strong>{t(words[event.succeeded ? 'good' : 'bad'])}</strong>}`}
      </p>
    </div>
  )
}
