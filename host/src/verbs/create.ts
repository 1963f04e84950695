import { isLogFault, type Json, type MatchLog, optionsFor } from '@anachron/kernel'
import { count, say } from '@anachron/kernel/words'
import { type Answers, isBotAccount, personName, type RequestOf } from '@anachron/wire'
import type { Call } from '../call.ts'
import { createTable, knowsLevels, placed } from '../new-table.ts'
import { isRequestRefusal, noGame, notOnShelf, type RequestRefusal, refuse } from '../request-refusal.ts'
import { noSuchLevel } from './at-table.ts'

export async function create(call: Call, wanted: RequestOf<'create'>): Promise<Answers['create'] | RequestRefusal> {
  const { host, person } = call
  if (isBotAccount(person) && wanted.listed === 'open')
    return refuse('not-yours', 'A bot sets up private tables; people come to them by a link.')
  const loaded = await host.loadGame(wanted.game)
  if (!loaded) return refuse('unknown', noGame(wanted.game))
  const { game } = loaded
  const checked = optionsFor(game, wanted.options ?? {}, wanted.seats.length)
  if (isLogFault(checked)) return refuse('refused', checked.fault)
  if (!knowsLevels(host.bots, wanted.seats)) return noSuchLevel(call)
  const table = await createTable(call, {
    game,
    options: checked.options as Json,
    listed: wanted.listed,
    clock: wanted.clock ?? null,
    hints: wanted.hints,
    privateTalk: wanted.privateTalk,
    welcomesBots: wanted.welcomesBots,
    seats: placed(wanted.seats, person),
    entropy: wanted.entropy,
  })
  return { table: table.id }
}

/** Opens a match file as a table. Without a plan, whoever opens it sits in all seats. */
export async function openFile(call: Call, wanted: RequestOf<'import'>): Promise<Answers['import'] | RequestRefusal> {
  const { host, person } = call
  const opened = await host.foreign.open(person, wanted.file)
  if (isRequestRefusal(opened)) return opened
  const { log, own } = opened
  const loaded = await host.loadGame(log.game)
  if (!loaded) return refuse('unknown', notOnShelf(log.game))
  const plan =
    wanted.seats ?? Array.from({ length: log.seats }, (_, seat) => ({ kind: 'you' as const, ...calledIn(log, seat) }))
  if (!knowsLevels(host.bots, plan)) return noSuchLevel(call)
  if (plan.length !== log.seats) return refuse('refused', say`This match has ${count(log.seats, 'seat')}.`)
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

/** Who sat there, as the file tells it: nobody of that name need be here. */
function calledIn({ notes }: MatchLog, seat: number): { called?: string } {
  const names = Array.isArray(notes?.names) ? notes.names : notes?.players
  const name = personName.safeParse(Array.isArray(names) ? names[seat] : undefined)
  return name.success ? { called: name.data } : {}
}

/** Which match a foreign file has left is not for it to say: nobody is led to tables by it. */
function withoutClaims({ branchOf: _branchOf, ...log }: MatchLog): MatchLog {
  return log
}
