import type { Answers, RequestOf, Verb } from '@anachron/wire'
import type { Call, Refused } from '../call.ts'
import { analysis } from './analysis.ts'
import { branch, rematch } from './branch.ts'
import { create, openFile } from './create.ts'
import { checkFile, exportFile } from './export.ts'
import { keep, keepsakes } from './keepsakes.ts'
import { withinLists } from './open-tables.ts'
import { log, look } from './past.ts'
import { hello, leaveLobby, lobby, rename } from './people.ts'
import { act, forecast, hint, unwatch, watch, why } from './play.ts'
import { remove } from './remove.ts'
import { hand, leave, sit, start } from './seats.ts'
import { chat } from './talk.ts'
import { canUndo, consent, undo } from './undo.ts'

/** What a host does for each request of the wire. */
export const verbs: { [V in Verb]: (call: Call, request: RequestOf<V>) => Promise<Answers[V] | Refused> } = {
  hello,
  lobby,
  'leave-lobby': leaveLobby,
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
  why,
  forecast,
  hint,
  look,
  log,
  undoable: canUndo,
  undo,
  consent,
  branch,
  rematch,
  hand,
  chat,
  export: exportFile,
  analysis,
  verify: checkFile,
}
