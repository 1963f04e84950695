/** Lets messages and timers have their turn. Every place that runs TypeScript has this timer; the language itself has none. */
export const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { setTimeout } = globalThis as unknown as { setTimeout(then: () => void, millis: number): void }
    setTimeout(resolve, 0)
  })
