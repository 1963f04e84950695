import { say } from '@anachron/kernel/words'
import { Icon, Spot, t, tell, useTableActions } from '@anachron/kit'
import { type CSSProperties, useState } from 'react'
import { type CardId, cards, costOf, type GadgetId, isAgent } from '../content/index.ts'
import type { Action, View } from '../rules/types.ts'
import { cardName, missingSkill } from '../words/cards.ts'
import { cardLabel } from '../words/labels.ts'
import { SHORTS } from '../words/shorts.ts'
import { CardFace, LargeCard } from './CardFace.tsx'
import { choicesOf, type Open } from './can.ts'
import type { Size } from './layout.ts'
import { pictureOf } from './pictures.ts'

interface Choice {
  card: CardId
  action: Action
  /** How many that are just like it can be had. */
  of: number
}

const KINDS = [
  ['agent', say`Agents`],
  ['gadget', say`Gadgets`],
  ['jump', say`Jumps`],
  ['hammer', say`HAMMERs`],
] as const

/** Those that are printed alike are one choice. */
function alike(choices: readonly Omit<Choice, 'of'>[]): Choice[] {
  const found = new Map<string, Choice>()
  for (const { card, action } of choices) {
    const name = tell(cardName(card), [])
    const known = found.get(name)
    if (known) known.of++
    else found.set(name, { card, action, of: 1 })
  }
  return [...found.entries()].toSorted(([a], [b]) => a.localeCompare(b)).map(([, choice]) => choice)
}

/** The way to the bridge and back, with the gap above it. */
const LOOK = 56
/** Jumps differ in their two numbers alone: where there are several, they stand in a low row below the others. */
const JUMP: Size = { width: 114, height: 58 }

/** So large that all are dealt out side by side; where there are too many or too little room, they are listed. */
export function cardIn({ width, height }: Size, count: number, jumps = 0): Size | undefined {
  const jumpRows = Math.ceil(jumps / Math.max(1, Math.floor((width - 24) / JUMP.width)))
  const room = height - 24 - LOOK - jumpRows * JUMP.height
  for (const high of [168, 150]) {
    const card = { width: 124, height: high }
    const rows = Math.floor((room + 12) / (high + 12))
    const inARow = Math.floor((width - 40) / (card.width + 12))
    if (width >= 560 && count <= rows * inARow) return card
  }
  return undefined
}

/** What is no use as things stand is said across it before it is chosen. */
function lacking(view: View, id: CardId): { ribbon?: string; facts?: string[] } {
  const words = missingSkill(view, id)
  return words === undefined ? {} : { ribbon: t(words), facts: [t(words)] }
}

/** Cards to choose from that lie elsewhere: in the discard pile, or on top of the deck. They lie over the bridge. */
export function Choices({ open, field, view }: { open: Open; field: Size; view: View }) {
  const choices = choicesOf(open)
  const { still } = useTableActions()
  const [aside, setAside] = useState(false)
  if (choices.length === 0 || still) return null
  const look = (
    <button type="button" className="button th-look" aria-pressed={aside} onClick={() => setAside(!aside)}>
      {aside ? t('Back to the cards') : t('Look at the bridge')}
    </button>
  )
  if (aside) return <div className="th-choices-aside">{look}</div>
  // What lies on top of the deck is put in order: there every card counts.
  const isOrder = open.ask === 'lens.order'
  const jumps = isOrder ? [] : alike(choices.filter((one) => cards[one.card].kind === 'jump'))
  const inRow = jumps.length > 1 ? jumps : []
  const all = isOrder
    ? choices
    : KINDS.flatMap(([kind]) =>
        kind === 'jump' && inRow.length > 0 ? [] : alike(choices.filter((one) => cards[one.card].kind === kind)),
      )
  const card = cardIn(field, all.length, inRow.length)
  if (card) {
    const style = { '--card-width': `${card.width}px`, '--card-height': `${card.height}px` } as CSSProperties
    return (
      <section className="th-choices th-choices-dealt" aria-label={t('Cards to choose from')} style={style}>
        {all.map(({ card: id, action }) => (
          <CardFace
            key={id}
            id={id}
            piece={`choice-${id}`}
            from="discard"
            where={t('to choose')}
            action={[action]}
            {...lacking(view, id)}
          />
        ))}
        {inRow.length > 0 && (
          <div className="th-choices-list th-choices-jumps">
            {inRow.map((choice) => (
              <Row key={choice.card} {...choice} view={view} />
            ))}
          </div>
        )}
        {look}
      </section>
    )
  }
  return (
    <section className="th-choices" aria-label={t('Cards to choose from')}>
      {KINDS.map(([kind, title]) => {
        const ofKind = choices.filter(({ card }) => cards[card].kind === kind)
        if (ofKind.length === 0) return null
        return (
          <section key={kind} className="th-choices-kind" data-kind={kind} aria-label={t(title)}>
            <h3>{t(title)}</h3>
            <div className="th-choices-list">
              {(isOrder ? ofKind.map((one) => ({ ...one, of: 1 })) : alike(ofKind)).map((choice) => (
                <Row key={choice.card} {...choice} view={view} />
              ))}
            </div>
          </section>
        )
      })}
      {look}
    </section>
  )
}

/** One card with its whole effect in a line. */
function Row({ card: id, action, of, view }: Choice & { view: View }) {
  const card = cards[id]
  const { ribbon } = lacking(view, id)
  const name = tell(cardName(id), [])
  return (
    <Spot
      as="div"
      piece={`choice-${id}`}
      from="discard"
      className={`th-choice th-kind-${card.kind}`}
      label={tell(cardLabel(id, of > 1 ? t`one of ${of}` : t('to choose')), [])}
      face={<LargeCard id={id} />}
      facts={'flavour' in card ? [t(card.flavour)] : []}
      action={action}
      reads
    >
      <span className="th-choice-art">
        <Icon body={pictureOf(id)} size={26} />
      </span>
      <span className="th-choice-words">
        <b>
          {name}
          {of > 1 && <i> ×{of}</i>}
        </b>
        <Effect id={id} />
        {ribbon && <i className="th-lacking">{ribbon}</i>}
      </span>
      {'flux' in card && card.kind !== 'jump' && (
        <span className="th-choice-values">
          {t('Flux')} <b className="number">{card.flux}</b>
          <br />
          {t('Stasis')} <b className="number">{card.stasis}</b>
        </span>
      )}
    </Spot>
  )
}

function Effect({ id }: { id: CardId }) {
  const card = cards[id]
  switch (card.kind) {
    case 'agent':
      return <span>{t`${t(card.breed)} · J${card.jump} A${card.attack} · costs ${isAgent(id) ? costOf(id) : 0}`}</span>
    case 'gadget':
      return <span>{t(SHORTS[id as GadgetId])}</span>
    case 'hammer':
      return <span>{t`${card.decade} · Level ${card.level}`}</span>
    default:
      return null
  }
}
