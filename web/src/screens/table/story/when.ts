import type { Sentence } from '@anachron/kernel/words'
import { t } from '@anachron/kit'
import { useMemo } from 'react'
import { entryWords } from '../../../words/app.ts'
import { tell } from '../../../words/tell.ts'
import { useTable } from '../table-context.ts'
import { type Chapter, chaptersOf, tellerOf } from './telling.ts'

/** The chapter in which an entry is told, as the story has it; nothing where a game has no chapters. */
export const chapterAt = (chapters: readonly Chapter[], entry: number): Sentence | undefined =>
  chapters.find(({ from, to }) => from <= entry && entry <= to)?.heading ??
  chapters.findLast(({ from }) => from <= entry)?.heading

/** When an entry was, as people count: by the turns or battles of the game, else by entries. */
export function useWhen(): (entry: number) => string {
  const { state, game, names, to } = useTable()
  const { entryEvents } = state
  const chapters = useMemo(() => chaptersOf(entryEvents, tellerOf(game.game, to)), [entryEvents, game, to])
  return (entry) => {
    const heading = entry === 0 ? undefined : chapterAt(chapters, entry)
    return heading === undefined ? t(entryWords(entry)) : tell(heading, names, to)
  }
}

/** The entry with which the first chapter opens: what came before is the set-up. 0 where a game has no chapters. */
export const begunIn = (chapters: readonly Chapter[]): number =>
  chapters.find(({ heading }) => heading !== undefined)?.from ?? 0

export function useBegun(): number {
  const { state, game, to } = useTable()
  const { entryEvents } = state
  return useMemo(() => begunIn(chaptersOf(entryEvents, tellerOf(game.game, to))), [entryEvents, game, to])
}
