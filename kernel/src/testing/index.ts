export * from './fit.ts'
export * from './logistic.ts'
export * from './playing.ts'
export * from './random.ts'
