/** The moments of a game's recorded matches at which a board has most to show. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadGame } from '@anachron/games'
import { applyEntry, decision, isLogFault, type MatchLog, options, readLog, replay } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'

export interface Fullest {
  /** Of what there is most. */
  name: string
  /** The match up to that moment. */
  match: MatchLog
}

interface Moment {
  view: object
  options: readonly object[]
}

/** The longest list that is called a hand, wherever a game keeps it. */
function handIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return Math.max(
    0,
    ...Object.entries(value).map(([key, inside]) =>
      key === 'hand' && Array.isArray(inside) ? inside.length : handIn(inside),
    ),
  )
}

const MEASURES: Readonly<Record<string, (moment: Moment) => number>> = {
  'most to see': ({ view }) => JSON.stringify(view).length,
  'most to choose from': (moment) => moment.options.length,
  'largest hand': ({ view }) => handIn(view),
}

/** Found by looking through every recorded match, so that they stay the fullest when matches are recorded anew. */
export async function fullestOf(id: string): Promise<Fullest[]> {
  const module = await loadGame(id)
  if (!module) throw new Error(`there is no game ${id}`)
  const { game } = module
  const best = new Map<string, { size: number; log: MatchLog; entry: number }>()
  const folder = join(import.meta.dirname, '..', '..', '..', 'games', id, 'fixtures')
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.match.json'))) {
    const log = readLog(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    if (isLogFault(log)) throw new Error(render(log.fault))
    const match = replay(game, log, { to: 0, trusted: true })
    if (isLogFault(match)) throw new Error(render(match.fault))
    for (let entry = 0; entry < log.entries.length; entry++) {
      const seat = decision(game, match.state)?.seats[0]
      if (seat !== undefined) {
        const moment = { view: game.view(match.state, seat), options: options(game, match.state, seat) }
        for (const [name, measure] of Object.entries(MEASURES)) {
          const size = measure(moment)
          if (size > (best.get(name)?.size ?? 0)) best.set(name, { size, log, entry })
        }
      }
      const next = log.entries[entry]
      if (next) applyEntry(game, match.state, next)
    }
  }
  // A moment that is the fullest in more than one way is looked at once.
  const [first, ...others] = [...best].map(([name, { log, entry }]) => ({ name, log, entry }))
  const apart = others.filter((one, n) =>
    [first, ...others.slice(0, n)].every((known) => known?.log !== one.log || known.entry !== one.entry),
  )
  return [first, ...apart].flatMap((one) => (one ? [{ name: one.name, match: cut(one.log, one.entry) }] : []))
}

/** The match as it stood after an entry: it can be played on from there. */
function cut(log: MatchLog, entry: number): MatchLog {
  const { hash: _hash, seal: _seal, ...open } = log as MatchLog & { hash?: string; seal?: string }
  return { ...open, entries: log.entries.slice(0, entry) }
}
