import type { Game } from '@anachron/kernel'
import { beat, decisive } from '../words/beats.ts'
import { count } from '../words/count.ts'
import { forecast } from '../words/forecast.ts'
import { words } from '../words/index.ts'
import { threats } from '../words/threats.ts'
import { check } from './check.ts'
import { day } from './day-flow.ts'
import { deploy, shown } from './deployment.ts'
import { anytime, CONCEDE } from './end.ts'
import { imagine } from './imagine.ts'
import { example, match, setup } from './match.ts'
import { checkOptions, options } from './options.ts'
import { rulebook } from './rulebook.ts'
import { score } from './score.ts'
import { secrets } from './secrets.ts'
import { SEATS } from './sides.ts'
import { content, tags } from './tags.ts'
import type { Battle } from './types.ts'
import { clone, redact, view } from './view.ts'

export const game: Game<Battle> = {
  id: 'time-line-battle',
  title: 'Time Line Battle',
  version: 1,
  seats: SEATS,
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
  shown,
  forecast: (view, seat, action) => forecast(action, view, seat),
  words,
  beat,
  decisive,
  redraws: ({ kind }) => kind === 'keep' || kind === 'bottom',
  threats,
  count,
}

export { forecastDay, forecastDeployment, forecastTimeline, type Outlook } from './forecast.ts'
export { openExample } from './position.ts'
export { resolveTimeline } from './timeline.ts'
export type * from './types.ts'
