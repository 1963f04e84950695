import type { Answers, RequestOf, Room } from '@anachron/wire'
import type { Call } from '../call.ts'
import { type RequestRefusal, refuse } from '../request-refusal.ts'
import { maySay } from '../talk.ts'
import { change } from './at-table.ts'

/** So many lines in so much time are a conversation; more is noise, and every line is kept. */
const LINES = 8
const WITHIN = 20_000

const WHY_NOT: Record<Room, string> = {
  players: 'Only those who play talk here. Onlookers have a room of their own.',
  onlookers: 'While the match is played, only those who look on talk here.',
}

export const chat = (call: Call, { table, text, room }: RequestOf<'chat'>): Promise<Answers['chat'] | RequestRefusal> =>
  change(call, table, (open, requester) => {
    if (!maySay(open.state, call.person, room)) return refuse('not-yours', WHY_NOT[room])
    const since = call.host.clock.now() - WITHIN
    const said = open.state.chats.filter(({ person, at }) => person === call.person && at > since).length
    if (said >= LINES) return refuse('limit', 'You have said a lot just now. Wait a little.')
    return open.commit(requester, { do: 'chat', text, ...(room === 'players' ? {} : { room }) })
  })
