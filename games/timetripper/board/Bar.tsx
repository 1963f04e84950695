/** How an attack is made, in two words. */
export const HOW = {
  single: 'one shot',
  rapid: 'rapid',
  burst: 'burst',
  melee: 'by hand',
  throw: 'throw',
} as const

/** Solid: down. Hatched: at least stopped. */
export const Bar = ({ down, stops }: { down: number; stops: number }) => (
  <span className="tt-bar" aria-hidden="true">
    <i style={{ width: `${down * 100}%` }} />
    <u style={{ width: `${Math.max(0, stops - down) * 100}%` }} />
  </span>
)
