/**
 * The games as the app meets them: each loaded when it is opened, with its board, cover and rulebook page where it has
 * them.
 */

import { type GameModule, loadGame, type ShelfEntry, shelf } from '@anachron/games'
import type { Rulebook } from '@anachron/kernel'
import type { AnyBoard, Figure, Workshop } from '@anachron/kit'
import { type ComponentType, lazy } from 'react'

const boards = import.meta.glob<{ board: AnyBoard }>('../../../games/*/board/index.tsx')
const covers = import.meta.glob<{ default: ComponentType }>('../../../games/*/board/cover.tsx')
const workshops = import.meta.glob<{ workshop: Workshop }>('../../../games/*/board/workshop.tsx')
const drawings = import.meta.glob<{ figures: readonly Figure[] }>('../../../games/*/board/rule-figures.tsx')
const pages = import.meta.glob<string>('../../../games/*/RULES.md', { query: '?raw', import: 'default' })

const ruleTexts = import.meta.glob<Rulebook>('../../../games/*/RULES.md', { query: '?rules', import: 'default' })

const of = <V>(found: Record<string, V>, id: string): V | undefined =>
  Object.entries(found).find(([path]) => path.includes(`/games/${id}/`))?.[1]

export interface OpenGame extends GameModule {
  entry: ShelfEntry
  /** Absent: the table shows the game in words. */
  board: AnyBoard | undefined
}

const opened = new Map<string, Promise<OpenGame | undefined>>()

async function open(id: string): Promise<OpenGame | undefined> {
  const entry = shelf.find((box) => box.id === id)
  const [module, board] = await Promise.all([loadGame(id), of(boards, id)?.()])
  return entry && module ? { ...module, entry, board: board?.board } : undefined
}

export function openGame(id: string): Promise<OpenGame | undefined> {
  let game = opened.get(id)
  if (!game) {
    game = open(id)
    opened.set(id, game)
    game.catch(() => opened.delete(id))
  }
  return game
}

const drawn = new Map<string, ComponentType>()

/** The cover art of a box; nothing for a game that has none yet. */
export function coverOf(id: string): ComponentType | undefined {
  const load = of(covers, id)
  if (!load) return undefined
  let cover = drawn.get(id)
  if (!cover) {
    cover = lazy(load)
    drawn.set(id, cover)
  }
  return cover
}

/** A game's screen away from the table; nothing for most games. */
export const openWorkshop = async (id: string): Promise<Workshop | undefined> => (await of(workshops, id)?.())?.workshop

/** The pictures of a game's rulebook. */
export const figuresOf = async (id: string): Promise<readonly Figure[]> => (await of(drawings, id)?.())?.figures ?? []

export const rulesPage = async (id: string): Promise<string | undefined> => of(pages, id)?.()
/** Every rule by its id, for searching. */
export const rulesById = async (id: string): Promise<Rulebook | undefined> => of(ruleTexts, id)?.()
export const titleOf = (id: string): string => shelf.find((entry) => entry.id === id)?.title ?? id
