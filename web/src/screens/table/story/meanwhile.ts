/** What others and the game did since this person answered, and the marks it leaves on the board. */
import type { Sentence } from '@anachron/kernel/words'
import { useEffect, useMemo, useState } from 'react'
import type { AtTable } from '../table-context.ts'
import { type GameEvent, meanwhileOf, type Teller, tellerOf } from './telling.ts'

export interface Meanwhile {
  words: Sentence
  /** The entry after which it is watched again. */
  from: number
}

const NO_MARKS: readonly string[] = []
/** More than this marks nothing. */
const MOST_MARKS = 16

/** What a person did last; an answer that did nothing, as many are that are given for them, hides no news. */
const lastDone = (entryEvents: AtTable['state']['entryEvents'], as: number, actor: Teller['actor']) =>
  entryEvents.findLast(({ seat, events }) => seat === as && events.some((event) => actor(event) === as)) ??
  entryEvents.findLast(({ seat }) => seat === as)

/** `isStill`: nothing is being shown and the present is looked at. */
export function useMeanwhile(
  { game, state, matchView }: AtTable,
  isStill: boolean,
): { meanwhile: Meanwhile | undefined; marks: readonly string[] } {
  const { entryEvents } = state
  const { as, entry } = matchView
  const found = useMemo(() => {
    if (as < 0) return undefined
    const { actor, isMajor } = tellerOf(game.game, as)
    const own = lastDone(entryEvents, as, actor)
    if (!own) return undefined
    const since = own.entry
    const told = meanwhileOf(game.game, entryEvents, as, since)
    if (!told) return undefined
    // One's own answer is watched again only where it set something going that matters.
    const major = told.events.filter(isMajor)
    const isOwnEntry = entryEvents.some((one) => one.entry === since && one.events.some((e) => major.includes(e)))
    const piecesOf = (events: readonly GameEvent[]): string[] =>
      events.flatMap((event) => [...(game.board?.pieces?.(event as never) ?? [])])
    const marked = piecesOf(major)
    const marks = [...new Set(marked.length > 0 ? marked : piecesOf(told.events))].slice(-MOST_MARKS)
    return { meanwhile: { words: told.words, from: isOwnEntry ? since - 1 : since }, marks }
  }, [game, entryEvents, as])
  const [seen, setSeen] = useState(-1)
  const isFresh = isStill && found !== undefined && seen !== entry
  useEffect(() => {
    if (!isFresh) return
    const pressed = (): void => setSeen(entry)
    addEventListener('pointerdown', pressed)
    addEventListener('keydown', pressed)
    return () => {
      removeEventListener('pointerdown', pressed)
      removeEventListener('keydown', pressed)
    }
  }, [isFresh, entry])
  return { meanwhile: isStill ? found?.meanwhile : undefined, marks: isFresh ? (found?.marks ?? NO_MARKS) : NO_MARKS }
}
