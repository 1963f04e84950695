/** What is being carried on a board: a piece that was picked up, or a place that waits for one. */
import { createContext } from 'react'
import type { Plan } from '../board.ts'

/** Where a piece can be put, and what that means: an answer, or a plan of several. */
export interface Destination {
  /** `place` (or `piece`) of the Spot it is put on. */
  place: string
  action?: object
  plan?: Plan
}

export interface Held {
  /** The Spot that is carried. */
  id: string
  label: string
  /** Where it can go now. */
  to: readonly Destination[]
}

export interface CarryingState {
  held?: Held
  /** The place that was pressed first: whatever can go there rises. */
  aim?: string
}

const NOTHING: CarryingState = {}

/** One for each stage. Spots say what they could carry; at most one piece is held, or one place waits. */
export class Carrying {
  state: CarryingState = NOTHING
  /** Something follows the pointer. */
  dragging = false
  readonly #carriers = new Map<string, readonly Destination[]>()
  readonly #listeners = new Set<() => void>()
  #accepting: ReadonlySet<string> = new Set()

  subscribe = (listen: () => void): (() => void) => {
    this.#listeners.add(listen)
    return () => this.#listeners.delete(listen)
  }
  snapshot = (): CarryingState => this.state
  /** Places that some piece could be put on now. */
  accepting = (): ReadonlySet<string> => this.#accepting

  get active(): boolean {
    return this.state !== NOTHING
  }

  /** What a Spot could carry from now on; returns how to forget it. */
  register(id: string, to: readonly Destination[]): () => void {
    this.#carriers.set(id, to)
    this.#recount()
    return () => {
      this.#carriers.delete(id)
      if (this.state.held?.id === id) this.clear()
      this.#recount()
    }
  }

  hold(held: Held): void {
    this.#set({ held })
  }

  aimAt(place: string): void {
    this.#set({ aim: place })
  }

  clear(): void {
    if (this.active) this.#set(NOTHING)
  }

  #set(state: CarryingState): void {
    this.state = state
    this.#tell()
  }

  #recount(): void {
    const places = new Set([...this.#carriers.values()].flatMap((to) => to.map(({ place }) => place)))
    if (places.size === this.#accepting.size && [...places].every((place) => this.#accepting.has(place))) return
    this.#accepting = places
    this.#tell()
  }

  #tell(): void {
    for (const changed of this.#listeners) changed()
  }
}

/** Outside a stage nothing is carried: boards drawn in the rulebook. */
export const CarryingContext = createContext<Carrying>(new Carrying())
