import { changed } from './change.ts'
import type { Message, MessageOf } from './messages.ts'

/** What a connection was last told of each table that it looks at, for a client that takes changes. */
export class Plays {
  readonly #last = new Map<string, MessageOf<'play'>>()
  readonly #again: (table: string, as: number) => void

  /** `again`: watches a table as before, because a change has come of what is not here. */
  constructor(again: (table: string, as: number) => void) {
    this.#again = again
  }

  /** A message as all others are told it; nothing where it is about a table that is not looked at any more. */
  whole(message: Message): Exclude<Message, { m: 'change' }> | undefined {
    if (message.m !== 'play' && message.m !== 'change') return message
    const last = this.#last.get(message.table)
    const play = message.m === 'play' ? message : last && changed(last, message)
    if (play) this.#last.set(message.table, play)
    else if (last) this.#again(last.table, last.matchView.as)
    return play
  }

  /** A table is not looked at any more. */
  forget(table: string): void {
    this.#last.delete(table)
  }

  /** Another connection is told everything anew. */
  clear(): void {
    this.#last.clear()
  }
}
