/** While nothing is pointed at: where one is, what is special here, what there is to take. */
import { rich, t } from '@anachron/kit'
import { catalogueOf } from '../rules/catalogue.ts'
import type { View } from '../rules/types.ts'
import { place } from './names.ts'
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
          <b>{t('The radio.')}</b> {radioLies(view)}
        </p>
      )}
      <p className="tt-resting-flavour">{t(site.flavour)}</p>
      {specialsOf(site).map(({ name, words }) => (
        <p key={t(name)}>
          <b>{t(name).replace(/\w$/, '$&.')}</b> {t(words)}
        </p>
      ))}
      {treasure && (
        <p>
          {rich`${<b>{t('Treasure.')}</b>} ${t(treasure.name)}, worth ${treasure.value} to whoever brings it home. It is yours when nobody is left standing.`}
        </p>
      )}
      {battle.rage && <p className="tt-alarm">{t('They are enraged.')}</p>}
      {battle.hush && <p className="tt-alarm">{t('The talks drag on.')}</p>}
    </div>
  )
}

/** A team falls apart from its things (TT-13.0): they lie about, and without the radio there is no flux. */
function radioLies({ battle }: View): string | undefined {
  const loose = battle?.loose.find(({ gear, by }) => gear.what === 'radio' && by === null)
  if (!loose) return undefined
  const it = t`It lies in ${place(loose.hex)}. Whoever walks there may pick it up; until then nobody commands the flux.`
  return (battle?.loose.length ?? 0) > 1 ? `${it} ${t('So do the other things that are shared.')}` : it
}

/** Between two battles: how one gets home. */
function WhereTo({ view }: { view: View }) {
  const experience = Math.max(0, ...view.trippers.map((tripper) => tripper.experience))
  return (
    <div className="tt-resting">
      <p className="tt-resting-flavour">
        {t(
          'Home lies behind a Time Hole. Every jump brings a point of Experience: with enough of it you choose how far an aligned jump goes, and at the Time Hole it lets you through.',
        )}
      </p>
      <p>
        {rich`${<b>{t`Experience ${experience}.`}</b>} Two dice must not come above it, for the length and for home.`}
      </p>
    </div>
  )
}
