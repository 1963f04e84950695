/** While nothing is pointed at: where one is, what is special here, what there is to take. */
import { catalogueOf } from '../rules/catalogue.ts'
import type { View } from '../rules/types.ts'
import { specialsOf } from './rules-in-short.ts'

export function Resting({ view }: { view: View }) {
  const { battle } = view
  const site = battle && catalogueOf(view.own).battles[battle.number]
  if (!battle || !site) return <WhereTo view={view} />
  const treasure = view.options.treasure && !battle.treasureClaimed ? site.treasure : null
  return (
    <div className="tt-resting">
      <p className="tt-resting-flavour">{site.flavour}</p>
      {specialsOf(site).map(({ name, words }) => (
        <p key={name}>
          <b>{name.replace(/\w$/, '$&.')}</b> {words}
        </p>
      ))}
      {treasure && (
        <p>
          <b>To take.</b> {treasure.name}, worth {treasure.value}.
        </p>
      )}
      {battle.rage && <p className="tt-alarm">They are enraged.</p>}
      {battle.hush && <p className="tt-alarm">The talks drag on.</p>}
    </div>
  )
}

/** Between two battles: how one gets home. */
function WhereTo({ view }: { view: View }) {
  const experience = Math.max(0, ...view.trippers.map((tripper) => tripper.experience))
  return (
    <div className="tt-resting">
      <p className="tt-resting-flavour">
        Home lies behind a Time Hole. Every jump teaches a little; with Experience two dice let you choose how far it
        goes, and through.
      </p>
      <p>
        <b>Experience {experience}.</b> Two dice must not be above it.
      </p>
    </div>
  )
}
