/** What a search of decks starts from. */
import { existsSync, readFileSync } from 'node:fs'
import { seeded } from '@anachron/kernel'
import type { DeckList } from '../../content/index.ts'
import { DECK } from '../../player/deck.ts'
import { listOf } from '../../rules/deck-building.ts'
import { someDeck } from '../../rules/some-deck.ts'

/** The list of the file, or of `own`, of the id of a deck of the game, or one put together by `chance`. */
export function begun(file: string, start: string, seed: string): DeckList {
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  if (start === 'own') return DECK.list
  return start === 'chance' ? someDeck(seeded(`find/${seed}/start`)).list : listOf(start)
}
