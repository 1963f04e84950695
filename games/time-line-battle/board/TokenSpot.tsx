import { Spot, tell } from '@anachron/kit'
import type { CSSProperties } from 'react'
import type { Card, Ref, StepRecord, View } from '../rules/types.ts'
import { cardFacts, cardLabel } from '../words/labels.ts'
import { lossOf } from './Chain.tsx'
import { corners } from './corners.ts'
import { landingsOn } from './hit-times.ts'
import type { Token } from './layout.ts'
import { actionOn, type Outcome } from './outcomes.ts'
import { SmallCard, Unit } from './Token.tsx'

interface TokenSpotProps {
  token: Token
  view: View
  names: readonly string[]
  steps: readonly StepRecord[]
  /** Who will die of attrition. */
  worn: readonly Ref[]
  /** When it falls in what is happening, as a share of the beat; left out where it does not. */
  falls: number | undefined
  /** The steps are foreseen; otherwise they are happening. */
  isPlan: boolean
}

/** One card on the field, and what can be done with it. */
export function TokenSpot({ token, view, names, steps, worn, falls, isPlan }: TokenSpotProps) {
  const { card, lies, above, width, height } = token
  const marked = view.players.length > 2
  const full = lies === 'line'
  const loss = full ? lossOf(card.id, steps) : undefined
  const dies = loss !== undefined && (loss.dies || worn.some(({ id }) => id === card.id))
  const ghost = loss && isPlan && steps.length > 0 ? { taken: loss.taken, dies } : undefined
  return (
    <Spot
      piece={`card-${card.id}`}
      from={`player-${card.owner}`}
      at={[token.x, token.y]}
      className={`tlb-token tlb-seat-${card.owner} ${card.id === view.deciding ? 'tlb-acting' : ''}`}
      label={tell(cardLabel(card), names, view.viewer)}
      facts={cardFacts(card, view, ghost).map((fact) => tell(fact, names, view.viewer))}
      action={actionOn(card, view)}
    >
      {full ? (
        <Unit
          card={card}
          width={width}
          height={height}
          ghost={ghost}
          fresh={isPlan ? [] : steps.flatMap((step) => landingsOn(card.id, step))}
          deals={dealtBy(card, steps)}
          above={above}
          marked={marked}
        />
      ) : (
        <SmallCard card={card} width={width} height={height} above={above} marked={marked} />
      )}
      {falls !== undefined && (
        <path
          className="tlb-death"
          style={{ '--at': falls } as CSSProperties}
          d={`M${-width / 2} ${height / 2}L${width / 2} ${-height / 2}`}
        />
      )}
      <path className="halo" d={corners(width + 8, height + 8)} />
    </Spot>
  )
}

/**
 * How many Units of each half would stand in the end, where it covers neither number nor name. Drawn after all cards,
 * so that none lies over it; the viewer's half comes first, and the colour says who is ahead.
 */
export function OutcomePlate({ outcome: { ends, stands }, token }: { outcome: Outcome; token: Token }) {
  if (token.width <= 34 || token.height <= 24) return null
  const text = ends.join(':')
  const half = text.length * 4 + 5
  const [x, y] = plateAt(token, half)
  return (
    <g className="tlb-outcome" data-stands={stands} transform={`translate(${token.x + x} ${token.y + y})`}>
      <rect x={-half} y={-9} width={2 * half} height={18} rx="2" />
      <text y={4.5} textAnchor="middle">
        {text}
      </text>
    </g>
  )
}

/** Broadth of a card's number at its left, and of its Level at its right. */
const CORNER = 19

/** Between number and Level, or, where they leave no room, over the picture. */
function plateAt({ width, height, lies, above }: Token, half: number): [number, number] {
  const top = -height / 2
  if (lies !== 'line') return [width / 2 - half - 3, width > height * 1.6 ? top : top + 11]
  if (height < 74) return [width / 2 - half - 2, (above ? -1 : 1) * (height / 2 + 9)]
  return width >= 2 * (half + CORNER) ? [0, top + 12] : [0, top + 34]
}

const dealtBy = (card: Card, steps: readonly StepRecord[]): number | undefined =>
  steps.flatMap(({ attacks }) => attacks).find(({ unit }) => unit.id === card.id)?.amount
