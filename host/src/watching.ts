import type { Viewer } from '@anachron/kernel'
import type { Complain } from './environment.ts'
import type { Notifier } from './notifier.ts'
import type { RemotePresence } from './remote-presence.ts'
import type { Connected, Sessions } from './sessions.ts'
import type { Store } from './store.ts'
import type { Table } from './table.ts'

interface WatchingPorts {
  readonly store: Pick<Store, 'saveSeen'>
  readonly sessions: Pick<Sessions, 'isAt' | 'isLookingAt'>
  readonly remote: Pick<RemotePresence, 'say'>
  readonly notifier: Pick<Notifier, 'later'>
  /** Somebody has come to a table or gone. */
  moved(table: Table): void
  complain: Complain
}

/** Shows tables to sessions, and notes how far people have seen when they look away. */
export class Watching {
  readonly #ports: WatchingPorts
  readonly #saving = new Set<Promise<void>>()

  constructor(ports: WatchingPorts) {
    this.#ports = ports
  }

  watch(session: Connected, table: Table, viewer: Viewer): void {
    // It may have gone while the table was being read, and nobody would ever take it off again.
    if (!session.isOpen) return
    const { sessions } = this.#ports
    const person = session.person.id
    const before = [sessions.isAt(person, table), sessions.isLookingAt(person, table)]
    table.addWatcher(session, viewer)
    const isNews = !before[0] || before[1] !== sessions.isLookingAt(person, table)
    if (isNews) this.#sayWhere(person, table)
    if (!before[0]) this.#ports.moved(table)
  }

  /** The page of a session goes out of sight or comes back. */
  attend(session: Connected, isHidden: boolean): void {
    if (session.isHidden === isHidden) return
    session.isHidden = isHidden
    for (const table of session.watching) {
      this.#sayWhere(session.person.id, table)
      // As with somebody who goes: what they are asked already, they may have overlooked.
      if (isHidden) this.#ports.notifier.later(session.person.id, table)
    }
  }

  /** Tells the other processes whether somebody is at a table, and whether they can see it. */
  #sayWhere(person: string, table: Table): void {
    const { sessions, remote } = this.#ports
    const where = { table: table.id, person }
    const hidden = sessions.isLookingAt(person, table) ? {} : { hidden: true as const }
    remote.say(sessions.isAt(person, table) ? { is: 'here', ...where, ...hidden } : { is: 'away', ...where })
  }

  unwatch(session: Connected, table: Table): void {
    if (!table.watchers.has(session)) return
    this.#saveSeen(session.person.id, table)
    this.lookAway(session, table)
    this.#ports.notifier.later(session.person.id, table)
  }

  /** Without noting how far they had seen. */
  lookAway(session: Connected, table: Table): void {
    table.removeWatcher(session)
    table.watchers.showInfo()
    this.#sayWhere(session.person.id, table)
    this.#ports.moved(table)
  }

  #saveSeen(id: string, table: Table): void {
    const entry = table.state.match?.log.entries.length ?? 0
    const saving = this.#ports.store
      .saveSeen(id, table.id, entry)
      .catch((error: unknown) => this.#ports.complain('save how far somebody has seen', error))
      .finally(() => this.#saving.delete(saving))
    this.#saving.add(saving)
  }

  /** All that was noted is stored. */
  async saved(): Promise<void> {
    await Promise.all(this.#saving)
  }
}
