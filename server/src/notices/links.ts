import { type Identities, isSame } from '../people/identity.ts'
import type { Route, Way } from '../store/told-store.ts'

const WAYS: readonly Way[] = ['push', 'mail', 'webhook']

/**
 * Where messages lead: to a table, and to a page that stops them. Whoever has a link to stop may stop that one way, and
 * nothing else: it is signed and needs no cookie. Without PUBLIC_URL they are parts of addresses, for those who know
 * the rest.
 */
export class Links {
  readonly #identities: Identities
  readonly publicUrl: string | undefined

  constructor(identities: Identities, publicUrl: string | undefined) {
    this.#identities = identities
    this.publicUrl = publicUrl
  }

  #at(path: string): string {
    return `${this.publicUrl ?? ''}/${path}`
  }

  shelf(): string {
    return this.#at('#/')
  }

  table(id: string): string {
    return this.#at(`#/table/server/${id}`)
  }

  letter(purpose: 'confirm' | 'recover', code: string): string {
    return this.#at(`${purpose}/${code}`)
  }

  stop({ person, way, target }: Route): string {
    return this.#at(`stop/${[person, way, target, this.#signature(person, way, target)].join('.')}`)
  }

  /** What a link stops; nothing when it was not made here. */
  stopped(token: string): Route | undefined {
    const [person = '', way = '', target = '', signature = ''] = token.split('.')
    const known = WAYS.find((one) => one === way)
    if (!known || !isSame(signature, this.#signature(person, known, target))) return undefined
    return { person, way: known, target }
  }

  #signature(person: string, way: Way, target: string): string {
    return this.#identities.sign(`stop\n${person}\n${way}\n${target}`)
  }
}
