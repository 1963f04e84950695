export * from './arena.ts'
export * from './bench.ts'
export * from './sim.ts'
export * from './terminal.ts'
