import type { Chance, Seat } from '@anachron/kernel'
import { COLOUR_INDEX, PIER } from '../content/index.ts'
import { priceAt } from './market.ts'
import type { Action, State } from './types.ts'

/** Quick answers for matches played in a bot's head: never leave Gold lying in the Market, seldom waste the Staff, else as chance has it. */
export function rollout(state: State, _seat: Seat, options: readonly Action[], chance: Chance): number {
  const [first] = options
  if (first?.kind === 'close') return dearest(state, options)
  if (first?.kind === 'stop') return 1 + chance.pick('rollout', options.length - 1)
  return chance.pick('rollout', options.length)
}

function dearest(state: State, options: readonly Action[]): number {
  let best = 0
  let most = 0
  for (let i = 1; i < options.length; i++) {
    const option = options[i] as Action
    if (option.kind !== 'sell') continue
    const gold =
      priceAt(state, option.size, COLOUR_INDEX[option.colour], option.pier) -
      3 * PIER[option.pier].corruption[option.size]
    if (gold > most) {
      most = gold
      best = i
    }
  }
  return best
}
