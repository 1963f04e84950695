/** A Timemaster's own battles (TT-17.0): the same shape as the printed ones, checked by the same schema. */

import type { Json } from '@anachron/kernel'
import { given, type Sentence, say } from '@anachron/kernel/words'
import { BATTLES, checkBattle } from '../content/index.ts'
import type { Battle } from '../content/types.ts'

export function checkOwnBattles(value: unknown): Sentence | undefined {
  if (!Array.isArray(value)) return 'it is a list of battles.'
  const numbers = new Set<number>()
  for (const [i, battle] of value.entries()) {
    const fault = checkBattle(battle)
    if (fault) return say`battle ${i + 1}: ${given(fault)}`
    const { number } = battle as Battle
    if (numbers.has(number)) return say`battle ${i + 1}: number ${number} is there twice.`
    numbers.add(number)
  }
  // With nothing but black holes the trip would begin anew for ever (TT-R70).
  const fought = [...BATTLES.filter(({ number }) => !numbers.has(number)), ...(value as Battle[])]
  return fought.every(isBlackHole) ? 'there has to be a battle that is no black hole.' : undefined
}

const isBlackHole = ({ specials }: Battle): boolean => specials.some(({ key }) => key === 'black-hole')

/** As the state keeps them: text that copies can share. */
export const ownText = (battles: Json): string =>
  Array.isArray(battles) && battles.length > 0 ? JSON.stringify(battles) : ''
