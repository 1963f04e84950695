import { decision, type Seat } from '@anachron/kernel'
import { choicesOf, type Sitting, tell } from './sitting.ts'

const percent = (chance: number): string => `${Math.round(chance * 1000) / 10} %`

/** The table, the question and the numbered options, as one seat sees them. */
export function tableText(sitting: Sitting, seat: Seat): string {
  const { module, match } = sitting
  const { game } = module
  const view = game.view(match.state, seat)
  const asked = decision(game, match.state)
  const table = tell(sitting, game.words.view(view), seat)
  if (!asked) return table
  const lines = choicesOf(sitting, seat).map(
    (action, i) => `  ${i + 1}  ${tell(sitting, game.words.action(action, view), seat)}`,
  )
  const question = tell(sitting, game.words.ask(asked.ask, view, seat), seat)
  return [table, '', `${question} [${asked.rule}]`, ...lines].join('\n')
}

/** What an option would bring, where the game can tell. */
export function oddsText(sitting: Sitting, seat: Seat, action: object): string {
  const { game } = sitting.module
  const forecast = game.forecast?.(game.view(sitting.match.state, seat), seat, action)
  if (!forecast) return 'Nothing is left to chance here, or nothing can be said about it.'
  const outcomes = forecast.outcomes.map(({ words, chance }) => `${percent(chance)} ${tell(sitting, words, seat)}`)
  const notes = (forecast.notes ?? []).map((note) => tell(sitting, note, seat))
  return `${[...outcomes, ...notes].join('; ')} [${forecast.rule}]`
}
