/** The page of the battle book that is open: where we are, who is against us, what is special here. */
import { Icon, phrase, rich, Spot, t } from '@anachron/kit'
import type { Special } from '../content/types.ts'
import { catalogueOf, type Line } from '../rules/catalogue.ts'
import type { View } from '../rules/types.ts'
import { pace, valuesOf } from './labels.ts'
import { fieldMark } from './marks.ts'
import { sentence } from './names.ts'
import { pictureOf } from './pictures.ts'
import { onceEach, shortRule } from './rules-in-short.ts'
import { specialWords } from './special-words.ts'

export function BattleCard({ view }: { view: View }) {
  const { battle } = view
  const site = battle && catalogueOf(view.own).battles[battle.number]
  if (!battle || !site) return null
  const specials = onceEach([...site.specials, ...site.opponents.flatMap((line): readonly Special[] => line.specials)])
  const strangers = [
    ...new Set(
      view.units
        .filter(({ place, line }) => place === 'field' && !site.lines.some(({ index }) => index === line))
        .map(({ line }) => line),
    ),
  ]
  const lines = [...site.lines, ...strangers.map((index) => catalogueOf(view.own).lines[index] as Line)]
  const mood = battle.mood ?? site.negotiation?.join(' ')
  return (
    <section className="tt-battle" aria-label={t('The battle')}>
      <header>
        <span className="tt-number number">{battle.number}</span>
        <h2>{t(site.title)}</h2>
        {site.date !== '' && <span className="tt-date">{t(site.date)}</span>}
      </header>
      <p className="tt-flavour">{t(site.flavour)}</p>
      <ul className="tt-lines">
        {lines.map((line) => (
          <LineRow key={line.index} view={view} line={line} />
        ))}
      </ul>
      <p className="tt-signs">
        <span>{rich`Stage ${<b className="number">{battle.stage}</b>}`}</span>
        {view.options.negotiation && mood && !battle.talkedOut && <span>{t('They can be talked to')}</span>}
        {view.options.treasure && site.treasure && !battle.treasureClaimed && (
          <span>{rich`${t(site.treasure.name)}, worth ${<b className="number">{site.treasure.value}</b>}`}</span>
        )}
        {battle.rage && <span className="tt-alarm">{t('Enraged')}</span>}
        {battle.hush && <span className="tt-alarm">{t('Talks drag on')}</span>}
        {battle.lights.length > 0 && <span>{t('Flare burning')}</span>}
        {site.source !== 'booklet' && <span>{t(site.source)}</span>}
        {fieldMark() && <small>{fieldMark()}</small>}
      </p>
      {specials.length > 0 && (
        <section className="tt-specials" aria-label={t('Special rules')}>
          {specials.map((special) => (
            <p key={special.key} title={t(specialWords(special.key))}>
              <b>{t(shortRule(special).name).replace(/\w$/, '$&.')}</b> {t(shortRule(special).words)}
            </p>
          ))}
        </section>
      )}
    </section>
  )
}

function LineRow({ view, line }: { view: View; line: Line }) {
  const units = view.units.filter((unit) => unit.line === line.index && unit.place === 'field')
  const up = units.filter(({ fallen }) => !fallen).length
  const down = units.length - up
  return (
    <li>
      <Spot
        as="div"
        className="tt-line-row"
        label={t`${t(line.name)}: ${up} up, ${down} down`}
        facts={[
          t`Attack ${line.values.attack || t('none')}, Accuracy ${line.values.accuracy}, Defense ${line.values.defense}, Detection ${line.values.detection}.`,
          [
            t`Moves ${pace(line, line.move)}.`,
            ...(line.endurance === null ? [] : [t`Endurance ${line.endurance}.`]),
            ...(line.swept ? [] : [t('The flux leaves it.')]),
            ...(line.negotiable ? [t('Can be talked to.')] : []),
          ].join(' '),
        ]}
      >
        <Icon body={pictureOf(line)} size={20} />
        <span className="tt-line-name">{sentence(phrase(line.name))}</span>
        <span className="number">{valuesOf(line.values)}</span>
        <span className="tt-count">
          <b className="number">{up}</b>
          {down > 0 && <s className="number">{down}</s>}
        </span>
      </Spot>
    </li>
  )
}
