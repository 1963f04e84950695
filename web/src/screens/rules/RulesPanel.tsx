import type { Example } from '@anachron/kit'
import { t } from '@anachron/kit'
import type { TableInfo } from '@anachron/wire'
import { useEffect, useState } from 'react'
import { type OpenGame, rulesPage } from '../../app/games.ts'
import { href } from '../../app/route.ts'
import { InShort, primerOf } from './InShort.tsx'
import { useFiguresOf } from './Plate.tsx'
import { RuleSearch } from './RuleSearch.tsx'
import { RulesPage } from './RulesPage.tsx'

const NONE: readonly Example[] = []

/** The rulebook beside the board, opened at the rule that matters now. */
export default function RulesPanel({
  game,
  table,
  at,
  asked,
}: {
  game: OpenGame
  table: TableInfo
  at: string | undefined
  asked: number | undefined
}) {
  const { id } = game.entry
  const markdown = useRulesOf(id)
  const figures = useFiguresOf(id)
  const [found, setFound] = useState<{ rule: string; asked: number }>()
  if (markdown === undefined) return <p className="note">{t('Opening the rulebook …')}</p>
  if (markdown === null) return <p className="note">{t('This game has no rulebook page yet.')}</p>
  const newest = found && found.asked > (asked ?? 0) ? found : { rule: at, asked }
  return (
    <div className="rules-panel">
      <RuleSearch game={id} onFind={(rule) => setFound({ rule, asked: Date.now() })} />
      <InShort primer={primerOf(game, table)} />
      <RulesPage
        markdown={markdown}
        examples={game.board?.examples ?? NONE}
        figures={figures}
        at={newest.rule}
        asked={newest.asked}
      />
      <p className="note">
        <a href={href('rules', id)}>{t('The whole rulebook on a page of its own')}</a>
      </p>
    </div>
  )
}

export function useRulesOf(id: string): string | null | undefined {
  const [page, setPage] = useState<{ id: string; markdown: string | null }>()
  useEffect(() => {
    let wanted = true
    rulesPage(id).then((markdown) => wanted && setPage({ id, markdown: markdown ?? null }))
    return () => {
      wanted = false
    }
  }, [id])
  return page?.id === id ? page.markdown : undefined
}
