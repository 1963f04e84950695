import type { Answers, RequestOf, Verb } from '@anachron/wire'
import type { Call } from '../call.ts'
import type { RequestRefusal } from '../request-refusal.ts'
import { analysis } from './analysis.ts'
import { branch } from './branch.ts'
import { create, openFile } from './create.ts'
import { checkFile, exportFile } from './export.ts'
import { keep, keepsakes } from './keepsakes.ts'
import { matches, outOfSight, putAway } from './matches.ts'
import { withinLists } from './open-tables.ts'
import { log, look, replay } from './past.ts'
import { attention, hello, leaveLobby, lobby, ping, rename, waiting } from './people.ts'
import { plan } from './plan.ts'
import { act, forecast, hint, unwatch, watch, why } from './play.ts'
import { decline, rematch } from './rematch.ts'
import { remove } from './remove.ts'
import { report } from './report.ts'
import { claim, handOver, leave, sit, start } from './seats.ts'
import { chat } from './talk.ts'
import { canUndo, consent, undo } from './undo.ts'

/** What a host does for each request of the wire. */
export const verbs: { [V in Verb]: (call: Call, request: RequestOf<V>) => Promise<Answers[V] | RequestRefusal> } = {
  hello,
  ping,
  attention,
  waiting,
  lobby,
  'leave-lobby': leaveLobby,
  matches,
  'out-of-sight': outOfSight,
  'put-away': putAway,
  rename,
  keepsakes,
  keep,
  create: withinLists(create),
  import: openFile,
  watch,
  unwatch,
  sit,
  leave,
  remove,
  start,
  act,
  plan,
  why,
  forecast,
  hint,
  look,
  log,
  replay,
  undoable: canUndo,
  undo,
  consent,
  branch,
  rematch,
  decline,
  claim,
  'hand-over': handOver,
  chat,
  report,
  export: exportFile,
  analysis,
  verify: checkFile,
}
