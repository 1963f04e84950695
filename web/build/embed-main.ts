import { resolve } from 'node:path'
import { writeEmbeds } from './embed.ts'

await writeEmbeds(process.argv[2] ?? resolve(import.meta.dirname, '../dist'))
