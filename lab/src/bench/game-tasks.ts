import type { AnyGame, MatchLog, Seat } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import type { Task } from './harness.ts'
import { type Kernel, playRandomly } from './random-match.ts'

type State = ReturnType<AnyGame['clone']>

const MATCHES = 20

/**
 * What is measured of every game: random play, replay of whole matches, clones and views of states out of the middle.
 */
export function gameTasks(kernel: Kernel, game: AnyGame): Task[] {
  const { begin, decision, isLogFault, options, optionsFor, play, replay, seeded } = kernel
  // What commits before it had not, which played on by the loop below.
  const { playOn } = kernel as Partial<Kernel>
  const seats = game.seats.min
  const checked = optionsFor(game, {}, seats)
  if (isLogFault(checked)) throw new Error(render(checked.fault))
  const logs: MatchLog[] = []
  const states: State[] = []
  for (let seed = 0; seed < MATCHES; seed++) {
    const { log, middle } = playRandomly(kernel, game, checked.options, seats, seed)
    logs.push(log)
    states.push(...middle)
  }
  let seed = 0
  let moves = 0
  const oneMatch = (): void => {
    const chance = seeded(seed++)
    const state = begin(game, checked.options, seats, chance)
    if (playOn) {
      playOn(game, state, chance, (_seat, listed) => {
        moves++
        return chance.pick('bench', listed.length)
      })
      return
    }
    for (let now = decision(game, state); now; now = decision(game, state)) {
      const seat = now.seats[0] as Seat
      const listed = options(game, state, seat)
      play(game, state, chance, seat, listed[chance.pick('bench', listed.length)])
      moves++
    }
  }
  return [
    {
      name: 'random play',
      unit: 'moves',
      batch() {
        moves = 0
        for (let i = 0; i < 5; i++) oneMatch()
        return moves
      },
    },
    {
      name: 'random play',
      unit: 'matches',
      batch() {
        for (let i = 0; i < 5; i++) oneMatch()
        return 5
      },
    },
    {
      name: 'replay with every check',
      unit: 'matches',
      batch() {
        for (const log of logs) if (isLogFault(replay(game, log))) throw new Error('a match does not replay')
        return logs.length
      },
    },
    {
      name: 'clone',
      unit: 'states',
      batch() {
        for (let i = 0; i < 10; i++) for (const state of states) game.clone(state)
        return 10 * states.length
      },
    },
    {
      name: 'view of a seat',
      unit: 'views',
      batch() {
        for (const state of states) for (let seat = 0; seat < seats; seat++) game.view(state, seat)
        return states.length * seats
      },
    },
    {
      name: 'imagined world',
      unit: 'worlds',
      batch() {
        const chance = seeded(seed)
        for (const state of states) game.imagine(game.view(state, 0), chance)
        return states.length
      },
    },
  ]
}
