import { done, type Seat, windowAsk } from '@anachron/kernel'
import type { Purpose, SlotName } from '../content/index.ts'
import { playerOf } from './decades.ts'
import { drawTop, leave } from './deck.ts'
import { couldPlay, playGadget } from './gadgets.ts'
import type { RuleId } from './rulebook.ts'
import { isRebootable, readAs } from './slots.ts'
import type { C, FlowOf, Found, RevealFrame, Slot, State } from './types.ts'

const RULE_OF: Record<Purpose, RuleId> = {
  discovery: 'TH-134',
  jump: 'TH-89',
  attackFaceUp: 'TH-104',
  fight: 'TH-108',
  repair: 'TH-69',
}

function show(ctx: C, { purpose }: RevealFrame, slot: Slot): void {
  const value = readAs(purpose, slot.card)
  ctx.emit({ kind: 'revealed', rule: RULE_OF[purpose], purpose, slot: slot.name, card: slot.card, value })
  if (value !== 'P') return
  // A second P finds it set already (TH-R24).
  ctx.state.paradox = true
  ctx.emit({ kind: 'paradox', rule: 'TH-60', seat: ctx.state.active })
}

function fill(ctx: C, frame: RevealFrame, slot: Slot): void {
  slot.card = drawTop(ctx, null)?.card ?? null
  slot.drawn = true
  show(ctx, frame, slot)
}

const canReboot = (state: State, frame: RevealFrame, seat: Seat): boolean =>
  playerOf(state, seat).jamais > 0 && frame.slots.some((slot) => isRebootable(state, frame, slot))

/** TH-58. */
export function reboot(ctx: C, frame: RevealFrame, name: SlotName, by: Seat, free: boolean): void {
  const slot = frame.slots.find((each) => each.name === name)
  if (!slot || slot.card === null) return
  if (!free) playerOf(ctx.state, by).jamais--
  const { card } = slot
  leave(ctx.state, card)
  slot.card = null
  slot.drawn = false
  ctx.emit({ kind: 'rebooted', rule: free ? 'TH-58' : 'TH-35', by, slot: name, card, free })
  fill(ctx, frame, slot)
}

function whyNotReboot(state: State, frame: RevealFrame, seat: Seat, name: SlotName): { rule: RuleId; reason: string } {
  const slot = frame.slots.find((each) => each.name === name)
  if (state.paradox) return { rule: 'TH-61', reason: 'It is Paradox: nothing can be Rebooted before this turn ends.' }
  if (!slot || slot.card === null) return { rule: 'TH-57', reason: 'There is no such card to Reboot.' }
  if (slot.locked) return { rule: 'TH-R13', reason: 'That card is locked: its moment to be Rebooted is over.' }
  if (playerOf(state, seat).jamais === 0)
    return { rule: 'TH-57', reason: 'A Reboot costs a Jamais’, and you have none.' }
  return { rule: 'TH-57', reason: 'That card cannot be Rebooted.' }
}

export const revealFlow: FlowOf<RevealFrame> = {
  draw(ctx, frame) {
    for (const slot of frame.slots) {
      if (!slot.drawn) fill(ctx, frame, slot)
      else if (!slot.locked) show(ctx, frame, slot)
    }
  },
  answer: windowAsk({
    rule: 'TH-56',
    secret: true,
    offered: {
      ifPublic: (state, frame, seat) => canReboot(state, frame, seat) || couldPlay(state, frame, seat, 'reveal'),
    },
    actions: {
      reboot: {
        options: (state, frame, seat) =>
          playerOf(state, seat).jamais > 0
            ? frame.slots
                .filter((slot) => isRebootable(state, frame, slot))
                .map(({ name }) => ({ kind: 'reboot', slot: name }))
            : [],
        refuse: (state, frame, seat, { slot }) => whyNotReboot(state, frame, seat, slot),
        take: (ctx, frame, seat, { slot }) => reboot(ctx, frame, slot, seat, false),
      },
      play: playGadget(() => 'reveal'),
    },
    pass: { kind: 'pass' },
  }),
  close(ctx, frame) {
    const { state } = ctx
    const { purpose, slots } = frame
    const found: Found[] = []
    // From here on the cards cannot be changed any more (TH-59).
    for (const slot of slots) {
      found.push({ card: slot.card, value: readAs(purpose, slot.card), added: slot.added })
      if (purpose !== 'attackFaceUp' && purpose !== 'fight') leave(state, slot.card)
    }
    const below = state.stack[state.stack.length - 2]
    if (below && 'found' in below) below.found = found
    return done
  },
}
