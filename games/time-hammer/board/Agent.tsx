import { type Destination, Icon, percent, SeatMark, Spot, t, tell, useCarried, useTableActions } from '@anachron/kit'
import { agentCards } from '../content/index.ts'
import type { Action, AgentInPlay, View } from '../rules/types.ts'
import { agentFact, agentLabel } from '../words/labels.ts'
import { Cube } from './art.tsx'
import { type InHand, isSlide, type Open, onOwnAgent, onRivalAgent, planOf, tasksOf } from './can.ts'
import { greenAt } from './holdings.tsx'
import { type AgentPlace, clamp } from './layout.ts'
import { pictureOf } from './pictures.ts'

export interface AgentProps {
  view: View
  agent: AgentInPlay
  seat: number
  place: AgentPlace
  open: Open
  take(inHand: InHand): void
  names: readonly string[]
}

/** How likely the first of these actions is to do what it is meant to. */
export function useChance(actions: readonly Action[]): string | undefined {
  const tableActions = useTableActions()
  const [first] = actions
  if (tableActions.still || !first || !tableActions.isOption(first)) return undefined
  const wished = tableActions.forecast(first)?.outcomes[0]
  return wished && percent(wished.chance)
}

const guardIndex = (view: View, seat: number, agent: AgentInPlay['card']): number =>
  (view.players[seat]?.agents ?? []).filter(({ guard }) => guard).findIndex(({ card }) => card === agent)

/** Where an Agent can be dragged, and what that means. */
const destinations = (open: Open, tasks: readonly Action[]): Destination[] =>
  tasks.flatMap((action): Destination[] => {
    if (action.kind === 'attack') return [{ place: action.target, action }]
    if (isSlide(action)) return [{ place: `decade-${action.aim.to}`, action }]
    const to = action.kind === 'jump' ? action.to : action.kind === 'buy' && 'to' in action.buys ? action.buys.to : null
    const plan = planOf(open, action)
    return to === null ? [] : [{ place: `decade-${to}`, action, ...(plan && { plan }) }]
  })

/** What letting go of the piece that is being dragged would mean here. */
export function useCarriedTo(place: string): Action[] {
  const { held } = useCarried()
  return (held?.to ?? []).flatMap((one) => (one.place === place && one.action ? [one.action as Action] : []))
}

/** An Agent standing on a decade. */
export function Agent({ view, agent, seat, place, open, take, names }: AgentProps) {
  const { card, guard } = agent
  const name = t(agentCards[card].name)
  const own = seat === view.viewer
  const picked = own && open.picked === card
  const tasks = own ? tasksOf(open, card) : []
  const direct = own
    ? onOwnAgent(open, card)
    : view.viewer >= 0
      ? onRivalAgent(open, agent, view.players[1 - seat]?.agents ?? [])
      : []
  const carried = useCarriedTo(card)
  const chance = useChance(carried.length > 0 ? carried : own ? [] : direct)
  const attack = view.stack.findLast((frame) => frame.kind === 'attack')
  const role = attack?.agent === card ? 'attacks' : attack?.target === card ? 'attacked' : undefined
  const attempt: Action | undefined = own && open.ask === 'turn.main' ? { kind: 'guard', agent: card } : undefined
  const canGo = direct.length === 0 && tasks.length > 0
  const beckons = own && !picked && open.jumpCard !== undefined && tasks.some(({ kind }) => kind === 'jump')
  return (
    <Spot
      piece={card}
      at={[place.x, place.y]}
      className={`th-agent th-seat-${seat}`}
      label={tell(agentLabel(agent, seat), names, view.viewer)}
      facts={[
        tell(agentFact(agent), names),
        ...(canGo ? [t('Picked up, it shows where it can Jump and whom it can attack.')] : []),
      ]}
      written={chance === undefined ? undefined : [t`${chance} wins`]}
      // Once it is picked up, a hint goes on to where it should go.
      action={direct.length > 0 ? direct : picked ? undefined : tasks.length > 0 ? tasks : attempt}
      to={canGo ? destinations(open, tasks) : undefined}
      wanted={picked ? false : undefined}
      press={
        canGo
          ? {
              words: picked ? t`Put ${name} down` : t`Pick up ${name}`,
              go: () => take(picked ? {} : { agent: card, jumpCard: open.jumpCard }),
            }
          : undefined
      }
    >
      <g
        className="th-agent-face"
        data-form={place.form}
        data-picked={picked || undefined}
        data-role={role}
        data-beckons={beckons || undefined}
      >
        {place.form === 'standee' ? (
          <Standee agent={agent} place={place} />
        ) : (
          <Bar agent={agent} place={place} seat={seat} plain={chance !== undefined} />
        )}
        {guard && (
          <g data-piece={greenAt(seat, 3 - guardIndex(view, seat, card))}>
            <Cube kind="action" size={20} at={[place.width - 16, -4]} />
          </g>
        )}
        {guard && place.form === 'standee' && <path className="th-shield" d="M4 6l-5 2v9q0 8 9 12q9-4 9-12v-9l-9-4z" />}
        {chance && place.form === 'standee' && <Chance x={place.width / 2} y={-2} chance={chance} words={t('wins')} />}
        {chance && place.form !== 'standee' && (
          <ChanceLine place={place} words={place.form === 'bar' ? t`${chance} wins` : chance} />
        )}
      </g>
    </Spot>
  )
}

