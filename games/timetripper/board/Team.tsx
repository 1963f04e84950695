/** The rest of the team: who they are, how they are, what they carry. */
import { SeatMark } from '@anachron/kit'
import { allowanceOf, halfPounds } from '../rules/equipment.ts'
import type { FigureId, Tripper, View } from '../rules/types.ts'
import { gearList, poundNumber, tripperName } from '../words/names.ts'

const WHERE = { field: '', held: 'in the flux', adrift: 'adrift in time', home: 'home', lost: 'left behind' } as const

export interface OthersProps {
  view: View
  names: readonly string[]
  who: FigureId
}

export function Others({ view, names, who }: OthersProps) {
  const others = view.trippers.flatMap((tripper, id) => (id === who ? [] : [{ tripper, id }]))
  if (others.length === 0) return null
  return (
    <ul className="tt-others" aria-label="The rest of the team">
      {others.map(({ tripper, id }) => (
        <li key={tripper.seat} data-dead={!tripper.alive || undefined}>
          <Papers view={view} names={names} id={id} />
          <p className="tt-carries">{gearList(tripper.gear, view.own)}</p>
        </li>
      ))}
    </ul>
  )
}

function Papers({ view, names, id }: { view: View; names: readonly string[]; id: FigureId }) {
  const tripper = view.trippers[id] as Tripper
  const allowance = allowanceOf(view, tripper)
  const where = tripper.alive ? WHERE[tripper.place] : `dead${tripper.place === 'held' ? ', in the flux' : ''}`
  return (
    <header className="tt-papers">
      <SeatMark seat={tripper.seat} size={22} />
      <strong>{tripperName(id)}</strong>
      <span className="tt-player">{names[tripper.seat]}</span>
      {where !== '' && (
        <span className="tt-where" data-good={tripper.place === 'home' || undefined}>
          {where}
        </span>
      )}
      <span className="tt-figures">
        <span>
          Endurance <b>{tripper.endurance}</b>
        </span>
        <span>
          Experience <b>{tripper.experience}</b>
        </span>
        <span>
          Move <b>{allowance ?? '–'}</b>
        </span>
        <span>{poundNumber(halfPounds(view.own, tripper.gear))} lb</span>
      </span>
    </header>
  )
}
