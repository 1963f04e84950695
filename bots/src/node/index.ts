export * from './line.ts'
export * from './threads.ts'
export * from './worker-thread.ts'
