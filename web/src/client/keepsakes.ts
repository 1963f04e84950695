import { type Keepsake, keptBy, type Shelf, t } from '@anachron/kit'
import type { RefusalMessage } from '@anachron/wire'
import { type Client, RefusalError } from './client.ts'
import { here, theServer } from './places.ts'

/** As far as keepsakes need one. */
export type Keeper = Pick<Client, 'request' | 'you'>

/** Names that the server has not been told of yet; they outlast the page. */
export interface Unsent {
  read(): string[]
  write(names: readonly string[]): void
  /** To whom the server's were when they were last looked at. */
  owner(): string | undefined
  own(person: string | undefined): void
}

/** The server hears of a document when its owner has stopped changing it for so long. */
const PAUSE = 400

/**
 * What a person keeps for one game. It lies in this browser, so that it is there without a network, and with the person
 * on the server, so that it is there on other devices. What the server has not heard of yet is sent when it can be
 * reached; otherwise the server is right.
 */
export class Keepsakes {
  state: Shelf = { all: undefined, place: 'here', trouble: undefined }
  readonly #game: string
  readonly #here: Keeper
  readonly #server: () => Promise<Keeper | undefined>
  readonly #unsent: Unsent
  readonly #listeners = new Set<() => void>()
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()
  #found: Promise<void> | undefined

  constructor(game: string, local: Keeper, server: () => Promise<Keeper | undefined>, unsent: Unsent) {
    this.#game = game
    this.#here = local
    this.#server = server
    this.#unsent = unsent
  }

  subscribe = (listen: () => void): (() => void) => {
    // Looked for anew whenever somebody comes to look: another device may have changed them.
    if (this.#listeners.size === 0) this.#found = this.#load()
    this.#listeners.add(listen)
    return () => this.#listeners.delete(listen)
  }

  snapshot = (): Shelf => this.state

  /** Puts what `change` makes of a document in its place. */
  async update(name: string, change: (now: Keepsake['value'] | undefined) => Keepsake['value'] | null): Promise<void> {
    await this.#lookFirst()
    const now = this.state.all?.find((kept) => kept.name === name)?.value
    await this.keep(name, change(now))
  }

  /** Null throws it away. */
  async keep(name: string, value: Keepsake['value'] | null): Promise<void> {
    if (!this.state.all) await this.#lookFirst()
    const others = (this.state.all ?? []).filter((kept) => kept.name !== name)
    const all = value === null ? others : [...others, { name, value, changed: Date.now() }]
    this.#unsent.write([...new Set([...this.#unsent.read(), name])])
    this.#change({ all: sorted(all), trouble: undefined })
    clearTimeout(this.#timers.get(name))
    this.#timers.set(
      name,
      setTimeout(() => void this.#tell(name), PAUSE),
    )
    await this.#write(this.#here, name, value)
  }

  #lookFirst(): Promise<void> {
    this.#found ??= this.#load()
    return this.#found
  }

  async #load(): Promise<void> {
    const { keepsakes } = await this.#here.request('keepsakes', { game: this.#game })
    if (this.#timers.size === 0) this.#change({ all: keepsakes })
    void this.#meetServer(keepsakes)
  }

  async #meetServer(local: readonly Keepsake[]): Promise<void> {
    const server = await this.#server()
    if (!server) return
    for (const name of this.#unsent.read()) await this.#tell(name)
    const { keepsakes } = await server.request('keepsakes', { game: this.#game })
    const onServer = new Set(keepsakes.map(({ name }) => name))
    const newcomer = this.#unsent.owner() !== server.you?.id
    // To somebody whom the server knows by another id now, what lies here is not thrown away but brought along.
    const brought = newcomer ? local.map(({ name }) => name).filter((name) => !onServer.has(name)) : []
    this.#unsent.write([...new Set([...this.#unsent.read(), ...brought])])
    this.#unsent.own(server.you?.id)
    // What was changed meanwhile is newer than what the server said.
    const unsent = new Set(this.#unsent.read())
    const mine = (this.state.all ?? []).filter(({ name }) => unsent.has(name))
    const theirs = keepsakes.filter(({ name }) => !unsent.has(name))
    this.#change({ all: sorted([...theirs, ...mine]), place: 'server' })
    for (const name of brought) await this.#tell(name)
    const gone = local.filter(({ name }) => !unsent.has(name) && !onServer.has(name))
    for (const { name } of gone) await this.#write(this.#here, name, null)
    for (const { name, value } of theirs) await this.#write(this.#here, name, value)
  }

  async #tell(name: string): Promise<void> {
    this.#timers.delete(name)
    const server = await this.#server()
    if (!server) return
    const value = this.state.all?.find((kept) => kept.name === name)?.value ?? null
    // What was refused stays unsent: here it is kept, and told again at the next visit.
    const isKept = await this.#write(server, name, value)
    if (isKept && !this.#timers.has(name)) this.#unsent.write(this.#unsent.read().filter((one) => one !== name))
  }

  async #write(keeper: Keeper, name: string, value: Keepsake['value'] | null): Promise<boolean> {
    try {
      await keeper.request('keep', { game: this.#game, name, value })
      return true
    } catch (problem) {
      if (!(problem instanceof RefusalError)) throw problem
      this.#change({ trouble: said(problem.refusal) })
      return false
    }
  }

  #change(change: Partial<Shelf>): void {
    this.state = { ...this.state, ...change }
    for (const changed of this.#listeners) changed()
  }
}

const said = ({ reason }: RefusalMessage): string => t`${t(reason)} Save it as a file to be sure of it.`

const sorted = (all: readonly Keepsake[]): Keepsake[] => [...all].sort((a, b) => (a.name < b.name ? -1 : 1))

const KEY = 'anachron.unsent.'
const OWNER = 'anachron.owner.'

const unsentOf = (game: string): Unsent => {
  let names: readonly string[] = []
  let owner: string | undefined
  return {
    owner() {
      try {
        return localStorage.getItem(OWNER + game) ?? undefined
      } catch {
        return owner
      }
    },
    own(person) {
      owner = person
      try {
        if (person) localStorage.setItem(OWNER + game, person)
      } catch {
        // As below.
      }
    },
    read() {
      try {
        return JSON.parse(localStorage.getItem(KEY + game) ?? '[]') as string[]
      } catch {
        return [...names]
      }
    },
    write(next) {
      names = next
      try {
        localStorage.setItem(KEY + game, JSON.stringify(next))
      } catch {
        // Storage is closed: remembered for this visit.
      }
    },
  }
}

const known = new Map<string, Keepsakes>()

/** What boards and workshops keep for people is kept here. */
keptBy((game) => {
  let found = known.get(game)
  if (!found) {
    found = new Keepsakes(game, here(), theServer, unsentOf(game))
    known.set(game, found)
  }
  return found
})
