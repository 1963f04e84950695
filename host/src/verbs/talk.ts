import type { Answers, RequestOf } from '@anachron/wire'
import { type Call, type Refused, refuse } from '../call.ts'
import { peopleAt } from '../state.ts'
import { change } from './at-table.ts'

/** So many lines in so much time are a conversation; more is noise, and every line is kept. */
const LINES = 8
const WITHIN = 20_000

export const chat = (call: Call, { table, text }: RequestOf<'chat'>): Promise<Answers['chat'] | Refused> =>
  change(call, table, (open, asker) => {
    const { header, phase } = open.state
    const isPrivate = header.listed === 'private' && phase === 'playing'
    if (isPrivate && !peopleAt(open.state).includes(call.person))
      return refuse('not-yours', 'While a private match is played, only those who play it talk here.')
    const since = call.host.now() - WITHIN
    const said = open.state.chats.filter(({ person, at }) => person === call.person && at > since).length
    if (said >= LINES) return refuse('limit', 'You have said a lot just now. Wait a little.')
    return open.commit(asker, { do: 'chat', text })
  })
