import { decision, type Forecast, type Seat } from '@anachron/kernel'
import { choicesOf, type Sitting } from './sitting.ts'

const percent = (chance: number): string => `${Math.round(chance * 1000) / 10} %`

const forecastText = ({ outcomes, notes = [] }: Forecast): string =>
  [...outcomes.map(({ words, chance }) => `${percent(chance)} ${words}`), ...notes].join('; ')

/** The table, the question and the numbered options, as one seat sees them. */
export function tableText(sitting: Sitting, seat: Seat): string {
  const { module, match } = sitting
  const { game } = module
  const view = game.view(match.state, seat)
  const asked = decision(game, match.state)
  if (!asked) return game.words.view(view)
  const lines = choicesOf(sitting, seat).map((action, i) => `  ${i + 1}  ${game.words.action(action, view)}`)
  return [game.words.view(view), '', `${game.words.ask(asked.ask, view, seat)} [${asked.rule}]`, ...lines].join('\n')
}

/** What an option would bring, where the game can tell. */
export function oddsText(sitting: Sitting, seat: Seat, action: object): string {
  const { game } = sitting.module
  const forecast = game.forecast?.(game.view(sitting.match.state, seat), seat, action)
  return forecast
    ? `${forecastText(forecast)} [${forecast.rule}]`
    : 'Nothing is left to chance here, or nothing can be said about it.'
}
