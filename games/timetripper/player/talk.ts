/** What talking to them is good for. */
import { talkResult } from '../content/index.ts'
import type { Talk } from '../content/types.ts'
import { WAYS } from '../rules/dice.ts'
import { battleOf, catalogue } from '../rules/state.ts'
import type { State } from '../rules/types.ts'

/** How likely each result is, as far as it is known which of the battle's three columns it will be. */
export function talkOdds(state: State): Record<Talk, number> {
  const odds: Record<Talk, number> = { rage: 0, left: 0, flee: 0, awe1: 0, awe4: 0 }
  const battle = battleOf(state)
  const moods = battle.mood === null ? (catalogue(state).battles[battle.number]?.negotiation ?? []) : [battle.mood]
  for (const mood of moods)
    for (let roll = 2; roll <= 12; roll++) odds[talkResult(mood, roll)] += (WAYS[roll] as number) / 36 / moods.length
  return odds
}
