import type { GameModule } from '@anachron/games'
import { apply, copyJson, decision, InputError, play, refusal, type Seat, SPECTATOR } from '@anachron/kernel'
import { render, type Sentence } from '@anachron/kernel/words'
import { type EnvMatch, EnvMatches, type EnvTerms, MOST, told } from './matches.ts'
import { type Fields, fieldsOf, flag, oneForEach, seedText, wholeNumber } from './requests.ts'

export type { EnvTerms } from './matches.ts'

/** What is put to an environment, and what comes back: plain data, one object for each. */
export interface Env {
  /** Throws an `InputError` at what cannot be; nothing has changed then. */
  answer(request: unknown): object
}

/** Many matches of one game, played step by step by somebody outside. */
export function createEnv(module: GameModule, terms: EnvTerms = {}): Env {
  const matches = new EnvMatches(module, terms)
  return {
    answer(asked) {
      const request = fieldsOf(asked)
      const verb = typeof request.do === 'string' && Object.hasOwn(VERBS, request.do) ? VERBS[request.do] : undefined
      if (!verb) throw new InputError(`“do” is one of ${Object.keys(VERBS).join(', ')}.`)
      return verb(matches, request)
    },
  }
}

const VERBS: Record<string, (matches: EnvMatches, request: Fields) => object> = {
  about: ({ game, seats, options }) => ({
    game: game.id,
    title: game.title,
    version: game.version,
    seats,
    options,
    players: game.seats,
  }),
  reset(matches, request) {
    const count = wholeNumber('matches', request.matches ?? 1, 1, MOST)
    return matches.keep(
      request.seed === undefined ? matches.reset(count) : matches.reset(count, seedText(request.seed)),
    )
  },
  observe,
  legal,
  step,
  clone(matches, request) {
    const from = matches.named(request).map((match) => matches.open(match, 'copy'))
    matches.room(from.length)
    return matches.keep(
      from.map(({ state, imagined }) => matches.withState(matches.game.clone(state), matches.ownChance(), imagined)),
    )
  },
  imagine,
  score: (matches, request) => ({
    scores: matches.named(request).map((match) => matches.game.score(matches.open(match, 'score').state)),
  }),
  result: (matches, request) => ({
    results: matches.named(request).map((match) => (match.seat === SPECTATOR ? resultOf(match) : null)),
  }),
  spent() {
    const { user, system } = process.cpuUsage()
    return { seconds: (user + system) / 1e6 }
  },
  drop(matches, request) {
    if (request.matches === undefined) throw new InputError('Say in “matches” which ones to drop.')
    matches.named(request)
    return { left: matches.drop(request.matches as number[]) }
  },
}

/** A sentence as one seat reads it. */
function say({ seats }: EnvMatches, sentence: Sentence, viewer: Seat): string {
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`)
  return render(sentence, { names, viewer })
}

function observe(matches: EnvMatches, request: Fields): object {
  const { game } = matches
  const words = flag('words', request.words)
  const seen = matches.named(request).map((match) => {
    const seat = matches.seatOf(request.seat, match)
    return { seat, view: game.view(match.state, seat) }
  })
  return {
    views: seen.map(({ view }) => view),
    ...(words ? { words: seen.map(({ seat, view }) => say(matches, game.words.view(view), seat)) } : {}),
  }
}

function legal(matches: EnvMatches, request: Fields): object {
  const { game } = matches
  const words = flag('words', request.words)
  const asked = matches.named(request)
  const said = ({ state, seat, listed }: EnvMatch): string[] => {
    const view = game.view(state, seat)
    return listed.map((action) => say(matches, game.words.action(action, view), seat))
  }
  return {
    ...told(asked),
    actions: asked.map(({ listed }) => listed),
    asks: asked.map(({ state }) => decision(game, state)?.ask ?? null),
    ...(words ? { words: asked.map(said) } : {}),
  }
}

function imagine(matches: EnvMatches, request: Fields): object {
  const { game } = matches
  const times = wholeNumber('times', request.times ?? 1, 1, MOST)
  const from = matches.named(request)
  matches.room(from.length * times)
  const known = from.map((match) => {
    const seat = matches.seatOf(request.seat, match)
    if (seat === SPECTATOR) throw new InputError('A match that is over, or an onlooker, imagines nothing.')
    return game.view(match.state, seat)
  })
  const made = known.flatMap((view) =>
    Array.from({ length: times }, () => {
      const chance = matches.ownChance()
      return matches.withState(game.imagine(view, chance), chance, true)
    }),
  )
  return matches.keep(made)
}

function step(matches: EnvMatches, request: Fields): object {
  const { game } = matches
  const played = matches.named(request)
  if (new Set(played).size !== played.length) throw new InputError('A match can be stepped once in a request.')
  const again = flag('again', request.again)
  const answers = request.answers === 'random' ? undefined : oneForEach('answers', request.answers, played.length)
  // All are looked at before the first is played, so that a mistake changes nothing.
  answers?.forEach((answer, i) => {
    check(matches, played[i] as EnvMatch, answer, i)
  })
  const over: object[] = []
  played.forEach((match, i) => {
    const { state, chance, seat, listed } = match
    if (seat === SPECTATOR) return
    const answer = answers ? answers[i] : chance.pick('random', listed.length)
    if (typeof answer === 'number') play(game, state, chance, seat, listed[answer] as object)
    else apply(game, state, chance, seat, copyJson(answer) as object)
    matches.look(match)
    if (match.seat !== SPECTATOR) return
    over.push({ at: i, ...resultOf(match) })
    if (again) Object.assign(match, matches.fresh())
  })
  return { ...told(played), over }
}

function check({ game }: EnvMatches, { state, seat, listed }: EnvMatch, answer: unknown, i: number): void {
  if (seat === SPECTATOR) {
    if (answer !== null) throw new InputError(`Entry ${i} of “answers”: the match is over; its answer is null.`)
  } else if (typeof answer === 'number') {
    if (!Number.isInteger(answer) || answer < 0 || answer >= listed.length)
      throw new InputError(`Entry ${i} of “answers” is ${answer}: there are ${listed.length} options, from 0.`)
  } else {
    const refused = refusal(game, state, seat, answer)
    if (refused) throw new InputError(`Entry ${i} of “answers”: ${render(refused.reason)} [${refused.rule}]`)
  }
}

function resultOf({ state }: EnvMatch): object {
  const { reason, rule, payoff, points } = state.result
  return { payoff, reason, rule, ...(points ? { points } : {}) }
}
