import type { Viewer } from '@anachron/kernel'
import { joined, type Sentence, say } from '@anachron/kernel/words'
import type { View } from '../rules/types.ts'
import { spaceName } from './phrases.ts'

/** Which round it is, and both skills, the reader's first. */
export function headline({ options, die, players }: View, viewer: Viewer): Sentence {
  const skills = players.map(({ skill }) => skill)
  const told = (viewer === 1 ? skills.toReversed() : skills).map(spaceName)
  return say`Round ${Math.min(options.rounds, options.rounds - die + 1)} of ${options.rounds}. Skill ${joined(told, ' against ')}.`
}
