import { again, byKind, done, menuAsk, type Seat } from '@anachron/kernel'
import { type AgentId, agentCards, type CardId, constants, costOf, DECADES, gadgets, isFido } from '../content/index.ts'
import { agentOf, enterAgent, recruitActions } from './agents.ts'
import { pricesFor, settlePurchase } from './buying.ts'
import { PRESENT, playerOf } from './decades.ts'
import { discardFromHand, fromHand } from './deck.ts'
import { aimsOf } from './gadgets.ts'
import { jump, jumpCards } from './jumps.ts'
import { openMoment } from './moments.ts'
import { answerWith } from './responses.ts'
import type { AgentInPlay, C, FlowOf, Plan, PlanFrame, State, TimeHammerFrame } from './types.ts'

/** What a plan is made in: the frame below it. */
const settingOf = (state: State): TimeHammerFrame => state.stack[state.stack.length - 2] as TimeHammerFrame

export const beginPlan = (ctx: C, seat: Seat, plan: Plan): void => ctx.call({ kind: 'plan', seat, plan, paid: [] })

export const beginRecruit = (ctx: C, seat: Seat, card: AgentId, free: boolean): void =>
  beginPlan(ctx, seat, { kind: 'recruit', card, free, to: agentCards[card].breed === 'human' ? PRESENT : null })

/** Cards that a plan costs. */
export const owed = byKind<Plan, [], number>({
  recruit: ({ free, card }) => (free ? 0 : costOf(card)),
  gadget: ({ card }) => gadgets[card].discards,
  buy: ({ price }) => (price !== null && 'cards' in price ? constants.buyCards.value : 0),
  jump: () => 0,
})

/** The card that is being played and so cannot pay for itself (TH-37). */
const played = (plan: Plan): CardId | null => (plan.kind === 'recruit' || plan.kind === 'gadget' ? plan.card : null)

/**
 * Something a player puts together: what, where, with which card, paid with which. It is kept from everybody else, and
 * nothing moves, until it is complete; so a half-made plan shows nothing and can be taken back.
 */
export const planFlow: FlowOf<PlanFrame> = {
  place: menuAsk({
    rule: 'TH-85',
    secret: true,
    seats: (_state, { seat, plan }) => (plan.kind === 'recruit' && plan.to === null ? [seat] : []),
    actions: {
      place: {
        options: DECADES.map((to) => ({ kind: 'place', to })),
        take(_ctx, { plan }, _seat, { to }) {
          if (plan.kind === 'recruit') plan.to = to
        },
      },
    },
  }),
  card: menuAsk({
    rule: 'TH-87',
    secret: true,
    seats: (_state, { seat, plan }) => (plan.kind === 'jump' && plan.card === null ? [seat] : []),
    actions: {
      with: {
        options: (state, _frame, seat) => jumpCards(playerOf(state, seat)).map((card) => ({ kind: 'with', card })),
        refuse: () => ({ rule: 'TH-87', reason: 'You need a Jump card of your hand for that.' }),
        take(_ctx, { plan }, _seat, { card }) {
          if (plan.kind === 'jump') plan.card = card
        },
      },
    },
  }),
  price: menuAsk({
    rule: 'TH-123',
    secret: true,
    seats: (_state, { seat, plan }) => (plan.kind === 'buy' && plan.price === null ? [seat] : []),
    actions: {
      price: {
        options: (state, { plan }, seat) =>
          plan.kind === 'buy'
            ? pricesFor(playerOf(state, seat), plan.buys).map((price) => ({ kind: 'price', price }))
            : [],
        refuse: (_state, { plan }) =>
          plan.kind !== 'buy'
            ? undefined
            : plan.buys.what === 'action' || plan.buys.what === 'jamais'
              ? {
                  rule: 'TH-125',
                  reason: 'A cube does not pay for a cube of its own colour, and you need what you pay with.',
                }
              : {
                  rule: 'TH-124',
                  reason: 'Two cubes from your Actions space and Jamais’ area pay, if you have them there.',
                },
        take(_ctx, { plan }, _seat, { price }) {
          if (plan.kind === 'buy') plan.price = price
        },
      },
    },
  }),
  aim: menuAsk({
    rule: 'TH-118',
    secret: true,
    seats: (_state, { seat, plan }) => (plan.kind === 'gadget' && !plan.aimed ? [seat] : []),
    actions: {
      aim: {
        options: (state, { plan }, seat) =>
          plan.kind === 'gadget'
            ? (aimsOf(state, settingOf(state), seat, plan.card) ?? []).map((aim) => ({ kind: 'aim', aim }))
            : [],
        take(_ctx, { plan }, _seat, { aim }) {
          if (plan.kind !== 'gadget') return
          plan.aim = aim
          plan.aimed = true
        },
      },
    },
  }),
  pay: menuAsk({
    rule: 'TH-37',
    secret: true,
    seats: (_state, { seat, plan, paid }) => (paid.length < owed(plan) ? [seat] : []),
    actions: {
      discard: {
        options: (state, { plan, paid }, seat) =>
          playerOf(state, seat)
            .hand.filter((card) => card !== played(plan) && !isFido(card) && !paid.includes(card))
            .map((card) => ({ kind: 'discard', card })),
        refuse: (_state, { plan }, _seat, { card }) =>
          typeof card === 'string' && isFido(card)
            ? { rule: 'TH-82', reason: 'Fido is never discarded.' }
            : card === played(plan)
              ? { rule: 'TH-37', reason: 'A card does not pay for itself.' }
              : { rule: 'TH-37', reason: 'You pay with cards of your hand, each of them once.' },
        take(_ctx, frame, _seat, { card }) {
          frame.paid.push(card)
          return again
        },
      },
    },
  }),
  perform(ctx, { seat, plan, paid }) {
    const { state } = ctx
    const player = playerOf(state, seat)
    if (plan.kind === 'gadget') {
      fromHand(player, plan.card)
      for (const card of paid) discardFromHand(state, seat, card)
      player.actions -= gadgets[plan.card].actions
      answerWith(ctx, settingOf(state), { card: plan.card, by: seat, aim: plan.aim, cancelled: false })
      ctx.emit({ kind: 'gadgetPlayed', rule: 'TH-118', seat, card: plan.card, aim: plan.aim, paid })
      return done
    }
    // What is bought was named before: a card that pays for it cannot be it (TH-126).
    for (const card of paid) discardFromHand(state, seat, card)
    if (plan.kind === 'recruit') {
      player.actions -= recruitActions(state)
      fromHand(player, plan.card)
      const rule = agentCards[plan.card].breed === 'bot' ? 'TH-85' : plan.free ? 'TH-84' : 'TH-83'
      enterAgent(ctx, seat, plan.card, plan.to ?? PRESENT, paid, rule)
    } else if (plan.kind === 'jump') {
      player.actions--
      if (plan.card !== null) discardFromHand(state, seat, plan.card)
      jump(ctx, seat, agentOf(player, plan.agent) as AgentInPlay, plan.to, 'action', plan.card)
    } else if (plan.price !== null) settlePurchase(ctx, seat, plan.buys, plan.price, paid)
    openMoment(ctx, 'task')
    return done
  },
}
