/**
 * Records a match for each way of ending into fixtures/: `npx node games/example/test/record.ts`. Needed again whenever
 * `game.version` is raised.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, decision, exportMatch, isLogFault, options, type Seat, seeded, startMatch } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { game } from '../rules/game.ts'

const FOLDER = join(import.meta.dirname, '..', 'fixtures')

/** Two seats play by chance, the same for the same seed; one gives up after so many entries. */
function playOut(seed: number, givesUpAfter: number) {
  const chance = seeded(seed)
  const match = startMatch(game, { options: {}, seats: 2, chance: () => chance })
  if (isLogFault(match)) throw new Error(render(match.fault))
  for (let asked = decision(game, match.state); asked; asked = decision(game, match.state)) {
    const seat = asked.seats[0] as Seat
    const listed = options(game, match.state, seat)
    const action = listed[chance.pick('option', listed.length)]
    act(match, seat, match.log.entries.length < givesUpAfter ? action : game.concede, chance)
  }
  return match
}

mkdirSync(FOLDER, { recursive: true })
for (const [reason, givesUpAfter] of Object.entries({ target: Infinity, empty: Infinity, concede: 5 }))
  for (let seed = 1; ; seed++) {
    const match = playOut(seed, givesUpAfter)
    if (match.state.result?.reason !== reason) continue
    writeFileSync(join(FOLDER, `${reason}.match.json`), `${JSON.stringify(exportMatch(match))}\n`)
    break
  }
