/** Who travels: names by seat, and the profile of battle 47 that goes with them (TT-B47). */
export const TRIPPERS = [
  { name: 'Tim', she: false },
  { name: 'Tessa', she: true },
  { name: 'Toby', she: false },
  { name: 'Trixie', she: true },
] as const
