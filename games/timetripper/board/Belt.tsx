/** The belt under the field: how the Tripper is, what he carries, and what he does with it when he aims. */
import { Icon, rich, Spot, t } from '@anachron/kit'
import type { ReactNode } from 'react'
import { MAX_ENDURANCE } from '../content/index.ts'
import { chanceOfAtMost } from '../rules/dice.ts'
import { allowanceOf, halfPounds, weightPoints } from '../rules/equipment.ts'
import type { FigureId, Tripper, View } from '../rules/types.ts'
import { Kit } from './Kit.tsx'
import { percent, tripperFacts } from './labels.ts'
import type { Meanwhile } from './meanwhile.ts'
import { poundNumber, pronouns, tripperName } from './names.ts'

export interface BeltProps {
  view: View
  who: FigureId
  meanwhile: Meanwhile | undefined
  /** Switches at its end. */
  tools: ReactNode
  /** In place of what he carries. */
  children?: ReactNode
}

export function Belt({ view, who, meanwhile, tools, children }: BeltProps) {
  return (
    <section className="tt-belt" aria-label={t`${tripperName(who)}’s belt`} data-busy={children ? true : undefined}>
      <Stats view={view} who={who} meanwhile={meanwhile} />
      <div className="tt-pockets">{children ?? <Kit view={view} who={who} />}</div>
      <div className="tt-tools">{tools}</div>
    </section>
  )
}

const PIPS = Array.from({ length: MAX_ENDURANCE }, (_, i) => i)

/** Endurance as pips: free, used to carry the load, just lost. */
export function Stats({ view, who, meanwhile }: { view: View; who: FigureId; meanwhile?: Meanwhile | undefined }) {
  const tripper = view.trippers[who] as Tripper
  const half = halfPounds(view.own, tripper.gear)
  const load = weightPoints(half)
  const allowance = allowanceOf(view, tripper)
  const lost = (meanwhile?.losses ?? []).reduce((sum, one) => (one.who === who ? sum + one.loss : sum), 0)
  const end = tripper.endurance
  // The jump itself brings a point: what the Time Hole would say to him next (TT-5.31).
  const { them } = pronouns(who)
  const through = chanceOfAtMost(tripper.experience + 1)
  return (
    <Spot
      as="div"
      className="tt-stats"
      label={t`${tripperName(who)}: Endurance ${end}, Experience ${tripper.experience}, moves ${allowance ?? 0} for free`}
      facts={[
        t`Endurance ${end}. ${load} of it go into carrying ${poundNumber(half)} pounds; what is left lets ${t(them)} walk ${allowance ?? 0} hexes for free.`,
        ...tripperFacts(view, who).slice(1),
        t`Experience ${tripper.experience}: one for each jump. It helps to command the flux, to choose how far a jump goes, and to get home: the Time Hole would let ${t(them)} through with ${percent(through)} now.`,
      ]}
    >
      <p>
        <span>
          {view.trippers.length > 1 ? tripperName(who) : t('Endurance')} <b>{end}</b>
        </span>
        <span>{rich`${poundNumber(half)} lb ${<b>−{load}</b>}`}</span>
        <span>{rich`Move ${<b>{allowance ?? 0}</b>}`}</span>
        <span>{rich`Exp ${<b>{tripper.experience}</b>}${<em>{t`Time Hole ${percent(through)}`}</em>}`}</span>
      </p>
      <div className="tt-pips" aria-hidden="true">
        {PIPS.map((i) => (
          <i key={i} data-is={i < end - load ? 'free' : i < end ? 'load' : i < end + lost ? 'lost' : undefined} />
        ))}
      </div>
    </Spot>
  )
}

export interface ToolProps {
  label: string
  picture: string
  pressed: boolean
  press(): void
  disabled?: boolean
}

/** A small switch at the end of the belt. */
export const Tool = ({ label, picture, pressed, press, disabled = false }: ToolProps) => (
  <button type="button" className="tt-tool" aria-pressed={pressed} disabled={disabled} onClick={press} title={label}>
    <Icon body={picture} size={20} />
    <span>{label}</span>
  </button>
)
