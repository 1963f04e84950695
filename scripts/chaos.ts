// `npm run chaos`: the long form of the server's fault trials. `npm run chaos -- 600` gives each ten minutes.
import { badClients } from '@anachron/server/trials/bad-clients'
import { type ChaosOptions, type ChaosReport, chaos } from '@anachron/server/trials/chaos'
import { startOwnPostgres } from './postgres.mjs'

const seconds = Number(process.argv[2] ?? 120)
const matches = 20
const BAD_MESSAGES = 100_000
let wrong = 0

const run = async (name: string, options: Pick<ChaosOptions, 'postgres'>): Promise<void> => {
  console.log(`${name}, ${seconds} s, ${matches} matches at a time`)
  const report = await chaos({ ...options, seconds, matches, say: (line) => console.log(`  ${line}`) })
  tell(report)
}

function tell({
  faults,
  tables,
  acknowledged,
  shown,
  lost,
  doubled,
  untrue,
  broken,
  stuck,
  deaths,
}: ChaosReport): void {
  const { kills, cuts, slow, pauses, crashes } = faults
  console.log(
    `  faults: ${kills} kills, ${cuts} cut connections, ${slow} slow spells, ${pauses} pauses and ${crashes} crashes of the database`,
  )
  console.log(`  ${tables} tables, ${acknowledged} acknowledged actions, ${shown} positions shown`)
  console.log(
    `  lost ${lost.length}, doubled ${doubled.length}, shown untruly ${untrue.length}, broken ledgers ${broken.length}, never answered ${stuck}`,
  )
  const problems = [...lost, ...doubled, ...untrue, ...broken]
  for (const problem of problems.slice(0, 20)) console.log(`    ${problem}`)
  if (deaths > 0) console.log(`  ${deaths} servers ended by themselves`)
  wrong += problems.length + stuck + deaths
}

await run('one server on SQLite', {})
const postgres = await startOwnPostgres()
await run('two servers on one Postgres', { postgres })
await postgres.stop()

console.log(`${BAD_MESSAGES} bad messages`)
const bad = await badClients(BAD_MESSAGES)
console.log(`  ${JSON.stringify(bad.sent)}`)
console.log(
  `  not refused with a reason: ${bad.unanswered.length}, effects: ${bad.effects.length}, good moves meanwhile: ${bad.moves}`,
)
console.log(`  heap: ${bad.heap.map((mb) => mb.toFixed(1)).join(' MB, then ')} MB`)
for (const problem of [...bad.unanswered, ...bad.effects].slice(0, 20)) console.log(`    ${problem}`)
wrong += bad.unanswered.length + bad.effects.length

console.log(wrong === 0 ? 'nothing was lost' : `${wrong} problems`)
process.exit(wrong === 0 ? 0 : 1)
