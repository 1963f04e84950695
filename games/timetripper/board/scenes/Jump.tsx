/** The flux swallows whoever stands in it. */
import { Icon, type SceneProps, t } from '@anachron/kit'
import type { TimeTripper } from '../../rules/types.ts'
import { useBox } from '../box.ts'
import { direction } from '../names.ts'
import { TRIPPER } from '../pictures.ts'
import { Tear } from './tear.tsx'
import './scenes.css'

export function JumpScene({ event }: SceneProps<TimeTripper>) {
  const [box, { width, height }] = useBox<HTMLDivElement>()
  if (event.kind !== 'jumped') return null
  return (
    <div ref={box} className="tt-landing tt" data-scene="jump">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Tear at={[width / 2, height / 2]} size={[width * 0.2, height * 0.24]} closing />
        <g className="tt-goes" color="#1b1204">
          <Icon body={TRIPPER} size={110} at={[width / 2 - 55, height / 2 - 55]} />
        </g>
      </svg>
      <p className="tt-jumped">
        {event.heading === null ? t('Wherever it goes') : sentenceOf(direction(event.heading))}
      </p>
    </div>
  )
}

const sentenceOf = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
