// `npm run chaos`: the long form of the server's fault trials, with the games of the shelf. `npm run chaos -- 600`
// takes ten minutes: half of them one server on SQLite, half of them two on one Postgres; then bad clients.
import { shelf } from '@anachron/games'
import { badClients } from '@anachron/server/trials/bad-clients'
import { type ChaosOptions, type ChaosReport, chaos } from '@anachron/server/trials/chaos'
import { startOwnPostgres } from './postgres.mjs'

const all = Number(process.argv[2] ?? 120)
const seconds = all / 2
/** One every four seconds at least, however long it takes. */
const kills = Math.ceil(seconds / 4)
const games = shelf.map(({ id }) => id)
const matches = 4 * games.length
const BAD_MESSAGES = 100_000
let wrong = 0
const total = { kills: 0, acknowledged: 0, lost: 0, doubled: 0, unstored: 0 }

const run = async (name: string, options: Pick<ChaosOptions, 'postgres'>): Promise<void> => {
  console.log(`${name}, ${seconds} s, ${matches} matches at a time of ${games.length} games`)
  const say = (line: string): void => console.log(`  ${line}`)
  tell(await chaos({ ...options, seconds, kills, matches, games, say }))
}

function tell({ faults, deaths, stuck, ...found }: ChaosReport): void {
  const { cuts, slow, pauses, crashes } = faults
  const { lost, doubled, untrue, unstored, broken } = found
  console.log(
    `  faults: ${faults.kills} kills, ${cuts} cut connections, ${slow} slow spells, ${pauses} pauses and ${crashes} crashes of the database`,
  )
  console.log(`  ${found.tables} tables, ${found.acknowledged} acknowledged actions, ${found.shown} positions shown`)
  for (const [game, actions] of Object.entries(found.byGame)) console.log(`    ${game}: ${actions} actions`)
  console.log(
    `  lost ${lost.length}, doubled ${doubled.length}, shown but not stored ${unstored.length}, shown untruly ${untrue.length}, broken ledgers ${broken.length}, never answered ${stuck}`,
  )
  const problems = [...lost, ...doubled, ...untrue, ...unstored, ...broken]
  for (const problem of problems.slice(0, 20)) console.log(`    ${problem}`)
  if (deaths > 0) console.log(`  ${deaths} servers ended by themselves`)
  const unplayed = games.filter((game) => !found.byGame[game])
  if (unplayed.length > 0) console.log(`  not played: ${unplayed.join(', ')}`)
  wrong += problems.length + stuck + deaths + unplayed.length
  total.kills += faults.kills
  total.acknowledged += found.acknowledged
  total.lost += lost.length
  total.doubled += doubled.length
  total.unstored += unstored.length
}

await run('one server on SQLite', {})
const postgres = await startOwnPostgres()
await run('two servers on one Postgres', { postgres })
await postgres.stop()
console.log(
  `in all: ${total.kills} kills, ${total.acknowledged} acknowledged actions, lost ${total.lost}, doubled ${total.doubled}, shown but not stored ${total.unstored}`,
)

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
