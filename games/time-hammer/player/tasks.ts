import type { Seat } from '@anachron/kernel'
import {
  type AgentId,
  agentCards,
  type CardId,
  costOf,
  DECADES,
  type Decade,
  fluxOf,
  isFido,
  isJump,
} from '../content/index.ts'
import { agentOf } from '../rules/agents.ts'
import { attackLead } from '../rules/chances.ts'
import { distance, neighbours, playerOf, rivalOf } from '../rules/decades.ts'
import { jumpBonus } from '../rules/jumps.ts'
import { chanceOf, nextFlux } from '../rules/odds.ts'
import { WORTH } from '../rules/score.ts'
import type { Action, Price, Purchase, View } from '../rules/types.ts'
import { cardWorth } from './cards.ts'
import { enter, gain, leadAfter, lose, move } from './prospect.ts'

/** Average cost of a failed Jump's Déjà vu, or of one after Discovery. */
export const DEJA_VU = 1.2
const JUMP_CARD = 1

const still = (view: View, seat: Seat): number => leadAfter(view, seat, () => {})

/** How much the lead grows by bringing an Agent in, at its best decade. */
export function bestPlace(
  view: View,
  seat: Seat,
  card: AgentId,
  among: readonly Decade[],
): { to: Decade; gains: number } {
  let best = { to: among[0] as Decade, gains: Number.NEGATIVE_INFINITY }
  for (const to of among) {
    const gains = leadAfter(view, seat, (prospect) => enter(prospect, seat, card, to)) - still(view, seat)
    if (gains > best.gains) best = { to, gains }
  }
  return best
}

export function jumpGains(view: View, seat: Seat, card: AgentId, to: Decade): number {
  const agent = agentOf(playerOf(view, seat), card)
  const odds = nextFlux(view)
  if (!agent || !odds) return 0
  const steps = distance(agent.at, to)
  const made = chanceOf(odds, (flux) => flux + jumpBonus(view, seat, card) >= steps)
  const success = leadAfter(view, seat, (prospect) => {
    move(prospect, seat, card, to)
    if (steps === 6) gain(prospect, seat, 'skill')
  })
  const failure = leadAfter(view, seat, (prospect) => lose(prospect, seat, card)) - DEJA_VU
  return made * success + (1 - made) * failure - still(view, seat)
}

/** What a fight is worth, won or lost, against standing still. */
export function fightStakes(view: View, seat: Seat, agent: AgentId, target: AgentId): { won: number; lost: number } {
  const now = still(view, seat)
  const rival = rivalOf(seat)
  const won = leadAfter(view, seat, (prospect) => {
    lose(prospect, rival, target)
    gain(prospect, seat, 'cards', 2)
  })
  const lost = leadAfter(view, seat, (prospect) => {
    lose(prospect, seat, agent)
    gain(prospect, rival, 'cards', 2)
  })
  return { won: won - now, lost: lost - now - WORTH.action * playerOf(view, seat).actions }
}

/** TH-102: look first, then launch only where it pays. */
function attackGains(view: View, seat: Seat, agent: AgentId, target: AgentId): number {
  const odds = nextFlux(view)
  if (!odds) return 0
  const lead = attackLead(view, seat, agent, target)
  const { won, lost } = fightStakes(view, seat, agent, target)
  let gains = 0
  for (let mine = 0; mine < 8; mine++) {
    const win = chanceOf(odds, (theirs) => mine + lead >= theirs)
    gains += (odds[mine] as number) * Math.max(WORTH.card, win * won + (1 - win) * lost)
  }
  return gains
}

function purchaseGains(view: View, seat: Seat, buys: Purchase): number {
  switch (buys.what) {
    case 'jamais':
      return WORTH.jamais
    case 'agent':
      return cardWorth(view, buys.card, playerOf(view, seat).hand ?? [])
    case 'action':
      return WORTH.action
    case 'jump':
      return jumpGains(view, seat, buys.agent, buys.to)
  }
}

/** What paying costs; an Action that is left over at the end of the turn is worth nothing anyway. */
export function priceOf(view: View, seat: Seat, price: Price): number {
  if ('cards' in price) {
    const hand = (playerOf(view, seat).hand ?? []).filter((card) => !isFido(card))
    const worths = hand.map((card) => cardWorth(view, card, hand)).sort((a, b) => a - b)
    return worths.slice(0, 3).reduce((sum, worth) => sum + worth, 0)
  }
  return 0.6 * price.green + WORTH.jamais * price.blue
}

