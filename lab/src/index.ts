export * from './commands/index.ts'
export * from './play/plan.ts'
export * from './play/pool.ts'
export * from './simulate.ts'
