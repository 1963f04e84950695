import { type Seat, windowAsk } from '@anachron/kernel'
import type { Trigger } from '../content/index.ts'
import { rivalOf } from './decades.ts'
import { couldPlay, playGadget } from './gadgets.ts'
import type { RuleId } from './rulebook.ts'
import type { C, FlowOf, Moment, MomentFrame } from './types.ts'

const TRIGGER_OF: Record<Moment, Trigger> = {
  discovery: 'open',
  draw: 'open',
  task: 'open',
  attack: 'attackDeclared',
  hammer: 'hammerActivated',
}

const RULE_OF: Record<Moment, RuleId> = {
  discovery: 'TH-132',
  draw: 'TH-R18',
  task: 'TH-143',
  attack: 'TH-101',
  hammer: 'TH-66',
}

/** Who is asked in a moment, the first one first. */
export function orderOf(active: Seat, moment: Moment): Seat[] {
  const rival = rivalOf(active)
  return moment === 'task' ? [rival] : moment === 'attack' ? [rival, active] : [active, rival]
}

/** Opens a moment in which Gadgets may be played, for those who may have one, in turn (TH-151, TH-R12). */
export function openMoment(ctx: C, moment: Moment): void {
  ctx.call({ kind: 'moment', moment, order: orderOf(ctx.state.active, moment), turn: 0, passes: 0 })
}

export const momentFlow: FlowOf<MomentFrame> = {
  answer: windowAsk({
    rule: (_state, { moment }) => RULE_OF[moment],
    secret: true,
    offered: {
      ifPublic: (state, frame, seat) =>
        !(frame.moment === 'task' && state.turnLost) && couldPlay(state, frame, seat, TRIGGER_OF[frame.moment]),
    },
    actions: { play: playGadget(({ moment }) => TRIGGER_OF[moment]) },
    pass: { kind: 'pass' },
  }),
}
