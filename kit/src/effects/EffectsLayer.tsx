import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { Standing } from '../flights.ts'
import { playSound } from '../sound/play.ts'
import type { Voice } from '../sound/voice.ts'
import { zoomOf } from '../zoom.ts'
import { Drawn } from './Drawn.tsx'
import { type Effect, timingOf } from './effect.ts'
import { movePieces } from './moving.ts'
import { type Placed, placeEffects } from './place.ts'
import './effects.css'

const NOTHING: readonly Placed[] = []

/** Finds where the effects of the event being shown are played, and moves the pieces that they move. */
export function useEffects(
  stage: RefObject<Element | null>,
  standing: RefObject<ReadonlyMap<string, Standing>>,
  effects: readonly Effect[],
  beat: number,
): readonly Placed[] {
  const [placed, setPlaced] = useState(NOTHING)
  // biome-ignore lint/correctness/useExhaustiveDependencies: effects are played when they are told, and once
  useLayoutEffect(() => {
    const here = stage.current
    if (!here || effects.length === 0) return setPlaced(NOTHING)
    const { width, height } = here.getBoundingClientRect()
    const found = placeEffects(effects, { pieces: standing.current, width, height, zoom: zoomOf(here) }, beat)
    if (beat > 0) movePieces(here, found)
    setPlaced(found)
  }, [effects])
  return placed
}

/** What is heard while effects are played; their stills come with the event's own sound alone. */
export function useEffectSounds(effects: readonly Effect[], beat: number, voice: Voice | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: effects are heard when they are told, and once
  useEffect(() => {
    if (beat === 0) return
    const timers = effects.flatMap((effect) =>
      effect.sound ? [setTimeout(playSound, timingOf(effect, beat).delay, effect.sound, voice)] : [],
    )
    return () => timers.forEach(clearTimeout)
  }, [effects])
}

/** Over the board, where nothing of it can be pressed or read aloud: the log says the same in words. */
export function EffectsLayer({ placed, still }: { placed: readonly Placed[]; still: boolean }) {
  if (placed.length === 0) return null
  return (
    <div className="effects" data-still={still || undefined} aria-hidden="true">
      {placed.map((one, i) => (
        <Drawn key={i} placed={one} />
      ))}
    </div>
  )
}
