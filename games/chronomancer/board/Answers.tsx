/** Answers that are buttons: going on, stopping, and choices among things that lie nowhere yet. */
import type { Seat } from '@anachron/kernel'
import { Answer, Answers, type BoardProps, phrase, Spot, t, useTableActions } from '@anachron/kit'
import { ADVENTURERS } from '../content/index.ts'
import { wayAhead } from '../rules/forecast.ts'
import type { Action, ChronoTypes, View } from '../rules/types.ts'
import { isLoud } from './loud.ts'
import { coveredBy } from './plans.ts'
import { said } from './said.ts'
import { InlineAdventurer, InlineGood } from './Tokens.tsx'

const KINDS: readonly Action['kind'][] = ['take', 'sponsor', 'pick', 'column', 'advance', 'stop', 'close']

function Picture({ action }: { action: Action }) {
  if (action.kind === 'take') return <InlineGood kind={action.size} colour={action.colour} size={28} />
  if (action.kind === 'pick') return <InlineAdventurer customer={action.adventurer} size={28} />
  return null
}

/** As few words as the picture and the question leave to say. */
function shortly(action: Action): string | undefined {
  if (action.kind === 'take')
    return action.size === 'relic' ? t`${t(action.colour)} Relic` : t`${t(action.colour)} Artifact`
  if (action.kind === 'pick') return phrase(ADVENTURERS[action.adventurer].one)
  return action.kind === 'stop' ? t('Done') : undefined
}

/** `words` only where there are shorter ones. */
const inShort = (action: Action): { words?: string } => {
  const words = shortly(action)
  return words === undefined ? {} : { words }
}

type Plans = BoardProps<ChronoTypes>['plans']

/** Where going leads: the hour, and whether somebody is seated on the way; so many Hours are saved by ice. */
function goesTo(view: View, seat: Seat, saved = 0): string | null {
  const hours = view.stack.findLast((frame) => frame.kind === 'clock')?.hours
  if (hours === undefined) return null
  if (saved >= hours) return t('go again')
  const { to, arrivals } = wayAhead(view, seat, hours - saved)
  const until = t`to hour ${to}`
  return arrivals > 0 ? t`${until}, seat ${arrivals}` : until
}

interface PlainAnswersProps {
  view: View
  seat: Seat
  options: readonly Action[]
  plans: Plans
}

/** Where paying with Frozen Hours leads, and what it costs: their windows pay no Gold at the Market. */
function Covering({ view, seat, plan }: { view: View; seat: Seat; plan: Plans[number] }) {
  const actions = plan.steps.map(({ action }) => action)
  const spent = actions.filter(({ kind }) => kind === 'spend').length
  if (spent === 0) return null
  const gold = coveredBy(view, actions)
  const leads = goesTo(view, seat, spent)
  return <small>{gold > 0 ? t`${leads ?? ''} · −${gold} Gold` : leads}</small>
}

export function PlainAnswers({ view, seat, options, plans }: PlainAnswersProps) {
  const tableActions = useTableActions()
  const open = tableActions.still ? [] : options.filter(({ kind }) => KINDS.includes(kind))
  const offered = tableActions.still ? [] : plans
  // Selling and freezing are what one came for; paying with Frozen Hours is a choice beside going.
  const isMain = ({ id, steps }: Plans[number]): boolean =>
    isLoud(
      tableActions,
      steps.map(({ action }) => action),
      id === 'sell-all' || id === 'freeze-best',
    )
  const loud = (action: Action, usual: boolean) => (isLoud(tableActions, [action], usual) ? 'main' : 'plain')
  // All stand in the order in which they are said: a hint that makes another one loud must not move them.
  return (
    <Answers>
      {open
        .filter(({ kind }) => kind !== 'advance')
        .map((action) => (
          <Answer
            key={JSON.stringify(action)}
            action={action}
            loud={loud(action, false)}
            steady
            odds={null}
            picture={<Picture action={action} />}
            {...inShort(action)}
          />
        ))}
      {offered.map((plan) => (
        <Spot
          key={plan.id}
          as="div"
          className={`button answer steady ${isMain(plan) ? 'first' : ''}`}
          label={said(plan.words)}
          facts={(plan.facts ?? []).map(said)}
          plan={plan}
          told
        >
          <span className="answer-words">
            {said(plan.words)}
            <Covering view={view} seat={seat} plan={plan} />
          </span>
        </Spot>
      ))}
      {open.some(({ kind }) => kind === 'advance') && (
        <Answer
          action={{ kind: 'advance' }}
          loud={loud({ kind: 'advance' }, true)}
          steady
          odds={goesTo(view, seat)}
          words={t('Go')}
        />
      )}
    </Answers>
  )
}
