import { done, menuAsk, type Seat } from '@anachron/kernel'
import { type CardId, constants, HAMMER_IDS, isHammer, REPAIR_BY_SKILL, REWARD_SPACES } from '../content/index.ts'
import { commands, playerOf, type Table } from './decades.ts'
import { canDrawToHand, drawTop, remove, toHand } from './deck.ts'
import { resolveHammer } from './deja-vu.ts'
import { endByExpert } from './ending.ts'
import { quarkAdds } from './quarks.ts'
import type { RuleId } from './rulebook.ts'
import type { C, FlowOf, HandDrawFrame, Player, RewardFrame, SkillReason } from './types.ts'

const RULE_OF: Record<SkillReason, RuleId> = {
  prep: 'TH-130',
  trio: 'TH-133',
  match: 'TH-135',
  repair: 'TH-71',
  longJump: 'TH-92',
}

/** Gains beyond E are lost, where entering it does not end the game. */
export const canGain = ({ skill }: Pick<Player, 'skill'>): boolean => skill < constants.expert.value

/**
 * TH-45: all the given seats (in turn order) gain one; then the game may be over (TH-46, TH-R23, TH-R28), or cards are
 * earned.
 */
export function gainSkill(ctx: C, seats: readonly Seat[], why: SkillReason): void {
  const { options } = ctx.state
  const arrived: Seat[] = []
  let entered = false
  for (const seat of seats) {
    const player = playerOf(ctx.state, seat)
    if (!canGain(player)) continue
    player.skill++
    arrived.push(seat)
    if (player.skill === constants.expert.value) entered = true
    ctx.emit({ kind: 'skillGained', rule: RULE_OF[why], seat, to: player.skill, why })
  }
  if (entered && !options.noExpert && !options.finishRound) {
    endByExpert(ctx)
    return
  }
  for (const seat of arrived) {
    if (!REWARD_SPACES.includes(playerOf(ctx.state, seat).skill)) continue
    ctx.emit({ kind: 'rewardEarned', rule: seats.length > 1 ? 'TH-50' : 'TH-48', seat })
    ctx.call({ kind: 'reward', seat })
  }
}

/** TH-47. */
export const repairBonus = (state: Omit<Table, 'active'>, seat: Seat): number =>
  (REPAIR_BY_SKILL[playerOf(state, seat).skill] as number) +
  (commands(state, seat, 2050) ? 1 : 0) +
  quarkAdds(state, 'repairBonus')

/** TH-48 to TH-51: a card for reaching space 5 or 8. */
export const reward: FlowOf<RewardFrame> = {
  take: menuAsk({
    rule: 'TH-48',
    seats: (_state, frame) => [frame.seat],
    actions: {
      draw: {
        options: [{ kind: 'draw' }],
        take(ctx, _frame, seat) {
          ctx.call({ kind: 'handDraw', seat })
          return done
        },
      },
      take: {
        options: (state) => state.discard.filter((card) => !isHammer(card)).map((card) => ({ kind: 'take', card })),
        refuse: (_state, _frame, _seat, { card }) =>
          HAMMER_IDS.some((hammer) => hammer === card)
            ? { rule: 'TH-49', reason: 'A HAMMER cannot be taken into a hand.' }
            : { rule: 'TH-48', reason: 'That card is not in the discard pile.' },
        take(ctx, _frame, seat, { card }) {
          takeFromDiscard(ctx, seat, card, 'TH-48')
          return done
        },
      },
      decline: {
        options: [{ kind: 'decline' }],
        take(ctx, _frame, seat) {
          ctx.emit({ kind: 'rewardDeclined', rule: 'TH-48', seat })
          return done
        },
      },
    },
  }),
}

/** A card of the discard pile goes to a hand; everybody sees which. `rule`: by what it is taken. */
export function takeFromDiscard(ctx: C, seat: Seat, card: CardId, rule: 'TH-48' | 'TH-119' | 'TH-123'): boolean {
  if (!remove(ctx.state.discard, card)) return false
  toHand(playerOf(ctx.state, seat), card, 'all')
  if (rule === 'TH-48') ctx.emit({ kind: 'rewardTaken', rule, seat, card })
  else ctx.emit({ kind: 'tookFromDiscard', rule, seat, card })
  return true
}

/** TH-41. */
export const handDraw: FlowOf<HandDrawFrame> = {
  draw(ctx, { seat }) {
    return drawToHand(ctx, seat) === 'hammer' ? 'draw' : done
  },
}

/** One card to hand. A HAMMER is resolved instead, and whoever called draws again. */
export function drawToHand(ctx: C, seat: Seat): 'card' | 'hammer' | 'nothing' {
  if (!canDrawToHand(ctx.state)) {
    ctx.emit({ kind: 'nothingToDraw', rule: 'TH-42', seat })
    return 'nothing'
  }
  const drawn = drawTop(ctx, seat)
  if (drawn === null) return 'nothing'
  if (isHammer(drawn.card)) {
    resolveHammer(ctx, drawn.card)
    ctx.emit({ kind: 'hammerShown', rule: ctx.state.phase === 'draw' ? 'TH-41' : 'TH-R10', card: drawn.card })
    return 'hammer'
  }
  toHand(playerOf(ctx.state, seat), drawn.card, drawn.known ? 'rival' : 'owner')
  ctx.emit({ kind: 'drew', rule: 'TH-38', seat, card: drawn.card })
  return 'card'
}
