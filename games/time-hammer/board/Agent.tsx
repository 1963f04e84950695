import { Icon, percent, SeatMark, Spot, useHand } from '@anachron/web/kit'
import { agentCards, cards } from '../content/index.ts'
import type { Action, AgentInPlay, View } from '../rules/types.ts'
import { cardSource } from '../words.ts'
import { Cube } from './art.tsx'
import { type Open, onOwnAgent, onRivalAgent, tasksOf } from './can.ts'
import { greenAt } from './Player.tsx'
import { pictureOf } from './pictures.ts'

export interface AgentProps {
  view: View
  agent: AgentInPlay
  seat: number
  own: boolean
  open: Open
  pick(agent: AgentInPlay['card'] | undefined): void
  names: readonly string[]
}

/** How likely the first of these actions is to do what it is meant to. */
export function useChance(actions: readonly Action[]): string | undefined {
  const hand = useHand()
  const [first] = actions
  if (hand.still || !first || !hand.isOption(first)) return undefined
  const forecast = hand.forecast(first)
  const wished = forecast?.outcomes[0]
  return wished && percent(wished.chance)
}

const guardIndex = (view: View, seat: number, agent: AgentInPlay['card']): number =>
  (view.players[seat]?.agents ?? []).filter(({ guard }) => guard).findIndex(({ card }) => card === agent)

/** An Agent standing on a decade. */
export function Agent({ view, agent, seat, own, open, pick, names }: AgentProps) {
  const { card, at, guard } = agent
  const { name, breed, jump, attack } = agentCards[card]
  const picked = own && open.picked === card
  const tasks = own ? tasksOf(open, card) : []
  const direct = own
    ? onOwnAgent(open, card)
    : view.viewer >= 0
      ? onRivalAgent(open, agent, view.players[1 - seat]?.agents ?? [])
      : []
  const chance = useChance(own ? [] : direct)
  const target = view.stack.findLast((frame) => frame.kind === 'attack')
  const role = target?.agent === card ? 'attacks' : target?.target === card ? 'attacked' : undefined
  const attempt: Action | undefined = own && open.ask === 'turn.main' ? { kind: 'guard', agent: card } : undefined
  const whose = seat === view.viewer ? 'your' : `${names[seat]}’s`
  return (
    <Spot
      as="div"
      piece={card}
      className={`th-agent th-seat-${seat}`}
      label={`${name}, ${whose} ${breed} on ${at}${guard ? ', On Guard' : ''}: Jump ${jump}, Attack ${attack}`}
      facts={[
        `Adds ${jump} to its Jumps and ${attack} to its fights${guard ? '; On Guard: 1 more when it defends' : ''}.`,
        ...(tasks.length > 0 ? ['Pick it up to see where it can Jump and whom it can attack.'] : []),
        cardSource(cards[card]),
      ]}
      // Once it is picked up, a hint goes on to where it should go.
      action={direct.length > 0 ? direct : picked ? undefined : tasks.length > 0 ? tasks : attempt}
      press={
        direct.length === 0 && tasks.length > 0
          ? { words: picked ? `Put ${name} down` : `Pick up ${name}`, go: () => pick(picked ? undefined : card) }
          : undefined
      }
    >
      <div className="th-agent-face" data-breed={breed} data-picked={picked || undefined} data-role={role}>
        <span className="th-agent-icon">
          <Icon body={pictureOf(card)} size={22} />
        </span>
        <span className="th-agent-name">{name}</span>
        <span className="th-agent-stats number">
          J{jump} A{attack}
        </span>
        {guard && (
          <span className="th-agent-guard" data-piece={greenAt(seat, 3 - guardIndex(view, seat, card))}>
            <Cube kind="action" size={16} />
          </span>
        )}
        {chance && <span className="th-chance number">{chance}</span>}
        <SeatMark seat={seat} size={14} />
      </div>
    </Spot>
  )
}
