import { isLogFault, type Json, type MatchLog, optionsFor } from '@anachron/kernel'
import type { Answers, RequestOf } from '@anachron/wire'
import { type Call, isRefused, type Refused, refuse } from '../call.ts'
import { createTable, knowsLevels, placed } from '../new-table.ts'
import { noSuchLevel } from './at-table.ts'

export async function create(call: Call, wanted: RequestOf<'create'>): Promise<Answers['create'] | Refused> {
  const { host, person } = call
  const loaded = await host.loadGame(wanted.game)
  if (!loaded) return refuse('unknown', `There is no game “${wanted.game}” here.`)
  const { game } = loaded
  const checked = optionsFor(game, wanted.options ?? {}, wanted.seats.length)
  if (isLogFault(checked)) return refuse('refused', checked.fault)
  if (!knowsLevels(host, wanted.seats)) return noSuchLevel(call)
  const table = await createTable(call, {
    game,
    options: checked.options as Json,
    listed: wanted.listed,
    clock: wanted.clock ?? null,
    seats: placed(wanted.seats, person),
    entropy: wanted.entropy,
  })
  return { table: table.id }
}

/** Opens a match file as a table. Without a plan, whoever opens it sits in all seats. */
export async function openFile(call: Call, wanted: RequestOf<'import'>): Promise<Answers['import'] | Refused> {
  const { host, person } = call
  const opened = await host.foreign.open(person, wanted.file)
  if (isRefused(opened)) return opened
  const { log, own } = opened
  const loaded = await host.loadGame(log.game)
  if (!loaded) return refuse('unknown', `This is a match of “${log.game}”, which is not on the shelf here.`)
  const plan = wanted.seats ?? Array.from({ length: log.seats }, () => ({ kind: 'you' as const }))
  if (!knowsLevels(host, plan)) return noSuchLevel(call)
  if (plan.length !== log.seats) return refuse('refused', `This match has ${log.seats} seats.`)
  const table = await createTable(call, {
    game: loaded.game,
    options: log.options,
    listed: 'private',
    clock: null,
    seats: placed(plan, person),
    entropy: wanted.entropy,
    past: own ? { log } : { log: withoutClaims(log) },
    foreign: !own,
  })
  return { table: table.id }
}

/** Which match a file from elsewhere has left is not for it to say: nobody is led to tables by it. */
function withoutClaims({ branchOf: _branchOf, ...log }: MatchLog): MatchLog {
  return log
}
