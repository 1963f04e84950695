/** Matches for programs outside. Apart from the rest of the lab, which takes longer to load. */
export * from './env.ts'
export * from './lines.ts'
