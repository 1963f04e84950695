/**
 * How often each of the Townsfolk is taken where it lies open: `node
 * games/chronomancer/test/takings.ts <games> <seats> <own|random> <seed>`. The lab counts only who was taken.
 */

import { act, decision, isLogFault, options, type Seat, seeded, startMatch } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { TOWNSFOLK, TOWNSFOLK_IDS, type TownsfolkId } from '../content/index.ts'
import { bot } from '../player/index.ts'
import { game } from '../rules/game.ts'
import type { Action } from '../rules/types.ts'

const [games = '100', seats = '2', who = 'own', seed = 'townsfolk'] = process.argv.slice(2)

const offered = new Map<TownsfolkId, number>()
const taken = new Map<TownsfolkId, number>()
const more = (counts: Map<TownsfolkId, number>, id: TownsfolkId): void => {
  counts.set(id, (counts.get(id) ?? 0) + 1)
}

function playOut(n: number): void {
  const chance = seeded(`${seed}/${n}`)
  const mind = seeded(`mind/${seed}/${n}`)
  const match = startMatch(game, { seats: Number(seats), chance: () => chance })
  if (isLogFault(match)) throw new Error(render(match.fault))
  for (;;) {
    const asked = decision(game, match.state)
    if (!asked) return
    const seat = asked.seats[0] as Seat
    const listed = options(game, match.state, seat)
    const view = game.view(match.state, seat)
    const index = who === 'own' ? bot.choose(view, seat, listed, mind) : mind.pick('option', listed.length)
    const chosen = listed[index] as Action
    for (const option of listed) if (option.kind === 'recruit') more(offered, option.card)
    if (chosen.kind === 'recruit') more(taken, chosen.card)
    act(match, seat, chosen, chance)
  }
}

for (let n = 0; n < Number(games); n++) playOut(n)

const share = (id: TownsfolkId): number => (taken.get(id) ?? 0) / Math.max(1, offered.get(id) ?? 0)
console.log(`${games} matches of ${seats}, ${who}, seed ${seed}, rules version ${game.version}`)
console.log('| taken | of | in 100 | who | what they do |\n| --- | --- | --- | --- | --- |')
for (const id of TOWNSFOLK_IDS.toSorted((a, b) => share(b) - share(a))) {
  const { name, faction, icons, ability } = TOWNSFOLK[id]
  const what = `${icons} ${faction ?? 'no'} icon${icons === 1 ? '' : 's'}; ${ability.effect}`
  console.log(
    `| ${taken.get(id) ?? 0} | ${offered.get(id) ?? 0} | ${(share(id) * 100).toFixed(1)} | ${name} | ${what} |`,
  )
}
