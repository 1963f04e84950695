import { later } from './worker/timer.ts'

/** Lets messages and timers have their turn. */
export const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    later(0, resolve)
  })
