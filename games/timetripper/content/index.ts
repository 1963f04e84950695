export * from './specials.ts'
export * from './types.ts'
