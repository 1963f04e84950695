/** Somebody on the field, drawn large for the inspector: who it is, and the three things that matter for deciding. */
import { Icon, phrase, t } from '@anachron/kit'
import { neededToHit } from '../content/index.ts'
import type { Accuracy } from '../content/types.ts'
import { activeOn } from '../rules/active.ts'
import { attackWays } from '../rules/attack-ways.ts'
import { chanceOfAtLeast } from '../rules/dice.ts'
import { apart } from '../rules/display.ts'
import { moveOf } from '../rules/reach.ts'
import { boardOf } from '../rules/reading.ts'
import { isStunned, isTripper, lineOf } from '../rules/state.ts'
import type { FigureId, Unit, View } from '../rules/types.ts'
import { hexes } from '../words/phrases.ts'
import { Bar, HOW } from './Bar.tsx'
import { UnitToken } from './FigureToken.tsx'
import { GEAR_PICTURES } from './gear-pictures.ts'
import { defenseIn, pace, percent, reachWords, ruleInShort } from './labels.ts'
import { sentence, thing } from './names.ts'
import { hexOfFigure } from './scene.ts'

export interface FoeProps {
  view: View
  unit: Unit
  from: FigureId | null
  /** With what one could attack, and how likely it would go down. */
  odds?: boolean
}

export function Foe({ view, unit, from, odds = false }: FoeProps) {
  const line = lineOf(view, unit)
  const near = from === null ? undefined : hexOfFigure(view, from)
  const range = near === undefined ? null : apart(near, unit.hex)
  const state = boardOf(view)
  const fights = unit.accuracy === 'X' ? t('Must come next to you to strike.') : shootsWords(unit.accuracy, range)
  const [active] = activeOn(state, unit)
  const words = active ? ruleInShort(active.special) : fights
  return (
    <div className="tt-foe">
      <div className="tt-foe-head">
        <svg viewBox="-25 -27 50 54" aria-hidden="true">
          <UnitToken unit={unit} line={line} stunned={isStunned(state, unit)} />
        </svg>
        <div>
          <h2>{sentence(phrase(line.one))}</h2>
          <p>{words}</p>
        </div>
      </div>
      <dl className="tt-foe-facts">
        {range !== null && (
          <div>
            <dt>{t('away')}</dt>
            <dd>{t(hexes(range))}</dd>
          </div>
        )}
        <div>
          <dt>{t('Defense')}</dt>
          <dd>{defenseIn(view, unit)}</dd>
        </div>
        <div>
          <dt>{unit.endurance === null ? t('moves') : t('Endurance')}</dt>
          <dd>{unit.endurance ?? pace(line, moveOf(state, unit), unit.rampaging)}</dd>
        </div>
        {near !== undefined && unit.owner === null && (
          <div>
            <dt>{t('reaches you')}</dt>
            <dd>{reachWords(state, unit, near)}</dd>
          </div>
        )}
      </dl>
      {odds && from !== null && isTripper(from) && <Ways view={view} by={from} at={unit.id} />}
    </div>
  )
}

/** What the letter on its counter comes to from where it stands. */
const shootsWords = (accuracy: Exclude<Accuracy, 'X'>, range: number | null): string =>
  range === null
    ? t('Shoots.')
    : t`Shoots: ${percent(chanceOfAtLeast(neededToHit(accuracy, Math.max(1, range))))} to hit you.`

/** So many fit. */
const SHOWN = 4

/** The likeliest ways to put it down, the best first. */
function Ways({ view, by, at }: { view: View; by: FigureId; at: FigureId }) {
  const ways = attackWays(boardOf(view), by, at, 0).toSorted((a, b) => b.down - a.down)
  return (
    <ul className="tt-foe-ways" aria-label={t('Odds')}>
      {ways.slice(0, SHOWN).map((way) => (
        <li key={`${way.what}.${way.mode}`}>
          <Icon body={GEAR_PICTURES[way.what]} size={18} />
          <span>
            {sentence(thing(way.what))} <small>{way.uses === null ? t(HOW[way.mode]) : t`uses 1 of ${way.uses}`}</small>
          </span>
          <Bar down={way.down} stops={way.stops} />
          <b>{percent(way.down)}</b>
        </li>
      ))}
    </ul>
  )
}
