/** How dangerous battles are, as many trips of the veteran have shown: the share of them that ended there. */
const RISKS: Readonly<Record<number, number>> = {
  45: 0.5,
  59: 0.35,
  61: 0.35,
  65: 0.35,
  69: 0.35,
  57: 0.22,
  60: 0.22,
  27: 0.1,
  46: 0.12,
  36: 0.07,
  30: 0.07,
}
const ORDINARY = 0.03

/** A practised hand gets out sooner. */
export const riskOf = (battle: number, experience: number): number =>
  Math.min(0.9, (RISKS[battle] ?? ORDINARY) * (experience < 2 ? 1.6 : experience < 4 ? 1.1 : 0.8))
