export * from './sim.ts'
export * from './terminal.ts'
