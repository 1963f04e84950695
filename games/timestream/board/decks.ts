import { t, useKeepsakes, useKept } from '@anachron/kit'
import type { NamedDeck } from '../rules/types.ts'

/** A deck that a person keeps. */
export interface OwnDeck extends NamedDeck {
  /** What it is kept under; its name may change. */
  id: string
}

const isDeck = (value: object): value is NamedDeck => 'name' in value && 'list' in value

const freshId = (): string => t`deck ${crypto.getRandomValues(new Uint32Array(2)).join('')}`

/** The decks of whoever sits here, by name. */
export function useDecks() {
  const { all, place, trouble, keep } = useKeepsakes('timestream')
  const decks: OwnDeck[] = (all ?? [])
    .flatMap(({ name: id, value }) => (isDeck(value) ? [{ id, name: value.name, list: value.list }] : []))
    .sort((a, b) => a.name.localeCompare(b.name))
  const change = ({ id, name, list }: OwnDeck): void => keep(id, { name, list })
  const add = (deck: NamedDeck): string => {
    let { name } = deck
    for (let n = 2; decks.some((other) => other.name === name); n++) name = `${deck.name} ${n}`
    const id = freshId()
    change({ ...deck, name, id })
    return id
  }
  return { decks, isReady: all !== undefined, place, trouble, add, change, drop: (id: string) => keep(id, null) }
}

/** Two are remembered, because two may share a screen. */
const REMEMBERED = 2

/** The decks that were brought last, the latest first. */
export function useLastDecks(): { last: readonly string[]; remember(deck: string): void } {
  const [{ recent = [] }, change] = useKept<{ recent?: string[] }>('timestream', t('last deck'), {})
  const remember = (deck: string): void =>
    change(({ recent: before = [] }) => ({
      recent: [deck, ...before.filter((other) => other !== deck)].slice(0, REMEMBERED),
    }))
  return { last: recent, remember }
}
