import { say } from '@anachron/kernel/words'
import type { OwnDecision, Plan } from '@anachron/kit'
import type { Rank } from '../content/cards.ts'
import type { Battle, View } from '../rules/types.ts'
import { cardName } from '../words/names.ts'

const DEPLOY = 'deploy.cards'

export const layingOf = (rank: Rank): string => `lay-${rank}`

/** Most cards are laid without sliding another under the deck: one gesture lays the card and draws. */
export const plans = (_view: View, { ask, options }: OwnDecision<Battle>): Plan<Battle>[] =>
  options.flatMap((action) =>
    ask === DEPLOY && action.kind === 'deploy'
      ? [
          {
            id: layingOf(action.rank),
            words: say`Lay ${cardName(action.rank)} face down`,
            pieces: [`hand-${action.rank}`],
            steps: [
              { ask, action },
              { ask, action: { kind: 'keep' } },
            ],
          },
        ]
      : [],
  )
