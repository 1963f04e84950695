import { botNamed, hintsFrom } from '@anachron/bots'
import { decision, InputError, options, type Seat, seeded } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { oddsText } from '../play/show.ts'
import { answer, botAnswers, choicesOf, logFor, type Sitting, tell, wishAnswers } from '../play/sitting.ts'
import type { Chosen } from './at-table.ts'

/** An assistant at a table: the seat it sits in, and how far it has been told what happened. */
export interface Seated {
  sitting: Sitting
  seat: Seat
  told: number
}

/** Options that are listed with the table; all of them are told when they are asked for. */
const LISTED = 40

/** Lets bots and wishes answer until the assistant is asked, or the match is over. */
export async function comeToTurn({ sitting }: Seated): Promise<void> {
  while ((await botAnswers(sitting)) || wishAnswers(sitting));
}

const decisionNumber = ({ sitting }: Seated): number => sitting.match.log.entries.length + 1

/** What has happened since it was last told, the table, and the question; only what its seat may know. */
export function tableWords(seated: Seated): string {
  const { sitting, seat } = seated
  const { game } = sitting.module
  const news = logFor(sitting, seat, seated.told)
  seated.told = decisionNumber(seated)
  const view = game.view(sitting.match.state, seat)
  const parts = [
    ...(news.length > 0 ? [`What has happened:\n${news.join('\n')}`] : []),
    `The table as ${sitting.names[seat]} sees it:\n${tell(sitting, game.words.view(view), seat)}`,
    questionWords(seated),
  ]
  return parts.join('\n\n')
}

function questionWords(seated: Seated): string {
  const { sitting, seat } = seated
  const { game } = sitting.module
  const { result } = sitting.match.state
  if (result) return `The match is over. ${tell(sitting, game.words.result(result), seat)} [${result.rule}]`
  const asked = decision(game, sitting.match.state)
  if (!asked?.seats.includes(seat)) return 'You are not asked now.'
  const view = game.view(sitting.match.state, seat)
  const question = tell(sitting, game.words.ask(asked.ask, view, seat), seat)
  return `Decision ${decisionNumber(seated)}: ${question} [${asked.rule}]\n${optionWords(seated, { most: LISTED })}`
}

/** The numbered options, with what each would bring where that is wanted. */
export function optionWords(seated: Seated, how: { odds?: boolean; find?: string; most?: number } = {}): string {
  const { sitting, seat } = seated
  const { game } = sitting.module
  const view = game.view(sitting.match.state, seat)
  const wanted = how.find?.toLowerCase() ?? ''
  const all = choicesOf(sitting, seat)
    .map((action, i) => ({ action, line: `  ${i + 1}  ${tell(sitting, game.words.action(action, view), seat)}` }))
    .filter(({ line }) => line.toLowerCase().includes(wanted))
  const some = all.slice(0, how.most)
  const lines = some.map(({ action, line }) => (how.odds ? `${line} — ${oddsText(sitting, seat, action)}` : line))
  if (some.length < all.length) lines.push(`  … and ${all.length - some.length} more: ask for the options.`)
  return lines.join('\n') || 'There is no such option.'
}

/** Answers the decision of this number with an option, by its number, or with an action of the assistant's own. */
export async function answerWith(seated: Seated, number: number, chosen: Chosen): Promise<void> {
  const { sitting, seat } = seated
  if (sitting.match.state.result) throw new InputError('The match is over.')
  if (number !== decisionNumber(seated))
    throw new InputError(`Decision ${number} is past; now it is decision ${decisionNumber(seated)}. Look again.`)
  const listed = choicesOf(sitting, seat)
  const action = chosen.option === undefined ? chosen.action : listed[chosen.option - 1]
  if (!action) throw new InputError(`Say which option: a number from 1 to ${listed.length}.`)
  const refused = answer(sitting, seat, action)
  if (refused) throw new InputError(`${render(refused.reason)} [${refused.rule}]`)
  await comeToTurn(seated)
}

/** Of a running match what a bot would do, from what the seat knows; of a finished one how it went. */
export async function analysisWords(seated: Seated, millis: number): Promise<string> {
  const { sitting, seat } = seated
  const { game, bot: own } = sitting.module
  if (sitting.match.state.result) return lookBack(sitting)
  const asked = decision(game, sitting.match.state)
  const listed = options(game, sitting.match.state, seat)
  const bot = botNamed('skilled', own)
  if (!asked || !bot || listed.length === 0) return 'You are not asked now.'
  const turn = {
    game,
    view: game.view(sitting.match.state, seat),
    seat,
    options: listed,
    ask: asked.ask,
    chance: seeded(`advice/${sitting.match.log.entries.length}`),
    budget: { millis },
    every: true as const,
  }
  const hints = hintsFrom(await bot.choose(turn), turn, 3, own)
  if (hints.length === 0) return 'The bot has no opinion here.'
  return hints
    .map(({ index, words, why }) => `option ${index + 1}, ${tell(sitting, words, seat)}: ${tell(sitting, why, seat)}`)
    .join('\n')
}

async function lookBack({ match, module }: Sitting): Promise<string> {
  const { analyseCommand } = await import('@anachron/lab')
  const lines: string[] = []
  const terminal = {
    say: (line: string) => void lines.push(line),
    status() {},
    signal: new AbortController().signal,
  }
  const { bot } = module
  await analyseCommand({ match, ...(bot ? { bot } : {}), samples: 8, iterations: 60 }, terminal)
  return lines.join('\n')
}
