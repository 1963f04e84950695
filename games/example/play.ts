/** A match between bots, told in words: `node play.ts`. */
import { answerOf, greedy, policyBot } from '@anachron/bots'
import { act, decision, isLogFault, isRefusal, options, seeded, startMatch } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { bot } from './player/index.ts'
import { game } from './rules/game.ts'

const NAMES = ['Ada', 'Bob']
const ONLOOKER = -1
const players = [policyBot(bot as never), greedy]
const chance = seeded(process.argv[2] ?? String(Math.random()))
const match = startMatch(game, { options: {}, seats: players.length, chance: () => chance })
if (isLogFault(match)) throw new Error(render(match.fault))
for (;;) {
  const asked = decision(game, match.state)
  const [seat] = asked?.seats ?? []
  if (!asked || seat === undefined) break
  const listed = options(game, match.state, seat)
  const turn = {
    game: game as never,
    view: game.view(match.state, seat),
    seat,
    options: listed,
    ask: asked.ask,
    chance,
  }
  const choice = await players[seat]?.choose(turn)
  const played = act(match, seat, choice && answerOf(choice, listed), chance)
  if (isRefusal(played)) throw new Error(render(played.reason))
  for (const event of played.events) {
    const known = game.redact(event, ONLOOKER)
    if (known) console.log(render(game.words.event(known, ONLOOKER), { names: NAMES, viewer: ONLOOKER }))
  }
}
if (match.state.result) console.log(render(game.words.result(match.state.result), { names: NAMES, viewer: ONLOOKER }))