/** A chance with what it is the chance of. */
export function Chance({ x, y, chance, words }: { x: number; y: number; chance: string; words: string }) {
  const width = Math.max(58, words.length * 6.5 + 14)
  return (
    <g className="th-chance" transform={`translate(${x - width / 2} ${y})`}>
      <rect width={width} height="36" rx="6" />
      <text className="th-chance-number" x={width / 2} y="17">
        {chance}
      </text>
      <text className="th-chance-of" x={width / 2} y="31">
        {words}
      </text>
    </g>
  )
}

/** Where there is less room it stands in the place of the Agent's values, and its name stays in sight. */
const ChanceLine = ({ place: { width, height, form }, words }: { place: AgentPlace; words: string }) => {
  const left = form === 'bar' ? Math.min(38, height + 6) : 0
  return (
    <g className="th-chance" transform={`translate(${left} ${height - 21})`}>
      <rect width={width - left} height="19" rx="4" />
      <text className="th-chance-of" x={(width - left) / 2} y="14">
        {words}
      </text>
    </g>
  )
}

const LABEL = 25

/** A steel standee: people have a round head line, bots cut corners. */
function Standee({ agent: { card }, place }: { agent: AgentInPlay; place: AgentPlace }) {
  const { breed, jump, attack } = agentCards[card]
  const name = t(agentCards[card].name)
  const { width, height } = place
  const high = height - LABEL
  const round = Math.min(width * 0.42, high * 0.6)
  const shape =
    breed === 'human'
      ? `M0 ${high}V${round}A${width / 2} ${round} 0 0 1 ${width} ${round}V${high}Z`
      : `M0 ${high}V12L12 0H${width - 12}L${width} 12V${high}Z`
  const picture = clamp(high * 0.62, 16, width * 0.7)
  const wide = Math.max(width + 6, name.length * 6.4 + 12)
  const left = (width - wide) / 2
  return (
    <>
      <ellipse className="th-shadow" cx={width / 2 + 3} cy={height} rx={wide / 2 + 4} ry="5" />
      <path d={shape} transform="translate(4 3)" fill="var(--th-out)" />
      <path className="th-standee" d={shape} />
      <path
        className="th-standee-face"
        d={shape}
        transform={`translate(${width * 0.08} ${high * 0.1}) scale(.84 .86)`}
      />
      <path className="halo" d={shape} />
      <Icon body={pictureOf(card)} size={picture} at={[(width - picture) / 2, high * 0.55 - picture / 2]} />
      <rect x={left} y={high} width={wide} height={LABEL} rx="3" fill="var(--th-plate-ink)" />
      <rect x={left} y={high} width="5" height={LABEL} rx="2" fill="var(--whose)" />
      <text className="th-agent-name" x={width / 2 + 1} y={high + 10.5}>
        {name}
      </text>
      <text className="th-agent-stats" x={width / 2 + 1} y={high + 22}>
        <tspan className="th-jump">J{jump}</tspan> <tspan className="th-attack">A{attack}</tspan>
      </text>
    </>
  )
}

interface BarProps {
  agent: AgentInPlay
  place: AgentPlace
  seat: number
  /** Something else stands where its values would. */
  plain: boolean
}

/** So high is a badge that has a name under its picture. */
const NAMED = 48

/** Where there is less room: a bar with picture and name, or the picture alone. */
function Bar({ agent: { card }, place, seat, plain }: BarProps) {
  const { breed, jump, attack } = agentCards[card]
  const name = t(agentCards[card].name)
  const { width, height, form } = place
  const round = breed === 'human' ? Math.min(16, height / 2) : 4
  const badge = form === 'badge'
  const high = height >= 40
  const wide = badge && !(high && width >= 40) ? width : badge ? width : Math.min(38, height + 6)
  const named = badge && height >= NAMED && width >= 40
  // Below its picture stand its name and its values, or what its chance is in their place.
  const below = named ? (plain ? 35 : 30) : badge && high ? 18 : 4
  const picture = clamp(Math.min(wide - 4, height - below), 12, 34)
  return (
    <>
      <rect x="3" y="3" width={width} height={height} rx={round} fill="var(--th-out)" />
      <rect className="th-standee" width={width} height={height} rx={round} />
      {!badge && (
        <rect
          className="th-standee-face"
          x={wide}
          y="3"
          width={width - wide - 3}
          height={height - 6}
          rx={Math.max(2, round - 4)}
        />
      )}
      <rect className="halo" width={width} height={height} rx={round} />
      <g className="th-bar-icon">
        <Icon
          body={pictureOf(card)}
          size={picture}
          at={[(wide - picture) / 2, badge && high ? 2 : (height - picture) / 2]}
        />
      </g>
      {named && (
        <text
          className="th-badge-name"
          x={width / 2}
          y={height - (plain ? 24 : 16)}
          {...(name.length * 7 > width - 4 && { textLength: width - 4, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {name}
        </text>
      )}
      {badge && high && !plain && (
        <text className="th-badge-stats" x={width / 2} y={height - 4}>
          {width >= 40 ? `J${jump} A${attack}` : jump + attack}
        </text>
      )}
      {!badge && high && (
        <>
          <text className="th-bar-name" x={wide + 4} y={height / 2 - 3}>
            {name}
          </text>
          {!plain && (
            <text className="th-bar-stats" x={wide + 4} y={height / 2 + 13}>
              <tspan className="th-jump">J{jump}</tspan> <tspan className="th-attack">A{attack}</tspan>
            </text>
          )}
        </>
      )}
      {!badge && !high && (
        <text className="th-bar-name" x={wide + 4} y={height / 2 + 4.5}>
          {name}
        </text>
      )}
      {!badge && <SeatMark seat={seat} size={11} at={[width - 14, 3]} />}
    </>
  )
}
