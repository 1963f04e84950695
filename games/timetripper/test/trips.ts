/**
 * Many trips by the game's own player, and how they end: `node games/timetripper/test/trips.ts --games 1000 --trippers
 * 1 --seed trips`. The laboratory knows no battles; where a trip was lost is told here. `--kit '{"m26": 6}'` packs
 * beforehand what comes along besides M16 and radio.
 */
import { parseArgs } from 'node:util'
import { begin, decision, options, play, type Seat, seeded } from '@anachron/kernel'
import { BATTLES } from '../content/index.ts'
import { bot } from '../player/index.ts'
import type { Action } from '../rules/actions.ts'
import { game } from '../rules/game.ts'
import type { State } from '../rules/types.ts'
import { defaults } from './table.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    trippers: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'trips' },
    most: { type: 'string', default: '20000' },
    kit: { type: 'string', default: 'null' },
  },
})
const games = Number(values.games)
const seats = Number(values.trippers)

function trip(seed: string): State & { decisions: number } {
  const chance = seeded(seed)
  const state = begin(game, defaults({ kit: JSON.parse(values.kit) }), seats, chance)
  let decisions = 0
  for (; decisions < Number(values.most); decisions++) {
    const asked = decision(game, state)
    if (!asked) break
    const seat = asked.seats[0] as Seat
    const listed = options(game, state, seat)
    play(game, state, chance, seat, listed[bot.choose(game.view(state, seat), seat, listed, chance)] as Action)
  }
  return Object.assign(state, { decisions })
}

let home = 0
let alive = 0
let endless = 0
let battles = 0
let decisions = 0
const fought = new Map<number, number>()
const lost = new Map<number, number>()
for (let i = 0; i < games; i++) {
  const end = trip(`${values.seed} ${i}`)
  decisions += end.decisions
  for (const number of end.visited) fought.set(number, (fought.get(number) ?? 0) + 1)
  if (end.result === null) {
    endless++
    console.log(`trip ${i} did not end: battle ${end.battle?.number}, stage ${end.battle?.stage}`)
  } else if (end.result.reason === 'home') {
    home++
    battles += end.battles
    alive += end.trippers.filter(({ place }) => place === 'home').length
  } else {
    const number = end.visited.at(-1) ?? 0
    lost.set(number, (lost.get(number) ?? 0) + 1)
  }
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
const error = 196 * Math.sqrt(((home / games) * (1 - home / games)) / games)
console.log(`${games} trips of ${seats}: home ${share(home, games)} ± ${error.toFixed(1)}, endless ${endless}`)
console.log(
  `Trippers home ${share(alive, games * seats)}; battles of those home ${(battles / Math.max(1, home)).toFixed(1)}; decisions a trip ${(decisions / games).toFixed(0)}`,
)
console.log('battle, times fought, lost there')
for (const [number, count] of [...lost].sort((a, b) => b[1] - a[1]).slice(0, 25)) {
  const title = BATTLES.find((battle) => battle.number === number)?.title
  console.log(`${number} ${title}: ${fought.get(number)}, ${count} (${share(count, fought.get(number) ?? 0)})`)
}
