import { count, type Sentence, say } from '@anachron/kernel/words'
import { t, tell } from '@anachron/kit'
import { constants, type Phase } from '../content/index.ts'
import type { View } from '../rules/types.ts'
import { PHASE_NAMES } from '../words/phases.ts'

/** What each phase is for, as whoever plays in it reads it. */
const OWN: Readonly<Record<Phase, readonly Sentence[]>> = {
  prep: [say`A new turn brings 1 skill. Without Agents, your Fido comes into play.`],
  discovery: [
    say`You gain Actions, and a Flux selects a decade. If you hold it: 1 skill. If not, you take a cube or draw a card more.`,
  ],
  draw: [
    say`You draw until you hold ${constants.handSize.value} cards. What you do not want can be discarded first.`,
    say`A HAMMER that is drawn falls on its decade at once.`,
  ],
  action: [
    say`One Action each: recruit an Agent, Jump, go On Guard, or attack on a decade where both of you are.`,
    say`Agents on more decades find more skill, and whoever has more of them on one gets what its sign gives.`,
    say`Actions are not kept for the next turn.`,
  ],
}

const RIVALS = say`You are asked when you can Reboot a card, play a Gadget, or are attacked.`

/** While nothing is pointed at: what happens in this phase, and how far one is. */
export function Resting({ view }: { view: View }) {
  const own = view.active === view.viewer
  const player = view.players[view.viewer]
  const steps = player && constants.expert.value - player.skill
  return (
    <div className="th-resting">
      <p className="th-resting-title">
        {own || !player ? t`${t(PHASE_NAMES[view.phase])} phase` : t`Your rival’s ${t(PHASE_NAMES[view.phase])} phase`}
      </p>
      {(own || !player ? OWN[view.phase] : [RIVALS]).map((line, i) => (
        <p key={i}>{t(line)}</p>
      ))}
      {steps !== undefined && steps > 0 && (
        <p>{tell(say`${count(steps, 'step')} of skill to Expert, the end of the track.`, [])}</p>
      )}
    </div>
  )
}
