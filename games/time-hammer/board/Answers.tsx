import { percent, Spot, useHand } from '@anachron/web/kit'
import { agentCards, INFO_LINES } from '../content/index.ts'
import type { Action } from '../rules/types.ts'
import { Cube } from './art.tsx'
import { type Open, plainAnswers, purchasesOf, tasksOf } from './can.ts'

const QUIET = new Set<Action['kind']>(['end', 'pass', 'decline', 'keep', 'callOff'])

const quietness = ({ kind }: Action): number => (QUIET.has(kind) ? 1 : 0)

/** Answers that stand as buttons, each with what it most likely leads to. */
export function Answers({ open, drop }: { open: Open; drop(): void }) {
  const hand = useHand()
  const answers = hand.still ? [] : plainAnswers(open).toSorted((a, b) => quietness(a) - quietness(b))
  const picked = hand.still ? undefined : open.picked
  if (answers.length === 0 && !picked) return null
  return (
    <div className="th-answers">
      {picked && (
        <p className="th-picked">
          <b>{agentCards[picked].name}</b> is picked up:{' '}
          {tasksOf(open, picked).some(({ kind }) => kind !== 'guard')
            ? 'choose a decade to Jump to, or a rival’s Agent beside it.'
            : 'without a Jump card or something to buy a Jump with, it can only go On Guard.'}
        </p>
      )}
      {answers.map((action) => (
        <Spot
          key={JSON.stringify(action)}
          as="div"
          className={`button th-answer ${QUIET.has(action.kind) ? '' : 'first'}`}
          label={hand.words(action)}
          action={action}
        >
          {hand.words(action)}
          <Odds action={action} />
        </Spot>
      ))}
      {picked && (
        <button type="button" className="button quiet" onClick={drop}>
          Put {agentCards[picked].name} down
        </button>
      )}
    </div>
  )
}

/** In a word or two what chance makes of an action. */
function Odds({ action }: { action: Action }) {
  const forecast = useHand().forecast(action)
  if (!forecast) return null
  const wished = forecast.outcomes[0]
  const words = wished ? `${wished.words} ${percent(wished.chance)}` : forecast.notes?.[0]?.replace(/\.$/, '')
  return words ? <small className="th-odds">{words}</small> : null
}

const WARES = [
  { what: 'action', name: 'Action' },
  { what: 'jamais', name: 'Jamais’' },
  { what: 'agent', name: 'Agent' },
] as const

/** What can be bought, and the Info card of everybody. */
export function Shop({ open }: { open: Open }) {
  return (
    <div className="th-shop">
      {open.ask === 'turn.main' && (
        <>
          <p className="th-shop-head">
            <b>Buy</b> for three cards or two cubes
          </p>
          <div className="th-wares">
            {WARES.map(({ what, name }) => {
              const offers = purchasesOf(open, what)
              const attempt: Action = {
                kind: 'buy',
                buys:
                  what === 'action'
                    ? { what, from: 'reserve' }
                    : what === 'agent'
                      ? { what, card: 'agent-brain' }
                      : { what },
              }
              return (
                <Spot
                  key={what}
                  as="div"
                  className="th-ware"
                  label={
                    what === 'agent'
                      ? 'Buy an Agent of the discard pile'
                      : `Buy ${what === 'action' ? 'an Action' : 'a Jamais’'}`
                  }
                  action={offers.length > 0 ? offers : attempt}
                >
                  {what !== 'agent' && <Cube kind={what} />}
                  {name}
                  {what === 'agent' && <small>from the discard</small>}
                </Spot>
              )
            })}
          </div>
          <p className="note">A Crucial Jump: pick up an Agent, then choose a decade.</p>
        </>
      )}
      {open.ask !== 'turn.main' && (
        <ul className="th-info" aria-label="Info card">
          {INFO_LINES.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
