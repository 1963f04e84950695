import { useEffect, useLayoutEffect, useRef } from 'react'
import { announce } from '../announcer.ts'
import type { AnyMoment, SceneProps } from '../board.ts'
import { playSound } from '../sound/play.ts'
import type { Voice } from '../sound/voice.ts'
import { t, tell } from '../tell.ts'
import { shieldPlace } from './shield.ts'
import './moments.css'

export interface MomentLayerProps {
  moment: AnyMoment
  // biome-ignore lint/suspicious/noExplicitAny: the types of a game are its own
  scene: SceneProps<any>
  voice: Voice | undefined
  /** Ends it before its time. */
  onward(): void
}

const ONWARD: ReadonlySet<string> = new Set([' ', 'Enter', 'Escape'])

/**
 * A scene over the whole stage, nothing of the page around it. The focus stays where it was: a press anywhere on the
 * scene goes on, and so do the keys that would otherwise press what has the focus underneath.
 */
export function MomentLayer({ moment, scene, voice, onward }: MomentLayerProps) {
  const { Scene, words, sound } = moment
  const { event, names, viewer, beat } = scene
  const layer = useRef<HTMLDivElement>(null)
  const goOn = useRef(onward)
  goOn.current = onward
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said and heard once, when its event comes
  useEffect(() => {
    announce(tell(words, names, viewer))
    playSound(sound, voice)
  }, [event])
  useEffect(() => {
    const pressed = (e: KeyboardEvent): void => {
      if (!ONWARD.has(e.key) || e.ctrlKey || e.metaKey || e.altKey || typing(e.target)) return
      e.preventDefault()
      e.stopImmediatePropagation()
      goOn.current()
    }
    addEventListener('keydown', pressed, { capture: true })
    return () => removeEventListener('keydown', pressed, { capture: true })
  }, [])
  // It ends by itself, too, perhaps just when somebody is about to press; and whoever presses twice means the scene.
  useLayoutEffect(() => {
    const here = layer.current
    return () => {
      if (here) shieldPlace(here.getBoundingClientRect())
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard wherever the focus is
    // biome-ignore lint/a11y/noStaticElementInteractions: a press anywhere goes on; the button inside says so
    <div ref={layer} className="moment" data-still={beat === 0 || undefined} onClick={onward}>
      <div className="moment-view" style={{ '--beat': `${beat}ms` } as React.CSSProperties}>
        <Scene {...scene} />
        <button type="button" className="moment-onward" tabIndex={-1}>
          {t('Go on')}
        </button>
      </div>
    </div>
  )
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable)
