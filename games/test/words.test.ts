/** What every game says reads well: to its players, to their rivals, and to those who watch. */
import { decision, options, type Seat, SPECTATOR, seeded } from '@anachron/kernel'
import { playRandomly } from '@anachron/kernel/testing'
import { describe, expect, it } from 'vitest'
import { shelf } from '../index.ts'

/** What is wrong with a sentence, whatever the game. */
const FAULTS: readonly [string, RegExp][] = [
  ['people are called “Player 2”, which screens replace by their names', /\b[Ss]eats? \d|\bPlayers \d/],
  ['something has no name', /undefined|NaN|\[object|\bnull\b/],
  ['a word is missing', / {2,}(?=\S)|,\.|\.\.(?!\.)|: *\.|\( *\)/],
  ['“you” does what others do', /\b[Yy]ou (?:wins|draws|plays|takes|gets|loses|has|is|does|goes|puts|moves|sells)\b/],
  [
    'another one does what “you” do',
    /(?<!and )\bPlayer \d (?:win|draw|play|take|get|lose|have|are|do|go|put|move|sell) /,
  ],
  [
    'one is not many',
    /(?<!Player )\b1 (?:cards|Hours|Units|Actions|Timelines|deployments|Adventurers|Rogues|seats|turns|rounds)\b/,
  ],
  [
    'many are not one',
    /(?<!Player )\b(?:[02-9]|\d\d+) (?:card|Hour|Unit|Action|Timeline|deployment|Adventurer|Rogue|seat|turn|round)\b/,
  ],
  ['the article', /\ba (?:Ancient|Archive|Advance|Artifact|Agent|Action|Adventurer|Obstacle|Intervention|Event)\b/],
]

const faultsOf = (text: string): string[] => FAULTS.flatMap(([what, fault]) => (fault.test(text) ? [what] : []))

describe.each(shelf.map(({ id, load, usual }) => ({ id, load, usual })))('words of $id', ({ load, usual }) => {
  it('read well in whole matches: events, questions, options, the table, the result', async () => {
    const { game } = await load()
    const wrong = new Map<string, string>()
    const look = (where: string, text: string): void => {
      for (const fault of faultsOf(text)) if (!wrong.has(`${where}: ${fault}`)) wrong.set(`${where}: ${fault}`, text)
    }
    for (let n = 0; n < 4; n++) {
      const seats = Math.min(game.seats.max, Math.max(game.seats.min, n < 2 ? (usual ?? 2) : 2 + n - 1))
      const chance = seeded(`words/${n}`)
      const { state } = playRandomly(game, {
        seed: `words/${n}`,
        seats,
        most: 400,
        choose: (match, seat, listed) =>
          game.rollout?.(match.state, seat, listed, chance) ?? chance.pick('any', listed.length),
        onEvent(event) {
          for (let viewer = SPECTATOR; viewer < seats; viewer++) {
            const told = game.redact(event, viewer)
            if (told) look(`event ${told.kind}`, game.words.event(told, viewer))
          }
        },
        watch(match) {
          const asked = decision(game, match.state)
          if (!asked || chance.pick('look', 4) > 0) return false
          const seat = asked.seats[0] as Seat
          const view = game.view(match.state, seat)
          look(`ask ${asked.ask}`, game.words.ask(asked.ask, view, seat))
          for (const option of options(game, match.state, seat))
            look(`option ${option.kind}`, game.words.action(option, view))
          for (const line of game.words.view(view).split('\n')) look('table', line.trim())
          return false
        },
      })
      if (state.result)
        look(
          'result',
          game.words.result(
            state.result,
            Array.from({ length: seats }, (_, i) => `Player ${i + 1}`),
          ),
        )
    }
    expect([...wrong].map(([where, text]) => `${where}: ${text}`)).toEqual([])
  })
})
