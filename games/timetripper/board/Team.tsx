/** The rest of the team: who they are, how they are, what they carry. */
import { say } from '@anachron/kernel/words'
import { rich, SeatMark, t } from '@anachron/kit'
import { allowanceOf, halfPounds } from '../rules/equipment.ts'
import type { FigureId, Tripper, View } from '../rules/types.ts'
import { gearList, poundNumber, tripperName } from './names.ts'

const WHERE = {
  field: '',
  held: say`in the flux`,
  adrift: say`adrift in time`,
  home: 'home',
  lost: say`left behind`,
} as const

export interface OthersProps {
  view: View
  names: readonly string[]
  who: FigureId
}

export function Others({ view, names, who }: OthersProps) {
  const others = view.trippers.flatMap((tripper, id) => (id === who ? [] : [{ tripper, id }]))
  if (others.length === 0) return null
  return (
    <ul className="tt-others" aria-label={t('The rest of the team')}>
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
  const where = t(tripper.alive ? WHERE[tripper.place] : tripper.place === 'held' ? 'dead, in the flux' : 'dead')
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
        <span>{rich`Endurance ${<b>{tripper.endurance}</b>}`}</span>
        <span>{rich`Experience ${<b>{tripper.experience}</b>}`}</span>
        <span>{rich`Move ${<b>{allowance ?? '–'}</b>}`}</span>
        <span>{t`${poundNumber(halfPounds(view.own, tripper.gear))} lb`}</span>
      </span>
    </header>
  )
}
