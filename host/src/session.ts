import { FlowFault } from '@anachron/kernel'
import { type Answers, parseRequest, type Request, type Verb } from '@anachron/wire'
import { Call } from './call.ts'
import type { Host } from './host.ts'
import { type Sealed, seal } from './outgoing.ts'
import { isRequestRefusal, type RequestRefusal } from './request-refusal.ts'
import type { Connected } from './sessions.ts'
import { Gone, type Table } from './table.ts'
import { noTable } from './verbs/at-table.ts'
import { verbs } from './verbs/index.ts'

/** Sending it again would only fail again. */
const rulesFailed: RequestRefusal = {
  code: 'refused',
  reason: 'The rules of this game have a mistake here and could not tell what to do with this. Nothing has changed.',
}

/** Where messages for a person leave. */
export interface Channel {
  send(message: string): void
  /** Ends the connection from here. */
  dismiss?(reason: string): void
}

/** One connection of one person: requests come in as text, messages go out as text. */
export class Session implements Connected {
  readonly host: Host
  readonly person: { id: string; name: string }
  readonly #channel: Channel
  inLobby = false
  takesChanges = false
  isHidden = false
  /** Tables that are being shown: seldom more than one, so a list is made anew and has no room to spare. */
  watching: readonly Table[] = []
  #open = true

  constructor(host: Host, person: { id: string; name: string }, channel: Channel) {
    this.host = host
    this.person = person
    this.#channel = channel
    host.sessions.join(this)
  }

  get isOpen(): boolean {
    return this.#open
  }

  send(message: Sealed): void {
    if (this.#open) this.#channel.send(message)
  }

  /** Reads a request, carries it out and answers. Never throws. */
  async receive(text: string): Promise<void> {
    const parsed = parseRequest(text)
    if ('fault' in parsed) this.refuse(parsed.re, { code: 'malformed', reason: parsed.fault })
    else await this.carryOut(parsed.request)
  }

  async carryOut(request: Request): Promise<void> {
    const call = new Call(this.host, this, request)
    try {
      const verb = verbs[request.do] as (call: Call, request: Request) => Promise<Answers[Verb] | RequestRefusal>
      const answer = await verb(call, request)
      if (isRequestRefusal(answer)) this.refuse(request.id, answer)
      else call.ok(answer)
    } catch (error) {
      if (error instanceof Gone) return this.refuse(request.id, noTable)
      this.host.complain(request.do, error)
      if (error instanceof FlowFault) return this.refuse(request.id, rulesFailed)
      this.refuse(request.id, {
        code: 'unavailable',
        reason: 'This could not be stored or read just now. Nothing is lost: send it again with the same id.',
      })
    }
  }

  refuse(re: string | null, { code, reason, rule }: RequestRefusal): void {
    this.send(seal({ m: 'refusal', re, code, reason, ...(rule === undefined ? {} : { rule }) }))
  }

  dismiss(reason: string): void {
    this.close()
    this.#channel.dismiss?.(reason)
  }

  close(): void {
    if (!this.#open) return
    this.#open = false
    this.host.left(this)
  }
}
