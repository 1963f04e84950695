import { type Board, type BoardProps, type Readable, TableActionsContext, t } from '@anachron/kit'
import { cardOf } from '../content/index.ts'
import type { Action, Event, TimestreamTypes } from '../rules/types.ts'
import { PlainAnswers } from './Answers.tsx'
import { CardFace, reminders } from './CardFace.tsx'
import { Count } from './Count.tsx'
import { DeckChoices } from './DeckChoices.tsx'
import { effects } from './effects.ts'
import { examples } from './examples.ts'
import { Field } from './Field.tsx'
import { guide } from './guide.ts'
import { Cards } from './Hand.tsx'
import { HeldContext, useHolding, usePaying } from './held.ts'
import { unitPiece } from './layout.ts'
import { Limited } from './limited/Limited.tsx'
import { middleGame } from './middle-game.ts'
import { moments } from './moments.tsx'
import { primer } from './primer.ts'
import { RememberDeck } from './RememberDeck.tsx'
import { Steps } from './Steps.tsx'
import { sound, voice } from './sounds.ts'
import { SureContext, useAskingFirst } from './sure.ts'
import './board.css'

const NOTHING: readonly Action[] = []

function Timestream({ view, names, asked, choose, now, happened }: BoardProps<TimestreamTypes>) {
  const options = asked?.options ?? NOTHING
  const held = useHolding(view, options)
  const actions = usePaying(view, held)
  const sure = useAskingFirst(view, options, held.card !== undefined)
  if (asked?.ask === 'opening.deck')
    return (
      <div className="ts ts-table">
        <DeckChoices closed={view.rules.closed} choose={choose} />
      </div>
    )
  const frame = view.stack.at(-1)
  if (frame?.kind === 'limited')
    return <Limited view={view} frame={frame} names={names} options={options} choose={choose} />
  return (
    <TableActionsContext value={actions}>
      <HeldContext value={held}>
        <SureContext value={sure}>
          <div className="ts ts-table" data-holding={held.card !== undefined || undefined}>
            {asked && <RememberDeck view={view} />}
            <Field view={view} names={names} options={options} now={now} happened={happened} />
            <PlainAnswers view={view} options={options} />
            <div className="ts-reach">
              <Steps view={view} names={names} />
              {view.result ? <Count view={view} names={names} /> : <Cards view={view} options={options} />}
            </div>
          </div>
        </SureContext>
      </HeldContext>
    </TableActionsContext>
  )
}

function pieces(event: Event): string[] {
  if (event.kind === 'strike') return [unitPiece(event.unit), unitPiece(event.target)]
  if ('unit' in event && event.unit !== null) return [unitPiece(event.unit)]
  return 'seat' in event ? [`player-${event.seat}`] : []
}

function touches(action: Action): string[] {
  if (action.kind === 'unit' || action.kind === 'charge') return [unitPiece(action.unit)]
  if (action.kind === 'link') return [unitPiece(action.host), `hand-${action.card}`]
  if (action.kind === 'pick') return [`pack-${action.card}`]
  return 'card' in action ? [`hand-${action.card}`, `choice-${action.card}`] : []
}

/** A card by its name in the story: wherever it lies now, this is what it says. */
function reads(piece: string): Readable | undefined {
  const id = piece.startsWith('card-') ? piece.slice(5) : undefined
  if (id === undefined) return undefined
  const card = cardOf(id)
  return { label: t(card.name), face: <CardFace card={card} />, facts: reminders(card) }
}

export const board: Board<TimestreamTypes> = {
  Board: Timestream,
  pieces,
  reads,
  touches,
  effects,
  moments,
  sound,
  voice,
  guide,
  middleGame,
  primer,
  examples,
}
