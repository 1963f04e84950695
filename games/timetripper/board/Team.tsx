/** The Trippers' papers: who they are, how they are, what they carry. */
import { SeatMark } from '@anachron/web/kit'
import { allowanceOf, halfPounds } from '../rules/equipment.ts'
import type { FigureId, Tripper, View } from '../rules/types.ts'
import { gearList, poundNumber, tripperName } from '../words/names.ts'
import { Kit } from './Kit.tsx'
import { RecordTrack } from './RecordTrack.tsx'

const WHERE = { field: '', held: 'in the flux', adrift: 'adrift in time', home: 'home', lost: 'left behind' } as const

export interface TeamProps {
  view: View
  names: readonly string[]
  who: FigureId
}

export function Team({ view, names, who }: TeamProps) {
  const others = view.trippers.flatMap((tripper, id) => (id === who ? [] : [{ tripper, id }]))
  return (
    <section className="tt-team" aria-label="Trippers">
      <Papers view={view} names={names} id={who} />
      <RecordTrack view={view} who={who} />
      <Kit view={view} who={who} />
      {others.length > 0 && (
        <ul className="tt-others" aria-label="The rest of the team">
          {others.map(({ tripper, id }) => (
            <li key={tripper.seat} data-dead={!tripper.alive || undefined}>
              <Papers view={view} names={names} id={id} />
              <p className="tt-carries">{gearList(tripper.gear, view.own)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
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
      {view.trippers.length > 1 && <span className="tt-player">{names[tripper.seat]}</span>}
      {where !== '' && (
        <span className="tt-where" data-good={tripper.place === 'home' || undefined}>
          {where}
        </span>
      )}
      <span className="tt-figures">
        <abbr title="Endurance">
          End <b className="number">{tripper.endurance}</b>
        </abbr>
        <abbr title="Experience">
          Exp <b className="number">{tripper.experience}</b>
        </abbr>
        <abbr title="Movement Allowance">
          Move <b className="number">{allowance ?? '–'}</b>
        </abbr>
        <span>{poundNumber(halfPounds(view.own, tripper.gear))} lb</span>
      </span>
    </header>
  )
}
