import { say } from '@anachron/kernel/words'
import type { Primer } from '@anachron/kit'
import type { Options } from '../rules/types.ts'

export const primer = ({ rounds, noExpert, finishRound, freeRecruit }: Options): Primer => ({
  aim: 'Climb the skill track at the top faster than your rival.',
  turn: freeRecruit
    ? 'Hold decades with your Agents and mend the HAMMERs that fall there: both bring skill. A drawn card decides; a blue cube draws another. Then recruit, jump, guard, attack: all but recruiting costs a green cube.'
    : 'Hold decades with your Agents and mend the HAMMERs that fall there: both bring skill. A drawn card decides; a blue cube draws another. Then recruit, jump, guard, attack: most of it costs a green cube.',
  end: say`After ${rounds} rounds the higher skill wins. ${expert(noExpert, finishRound)}`,
})

function expert(noExpert: boolean, finishRound: boolean): string {
  if (noExpert) return 'E, the last space, ends nothing.'
  return finishRound
    ? 'Before that, whoever reaches E, the last space, makes the round the last.'
    : 'Before that, whoever reaches E, the last space, wins at once.'
}
