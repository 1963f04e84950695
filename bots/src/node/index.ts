export * from './line.ts'
export * from './threads.ts'
