import { BOMB } from '../content/cards.ts'
import { explode } from '../rules/bombs.ts'
import { mount } from '../rules/decisions.ts'
import { mostAppealing, sensible } from '../rules/sensible.ts'
import { type Decider, resolveTimeline } from '../rules/timeline.ts'
import type { Action, Aim, Card, Field } from '../rules/types.ts'
import { copyField } from '../rules/view.ts'
import { hopes, type Tally } from './judgement.ts'

/** What a Timeline is fought for. */
type Stakes = Pick<Tally, 'timeline' | 'vp'>

/**
 * Cards on the table up to which it can be foreseen how a Timeline ends: as many as a match of two has in its fourth.
 */
const MOST_CARDS = 32

const AIMS: readonly Aim[] = ['front', 'rear']

/**
 * Fights the rest of the Timeline with every answer to a decision, all others answering sensibly, and takes what ends
 * best for its player. Where it makes no difference, and where there is too much on the table, what is sensible. Of
 * targets and hosts only the most appealing may be looked at: who weighs what to deploy fights thousands of Timelines.
 */
export function foresight(stakes: Stakes, width = Number.POSITIVE_INFINITY): Decider {
  const best = <Answer>(
    field: Field,
    card: Card,
    answers: readonly Answer[],
    usual: Answer,
    how: How<Answer>,
  ): Answer => {
    if (field.cards.length > MOST_CARDS) return usual
    let chosen = usual
    let most = Number.NEGATIVE_INFINITY
    // What is usual comes first, and is kept where nothing is better.
    for (let i = -1; i < answers.length; i++) {
      const answer = i < 0 ? usual : (answers[i] as Answer)
      if (i >= 0 && answer === usual) continue
      const copy = copyField(field)
      how(copy, copy.cards[card.id] as Card, answer)
      resolveTimeline(copy, sensible, { from: card.rank === BOMB ? 'bombs' : 'decisions' })
      const worth = hopes({ field: copy, ...stakes })[card.owner] as number
      if (worth <= most) continue
      most = worth
      chosen = answer
    }
    return chosen
  }
  return {
    choose(field, card, ids) {
      const usual = sensible.choose(field, card, ids)
      if (usual === undefined || ids.length < 2) return usual
      return best(field, card, mostAppealing(field, card, ids, width), usual, card.rank === BOMB ? explode : mount)
    },
    aim: (field, unit) =>
      best(field, unit, AIMS, sensible.aim(field, unit), (_, copy, aim) => {
        copy.aim = aim
      }),
  }
}

/** Carries an answer out. */
type How<Answer> = (field: Field, card: Card, answer: Answer) => void

/** The index of the answer that ends best, to a decision of the Day about this card. */
export function foreseen(field: Field, card: Card, options: readonly Action[], stakes: Stakes): number {
  const decider = foresight(stakes)
  if (options[0]?.kind === 'aim') {
    const at = decider.aim(field, card)
    return options.findIndex((action) => action.kind === 'aim' && action.at === at)
  }
  const ids = options.flatMap((action) =>
    action.kind === 'bomb' ? action.target : action.kind === 'attach' ? action.host : [],
  )
  return Math.max(0, ids.indexOf(decider.choose(field, card, ids) ?? -1))
}
