import { hashOf } from '../hash.ts'
import { copyJson } from '../json.ts'
import { isLogFault, type LogEntry } from '../log.ts'
import { applyEntry, replay, rewind } from '../match.ts'
import { undoable } from '../undo/undo.ts'
import { render } from '../words/render.ts'
import { everyNth, throughMatches } from './matches.ts'
import { broken, type Law } from './plan.ts'

export const undoIsExact: Law = {
  name: 'what may be undone used no chance, and doing it again leads to the same state',
  check(game, plan) {
    throughMatches(game, plan, 'undo', 0.1, (moment) => {
      if (!everyNth(moment, 12)) return
      const match = replay(game, copyJson(moment.match.log))
      if (isLogFault(match)) broken(render(match.fault))
      const whole = match.log.entries.slice()
      const now = hashOf(match.state)
      const back = undoable(match)
      if (whole.slice(back).some((entry) => (entry.rolls?.length ?? 0) > 0)) broken('a roll may be taken back')
      rewind(match, back)
      for (const entry of whole.slice(back)) applyEntry(game, match.state, entry as LogEntry)
      if (hashOf(match.state) !== now) broken(`going back to entry ${back} and on again leads elsewhere`)
    })
  },
}