function cheapest(view: View, seat: Seat, buys: Purchase): number {
  const { actions, jamais } = playerOf(view, seat)
  const prices: Price[] = []
  if ((playerOf(view, seat).hand ?? []).filter((card) => !isFido(card)).length >= 3) prices.push({ cards: 3 })
  for (const green of [2, 1, 0])
    if (green <= actions && 2 - green <= jamais) {
      if (buys.what === 'action' && green > 0) continue
      if (buys.what === 'jamais' && green < 2) continue
      prices.push({ green, blue: 2 - green })
    }
  return prices.reduce((least, price) => Math.min(least, priceOf(view, seat, price)), 99)
}

/** How much a task of the Action phase is worth beyond what it costs. */
export function taskGains(view: View, seat: Seat, action: Action): number {
  const player = playerOf(view, seat)
  const hand = player.hand ?? []
  const spent = 0.2
  switch (action.kind) {
    case 'end':
      return 0.05
    case 'recruit': {
      const place: readonly Decade[] = action.pay === 'decades' || !isAnywhere(action.card) ? [2020] : DECADES
      const cards = action.pay === 'decades' ? 0 : costOf(action.card)
      const keeps = cardWorth(view, action.card, hand) - WORTH.card
      // A human on 2020 will move on: half of what a better decade would give.
      const hope = isAnywhere(action.card) ? 0 : hand.some(isJump) ? 2.2 : 0.6
      return bestPlace(view, seat, action.card, place).gains + hope - keeps * 0.3 - cards * WORTH.card - spent
    }
    case 'jump':
      return jumpGains(view, seat, action.agent, action.to) - JUMP_CARD - spent
    case 'attack':
      return attackGains(view, seat, action.agent, action.target) - spent
    case 'guard': {
      const agent = agentOf(player, action.agent)
      const threatened = playerOf(view, rivalOf(seat)).agents.some(
        (theirs) => theirs.at === agent?.at && theirs.at !== 2020,
      )
      return threatened ? 0.9 - spent : 0.06
    }
    case 'buy':
      return purchaseGains(view, seat, action.buys) - cheapest(view, seat, action.buys)
    case 'play':
      return gadgetGains(view, seat, action.card)
    default:
      return 0
  }
}

/** Bots, Fido too, enter anywhere; humans on 2020 (TH-84, TH-85). */
const isAnywhere = (card: AgentId): boolean => agentCards[card].breed === 'bot'

/** Gadgets played on one's own turn, at an open moment. */
export function gadgetGains(view: View, seat: Seat, card: CardId): number {
  const player = playerOf(view, seat)
  switch (card) {
    case 'gadget-jad':
      return view.phase === 'draw' ? 1.2 : view.phase === 'discovery' ? -0.1 : view.die === 1 ? 0.1 : -0.2
    case 'gadget-slide-rail': {
      let best = 0
      for (const agent of player.agents)
        for (const to of neighbours(agent.at)) best = Math.max(best, slideGains(view, seat, agent.card, to))
      return best - 1.4
    }
    case 'gadget-undertow': {
      let best = 0
      for (const agent of playerOf(view, rivalOf(seat)).agents)
        if (agent.at !== 2020) best = Math.max(best, dragGains(view, seat, agent.card))
      return best - 2
    }
    case 'gadget-salvage-drone':
      return view.discard.some((each) => fluxOf[each] >= 0 && cardWorth(view, each, player.hand ?? []) > 1.8) ? 0.4 : 0
    case 'gadget-forecast-lens':
      return 0.3
    case 'gadget-static-snare':
      return 0.5
    default:
      return 0
  }
}

export const slideGains = (view: View, seat: Seat, agent: AgentId, to: Decade): number =>
  leadAfter(view, seat, (prospect) => move(prospect, seat, agent, to)) - still(view, seat)

export function dragGains(view: View, seat: Seat, card: AgentId): number {
  const rival = rivalOf(seat)
  const agent = agentOf(playerOf(view, rival), card)
  if (!agent) return 0
  const to = (agent.at + 10 * Math.sign(2020 - agent.at)) as Decade
  return leadAfter(view, seat, (prospect) => move(prospect, rival, card, to)) - still(view, seat)
}
