import type { AnyGame, Types } from '../game.ts'
import { sameJson } from '../json.ts'
import { redacted } from '../redacted.ts'
import { SPECTATOR, type Viewer } from '../seat.ts'
import { secretValue, unknownTo } from '../secrets-of.ts'

/*
 * Is the leak law able to notice anything? For every kind of secret, in a view or in a picture alone, and for every
 * field that `redact` holds back, a game is made that shows it, to those who may not know it and to nobody else. The
 * law must catch each of them.
 */

type Event = Types['Event']
type State = Types['State']

export type ViewerKind = 'spectator' | 'seat'
export const kindOfViewer = (viewer: Viewer): ViewerKind => (viewer === SPECTATOR ? 'spectator' : 'seat')

export interface Mutant {
  /** What is shown to whom, in words. */
  name: string
  to: ViewerKind
  game: AnyGame
}

/** The view, and besides it everything of one label that the viewer may not know. */
const showing = (game: AnyGame, label: string, to: ViewerKind): Mutant => ({
  name: `“${label}” shown to a ${to}`,
  to,
  game: {
    ...game,
    view(state: object, viewer: Viewer) {
      const view = game.view(state, viewer)
      if (kindOfViewer(viewer) !== to) return view
      const shown = unknownTo(game, state, viewer).filter((secret) => secret.label === label)
      return shown.length > 0 ? { ...view, shown: shown.map(secretValue) } : view
    },
  },
})

/** An event as it was told, and one field that was held back. */
const telling = (game: AnyGame, event: string, field: string, to: ViewerKind): Mutant => ({
  name: `${event}.${field} told to a ${to}`,
  to,
  game: {
    ...game,
    redact(full: Event, viewer: Viewer) {
      const shown = game.redact(full, viewer)
      if (full.kind !== event || kindOfViewer(viewer) !== to) return shown
      const value = (full as unknown as Record<string, unknown>)[field]
      return value === undefined || !shown ? shown : { ...shown, [field]: value }
    },
  },
})

/** An event that was not told at all. */
const whole = (game: AnyGame, event: string, to: ViewerKind): Mutant => ({
  name: `${event} told to a ${to}`,
  to,
  game: {
    ...game,
    redact: (full: Event, viewer: Viewer) =>
      full.kind === event && kindOfViewer(viewer) === to ? full : game.redact(full, viewer),
  },
})

/** The mutants of a game, made as its secrets turn up, and tried wherever the law compares two worlds. */
export class Mutants {
  readonly #game: AnyGame
  readonly #views = new Map<string, Mutant>()
  readonly #pictures = new Map<string, Mutant>()
  readonly #events = new Map<string, Mutant>()
  readonly #caught = new Set<string>()

  constructor(game: AnyGame) {
    this.#game = game
  }

  get all(): Mutant[] {
    return [...this.#views.values(), ...this.#pictures.values(), ...this.#events.values()]
  }

  get made(): number {
    return this.#views.size + this.#pictures.size + this.#events.size
  }

  get survivors(): string[] {
    return this.all.map(({ name }) => name).filter((name) => !this.#caught.has(name))
  }

  showing(label: string, viewer: Viewer): void {
    const mutant = showing(this.#game, label, kindOfViewer(viewer))
    if (!this.#views.has(mutant.name)) this.#views.set(mutant.name, mutant)
  }

  /** The same in the middle of an entry and never at its end. */
  picturing(label: string, viewer: Viewer): void {
    const { name, ...mutant } = showing(this.#game, label, kindOfViewer(viewer))
    const inPicture = `${name} in a picture`
    if (!this.#pictures.has(inPicture)) this.#pictures.set(inPicture, { ...mutant, name: inPicture })
  }

  telling(event: Event, viewer: Viewer): void {
    const shown = redacted(this.#game, event, viewer) as Record<string, unknown> | undefined
    const held = Object.entries(event).flatMap(([field, value]) => (sameJson(shown?.[field], value) ? [] : [field]))
    const to = kindOfViewer(viewer)
    const mutants = shown
      ? held.map((field) => telling(this.#game, event.kind, field, to))
      : [whole(this.#game, event.kind, to)]
    for (const mutant of mutants) if (!this.#events.has(mutant.name)) this.#events.set(mutant.name, mutant)
  }

  /** Two states that must look the same to the viewer. */
  tryViews(viewer: Viewer, here: State, there: State): void {
    this.#try(this.#views, viewer, ({ view }) => [view(here, viewer), view(there, viewer)])
  }

  /** Two states in the middle of an entry, of which the viewer gets the same picture. */
  tryPictures(viewer: Viewer, here: State, there: State): void {
    this.#try(this.#pictures, viewer, ({ view }) => [view(here, viewer), view(there, viewer)])
  }

  /** Two courses of events that must sound the same to the viewer. */
  tryEvents(viewer: Viewer, here: readonly Event[], there: readonly Event[]): void {
    this.#try(this.#events, viewer, ({ redact }) =>
      [here, there].map((events) => events.map((event) => redact(event, viewer) ?? null)),
    )
  }

  #try(mutants: Map<string, Mutant>, viewer: Viewer, both: (game: AnyGame) => unknown[]): void {
    for (const { name, to, game } of mutants.values()) {
      if (this.#caught.has(name) || to !== kindOfViewer(viewer)) continue
      const [here, there] = both(game)
      if (JSON.stringify(here) !== JSON.stringify(there)) this.#caught.add(name)
    }
  }
}
