import { type Host, Session } from '@anachron/host'
import type { Answers, Message, MessageOf, RefusalMessage, Request, RequestOf, Verb } from '@anachron/wire'

let errands = 0

/**
 * A session for as long as one HTTP request takes: what a script is told comes out of the same door as what a browser
 * is told.
 */
export class Errand {
  readonly #heard: Message[] = []
  readonly #session: Session

  constructor(host: Host, person: { id: string; name: string }) {
    this.#session = new Session(host, person, { send: (text) => this.#heard.push(JSON.parse(text) as Message) })
  }

  /** Asks, and gives the answer or the refusal. */
  async ask<V extends Verb>(
    verb: V,
    fields: Omit<RequestOf<V>, 'do' | 'id'>,
    id = `h${Date.now().toString(36)}-${++errands}`,
  ): Promise<(Answers[V] & { m: 'ok' }) | RefusalMessage> {
    await this.#session.carryOut({ do: verb, id, ...fields } as unknown as Request)
    const answer = this.#heard.findLast((message) => 're' in message && message.re === id)
    return answer as (Answers[V] & { m: 'ok' }) | RefusalMessage
  }

  last<K extends Message['m']>(kind: K): MessageOf<K> | undefined {
    return this.#heard.findLast((message): message is never => message.m === kind) as MessageOf<K> | undefined
  }

  end(): void {
    this.#session.close()
  }
}
