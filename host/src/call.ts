import type { Request } from '@anachron/wire'
import type { Host } from './host.ts'
import { seal } from './outgoing.ts'
import type { Connected } from './sessions.ts'

/** A request being carried out. */
export class Call {
  readonly host: Host
  readonly session: Connected
  readonly request: Request
  #answered = false

  constructor(host: Host, session: Connected, request: Request) {
    this.host = host
    this.session = session
    this.request = request
  }

  get person(): string {
    return this.session.person.id
  }

  /** Says once that it is done. */
  ok(answer: object): void {
    if (this.#answered) return
    this.#answered = true
    this.session.send(seal({ m: 'ok', re: this.request.id, ...answer }))
  }
}
