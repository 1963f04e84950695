import { type ReactNode, useRef } from 'react'
import { walk } from './arrows.ts'
import { useCarrying } from './carrying/on-stage.ts'
import { CarryingContext } from './carrying/store.ts'
import { EffectsLayer, useEffectSounds, useEffects } from './effects/EffectsLayer.tsx'
import type { Effect } from './effects/effect.ts'
import { useFlights } from './flights.ts'
import { useFocusKept } from './focus.ts'
import { usePressesMeant } from './presses.ts'
import type { Voice } from './sound/voice.ts'
import { t } from './tell.ts'
import './stage.css'

export interface StageProps {
  picture: unknown
  beat: number
  /** What is played over the board while an event is shown; the same list as long as the event is. */
  effects?: readonly Effect[]
  voice?: Voice | undefined
  children: ReactNode
}

const NONE: readonly Effect[] = []

/**
 * Where a board stands, a box of definite size: pieces on it travel, effects are played over it, arrow keys walk
 * between what is lit.
 */
export function Stage({ picture, beat, effects = NONE, voice, children }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const standing = useFlights(stage, picture, beat)
  const placed = useEffects(stage, standing, effects, beat)
  useEffectSounds(effects, beat, voice)
  useFocusKept(stage)
  usePressesMeant()
  const { carrying, active } = useCarrying(stage, picture)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={stage}
      className="stage"
      data-carrying={active || undefined}
      role="group"
      aria-label={t('Board')}
      tabIndex={-1}
      onKeyDown={(e) => {
        if (!e.altKey && !e.ctrlKey && !e.metaKey && walk(e.key, e.currentTarget)) e.preventDefault()
      }}
    >
      <div className="stage-board">
        <CarryingContext value={carrying}>{children}</CarryingContext>
      </div>
      <EffectsLayer placed={placed} still={beat === 0} />
    </div>
  )
}
