import { useEffect, useState } from 'react'
import { coverOf, type OpenGame, openGame, titleOf } from '../../app/games.ts'
import { Masthead } from '../../app/Masthead.tsx'
import { href, useRoute } from '../../app/route.ts'
import { here } from '../../client/houses.ts'
import { InShort } from '../rules/InShort.tsx'
import { Lesson } from './Lesson.tsx'
import './guide.css'

/** A guided first game: `#/guide/<game>`. */
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
  const guide = game?.board?.guide
  const begin = async (): Promise<void> => {
    if (!guide) return
    try {
      const answer = await here().request('import', { file: await guide.match() })
      setTable(answer.table)
    } catch (problem) {
      setTrouble(problem instanceof Error ? problem.message : String(problem))
    }
  }
  if (game && guide && table) return <Lesson game={game} guide={guide} client={here()} tableId={table} />
  const Cover = coverOf(id)
  return (
    <>
      <Masthead title="Guided first game" />
      <main className="guide-start" id="main" tabIndex={-1}>
        {Cover && (
          <div className="guide-cover">
            <Cover />
          </div>
        )}
        <div>
          <h1>{game === null ? 'There is no such game on the shelf.' : titleOf(id)}</h1>
          {game === null && (
            <p>
              <a href="#/">Back to the shelf</a>
            </p>
          )}
          {game && !guide && (
            <p>
              There is no guided game for it yet. <a href={href('rules', id)}>The rulebook</a> is short, and a match
              against a bot asks only for what is possible.
            </p>
          )}
          {game?.board?.primer && <InShort primer={game.board.primer} />}
          {guide && (
            <>
              <p>
                Your first few decisions, explained as they come up: about {guide.minutes} minutes. You play along with
                a recorded match; at the end of the lesson you play on by yourself.
              </p>
              <button type="button" className="button first" onClick={begin}>
                Begin
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
