export * from './playing.ts'
export * from './random.ts'
