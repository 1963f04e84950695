export * from './cards.ts'
export * from './examples.ts'
