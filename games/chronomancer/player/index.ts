import { type Chance, decision, options as optionsOf, type Policy, play, type Seat, seeded } from '@anachron/kernel'
import { COLOUR_INDEX, VALUE } from '../content/index.ts'
import { game } from '../rules/game.ts'
import { bestSale } from '../rules/market.ts'
import { WEIGHTS, type Weights } from '../rules/score/weights.ts'
import { advantage } from '../rules/score/worth.ts'
import type { Action, ChronoTypes, Shop, State, View } from '../rules/types.ts'
import { rollout } from './rollout.ts'

/** Worlds of chance in which a decision is played to the end of the turn. */
const WORLDS = 4

/** The option that leads to the best position at once. */
function bestAtOnce(state: State, seat: Seat, listed: readonly Action[], chance: Chance, weights: Weights): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < listed.length; i++) {
    const after = game.clone(state)
    play(game, after, chance, seat, listed[i] as Action)
    const value = advantage(after, seat, weights)
    if (value > most) {
      most = value
      best = i
    }
  }
  return best
}

/** Plays a turn under way to its end, choosing what looks best at each step. */
function finishTurn(state: State, seat: Seat, chance: Chance, weights: Weights): void {
  for (let n = 0; n < 60; n++) {
    const asked = decision(game, state)
    if (!asked || asked.seats[0] !== seat || asked.ask === 'turn.move' || asked.ask === 'sale.stall') return
    const listed = optionsOf(game, state, seat)
    play(game, state, chance, seat, listed[bestAtOnce(state, seat, listed, chance, weights)] as Action)
  }
}

/** Sells as the best sale has it, but keeps what is likely to bring more on another day. */
function sellWell(view: View, seat: Seat, listed: readonly Action[], weights: Weights): number {
  const { lines } = bestSale(view, view.shops[seat] as Shop, weights.card)
  const worthwhile = lines.filter(({ size, colour, count, gold, corruption }) => {
    const net = (gold - corruption * weights.card) / count
    return view.round === 3 || net >= (VALUE[size][COLOUR_INDEX[colour]] as number) * weights.keep
  })
  const chosen = listed.findIndex(
    (option) =>
      option.kind === 'sell' &&
      worthwhile.some(
        ({ size, colour, pier }) => size === option.size && colour === option.colour && pier === option.pier,
      ),
  )
  return Math.max(0, chosen)
}

const shopkeeper = (weights: Weights = WEIGHTS, worlds = WORLDS): Policy<ChronoTypes> => ({
  name: 'shopkeeper',
  rollout,
  choose(view, seat, listed, chance) {
    if (listed.length === 1) return 0
    if (listed[0]?.kind === 'close') return sellWell(view, seat, listed, weights)
    const world = game.imagine(view, chance)
    const seed = chance.pick('bot', 2 ** 30)
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < listed.length; i++) {
      let sum = 0
      for (let n = 0; n < worlds; n++) {
        const luck = seeded(seed + n)
        const after = game.clone(world)
        play(game, after, luck, seat, listed[i] as Action)
        finishTurn(after, seat, luck, weights)
        sum += advantage(after, seat, weights)
      }
      if (sum > most) {
        most = sum
        best = i
      }
    }
    return best
  },
})

/** The game's own player: knows what hours, cards, boats and tiles are worth, and thinks a turn ahead. */
export const bot = shopkeeper()
