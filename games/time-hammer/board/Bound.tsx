import { Icon } from '@anachron/kit'
import type { AgentId, Decade } from '../content/index.ts'
import type { View } from '../rules/types.ts'
import { UNSAID } from './art.tsx'
import { agentPlaces, clamp, type Layout, middle } from './layout.ts'
import { pictureOf } from './pictures.ts'

/** Somebody who is on the way to a decade, or will be once the price is paid. */
interface OnTheWay {
  agent: AgentId
  to: Decade
}

function onTheWay({ stack }: View): OnTheWay | undefined {
  for (const frame of stack.toReversed()) {
    if (frame.kind === 'jump') return frame
    if (frame.kind !== 'plan') continue
    const { plan } = frame
    if (plan.kind === 'jump') return plan
    if (plan.kind === 'recruit' && plan.to !== null) return { agent: plan.card, to: plan.to }
    if (plan.kind === 'buy' && plan.buys.what === 'jump') return plan.buys
  }
  return undefined
}

/** Marks the decade that was chosen for an Agent until it is there, and the way it takes. */
export function Bound({ view, layout, below }: { view: View; layout: Layout; below: number }) {
  const going = onTheWay(view)
  if (!going) return null
  const { plate } = layout.decades[going.to]
  const [x, y] = [middle(plate), plate.y + plate.height / 2]
  const r = clamp(Math.min(plate.width, plate.height) * 0.3, 14, 34)
  const from = standsAt(view, layout, below, going.agent)
  return (
    <g className="th-bound" data-bound={going.to} {...UNSAID}>
      {from && <path className="th-bound-way" d={wayTo(from, [x, y], layout.upright)} />}
      <circle className="th-bound-place" cx={x} cy={y} r={r} />
      <g className="th-bound-who">
        <Icon body={pictureOf(going.agent)} size={r * 1.3} at={[x - r * 0.65, y - r * 0.65]} />
      </g>
    </g>
  )
}

/** Where an Agent is drawn; nowhere as long as it is a card. */
function standsAt(view: View, layout: Layout, below: number, card: AgentId): [number, number] | undefined {
  for (const [seat, { agents }] of view.players.entries()) {
    const agent = agents.find((one) => one.card === card)
    if (!agent) continue
    const here = agents.filter(({ at }) => at === agent.at)
    const boxes = layout.decades[agent.at]
    const place = agentPlaces(seat === below ? boxes.near : boxes.far, here.length, layout)[here.indexOf(agent)]
    return place && [place.x + place.width / 2, place.y + place.height / 2]
  }
  return undefined
}

/** Over the deck in an arc. */
const wayTo = ([x1, y1]: [number, number], [x2, y2]: [number, number], upright: boolean): string =>
  upright ? `M${x1} ${y1}Q${x1} ${y2} ${x2} ${y2}` : `M${x1} ${y1}Q${(x1 + x2) / 2} ${y2 - 40} ${x2} ${y2}`
