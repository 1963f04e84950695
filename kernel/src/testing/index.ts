export { type Catalogue, madeUp } from './made-up.ts'
export * from './playing.ts'
export * from './random.ts'
export * from './watching.ts'
