import type { CSSProperties } from 'react'

/** As a share of the beat of an event. */
export const SETTLED = 0.5
const LONGEST = 900

/** How long dice tumble, in milliseconds. */
export const tumbling = (beat: number): number => Math.min(LONGEST, beat * SETTLED)

/** For what is told of dice that are still on their way. */
export const toldLate = (beat: number): CSSProperties | undefined =>
  beat > 0 ? { animation: `tt-told 140ms ${Math.round(tumbling(beat))}ms ease-out both` } : undefined
