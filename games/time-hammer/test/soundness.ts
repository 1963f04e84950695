import { type CardId, constants, DRAW_DECK, FIDO_IDS, isHammer } from '../content/index.ts'
import { blueReserve, greenReserve, guardsOf } from '../rules/cubes.ts'
import { agentsOn, COMMAND_DECADES, playerOf } from '../rules/decades.ts'
import { sorted } from '../rules/deck.ts'
import type { State } from '../rules/types.ts'

/** Where every card is (TH-18). */
function places({ deck, discard, dejaVu, players, stack }: State): CardId[] {
  const cards: (CardId | null | 'hidden')[] = [...deck.top, ...deck.pool, ...deck.bottom, ...discard, ...dejaVu]
  for (const { hand, agents } of players) cards.push(...hand, ...agents.map(({ card }) => card))
  for (const frame of stack) {
    if (frame.kind === 'hammer') cards.push(frame.card)
    else if (frame.kind === 'attack') cards.push(frame.flux)
    else if (frame.kind === 'reveal') cards.push(...frame.slots.map(({ card }) => card))
    else if (frame.kind === 'response') {
      cards.push(...frame.played.map(({ card }) => card), frame.resolving?.card ?? null)
    }
  }
  // A HAMMER that has reached its pile may still stand in the frame that is about to end.
  return cards.filter((card) => card !== null && card !== 'hidden')
}

/** What is wrong with a position by the game's own bookkeeping; nothing = sound. */
export function unsound(state: State): string | undefined {
  const cards = sorted(places(state))
  const all = sorted([...DRAW_DECK, ...FIDO_IDS])
  if (state.result === null && cards.join() !== all.join())
    return `[TH-18] cards: ${all.filter((card) => cards.filter((each) => each === card).length !== 1).join()}`
  for (const [seat, player] of state.players.entries()) {
    if (greenReserve(player) < 0 || blueReserve(player) < 0 || player.actions < 0 || player.jamais < 0)
      return `[TH-30] cubes of seat ${seat}`
    if (guardsOf(player) > constants.guards.value) return `[TH-97] seat ${seat} has too many guards`
    if (player.agents.length > constants.agentsInPlay.value + 1) return `[TH-80] seat ${seat} has too many Agents`
    if (player.hand.some(isHammer)) return `[TH-17] seat ${seat} holds a HAMMER`
    if (player.hand.join() !== sorted(player.hand).join()) return `the hand of seat ${seat} is out of order`
    if ([...player.open, ...player.seen].some((card) => !player.hand.includes(card)))
      return `seat ${seat} is thought to hold what it does not`
    if (player.skill < 1 || player.skill > constants.expert.value) return `[TH-5] skill of seat ${seat}`
  }
  if (state.glimpsed.some((card) => !state.deck.top.includes(card))) return 'glimpsed cards are not on top'
  // While a sixth Agent is being given up, Commands wait (TH-80).
  if (state.stack.at(-1)?.kind === 'excess') return undefined
  for (const [i, decade] of COMMAND_DECADES.entries()) {
    const a = agentsOn(playerOf(state, 0), decade)
    const b = agentsOn(playerOf(state, 1), decade)
    const owner = state.commands[i]
    const right = a === b ? (a === 0 ? owner === null : true) : owner === (a > b ? 0 : 1)
    if (!right) return `[TH-24] the Command of ${decade}`
  }
  return undefined
}
