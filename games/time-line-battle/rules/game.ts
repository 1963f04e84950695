import type { Game } from '@anachron/kernel'
import { words } from '../words.ts'
import { check } from './check.ts'
import { day } from './day-flow.ts'
import { deploy, shown } from './deployment.ts'
import { anytime, CONCEDE } from './end.ts'
import { forecast } from './forecast.ts'
import { rollout } from './habit.ts'
import { imagine } from './imagine.ts'
import { example, match, setup } from './match.ts'
import { checkOptions, options } from './options.ts'
import { rulebook } from './rulebook.ts'
import { score } from './score.ts'
import { secrets } from './secrets.ts'
import { content, tags } from './tags.ts'
import type { Battle } from './types.ts'
import { clone, redact, view } from './view.ts'

export const game: Game<Battle> = {
  id: 'time-line-battle',
  title: 'Time Line Battle',
  version: 1,
  seats: { min: 2, max: 4 },
  options,
  checkOptions,
  rulebook,
  flows: { match, deploy, day, example },
  setup,
  clone,
  check,
  view,
  secrets,
  redact,
  imagine,
  score,
  anytime,
  concede: CONCEDE,
  content,
  tags,
  rollout,
  shown,
  forecast,
  words,
}

export { forecastDay, forecastDeployment, forecastTimeline, type Outlook } from './forecast.ts'
export { runOracle as oracle } from './oracle.ts'
export { openExample } from './position.ts'
export { resolveTimeline } from './timeline.ts'
export type * from './types.ts'
