import { again, done, menuAsk, reopenWindow, type Seat, takeUnseen, windowAsk } from '@anachron/kernel'
import { type CardId, type Effect, gadgets } from '../content/index.ts'
import { agentOf, moveAgent } from './agents.ts'
import { gainAction, gainJamais } from './cubes.ts'
import { PRESENT, playerOf, rivalOf, settleCommands, towardPresent } from './decades.ts'
import { lookAhead } from './deck.ts'
import { couldPlay, nearest, playGadget } from './gadgets.ts'
import { reboot } from './reveals.ts'
import { takeFromDiscard } from './skill.ts'
import { isRebootable } from './slots.ts'
import type { AgentInPlay, C, FlowOf, LensFrame, PlayedGadget, ResponseFrame, State, TimeHammerFrame } from './types.ts'

export const answerers = (by: Seat): Seat[] => [rivalOf(by), by]

/**
 * A Gadget is out: it joins the Gadgets it answers, or opens a moment to be answered itself (TH-118). Where it was
 * played, everybody may act anew afterwards (TH-121, TH-151). Only in the first step of the Draw phase does it count as
 * one of three cards (TH-R17).
 */
export function answerWith(ctx: C, setting: TimeHammerFrame, played: PlayedGadget): void {
  if (setting.kind === 'response') {
    setting.played.push(played)
    setting.order = answerers(played.by)
    reopenWindow(setting)
    return
  }
  if (setting.kind === 'moment' || setting.kind === 'reveal') reopenWindow(setting)
  else if (setting.kind === 'turn' && ctx.state.phase === 'draw') setting.used++
  ctx.call({
    kind: 'response',
    played: [played],
    resolving: null,
    order: answerers(played.by),
    turn: 0,
    passes: 0,
  })
}

export const responseFlow: FlowOf<ResponseFrame> = {
  answer: windowAsk({
    rule: 'TH-119',
    secret: true,
    offered: { ifPublic: (state, frame, seat) => couldPlay(state, frame, seat, 'gadgetPlayed') },
    actions: { play: playGadget(() => 'gadgetPlayed') },
    pass: { kind: 'pass' },
  }),
  resolve(ctx, frame) {
    const top = frame.played.pop()
    if (!top) return done
    frame.resolving = top
    let worked = false
    if (!top.cancelled)
      for (const effect of gadgets[top.card].effects)
        if (effect.in === undefined || effect.in === ctx.state.phase) worked = apply(ctx, frame, top, effect) || worked
    ctx.emit({
      kind: 'gadgetResolved',
      rule: top.cancelled ? 'TH-119' : worked ? 'TH-120' : 'TH-122',
      card: top.card,
      seat: top.by,
      worked,
    })
  },
  retire(ctx, frame) {
    if (frame.resolving) ctx.state.discard.push(frame.resolving.card)
    frame.resolving = null
    return 'resolve'
  },
}

function shift(ctx: C, seat: Seat, agent: AgentInPlay, to: AgentInPlay['at']): true {
  moveAgent(ctx, seat, agent, to, 'TH-99')
  settleCommands(ctx)
  return true
}

/** Does what a Gadget says; false when its aim is gone (TH-122). */
function apply(ctx: C, frame: ResponseFrame, { by, aim }: PlayedGadget, effect: Effect): boolean {
  const { state } = ctx
  const player = playerOf(state, by)
  const rival = playerOf(state, rivalOf(by))
  switch (effect.does) {
    case 'gainAction':
      return aim !== null && 'from' in aim && gainAction(ctx, by, aim.from)
    case 'gainJamais':
      return gainJamais(ctx, by)
    case 'drawToHand':
      ctx.call({ kind: 'handDraw', seat: by })
      return true
    case 'rebootFree': {
      const shown = nearest(state.stack, 'reveal')
      const slot = aim !== null && 'slot' in aim ? shown?.slots.find((each) => each.name === aim.slot) : undefined
      if (!shown || !slot || !isRebootable(state, shown, slot)) return false
      reboot(ctx, shown, slot.name, by, true)
      return true
    }
    case 'addToRepair':
    case 'changeTotal': {
      const name = aim !== null && 'slot' in aim ? aim.slot : 'main'
      const slot = nearest(state.stack, 'reveal')?.slots.find((each) => each.name === name)
      if (!slot) return false
      slot.added += effect.does === 'addToRepair' ? effect.amount : aim !== null && 'by' in aim ? aim.by : 0
      return true
    }
    case 'cancelGadget': {
      const below = frame.played.at(-1)
      if (!below) return false
      below.cancelled = true
      ctx.emit({ kind: 'gadgetCancelled', rule: 'TH-119', card: below.card, by })
      return true
    }
    case 'cancelAttack': {
      const attack = nearest(state.stack, 'attack')
      if (!attack) return false
      attack.off = true
      ctx.emit({ kind: 'attackStopped', rule: 'TH-101', seat: by })
      return true
    }
    case 'slideAgent': {
      const agent = aim !== null && 'to' in aim ? agentOf(player, aim.agent) : undefined
      return agent !== undefined && aim !== null && 'to' in aim && shift(ctx, by, agent, aim.to)
    }
    case 'dragAgent': {
      const agent = aim !== null && 'agent' in aim ? agentOf(rival, aim.agent) : undefined
      return agent !== undefined && agent.at !== PRESENT && shift(ctx, rivalOf(by), agent, towardPresent(agent.at))
    }
    case 'takeFromDiscard':
      return aim !== null && 'card' in aim && takeFromDiscard(ctx, by, aim.card, 'TH-119')
    case 'cageHammer': {
      const hammer = nearest(state.stack, 'hammer')
      if (!hammer) return false
      hammer.caged = true
      return true
    }
    case 'rivalLosesAction':
      if (rival.actions === 0) return false
      rival.actions--
      ctx.emit({ kind: 'actionLost', rule: 'TH-31', seat: rivalOf(by), by })
      return true
    case 'lookAhead': {
      const count = lookAhead(ctx, by, effect.cards)
      ctx.emit({ kind: 'lookedAhead', rule: 'TH-156', seat: by, count, cards: state.deck.top.slice(0, count) })
      ctx.call({ kind: 'lens', seat: by, count, placed: 0 })
      return count > 0
    }
  }
}

const stillSeen = ({ deck }: State, { count, placed }: LensFrame): CardId[] => deck.top.slice(placed, count)

/** Forecast Lens: the cards seen go back one by one, the next to be drawn first. */
export const lensFlow: FlowOf<LensFrame> = {
  order: menuAsk({
    rule: 'TH-117',
    seats: (_state, { seat, count, placed }) => (placed < count - 1 ? [seat] : []),
    actions: {
      next: {
        options: (state, frame) => stillSeen(state, frame).map((card) => ({ kind: 'next', card })),
        unseen: {
          from: stillSeen,
          picks: ({ card }, seen) => card === seen,
          take({ state: { deck } }, frame, _seat, at) {
            const next = takeUnseen(deck.top, frame.placed + at)
            deck.top.splice(frame.placed++, 0, next)
            return again
          },
        },
      },
    },
  }),
}
