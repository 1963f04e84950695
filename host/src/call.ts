import type { No, Request } from '@anachron/wire'
import type { Host } from './host.ts'
import { seal } from './outgoing.ts'
import type { Session } from './session.ts'

/** A request being carried out. */
export class Call {
  readonly session: Session
  readonly request: Request
  #answered = false

  constructor(session: Session, request: Request) {
    this.session = session
    this.request = request
  }

  get host(): Host {
    return this.session.host
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

/** Why a request was not carried out: a value, because people make mistakes. */
export interface Refused {
  code: No['code']
  reason: string
  rule?: string
}

export const refuse = (code: No['code'], reason: string, rule?: string): Refused =>
  rule === undefined ? { code, reason } : { code, reason, rule }

export const isRefused = (value: object): value is Refused => 'code' in value && 'reason' in value
