/** The page of the battle book that is open: where we are, who is against us, what is special here. */
import { Icon, Spot } from '@anachron/kit'
import type { Special } from '../content/types.ts'
import { catalogueOf, type Line } from '../rules/catalogue.ts'
import type { View } from '../rules/types.ts'
import { sentence } from '../words/names.ts'
import { pace, valuesOf } from './labels.ts'
import { fieldMark } from './marks.ts'
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
    <section className="tt-battle" aria-label="The battle">
      <header>
        <span className="tt-number number">{battle.number}</span>
        <h2>{site.title}</h2>
        {site.date !== '' && <span className="tt-date">{site.date}</span>}
      </header>
      <p className="tt-flavour">{site.flavour}</p>
      <ul className="tt-lines">
        {lines.map((line) => (
          <LineRow key={line.index} view={view} line={line} />
        ))}
      </ul>
      <p className="tt-signs">
        <span>
          Stage <b className="number">{battle.stage}</b>
        </span>
        {view.options.negotiation && mood && !battle.talkedOut && <span>They can be talked to</span>}
        {view.options.treasure && site.treasure && !battle.treasureClaimed && (
          <span>
            {site.treasure.name}, worth <b className="number">{site.treasure.value}</b>
          </span>
        )}
        {battle.rage && <span className="tt-alarm">Enraged</span>}
        {battle.hush && <span className="tt-alarm">Talks drag on</span>}
        {battle.lights.length > 0 && <span>Flare burning</span>}
        {site.source !== 'booklet' && <span>{site.source}</span>}
        {fieldMark() && <small>{fieldMark()}</small>}
      </p>
      {specials.length > 0 && (
        <section className="tt-specials" aria-label="Special rules">
          {specials.map((special) => (
            <p key={special.key} title={specialWords(special.key)}>
              <b>{shortRule(special).name.replace(/\w$/, '$&.')}</b> {shortRule(special).words}
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
        label={`${line.name}: ${up} up, ${down} down`}
        facts={[
          `Attack ${line.values.attack || 'none'}, Accuracy ${line.values.accuracy}, Defense ${line.values.defense}, Detection ${line.values.detection}.`,
          `Moves ${pace(line, line.move)}.${line.endurance === null ? '' : ` Endurance ${line.endurance}.`}${line.swept ? '' : ' The flux leaves it.'}${line.negotiable ? ' Can be talked to.' : ''}`,
        ]}
      >
        <Icon body={pictureOf(line)} size={20} />
        <span className="tt-line-name">{sentence(line.name)}</span>
        <span className="number">{valuesOf(line.values)}</span>
        <span className="tt-count">
          <b className="number">{up}</b>
          {down > 0 && <s className="number">{down}</s>}
        </span>
      </Spot>
    </li>
  )
}
