import { Icon, Spot } from '@anachron/web/kit'
import { cardText, keywordName } from '../card-text.ts'
import { cardOf } from '../content/index.ts'
import { strengthIn } from '../rules/forecast.ts'
import type { Action, Unit, View } from '../rules/types.ts'
import { tryUnit, type Zone } from './attempts.ts'
import { CardFace } from './CardFace.tsx'
import { goesTo, isPlay, type Lane, unitPiece, unitsOfStrike, whose } from './layout.ts'
import { PICTURES } from './pictures.ts'

/** What can be done with or to a unit: strike with it, strike at it, charge it, link to it, choose it. */
function actionsOn(view: View, unit: Unit, options: readonly Action[], lane: Lane): Action[] {
  return options.filter((action) => {
    if (action.kind === 'unit' || action.kind === 'charge') return action.unit === unit.id
    if (action.kind === 'link') return action.host === unit.id
    if (action.kind === 'strike') return unitsOfStrike(view, view.viewer, action).some((one) => one?.id === unit.id)
    return (
      isPlay(action) &&
      action.kind === 'lock' &&
      unit.owner === lane.owner &&
      goesTo(action, view.viewer, lane.owner, 'location', lane.phase) &&
      action.card === unit.card
    )
  })
}

function marksOf(unit: Unit): string[] {
  return [
    ...(unit.second ? ['locked'] : []),
    ...(unit.counter > 0 ? [`counter ${unit.counter}`] : []),
    ...(unit.charges > 0 ? [`charged ${unit.charges}×`] : []),
    ...(unit.stunned > 0 ? ['stunned'] : []),
    ...unit.lasting.flatMap(({ keyword }) => (keyword ? [keywordName(keyword)] : [])),
  ]
}

interface UnitCardProps {
  view: View
  unit: Unit
  lane: Lane
  zone: Zone
  options: readonly Action[]
  names: readonly string[]
  /** What it does in the strike being shown. */
  role: 'striker' | 'target' | undefined
}

/** A unit on the table: its picture, its strength with everything counted in, and what lies on it. */
export function UnitCard({ view, unit, lane, zone, options, names, role }: UnitCardProps) {
  const card = cardOf(unit.card)
  const { energy, resistance } = strengthIn(view, unit)
  const marks = marksOf(unit).filter((mark) => mark !== 'stunned' || unit.stunned >= view.turn)
  const raised = energy > (card.energy ?? 0) || resistance > (card.resistance ?? 0)
  const actions = actionsOn(view, unit, options, lane)
  return (
    <Spot
      as="div"
      piece={unitPiece(unit)}
      from={`hand-${unit.card}`}
      className={`ts-unit ts-${card.type}`}
      label={`${card.name}, ${whose(names[unit.owner])}, Energy ${energy}, Resistance ${resistance}${marks.length > 0 ? `, ${marks.join(', ')}` : ''}`}
      face={<CardFace card={card} />}
      facts={[
        `Now ${energy}/${resistance}${marks.length > 0 ? `, ${marks.join(', ')}` : ''}: ${whose(names[unit.owner])}.`,
        ...unit.links.map((link) => `Linked: ${cardOf(link).name}. ${cardText(cardOf(link))}`),
      ]}
      action={actions.length > 0 ? actions : tryUnit(view, unit, zone, lane)}
    >
      <div
        className="ts-unit-face"
        data-seat={unit.owner}
        data-role={role}
        data-locked={unit.second || undefined}
        data-still={unit.stunned >= view.turn || undefined}
      >
        <Icon body={PICTURES[unit.card] ?? ''} size={26} />
        <span className="ts-unit-name">{card.name}</span>
        <span className="ts-strength number" data-raised={raised || undefined}>
          {energy}/{resistance}
        </span>
        {marks.length > 0 && <span className="ts-marks">{marks.join(' · ')}</span>}
        {unit.links.map((link, i) => (
          <span key={i} className="ts-link">
            <Icon body={PICTURES[link] ?? ''} size={14} /> {cardOf(link).name}
          </span>
        ))}
      </div>
    </Spot>
  )
}
