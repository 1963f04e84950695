import { done, menuAsk, type Seat } from '@anachron/kernel'
import { constants, DECADES, type Decade, hammers } from '../content/index.ts'
import { loseAgent, moveAgent } from './agents.ts'
import {
  agentsOn,
  holdersOf,
  PRESENT,
  playerOf,
  rivalOf,
  settleCommands,
  type Table,
  towardPresent,
} from './decades.ts'
import { insert } from './deck.ts'
import { openMoment } from './moments.ts'
import { quarkAdds } from './quarks.ts'
import { gainSkill, repairBonus } from './skill.ts'
import { reveal } from './slots.ts'
import type { C, FlowOf, HammerFrame } from './types.ts'

/** TH-67. */
export const levelOf = (state: Table, { card, pos }: Pick<HammerFrame, 'card' | 'pos'>): number =>
  hammers[card].level +
  (holdersOf(state, pos).length > 1 ? constants.sharedLevel.value : 0) +
  quarkAdds(state, 'hammerLevel')

/** TH-68: the best bonus among the holders, and whose it is. */
export function bestRepair(state: Table, pos: Decade): { bonus: number; repairer: Seat } {
  let bonus = -1
  let repairer = state.active
  for (const seat of holdersOf(state, pos)) {
    const theirs = repairBonus(state, seat)
    if (theirs > bonus) {
      bonus = theirs
      repairer = seat
    }
  }
  return { bonus: Math.max(0, bonus), repairer }
}

function rest(ctx: C, { card }: HammerFrame): typeof done {
  insert(ctx.state.dejaVu, card)
  // After the end nothing more is told (TH-46).
  if (ctx.state.result === null) ctx.emit({ kind: 'hammerRests', rule: 'TH-75', card })
  return done
}

export const hammer: FlowOf<HammerFrame> = {
  check(ctx, frame) {
    if (holdersOf(ctx.state, frame.pos).length > 0) return
    ctx.emit({ kind: 'hammerInactive', rule: 'TH-65', card: frame.card, decade: frame.pos })
    return rest(ctx, frame)
  },
  activate(ctx, frame) {
    const { state } = ctx
    if (ctx.listening)
      ctx.emit({
        kind: 'hammerActivated',
        rule: 'TH-66',
        card: frame.card,
        decade: frame.pos,
        holders: holdersOf(state, frame.pos),
        level: levelOf(state, frame),
        ...bestRepair(state, frame.pos),
      })
    openMoment(ctx, 'hammer')
  },
  repair(ctx, frame) {
    if (frame.caged) return rest(ctx, frame)
    reveal(ctx, 'repair', ['main'])
  },
  outcome(ctx, frame) {
    const { state } = ctx
    const { card, pos } = frame
    const [stasis] = frame.found
    if (!stasis || stasis.value === 'P') {
      ctx.emit({ kind: 'hammerParadox', rule: 'TH-70', card, decade: pos })
      return rest(ctx, frame)
    }
    const level = levelOf(state, frame)
    const total = stasis.value + bestRepair(state, pos).bonus + stasis.added
    if (total < level) {
      ctx.emit({ kind: 'hammerFailed', rule: 'TH-72', card, decade: pos, total, level })
      return
    }
    ctx.emit({ kind: 'hammerFixed', rule: 'TH-71', card, decade: pos, total, level })
    // Cards that were earned are taken once this step is over, with the HAMMER on its pile (TH-R11).
    gainSkill(ctx, holdersOf(state, pos), 'repair')
    return rest(ctx, frame)
  },
  evict(ctx, frame) {
    const { state } = ctx
    for (const seat of [state.active, rivalOf(state.active)])
      for (const agent of playerOf(state, seat).agents)
        if (agent.at === frame.pos) moveAgent(ctx, seat, agent, PRESENT, 'TH-72')
    settleCommands(ctx)
    // Never more steps than there are decades, wherever it is said to be.
    for (const _ of DECADES) {
      frame.pos = towardPresent(frame.pos)
      ctx.emit({ kind: 'hammerMoved', rule: 'TH-73', card: frame.card, to: frame.pos })
      if (frame.pos === PRESENT || holdersOf(state, frame.pos).length > 0) break
    }
    if (frame.pos !== PRESENT) return 'activate'
    frame.losing = [state.active, rivalOf(state.active)].filter((seat) => agentsOn(playerOf(state, seat), PRESENT) > 0)
  },
  present(ctx, frame) {
    // With a single Agent there everybody can see that there is nothing to choose (TH-155).
    const [seat] = frame.losing
    if (seat === undefined) return rest(ctx, frame)
    const there = playerOf(ctx.state, seat).agents.filter((agent) => agent.at === PRESENT)
    if (there.length !== 1 || !there[0]) return 'lose'
    frame.losing.shift()
    loseAgent(ctx, seat, there[0].card)
    return 'present'
  },
  lose: menuAsk({
    rule: 'TH-74',
    seats: (_state, { losing }) => losing.slice(0, 1),
    actions: {
      lose: {
        options: (state, _frame, seat) =>
          playerOf(state, seat)
            .agents.filter((agent) => agent.at === PRESENT)
            .map(({ card }) => ({ kind: 'lose', agent: card })),
        refuse: () => ({ rule: 'TH-74', reason: 'Only one of your Agents on 2020 can be lost here.' }),
        take(ctx, frame, seat, { agent }) {
          frame.losing.shift()
          loseAgent(ctx, seat, agent)
          return 'present'
        },
      },
    },
  }),
}
