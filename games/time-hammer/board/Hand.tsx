import type { View } from '../rules/types.ts'
import { CardFace } from './CardFace.tsx'
import { choicesOf, type Open, withCard } from './can.ts'

/** The viewer's cards. */
export function OwnHand({ view, open }: { view: View; open: Open }) {
  const hand = view.players[view.viewer]?.hand
  if (!hand) return null
  const plan = view.stack.findLast((frame) => frame.kind === 'plan')
  const playing = plan && 'card' in plan.plan ? plan.plan.card : null
  return (
    <section className="hand-of-cards th-hand" aria-label={`Your hand, ${hand.length} cards`}>
      {hand.map((id) => (
        <CardFace
          key={id}
          id={id}
          where={plan?.paid.includes(id) ? 'paid with' : id === playing ? 'being played' : 'in your hand'}
          from="deck"
          className={plan?.paid.includes(id) || id === playing ? 'th-going' : ''}
          action={withCard(open, id)}
        />
      ))}
      {hand.length === 0 && <p className="note">Your hand is empty.</p>}
    </section>
  )
}

/** Cards to choose from that lie elsewhere: in the discard pile, or on top of the deck. */
export function Choices({ open }: { open: Open }) {
  const choices = choicesOf(open)
  if (choices.length === 0) return null
  return (
    <section className="hand-of-cards th-choices" aria-label="Cards to choose from">
      {choices.map(({ card, action }) => (
        <CardFace key={card} id={card} piece={`choice-${card}`} from="discard" where="to choose" action={[action]} />
      ))}
    </section>
  )
}
