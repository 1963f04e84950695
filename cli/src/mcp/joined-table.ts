import { setTimeout as wait } from 'node:timers/promises'
import { botNamed, hintsFrom } from '@anachron/bots'
import type { GameModule } from '@anachron/games'
import { InputError, type Seat, seeded } from '@anachron/kernel'
import { render, type Sentence } from '@anachron/kernel/words'
import { type scriptAnswers, scriptBodies } from '@anachron/wire/api'
import type { z } from 'zod'
import { gameNamed } from '../arguments.ts'
import type { AtTable, Chosen } from './at-table.ts'

type Told = z.infer<typeof scriptAnswers.table>
type Playing = Extract<Told, { n: number }>
type Option = Playing['options'][number]

/** So long the others are waited for after an answer, in milliseconds; then the assistant may look again. */
const PATIENCE = 20_000
const LOOK_AGAIN = 700
const LISTED = 40
const TABLE = /(?:\/t\/|#\/table\/server\/)([\w-]{8,40})/

/** Where a link to a table leads: the address of the server, and the table. */
export function placeOf(link: string): { base: string; table: string } {
  const table = TABLE.exec(link)?.[1]
  const [before = ''] = link.split(TABLE)
  if (!table || !/^https?:\/\//.test(before))
    throw new InputError(`“${link}” is not the link of a table, such as https://play.example.org/t/abcdefgh.`)
  return { base: before.replace(/\/+$/, ''), table }
}

const isPlaying = (told: Told): told is Playing => 'n' in told

/** A seat at a table of a server, taken with the token of a bot account (docs/write-a-bot.md). */
export class JoinedTable implements AtTable {
  readonly #address: string
  readonly #token: string
  readonly #seat: Seat
  #isOver = false
  /** What the assistant was last asked, as it was told. */
  #shown: { n: number; question: string } | undefined

  private constructor(address: string, token: string, seat: Seat) {
    this.#address = address
    this.#token = token
    this.#seat = seat
  }

  static async join(link: string, seat: Seat, token: string | undefined): Promise<JoinedTable> {
    if (!token) throw new InputError('Joining a table needs the token of a bot account in ANACHRON_TOKEN: docs/mcp.md.')
    const { base, table } = placeOf(link)
    const joined = new JoinedTable(`${base}/api/table/${table}`, token, seat)
    const { as } = await joined.#told()
    // Whoever comes again sits there already.
    if (as !== seat) await joined.#ask('/sit', { seat })
    return joined
  }

  get isOver(): boolean {
    return this.#isOver
  }

  async #ask(path: string, body?: object): Promise<unknown> {
    const headers = { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' }
    const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const answer = await fetch(this.#address + path, sent).catch(() => undefined)
    const told = (await answer?.json().catch(() => undefined)) as { reason?: string; rule?: string } | undefined
    if (!answer || !told) throw new InputError('That server cannot be reached just now.')
    if (answer.status === 429) {
      await wait(LOOK_AGAIN)
      return this.#ask(path, body)
    }
    if (!answer.ok)
      throw new InputError(`${told.reason ?? 'That is not possible.'}${told.rule ? ` [${told.rule}]` : ''}`)
    return told
  }

  async #told(): Promise<Told> {
    const told = (await this.#ask('')) as Told
    this.#isOver = isPlaying(told) && told.result !== null
    return told
  }

  async look(): Promise<string> {
    const told = await this.#told()
    if (!isPlaying(told)) return 'The match has not begun: there are free seats. Look again later.'
    const module = await gameNamed(told.info.game)
    if (told.options.length > 0) this.#shown = { n: told.n, question: asData(told) }
    const tell = this.#teller(told)
    const table = isSame(module, told) ? tell(module.game.words.view(told.view as never)) : JSON.stringify(told.view)
    return `The table as you see it:\n${table}\n\n${questionOf(told, module, tell)}`
  }

  #teller({ info }: Told): (sentence: Sentence) => string {
    const names = info.seats.map(({ name, level }, i) => name ?? level ?? `Seat ${i + 1}`)
    return (sentence) => render(sentence, { names, viewer: this.#seat })
  }

  async options(find = ''): Promise<string> {
    const told = await this.#asked()
    const lines = told.options.map((option, i) => `${lineOf(option, i)} — ${oddsOf(option)}`)
    const wanted = lines.filter((line) => line.toLowerCase().includes(find.toLowerCase()))
    return wanted.join('\n') || 'There is no such option.'
  }

  /** The table, where the assistant is asked something. */
  async #asked(): Promise<Playing> {
    const told = await this.#told()
    if (!isPlaying(told) || told.options.length === 0) throw new InputError('You are not asked now.')
    return told
  }

  async act(decision: number, { option, action: own }: Chosen): Promise<void> {
    const told = await this.#asked()
    // Others who answer at the same time do not change what is asked.
    const isAskedStill = this.#shown?.n === decision && this.#shown.question === asData(told)
    if (told.n !== decision && !isAskedStill)
      throw new InputError(`Decision ${decision} is past; now it is decision ${told.n}. Look again.`)
    const action = option === undefined ? own : told.options[option - 1]?.action
    if (!action) throw new InputError(`Say which option: a number from 1 to ${told.options.length}.`)
    const answer = scriptBodies.act.safeParse({ seat: this.#seat, basedOn: told.n, action })
    if (!answer.success) throw new InputError('That is no action.')
    await this.#ask('/act', answer.data)
    await this.#comeToTurn()
  }

  async #comeToTurn(): Promise<void> {
    for (const until = Date.now() + PATIENCE; Date.now() < until; await wait(LOOK_AGAIN)) {
      const told = await this.#told()
      if (!isPlaying(told) || told.result !== null || told.options.length > 0) return
    }
  }

  async whyNot(what: string): Promise<string> {
    return `At a table of a server: try it with act. What is not possible, such as ${what}, changes nothing and is told with its rule.`
  }

  async howToBeAsked(): Promise<string> {
    return 'At a table of a server you are asked whenever you may answer.'
  }

  /** What a bot would do, from the view alone; where the table has no hints, nobody is advised. */
  async analyse(millis: number): Promise<string> {
    const told = await this.#asked()
    if (!told.info.hints) return 'This table is played without hints.'
    const module = await gameNamed(told.info.game)
    const bot = botNamed('skilled', module.bot)
    if (!bot || !told.decision?.ask || !isSame(module, told)) return 'The bot has no opinion here.'
    const turn = {
      game: module.game,
      view: told.view as never,
      seat: this.#seat,
      options: told.options.map(({ action }) => action) as never[],
      ask: told.decision.ask,
      chance: seeded(`advice/${told.n}`),
      budget: { millis },
      every: true as const,
    }
    const tell = this.#teller(told)
    const hints = hintsFrom(await bot.choose(turn), turn, 3, module.bot)
    const lines = hints.map(({ index, words, why }) => `option ${index + 1}, ${tell(words)}: ${tell(why)}`)
    return lines.join('\n') || 'The bot has no opinion here.'
  }
}

const asData = ({ decision, options }: Playing): string => JSON.stringify([decision?.ask, options])

/** Whether this machine has the rules that the match is played by. */
const isSame = ({ game }: GameModule, { info }: Told): boolean => game.version === info.version && !info.foreign

const lineOf = ({ words, action }: Option, i: number): string => `  ${i + 1}  ${words ?? JSON.stringify(action)}`

const oddsOf = ({ odds = [] }: Option): string =>
  odds.map(({ words, chance }) => `${words} ${Math.round(100 * chance)} %`).join(', ') || 'no chance in it'

function questionOf(told: Playing, { game }: GameModule, tell: (sentence: Sentence) => string): string {
  if (told.result) return `The match is over. ${tell(game.words.result(told.result as never))} [${told.result.rule}]`
  if (told.options.length === 0) return 'You are not asked now.'
  const rest = told.options.length - LISTED
  const lines = told.options.slice(0, LISTED).map(lineOf)
  if (rest > 0) lines.push(`  … and ${rest} more: ask for the options.`)
  return `Decision ${told.n}: ${told.question ?? 'What do you do?'}\n${lines.join('\n')}`
}
