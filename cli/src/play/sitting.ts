import { answerOf, type Bot, botNamed } from '@anachron/bots'
import type { GameModule } from '@anachron/games'
import {
  act,
  anytime,
  type ChanceSource,
  decision,
  InputError,
  isLogFault,
  isRefusal,
  type Json,
  keyed,
  type Match,
  options,
  type Refusal,
  redacted,
  rewind,
  type Seat,
  seeded,
  sha256Hex,
  startMatch,
  undoable,
} from '@anachron/kernel'
import { render, type Sentence } from '@anachron/kernel/words'

/** One match at one terminal: who sits where, and what each of them has already been told. */
export interface Sitting {
  module: GameModule
  match: Match
  names: string[]
  /** By seat; nothing where a person sits. */
  bots: (Bot | undefined)[]
  chance: ChanceSource
  /** Events in full, with the entry that caused them. */
  events: { entry: number; event: Json }[]
  /** By seat: how the person there wants to be asked; nothing until they have said so. */
  wishes: (object | undefined)[]
  /** Every action that was ever listed, so that people can ask why one is not possible now. */
  listed: Map<string, object>
}

export interface SittingRequest {
  module: GameModule
  /** By seat: 'me' or a bot's name. */
  who: readonly string[]
  options: object
  /** Any text; the same gives the same rolls. */
  seed: string
  /** Goes on with this match instead of starting one. */
  resume?: Match
}

export function sitDown({ module, who, options: given, seed, resume }: SittingRequest): Sitting {
  const bots = who.map((name) => {
    if (name === 'me') return undefined
    const bot = botNamed(name, module.bot)
    if (!bot)
      throw new InputError(
        `There is no player “${name}” for ${module.game.title}: say me, random, greedy, own, novice, skilled or expert.`,
      )
    return bot
  })
  const chance = keyed(sha256Hex(seed))
  const started = resume ?? startMatch(module.game, { options: given, seats: who.length, chance })
  if (isLogFault(started)) throw new InputError(render(started.fault))
  const names = who.map((name, seat) => (name === 'me' ? `Seat ${seat + 1}` : `Seat ${seat + 1} (${name})`))
  const opening = 'opening' in started ? (started.opening as object[]) : []
  return {
    module,
    match: started,
    names,
    bots,
    chance,
    events: opening.map((event) => ({ entry: 0, event: event as Json })),
    wishes: who.map(() => undefined),
    listed: new Map(),
  }
}

/** A seat's answer, carried out or refused. */
export function answer(sitting: Sitting, seat: Seat, action: object): Refusal | undefined {
  const { match } = sitting
  const entry = match.log.entries.length + 1
  const played = act(match, seat, action, sitting.chance(entry))
  if (isRefusal(played)) return played
  for (const event of played.events) sitting.events.push({ entry, event: event as unknown as Json })
  return undefined
}

/** Lets one bot that is asked answer; false when only people are asked. */
export async function botAnswers(sitting: Sitting): Promise<boolean> {
  const { match, module, bots } = sitting
  const asked = decision(module.game, match.state)
  const seat = asked?.seats.find((candidate) => bots[candidate])
  const bot = seat === undefined ? undefined : bots[seat]
  if (!asked || seat === undefined || !bot) return false
  const listed = options(module.game, match.state, seat)
  const chance = seeded(`${match.log.entries.length}/${seat}/${JSON.stringify(match.log.origin)}`)
  const turn = {
    game: module.game,
    view: module.game.view(match.state, seat),
    seat,
    options: listed,
    ask: asked.ask,
    chance,
  }
  const refused = answer(sitting, seat, answerOf(await bot.choose(turn), listed))
  if (refused) throw new Error(`${bot.name} chose what is not possible: ${render(refused.reason)}`)
  return true
}

/** Answers for a person by their wish, where the game knows of such; false when they want to be asked. */
export function wishAnswers(sitting: Sitting): boolean {
  const { match, module, wishes } = sitting
  const seat = decision(module.game, match.state)?.seats[0]
  const wish = seat === undefined ? undefined : wishes[seat]
  if (seat === undefined || wish === undefined) return false
  const view = module.game.view(match.state, seat)
  const action = module.answering?.answer(view, options(module.game, match.state, seat), wish)
  return action !== undefined && answer(sitting, seat, action) === undefined
}

/** What a seat may do now: the options of the ask first, then what is possible at any time. */
export function choicesOf(sitting: Sitting, seat: Seat): object[] {
  const { module, match, listed } = sitting
  const all = [...options(module.game, match.state, seat), ...anytime(module.game, match.state, seat)]
  for (const action of all) listed.set(JSON.stringify(action), action)
  return all
}

/** A sentence for whoever sits there; the others are called by their seats. */
export const tell = ({ names }: Sitting, sentence: Sentence, seat: Seat): string =>
  render(sentence, { names, viewer: seat })

/** The log as one seat may read it, from entry `from` on. */
export function logFor(sitting: Sitting, seat: Seat, from: number): string[] {
  const { game } = sitting.module
  return sitting.events
    .filter(({ entry }) => entry >= from)
    .flatMap(({ event }) => {
      const told = redacted(game, event, seat) as { rule: string } | undefined
      return told ? [`${tell(sitting, game.words.event(told, seat), seat)} [${told.rule}]`] : []
    })
}

/** Takes back the last answer of a person. Without `anyway` only what used no chance and told nobody anything. */
export function takeBack(sitting: Sitting, anyway: boolean): string {
  const { match, bots } = sitting
  const { entries } = match.log
  let last = entries.length
  while (last > 0 && bots[(entries[last - 1] as { seat: Seat }).seat]) last--
  if (last === 0) return 'There is nothing to take back.'
  if (!anyway && undoable(match) > last - 1)
    return 'Since then dice were rolled or somebody learnt something. Nobody else sits here: “undo anyway” takes it back all the same.'
  rewind(match, last - 1)
  sitting.events = sitting.events.filter(({ entry }) => entry < last)
  return 'Taken back.'
}
