import { type Sentence, say } from '@anachron/kernel/words'
import type { OwnDecision, Plan } from '@anachron/kit'
import type { Rank } from '../content/cards.ts'
import type { Action, Battle, View } from '../rules/types.ts'
import { forecast } from '../words/forecast.ts'
import { cardName } from '../words/names.ts'

const DEPLOY = 'deploy.cards'

export const layingOf = (rank: Rank): string => `lay-${rank}`

/** What laying the card would bring, as far as can be told. */
const brought = (view: View, action: Action): readonly Sentence[] => forecast(action, view, view.viewer)?.notes ?? []

/** Most cards are laid without sliding another under the deck: one gesture lays the card and draws. */
export const plans = (view: View, { ask, options }: OwnDecision<Battle>): Plan<Battle>[] =>
  options.flatMap((action) =>
    ask === DEPLOY && action.kind === 'deploy'
      ? [
          {
            id: layingOf(action.rank),
            words: say`Lay ${cardName(action.rank)} face down`,
            pieces: [`hand-${action.rank}`],
            facts: brought(view, action),
            steps: [
              { ask, action },
              { ask, action: { kind: 'keep' } },
            ],
          },
        ]
      : [],
  )
