import type { Decade, HammerCard, Stasis } from './vocabulary.ts'

const hammer = (
  name: string,
  decade: Decade,
  level: number,
  flux: number,
  stasis: Stasis,
  booklet: readonly string[] = [],
): HammerCard => ({ kind: 'hammer', name, decade, level, flux, stasis, booklet })

/** Two for every decade that can be held. The booklet's example speaks of a level 7 HAMMER in 2000. */
export const hammers = {
  'hammer-dead-dial-tone': hammer('Dead Dial Tone', 1990, 7, 1, 8),
  'hammer-tape-rot': hammer('Tape Rot', 1990, 9, 3, 6),
  'hammer-millennium-glitch': hammer('Millennium Glitch', 2000, 7, 5, 4, ['decade', 'level']),
  'hammer-popped-bubble': hammer('Popped Bubble', 2000, 8, 0, 9),
  'hammer-endless-feed': hammer('Endless Feed', 2010, 6, 7, 'P'),
  'hammer-bricked-phones': hammer('Bricked Phones', 2010, 8, 2, 7),
  'hammer-silent-grid': hammer('Silent Grid', 2030, 6, 3, 6),
  'hammer-driverless-jam': hammer('Driverless Jam', 2030, 8, 4, 5),
  'hammer-falling-cloud': hammer('Falling Cloud', 2040, 7, 7, 'P'),
  'hammer-synthetic-drought': hammer('Synthetic Drought', 2040, 8, 1, 8),
  'hammer-tide-clock': hammer('Tide Clock', 2050, 7, 6, 3),
  'hammer-last-archive': hammer('Last Archive', 2050, 9, 5, 4),
} as const
