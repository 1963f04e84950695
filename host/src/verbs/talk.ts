import type { Answers, RequestOf } from '@anachron/wire'
import type { Call, Refused } from '../call.ts'
import { change } from './at-table.ts'

export const chat = (call: Call, { table, text }: RequestOf<'chat'>): Promise<Answers['chat'] | Refused> =>
  change(call, table, (open, asker) => open.commit(asker, { do: 'chat', text }))
