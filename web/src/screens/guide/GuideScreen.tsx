import { rich, t } from '@anachron/kit'
import { useEffect, useState } from 'react'
import { coverOf, type OpenGame, openGame, titleOf } from '../../app/games.ts'
import { Masthead } from '../../app/Masthead.tsx'
import { href, useRoute } from '../../app/route.ts'
import { here } from '../../client/places.ts'
import { firstLesson, lessonWords } from '../../words/app.ts'
import { InShort, primerOf } from '../rules/InShort.tsx'
import { Lesson } from './Lesson.tsx'
import { closeLesson, openLesson } from './lesson-table.ts'
import './guide.css'

/** A guided first game: `#/guide/<game>`; the second lesson: `#/guide/<game>/2`. */
export default function GuideScreen() {
  const { path } = useRoute()
  const id = path[1] ?? ''
  const [game, setGame] = useState<OpenGame | null>()
  const [table, setTable] = useState<string>()
  const [trouble, setTrouble] = useState<string>()
  useEffect(() => {
    openGame(id).then(
      (found) => setGame(found ?? null),
      () => setGame(null),
    )
  }, [id])
  useEffect(() => (table === undefined ? undefined : () => closeLesson(table)), [table])
  const isSecond = path[2] === '2'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lesson begins at its own first page
  useEffect(() => setTable(undefined), [id, isSecond])
  const guide = isSecond ? game?.board?.middleGame : game?.board?.guide
  const begin = async (): Promise<void> => {
    if (!guide) return
    try {
      setTable(await openLesson(guide))
    } catch (problem) {
      setTrouble(problem instanceof Error ? problem.message : String(problem))
    }
  }
  if (game && guide && table) return <Lesson game={game} guide={guide} client={here()} tableId={table} />
  const Cover = coverOf(id)
  return (
    <>
      <Masthead title={guide?.title ?? t('Guided first game')} />
      <main className="guide-start" id="main" tabIndex={-1}>
        {Cover && (
          <div className="guide-cover">
            <Cover />
          </div>
        )}
        <div>
          <h1>{game === null ? t('There is no such game on the shelf.') : titleOf(id)}</h1>
          {game === null && (
            <p>
              <a href="#/">{t('Back to the shelf')}</a>
            </p>
          )}
          {game && !guide && (
            <p>{rich`There is no guided game for it yet. ${<a href={href('rules', id)}>{t('The rulebook')}</a>} is short, and a match against a bot asks only for what is possible.`}</p>
          )}
          {guide?.title && <h2>{t(guide.title)}</h2>}
          {game && !isSecond && <InShort primer={primerOf(game)} />}
          {guide && (
            <>
              <p>{t(guide.sentence ? lessonWords(t(guide.sentence), guide.minutes) : firstLesson(guide.minutes))}</p>
              <button type="button" className="button first" onClick={begin}>
                {t('Begin')}
              </button>
            </>
          )}
          {trouble && (
            <p className="trouble" role="alert">
              {trouble}
            </p>
          )}
        </div>
      </main>
    </>
  )
}
