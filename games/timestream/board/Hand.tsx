import { Card, Spot, useHand } from '@anachron/web/kit'
import { cardText, costWords, typeName } from '../card-text.ts'
import { cardOf } from '../content/index.ts'
import type { Action, CardId, View } from '../rules/types.ts'
import { tryCard } from './attempts.ts'
import { Cost } from './Cost.tsx'
import { isPlay } from './layout.ts'
import { PICTURES } from './pictures.ts'

interface FaceCardProps {
  id: CardId
  piece: string
  actions: Action[]
  /** What people would try with it. */
  attempt?: Action
  where: string
}

/** One card, face up: cost, picture, text made from what it does, and its mark. */
function FaceCard({ id, piece, actions, attempt, where }: FaceCardProps) {
  const card = cardOf(id)
  const strength = card.energy === null ? '' : `${card.energy}/${card.resistance}`
  const text = cardText(card)
  return (
    <Card
      piece={piece}
      className={`ts-card ts-${card.type}`}
      title={card.name}
      corner={card.type === 'power-cell' ? undefined : <Cost cost={card.cost} />}
      icon={PICTURES[id]}
      label={`${card.name} ${where}, ${typeName(card.type)}${card.type === 'power-cell' ? '' : `, costs ${costWords(card.cost)}`}${strength ? `, Energy ${card.energy}, Resistance ${card.resistance}` : ''}`}
      facts={[
        ...(text ? [text] : []),
        ...(card.flavour ? [card.flavour] : []),
        ...(card.reference ? [`${card.reference.passage}, ${card.reference.year}.`] : []),
        card.source.kind === 'reconstructed'
          ? 'This card is our reconstruction.'
          : (card.source.note ?? 'From the published rule sheet.'),
      ]}
      action={actions.length > 0 ? actions : attempt}
      foot={
        <span className="ts-foot">
          <span>
            {typeName(card.type)}
            {card.phases.length > 0 && card.phases.length < 3 ? ` ${card.phases.join(', ')}` : ''}
          </span>
          <b className="number">{strength}</b>
        </span>
      }
    >
      {text}
    </Card>
  )
}

/** The viewer's cards; pressing one offers everywhere it can go. */
export function OwnHand({ view, options }: { view: View; options: readonly Action[] }) {
  const hand = view.players[view.viewer]?.hand
  if (!hand) return null
  const seen = new Map<CardId, number>()
  return (
    <section className="hand-of-cards ts-hand" aria-label={`Your hand, ${hand.length} cards`}>
      {hand.map((id, i) => {
        const n = seen.get(id) ?? 0
        seen.set(id, n + 1)
        const actions = options.filter((action) =>
          isPlay(action) ? action.card === id : isHandChoice(view) && action.kind === 'card' && action.card === id,
        )
        return (
          <FaceCard
            key={i}
            id={id}
            piece={n === 0 ? `hand-${id}` : `hand-${id}-${n}`}
            actions={actions}
            attempt={tryCard(view, id)}
            where="in your hand"
          />
        )
      })}
      {hand.length === 0 && <p className="note">Your hand is empty.</p>}
    </section>
  )
}

/** Whether a choice of cards is about the hand, and not about cards somewhere else. */
const isHandChoice = (view: View): boolean => view.stack.at(-1)?.kind !== 'ability'

/** Cards to choose from that are not in the hand: found in the deck, or lying in the Void. */
export function Choices({ view, options }: { view: View; options: readonly Action[] }) {
  const found = options.filter((action) => action.kind === 'card')
  if (isHandChoice(view) || found.length === 0) return null
  return (
    <section className="hand-of-cards ts-choices" aria-label="Cards to choose from">
      {found.map((action) => (
        <FaceCard
          key={action.card}
          id={action.card}
          piece={`choice-${action.card}`}
          actions={[action]}
          where="to choose"
        />
      ))}
    </section>
  )
}

const isPlain = (action: Action): boolean =>
  ['keep', 'mulligan', 'end', 'none', 'payByHand', 'phase'].includes(action.kind)

/** Answers that are about nothing on the table. */
export function Answers({ options }: { options: readonly Action[] }) {
  const hand = useHand()
  const plain = hand.still ? [] : options.filter(isPlain)
  const open = [
    ...plain.filter((action) => action.kind !== 'payByHand'),
    ...plain.filter((action) => action.kind === 'payByHand'),
  ]
  if (open.length === 0) return null
  return (
    <div className="ts-answers">
      {open.map((action) => (
        <Spot
          key={JSON.stringify(action)}
          as="div"
          className={`button ${action.kind === 'payByHand' ? 'quiet' : 'first'}`}
          label={hand.words(action)}
          action={action}
        >
          {hand.words(action)}
        </Spot>
      ))}
    </div>
  )
}
