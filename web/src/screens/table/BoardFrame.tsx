import type { Forecast } from '@anachron/kernel'
import { type Asked, type BoardProps, type Considered, type Hand, HandContext, Stage, same } from '@anachron/web/kit'
import type { Sight } from '@anachron/wire'
import { type Dispatch, type SetStateAction, useEffect, useMemo, useState } from 'react'
import type { OpenGame } from '../../app/games.ts'
import { named } from '../../client/names.ts'
import type { Table } from '../../client/table.ts'
import { Glyph } from '../../kit/Glyph.tsx'
import { Explanation } from './Explanation.tsx'
import { HintCard, type Hints } from './HintCard.tsx'
import { Options } from './Options.tsx'
import { WordsBoard } from './WordsBoard.tsx'

export interface BoardFrameProps {
  table: Table
  game: OpenGame
  view: object | undefined
  sight: Sight
  /** The sight whose options are open now. */
  asked: Sight | undefined
  names: readonly string[]
  now: object | undefined
  beat: number
  points: readonly string[]
  point(pieces: readonly string[]): void
  hints: Hints | undefined
  closeHints?(): void
  considered: Considered | undefined
  consider: Dispatch<SetStateAction<Considered | undefined>>
  choose(action: object): void
  /** Says why something cannot be chosen, where the table itself is not the one to ask. */
  why?: Hand['why']
}

function namedForecast(forecast: Forecast | undefined, names: readonly string[]): Forecast | undefined {
  return (
    forecast && {
      ...forecast,
      outcomes: forecast.outcomes.map(({ words, chance }) => ({ words: named(words, names), chance })),
      ...(forecast.notes ? { notes: forecast.notes.map((note) => named(note, names)) } : {}),
    }
  )
}

/** The board, or the table in words; under it every option as a button. */
export function BoardFrame(props: BoardFrameProps) {
  const {
    table,
    game,
    view,
    sight,
    asked,
    names,
    now,
    beat,
    points,
    point,
    hints,
    closeHints,
    considered,
    consider,
    choose,
    why,
  } = props
  const [inWords, setInWords] = useState(false)
  const hinted = hints?.action as object | undefined
  const pointedAt = useMemo(() => new Set(points), [points])
  const hand = useMemo<Hand>(() => {
    const { as } = sight
    const options = asked?.options ?? []
    return {
      isOption: (action) => options.some((option) => same(option, action)),
      words: (action) => named(game.game.words.action(action, sight.view), names),
      choose,
      why:
        why ??
        (async (action) => {
          const answer = await table.client
            .request('why', { table: table.id, seat: as, action: action as never })
            .catch(() => undefined)
          return answer?.refusal ?? undefined
        }),
      forecast: (action) => namedForecast(asked && game.game.forecast?.(sight.view, as, action), names),
      // What was pressed stays until it is answered; merely passing over other things does not close it.
      consider: (what) => consider((open) => (open?.pressed && !what?.pressed ? open : what)),
      pointedAt,
      hinted,
      still: !asked,
    }
  }, [table, game, sight, names, asked, choose, why, consider, pointedAt, hinted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture may have taken away what is being explained
  useEffect(() => {
    if (!considered) return
    const { anchor, actions } = considered
    if (!anchor.isConnected || !actions.every(hand.isOption)) consider(undefined)
  }, [considered, consider, hand, view])
  useEffect(() => {
    if (!considered?.pressed) return
    const close = (e: Event): void => {
      const inside = e.target instanceof Element && e.target.closest('.explanation, .spot')
      if (e instanceof KeyboardEvent ? e.key === 'Escape' : !inside) consider(undefined)
    }
    addEventListener('keydown', close)
    addEventListener('pointerdown', close)
    return () => {
      removeEventListener('keydown', close)
      removeEventListener('pointerdown', close)
    }
  }, [considered, consider])
  if (!view) return <p className="opening">Laying the table …</p>
  const open: Asked<never> | undefined =
    asked?.decision?.ask && asked.decision.rule
      ? { ask: asked.decision.ask, rule: asked.decision.rule as never, seat: asked.as, options: asked.options as never }
      : undefined
  const Board = inWords ? undefined : game.board?.Board
  const boardProps = {
    view,
    viewer: sight.as,
    names,
    asked: open,
    choose,
    why: hand.why,
    forecast: hand.forecast,
    now,
    beat,
    pointedAt,
  }
  return (
    <HandContext value={hand}>
      <Stage picture={view} beat={beat}>
        {Board ? (
          <Board {...(boardProps as unknown as BoardProps<never>)} />
        ) : (
          <WordsBoard words={named(game.game.words.view(view), names)} />
        )}
      </Stage>
      {hints && closeHints && asked && <HintCard hints={hints} close={closeHints} />}
      {/* While something is being shown, nothing else is explained on top of it. */}
      {considered && (considered.pressed || !now) && (
        <Explanation what={considered} close={() => consider(undefined)} />
      )}
      <details className="all-options" open={!Board || undefined}>
        <summary>
          <Glyph name="list" />
          {asked ? `All options (${asked.options.length})` : 'All options'}
        </summary>
        <Options
          options={asked?.options ?? []}
          anytime={asked?.anytime ?? sight.anytime}
          board={game.board}
          point={point}
        />
        {game.board && (
          <button type="button" className="button quiet" aria-pressed={inWords} onClick={() => setInWords(!inWords)}>
            {inWords ? 'Show the board' : 'Show the table in words'}
          </button>
        )}
      </details>
    </HandContext>
  )
}
