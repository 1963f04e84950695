import type { Primer } from '@anachron/web/kit'

export const primer: Primer = {
  aim: 'Climb the skill track at the top faster than your rival.',
  turn: 'Skill comes from holding decades with your Agents and from mending the HAMMERs that fall there. Chance is read at the foot of a drawn card; a blue cube, a Jamais’, draws another instead. In the Action phase you spend green cubes: recruit, jump, stand guard, attack.',
  end: 'At once when somebody reaches E; otherwise after the last round the higher skill wins.',
}
