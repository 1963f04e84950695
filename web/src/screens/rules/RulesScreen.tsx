import { t } from '@anachron/kit'
import { useEffect, useMemo, useState } from 'react'
import { type OpenGame, openGame, titleOf } from '../../app/games.ts'
import { Masthead } from '../../app/Masthead.tsx'
import { go, href, useRoute } from '../../app/route.ts'
import { parse, slug } from './markdown.tsx'
import { useFiguresOf } from './Plate.tsx'
import { RuleSearch } from './RuleSearch.tsx'
import { RulesPage } from './RulesPage.tsx'
import { useRulesOf } from './RulesPanel.tsx'

/** A game's rulebook on a page of its own: `#/rules/<game>/<rule>`. */
export default function RulesScreen() {
  const { path } = useRoute()
  const id = path[1] ?? ''
  const rule = path[2]
  const markdown = useRulesOf(id)
  const figures = useFiguresOf(id)
  const [game, setGame] = useState<OpenGame>()
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    openGame(id).then(setGame, () => {})
  }, [id])
  const linkTo = useMemo(() => (to: string) => href('rules', id, to), [id])
  const examples = useMemo(() => game?.board?.examples ?? [], [game])
  return (
    <>
      <Masthead title={t`${titleOf(id)} · rulebook`} />
      <main className="rules-screen" id="main" tabIndex={-1}>
        {markdown === null && (
          <div className="closed-table">
            <h1>{t('There is no rulebook of that name.')}</h1>
            <p>
              <a href="#/">{t('Back to the shelf')}</a>
            </p>
          </div>
        )}
        {markdown && (
          <>
            <nav className="rules-contents" aria-label={t('Contents')}>
              {game && (
                <RuleSearch
                  game={id}
                  onFind={(found) => {
                    go(linkTo(found))
                    setAsked(Date.now())
                  }}
                />
              )}
              <details className="rules-sections" open={innerWidth > 900}>
                <summary>{t('Contents')}</summary>
                <Contents markdown={markdown} />
              </details>
              <p className="rules-doors">
                <a className="button" href={href('guide', id)}>
                  {t('Guided first game')}
                </a>
              </p>
            </nav>
            <RulesPage
              markdown={markdown}
              examples={examples}
              figures={figures}
              at={rule}
              asked={asked}
              linkTo={linkTo}
            />
          </>
        )}
      </main>
    </>
  )
}

function Contents({ markdown }: { markdown: string }) {
  const headings = useMemo(
    () =>
      parse(markdown).flatMap((token) => (token.type === 'heading' && token.depth === 2 ? [token.text as string] : [])),
    [markdown],
  )
  return (
    <ol>
      {headings.map((heading) => (
        <li key={heading}>
          <button
            type="button"
            onClick={() => document.getElementById(slug(heading))?.scrollIntoView({ block: 'start' })}
          >
            {heading}
          </button>
        </li>
      ))}
    </ol>
  )
}
