import { again, done, type Seat, windowAsk } from '@anachron/kernel'
import { type CardId, constants, fluxOf, type Purpose, type SlotName, stasisOf } from '../content/index.ts'
import { playerOf, rivalOf } from './decades.ts'
import { drawTop, leave } from './deck.ts'
import { couldPlay, gadgetPlays, whyNotPlay } from './gadgets.ts'
import { beginGadget } from './plans.ts'
import type { RuleId } from './rulebook.ts'
import type { Action, C, FlowOf, Found, RevealFrame, Slot, State } from './types.ts'

const emptySlot = (name: SlotName): Slot => ({ name, card: null, drawn: false, locked: false, added: 0 })

/** Draws and shows what is missing (also where it cannot change anything, TH-54), lets both answer, and hands the values to the frame below. */
export function reveal(ctx: C, purpose: Purpose, slots: readonly (SlotName | Slot)[]): void {
  const { active } = ctx.state
  ctx.call({
    kind: 'reveal',
    purpose,
    slots: slots.map((slot) => (typeof slot === 'string' ? emptySlot(slot) : slot)),
    order: [active, rivalOf(active)],
    turn: 0,
    passes: 0,
  })
}

/** TH-55: HAMMERs are repaired with Stasis, everything else is Flux, a P too (TH-63) and a HAMMER (TH-44). Without a card: TH-40. */
export const readAs = (purpose: Purpose, card: CardId | null): number | 'P' => {
  if (purpose === 'repair') return card === null ? constants.stasisWithoutCard.value : stasisOf[card]
  return card === null ? constants.fluxWithoutCard.value : fluxOf[card]
}

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

/** TH-57, payment aside. */
export const isRebootable = (state: Pick<State, 'paradox'>, { purpose }: RevealFrame, slot: Slot): boolean =>
  !state.paradox && slot.card !== null && !slot.locked && readAs(purpose, slot.card) !== 'P'

const canReboot = (state: State, frame: RevealFrame, seat: Seat): boolean =>
  playerOf(state, seat).jamais > 0 && frame.slots.some((slot) => isRebootable(state, frame, slot))

/** TH-58. */
export function reboot(ctx: C, frame: RevealFrame, name: SlotName, by: Seat, free: boolean): void {
  const slot = frame.slots.find((each) => each.name === name)
  if (!slot || slot.card === null) return
  if (!free) playerOf(ctx.state, by).jamais--
  ctx.emit({ kind: 'rebooted', rule: free ? 'TH-58' : 'TH-35', by, slot: name, card: slot.card, free })
  leave(ctx.state, slot.card)
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
    answers(state, frame, seat) {
      const answers: Action[] = []
      if (playerOf(state, seat).jamais > 0)
        for (const slot of frame.slots)
          if (isRebootable(state, frame, slot)) answers.push({ kind: 'reboot', slot: slot.name })
      gadgetPlays(state, frame, seat, 'reveal', answers)
      return answers
    },
    pass: { kind: 'pass' },
    isPass: (action) => action.kind === 'pass',
    refuse(state, frame, seat, action) {
      if (action.kind === 'reboot') return whyNotReboot(state, frame, seat, action.slot)
      return action.kind === 'play' ? whyNotPlay(state, frame, seat, action.card, 'reveal') : undefined
    },
    take(ctx, frame, seat, action) {
      if (action.kind === 'play') {
        beginGadget(ctx, seat, action.card)
        return again
      }
      if (action.kind === 'reboot') reboot(ctx, frame, action.slot, seat, false)
    },
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
