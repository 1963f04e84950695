import { scriptsConformance } from './scripts-conformance.ts'

scriptsConformance('SQLite', async () => undefined)
