import { randomBytes } from 'node:crypto'
import type { Complain, Host, Notice, Person } from '@anachron/host'
import type { ServerStore } from '../store/sql-store.ts'
import type { Route, SendAt, ToSend, Way } from '../store/told-store.ts'
import type { Links } from './links.ts'
import { type Message, type Waiting, waitingAt, wordsFor } from './message.ts'
import type { Outcome } from './post.ts'
import { sendingTime } from './when.ts'

const EVERY = 1_000
/** Ways that are served in one go, and how many at the same time: a slow one holds up no more than itself. */
const AT_A_TIME = 50
const TOGETHER = 8
/** Whoever has been told something is told of the next after so long: several tables then come in one message. */
const GAP = 30_000
/** What a process has taken and not sent by then, another takes: it has died. Longer than any sending lasts. */
const LEASE = 120_000
/** How long a process that stops waits for what it sends. */
const GOODBYE = 5_000
/** Until what failed is tried again; then it is given up. */
const AGAIN = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000]

export type Send = (route: Route, message: Message) => Promise<Outcome>

export interface CourierPorts {
  store: ServerStore
  links: Links
  /** By which ways word can be sent; mail is missing where no mail server is set. */
  ways: Partial<Record<Way, Send>>
  titleOf(game: string): string
  complain: Complain
  count(way: Way, outcome: Outcome): void
}

/**
 * Brings word to people who are not looking. What is to be sent is written down first, once for each question (D-102):
 * so it outlives a process, is sent by one of several, and is tried again when it fails. Nothing here is waited for by
 * those who play.
 */
export class Courier {
  readonly #ports: CourierPorts
  #host: Host | undefined
  #stopped = false
  #cancel: () => void = () => {}
  #round: Promise<void> = Promise.resolve()
  readonly #noting = new Set<Promise<void>>()

  constructor(ports: CourierPorts) {
    this.#ports = ports
  }

  start(host: Host): void {
    this.#host = host
    const again = (): void => {
      if (this.#stopped) return
      this.#cancel = host.clock.later(EVERY, () => {
        this.#round = this.#sendDue(host)
          .catch((error: unknown) => this.#ports.complain('send word', error))
          .finally(again)
      })
    }
    again()
  }

  /** What is being sent is waited for, for a while; what is not finished then is sent after the lease. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#cancel()
    let timer: NodeJS.Timeout | undefined
    const enough = new Promise((resolve) => {
      timer = setTimeout(resolve, GOODBYE)
    })
    await Promise.race([enough, Promise.all([this.#round, ...this.#noting])])
    clearTimeout(timer)
  }

  /** Somebody is asked and does not come. */
  notice(notice: Notice): void {
    const noting = this.#note(notice)
      .catch((error: unknown) => this.#ports.complain('note what to send', error))
      .finally(() => this.#noting.delete(noting))
    this.#noting.add(noting)
  }

  async #note({ person, summary, since }: Notice): Promise<void> {
    const { told } = this.#ports.store
    const now = this.#host?.clock.now() ?? Date.now()
    const ways = await this.#waysTo(person, now)
    if (ways.length > 0) await told.tell({ person, table: summary.table, since, at: now }, ways)
  }

  /** By which ways somebody is told, and when at the earliest. */
  async #waysTo(id: string, now: number): Promise<SendAt[]> {
    const { store, ways } = this.#ports
    const person = await store.person(id)
    if (!person) return []
    const { confirmed, wishes } = await store.told.telling(id)
    const devices = await store.told.subscriptions(id)
    const routes: { way: Way; target: string }[] = [
      ...devices.map((device) => ({ way: 'push' as const, target: device.id })),
      ...(confirmed !== null && wishes.mail !== 'off' ? [{ way: 'mail' as const, target: '' }] : []),
      ...(person.webhook ? [{ way: 'webhook' as const, target: '' }] : []),
    ]
    const earliest = Math.max(now, (await store.told.lastTold(id)) + GAP)
    return routes
      .filter(({ way }) => ways[way])
      .map((route) => ({ ...route, due: sendingTime(route.way, wishes, earliest) }))
  }

  async #sendDue(host: Host): Promise<void> {
    const routes = await this.#ports.store.told.due(host.clock.now(), AT_A_TIME)
    const next = routes.values()
    const serve = async (): Promise<void> => {
      for (const route of next) {
        if (this.#stopped) return
        await this.#sendBy(host, route).catch((error: unknown) =>
          this.#ports.complain(`send word by ${route.way}`, error),
        )
      }
    }
    await Promise.all(Array.from({ length: TOGETHER }, serve))
  }

  async #sendBy(host: Host, route: Route): Promise<void> {
    const { store, links, ways, count } = this.#ports
    const { told } = store
    const now = host.clock.now()
    const token = randomBytes(12).toString('base64url')
    const taken = await told.take(route, now, now + LEASE, token)
    const waiting: Waiting[] = []
    for (const one of taken) {
      const found = await this.#stillWaiting(host, route.person, one)
      if (found) waiting.push(found)
      else await told.drop(token, one.table)
    }
    const [first] = waiting
    if (!first) return
    const message: Message = {
      words: wordsFor(waiting),
      waiting,
      link: waiting.length === 1 ? links.table(first.table) : links.shelf(),
      stop: links.stop(route),
    }
    const outcome = (await ways[route.way]?.(route, message)) ?? 'off'
    count(route.way, outcome)
    const wait = AGAIN[Math.max(...taken.map(({ tries }) => tries)) - 1]
    if (outcome === 'failed' && wait !== undefined) await told.again(token, now + wait)
    else await told.sent(token)
  }

  /** A match that still waits for somebody who still does not look. */
  async #stillWaiting(host: Host, person: string, { table, since }: ToSend): Promise<Waiting | undefined> {
    const { store, titleOf } = this.#ports
    if (host.isLookingAt(person, table)) return undefined
    const summary = await store.summary(table)
    if (summary?.phase !== 'playing') return undefined
    if (!summary.waiting.some((seat) => summary.seats[seat]?.person === person)) return undefined
    const people: Person[] = await store.people(summary.seats.flatMap((seat) => seat.person ?? []))
    const names = new Map(people.map(({ id, name }) => [id, name]))
    return waitingAt(summary, person, titleOf(summary.game), names, since)
  }
}
