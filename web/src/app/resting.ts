/** Somebody who does nothing for so long has turned to something else, or thinks. */
const REST_AFTER = 20_000
/** A moving pointer tells often; once in a while is enough. */
const NOTE_EVERY = 1_000

let stirred = Number.NEGATIVE_INFINITY
let timer: ReturnType<typeof setTimeout> | undefined

/** Something is done or happens: what moves for its own sake (weather, lights, glows) moves again for a while. */
export function stir(): void {
  const now = performance.now()
  const root = document.documentElement
  if (now - stirred < NOTE_EVERY && root.dataset.resting === undefined) return
  stirred = now
  delete root.dataset.resting
  clearTimeout(timer)
  timer = setTimeout(() => {
    root.dataset.resting = ''
  }, REST_AFTER)
}

/** A table that is left open draws nothing anew until somebody stirs: a phone keeps its battery. */
export function restWhenLeft(): void {
  for (const kind of ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'])
    addEventListener(kind, stir, { passive: true, capture: true })
  document.addEventListener('visibilitychange', stir)
  stir()
}
