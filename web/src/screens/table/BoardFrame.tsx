import {
  type BoardProps,
  type Effect,
  MomentLayer,
  type OwnDecision,
  type Plan,
  Stage,
  type TableActions,
  t,
  useTableActions,
} from '@anachron/kit'
import type { MatchView } from '@anachron/wire'
import { useMemo } from 'react'
import { tell } from '../../words/tell.ts'
import { Options } from './Options.tsx'
import { type ShownMatch, useShownMatch } from './shown-match.ts'
import { WordsBoard } from './WordsBoard.tsx'

const NO_EFFECTS: readonly Effect[] = []

/** The board; or the table in words, with every option as a button under it. */
export function BoardFrame({ inWords = false }: { inWords?: boolean }) {
  const shown = useShownMatch()
  const actions = useTableActions()
  const { game, view, matchView, names, now, moment, beat } = shown
  const drawn = now && !moment && !inWords ? now : undefined
  const effects = useMemo(() => (drawn && game.board?.effects?.(drawn)) || NO_EFFECTS, [drawn, game])
  const plans = usePlans(shown)
  if (!view) return <p className="opening">{t('Laying the table …')}</p>
  const Board = inWords ? undefined : game.board?.Board
  return (
    <Stage picture={view} beat={beat} effects={effects} voice={game.board?.voice}>
      {Board ? (
        <Board {...(boardProps(shown, view, plans, actions) as unknown as BoardProps<never>)} />
      ) : (
        <WordsBoard words={tell(game.game.words.view(view), names, matchView.as)}>
          <Options label={t('What can be done')} />
        </WordsBoard>
      )}
      {now && moment && (
        <MomentLayer
          moment={moment}
          scene={{ event: now, view, viewer: matchView.as, names, beat }}
          voice={game.board?.voice}
          onward={shown.skip}
        />
      )}
    </Stage>
  )
}

const ownDecision = ({ decision, as, options }: MatchView): OwnDecision<never> | undefined =>
  decision?.ask && decision.rule
    ? { ask: decision.ask, rule: decision.rule as never, seat: as, options: options as never }
    : undefined

const NO_PLANS: readonly Plan[] = []

/** What the board offers as one gesture; found once for what is asked. */
function usePlans({ game, asked }: ShownMatch): readonly Plan[] {
  return useMemo(() => {
    const decision = asked && ownDecision(asked)
    return (decision && game.board?.plans?.(asked.view, decision)) ?? NO_PLANS
  }, [game, asked])
}

const boardProps = (
  { matchView, names, asked, choose, carryOut, now, happened, beat }: ShownMatch,
  view: object,
  plans: readonly Plan[],
  { why, forecast, pointedAt }: TableActions,
) => ({
  view,
  viewer: matchView.as,
  names,
  asked: asked && ownDecision(asked),
  choose,
  plans,
  carryOut,
  why,
  forecast,
  now,
  happened,
  beat,
  pointedAt,
})
