import { count, say } from '@anachron/kernel/words'
import { t, tell, useTableActions } from '@anachron/kit'
import type { CSSProperties } from 'react'
import { type CardId, isAgent, isJump } from '../content/index.ts'
import { isWaived } from '../rules/agents.ts'
import type { View } from '../rules/types.ts'
import { waitingWords } from '../words/cards.ts'
import { type Leaning, leaningOf } from '../words/stakes.ts'
import { CardFace } from './CardFace.tsx'
import { type InHand, jumpers, type Open, planOf, withCard } from './can.ts'
import { clamp, type Size } from './layout.ts'

const NARROW = 560

/** How much of the box the hand takes. */
export const handHeight = ({ width, height }: Size): number =>
  width < NARROW ? (height < 320 ? 60 : height < 480 ? 70 : 86) : Math.round(clamp(height * 0.25, 146, 196))

/** So broad and so far apart that each card keeps its middle free. */
function fan(count: number, { width, height }: Size): { card: Size; step: number; mini: boolean } {
  const mini = width < NARROW
  const high = mini ? height - 8 : height - 22
  const most = mini ? 46 : clamp(high * 0.76, 104, 132)
  const room = width - (mini ? 6 : 24)
  const card = Math.min(most, room / (1 + 0.58 * (count - 1)))
  const step = count > 1 ? Math.min(card + (mini ? 2 : 6), (room - card) / (count - 1)) : 0
  return { card: { width: card, height: high }, step, mini }
}

/** Lower cards have room for one line. */
const LOW = 70

interface OwnHandProps {
  view: View
  open: Open
  size: Size
  names: readonly string[]
  take(inHand: InHand): void
}

/** Pressed in the Action phase a Jump card asks who Jumps; where only one can, that one is picked up. */
function jumpsWith(open: Open, id: CardId, take: OwnHandProps['take']) {
  const able = isJump(id) && open.ask === 'turn.main' ? jumpers(open) : []
  if (able.length === 0 || !isJump(id)) return undefined
  const [only] = able
  return open.jumpCard === id
    ? { words: t('Put it back'), go: () => take({}) }
    : {
        words: t('Jump with it: who?'),
        go: () => take({ jumpCard: id, agent: able.length === 1 ? only : open.picked }),
      }
}

/** The viewer's cards: a fan in which every card can be seen and reached. */
export function OwnHand({ view, open, size, names, take }: OwnHandProps) {
  const { still, isOption } = useTableActions()
  const player = view.players[view.viewer]
  const hand = player?.hand
  if (!hand) return null
  const plan = view.stack.findLast((frame) => frame.kind === 'plan')
  const playing = plan && 'card' in plan.plan ? plan.plan.card : null
  const { card, step, mini } = fan(hand.length, size)
  const start = (size.width - card.width - step * (hand.length - 1)) / 2
  return (
    <section
      className={`th-hand th-seat-${view.viewer}`}
      aria-label={tell(say`Your hand, ${count(hand.length, 'card')}`, [])}
      data-mini={mini || undefined}
      style={{ '--card-width': `${card.width}px`, '--card-height': `${card.height}px` } as CSSProperties}
    >
      {hand.map((id, i) => {
        const going = plan?.paid.includes(id) || id === playing
        const action = withCard(open, id, view.players[view.viewer]?.agents ?? [])
        const press = jumpsWith(open, id, take)
        const off = i - (hand.length - 1) / 2
        const lit = !still && (press !== undefined || action.some((one) => isOption(one)))
        const discards = lit && open.ask === 'turn.prepare' && action.every((one) => one.kind === 'discard')
        const harms = lit && !press && action.every((one) => leaning(view, one) === 'harms')
        return (
          <div
            key={id}
            className="th-slot"
            data-lit-card={(lit && !harms) || undefined}
            style={
              {
                left: start + i * step,
                '--turn': mini ? '0deg' : `${off * 0.55}deg`,
                '--drop': mini ? '0px' : `${off * off * 0.42}px`,
              } as CSSProperties
            }
          >
            <CardFace
              id={id}
              where={plan?.paid.includes(id) ? t('paid with') : id === playing ? t('being played') : t('in your hand')}
              from="deck"
              size={mini ? 'mini' : 'full'}
              isLow={mini && card.height < LOW}
              className={`${going ? 'th-going' : ''} ${harms ? 'th-harms' : ''} ${discards ? 'th-discards-it' : ''}`}
              ribbon={harms ? t`helps ${names[1 - view.viewer] ?? ''}` : discards ? t('Discard') : undefined}
              price={isAgent(id) ? (isWaived(player, id) ? 'free' : 'cards') : undefined}
              facts={action.length === 0 && !press && open.ask && !still ? [tell(waitingWords(view, id), [])] : []}
              action={press ? [] : action}
              plan={press || action.length > 1 ? undefined : planOf(open, action[0])}
              press={press}
              chosen={open.jumpCard === id}
              ready={open.ask === 'plan.pay'}
            />
          </div>
        )
      })}
      {hand.length === 0 && <p className="th-empty-hand">{t('Your hand is empty.')}</p>}
    </section>
  )
}

const leaning = (view: View, action: object): Leaning => leaningOf(view, view.viewer, action as never)
