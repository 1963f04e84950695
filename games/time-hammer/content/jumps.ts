import type { JumpCard, Stasis } from './vocabulary.ts'

/** All Jumps do the same; they differ in the values at the bottom. The booklet shows one of them, 7/P. */
const jump = (flux: number, stasis: Stasis, booklet: readonly string[] = ['name']): JumpCard => ({
  kind: 'jump',
  name: 'Jump',
  flux,
  stasis,
  booklet,
})

export const jumps = {
  'jump-01': jump(7, 'P', ['name', 'flux', 'stasis']),
  'jump-02': jump(7, 'P'),
  'jump-03': jump(1, 8),
  'jump-04': jump(1, 8),
  'jump-05': jump(3, 6),
  'jump-06': jump(3, 6),
  'jump-07': jump(5, 4),
  'jump-08': jump(5, 4),
  'jump-09': jump(0, 9),
  'jump-10': jump(2, 7),
  'jump-11': jump(4, 5),
  'jump-12': jump(6, 3),
} as const
