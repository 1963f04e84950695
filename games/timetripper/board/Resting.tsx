/** While nothing is pointed at: where one is, what is special here, what there is to take. */
import { catalogueOf } from '../rules/catalogue.ts'
import type { View } from '../rules/types.ts'
import { place } from '../words/names.ts'
import { specialsOf } from './rules-in-short.ts'

export function Resting({ view }: { view: View }) {
  const { battle } = view
  const site = battle && catalogueOf(view.own).battles[battle.number]
  if (!battle || !site) return <WhereTo view={view} />
  const treasure = view.options.treasure && !battle.treasureClaimed ? site.treasure : null
  return (
    <div className="tt-resting">
      {radioLies(view) && (
        <p>
          <b>The radio.</b> {radioLies(view)}
        </p>
      )}
      <p className="tt-resting-flavour">{site.flavour}</p>
      {specialsOf(site).map(({ name, words }) => (
        <p key={name}>
          <b>{name.replace(/\w$/, '$&.')}</b> {words}
        </p>
      ))}
      {treasure && (
        <p>
          <b>Treasure.</b> {treasure.name}, worth {treasure.value} to whoever brings it home. It is yours when nobody is
          left standing.
        </p>
      )}
      {battle.rage && <p className="tt-alarm">They are enraged.</p>}
      {battle.hush && <p className="tt-alarm">The talks drag on.</p>}
    </div>
  )
}

/** A team falls apart from its things (TT-13.0): they lie about, and without the radio there is no flux. */
function radioLies({ battle }: View): string | undefined {
  const loose = battle?.loose.find(({ gear, by }) => gear.what === 'radio' && by === null)
  if (!loose) return undefined
  const more = (battle?.loose.length ?? 0) > 1 ? ' So do the other things that are shared.' : ''
  return `It lies in ${place(loose.hex)}. Whoever walks there may pick it up; until then nobody commands the flux.${more}`
}

/** Between two battles: how one gets home. */
function WhereTo({ view }: { view: View }) {
  const experience = Math.max(0, ...view.trippers.map((tripper) => tripper.experience))
  return (
    <div className="tt-resting">
      <p className="tt-resting-flavour">
        Home lies behind a Time Hole. Every jump brings a point of Experience: with enough of it you choose how far an
        aligned jump goes, and at the Time Hole it lets you through.
      </p>
      <p>
        <b>Experience {experience}.</b> Two dice must not come above it, for the length and for home.
      </p>
    </div>
  )
}
