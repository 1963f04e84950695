import { isLogFault, refusal, replay, stateAt } from '@anachron/kernel'
import { type Guide, t, type VisibleRefusal } from '@anachron/kit'
import type { OpenGame } from '../../app/games.ts'
import { tell } from '../../words/tell.ts'

/** The table of a lesson is over: the rules are asked about the recorded match as it stood at this moment. */
export async function whyNot(
  { game }: OpenGame,
  guide: Guide,
  { entry, names }: { entry: number; names: readonly string[] },
  action: object,
): Promise<VisibleRefusal> {
  const match = replay(game, await guide.match())
  const notNow = { reason: t('That is not asked at this moment of the lesson.') }
  if (isLogFault(match) || entry > match.log.entries.length) return notNow
  const refused = refusal(game, stateAt(match, entry), guide.seat, action)
  if (!refused) return { reason: t('That is allowed, and not what the lesson shows now.') }
  return { rule: refused.rule, reason: tell(refused.reason, names, guide.seat) }
}
