import { count, type Sentence } from '@anachron/kernel/words'
import { Spot, t, tell } from '@anachron/kit'
import type { ReactNode } from 'react'
import { constants } from '../content/index.ts'
import { hasTrio } from '../rules/decades.ts'
import { repairBonus } from '../rules/skill.ts'
import type { PlayerView, View } from '../rules/types.ts'
import {
  actionsLabel,
  handFacts,
  handLabel,
  jamaisLabel,
  playerFacts,
  playerLabel,
  reserveLabel,
} from '../words/labels.ts'
import { Cube } from './art.tsx'
import type { Open } from './can.ts'
import { Token } from './Gantry.tsx'
import { Back, blueAt, greenAt, type PiersProps, purchases } from './holdings.tsx'
import { Deck, DejaVu, Discard } from './Piles.tsx'
import { Strip } from './Strip.tsx'

const CUBE = 20

/** The piers at both ends of the bridge: cubes, piles, the rival's hand, Repair bonuses. */
export function Piers(props: PiersProps) {
  const { view, layout, names, open, below } = props
  if (layout.upright) return <Strip {...props} />
  const [left, right] = layout.piers
  const deck = layout.decades[1990]
  const top = left.y
  const bottom = left.y + left.height
  const middle = { y: deck.plate.y, height: deck.plate.height + deck.sign.height }
  const lean = (from: number, sign: 1 | -1): string =>
    `M${from} ${top}h${sign * (left.width - 8)}l${-sign * 10} ${middle.y - top}v${middle.height}l${sign * 14} ${bottom - middle.y - middle.height}h${-sign * (left.width - 4)}z`
  const own = bottom - 74
  return (
    <g className="th-piers">
      <path className="th-pier" d={lean(0, 1)} />
      <path className="th-pier" d={lean(layout.width, -1)} />
      <Cubes {...{ view, names, open }} seat={1 - below} at={[8, top + 8]} wide={left.width} />
      <Cubes {...{ view, names, open }} seat={below} at={[8, own]} wide={left.width} />
      <Deck
        view={view}
        names={names}
        open={open}
        box={{ x: 10, y: middle.y, width: left.width - 30, height: middle.height * 0.56 }}
      />
      <Discard
        view={view}
        names={names}
        open={open}
        box={{ x: 10, y: middle.y + middle.height * 0.6, width: left.width - 30, height: middle.height * 0.4 }}
      />
      <DejaVu
        view={view}
        names={names}
        box={{ x: right.x + 20, y: middle.y, width: right.width - 30, height: middle.height }}
      />
      <Hand {...{ view, names }} seat={1 - below} at={[right.x + right.width - 8, top + 8]} wide={right.width} />
      <Facts view={view} names={names} seat={1 - below} x={layout.width - 8} y={top + 72} />
      <Facts view={view} names={names} seat={below} x={layout.width - 8} y={own + 22} />
    </g>
  )
}

/** One player's cubes: Actions to spend, Jamais’ to spend, and empty places for those that lie in the Reserve. */
function Cubes({
  view,
  names,
  open,
  seat,
  at: [x, y],
  wide,
}: {
  view: View
  names: readonly string[]
  open: Open
  seat: number
  at: readonly [number, number]
  wide: number
}) {
  const player = view.players[seat]
  if (!player) return null
  const read = (sentence: Sentence): string => tell(sentence, names, view.viewer)
  const step = wide < 90 ? 15 : 19
  return (
    <g>
      <Spot
        piece={`player-${seat}`}
        label={read(playerLabel(view, player, seat))}
        facts={playerFacts(view, player, seat).map(read)}
      >
        <g transform={`translate(${x + 8} ${y + 8})`}>
          <Token seat={seat} r={8} />
        </g>
        <text className="th-pier-words" x={x + 21} y={y + 12.5}>
          {seat === view.viewer ? t('Your cubes') : t('Cubes')}
        </text>
      </Spot>
      <Row kind="action" {...{ view, player, seat, open, step }} at={[x, y + 20]} />
      <Row kind="jamais" {...{ view, player, seat, open, step }} at={[x, y + 44]} />
    </g>
  )
}

interface RowProps {
  kind: 'action' | 'jamais'
  view: View
  player: PlayerView
  seat: number
  open: Open
  at: readonly [number, number]
  step: number
}

const upTo = (to: number): number[] => Array.from({ length: Math.max(0, to) }, (_, i) => i)

function Row({ kind, view, player, seat, open, at: [x, y], step }: RowProps) {
  const [here, all] =
    kind === 'action' ? [player.actions, constants.greenCubes.value] : [player.jamais, constants.blueCubes.value]
  const name = kind === 'action' ? greenAt : blueAt
  const action = purchases(view, seat, open, kind)
  return (
    <Spot
      className="th-cubes"
      label={tell(kind === 'action' ? actionsLabel(player) : jamaisLabel(player), [])}
      facts={[
        tell(reserveLabel(player), []),
        ...(action
          ? [
              t(
                kind === 'action'
                  ? 'Press to buy an Action for three cards or two cubes.'
                  : 'Press to buy a Jamais’ for three cards or two cubes.',
              ),
            ]
          : []),
      ]}
      action={action}
    >
      <rect className="th-cubes-face" x={x - 3} y={y - 1} width={all * step + 6} height={CUBE + 3} rx="4" />
      {upTo(all).map((i) =>
        i < here ? (
          <g key={i} data-piece={name(seat, i)}>
            <Cube kind={kind} size={CUBE} at={[x + i * step, y]} />
          </g>
        ) : (
          <rect key={i} className="th-no-cube" x={x + i * step + 2} y={y + 5.5} width="12.4" height="12.4" />
        ),
      )}
      <rect className="halo" x={x - 3} y={y - 1} width={all * step + 6} height={CUBE + 3} rx="4" />
    </Spot>
  )
}

/** The cards of a hand nobody sees, and what is known of them. */
function Hand({
  view,
  names,
  seat,
  at: [x, y],
  wide,
}: {
  view: View
  names: readonly string[]
  seat: number
  at: readonly [number, number]
  wide: number
}) {
  const player = view.players[seat]
  if (!player || seat === view.viewer) return null
  const n = player.handSize
  const step = Math.min(15, (wide - 40) / Math.max(1, n - 1))
  const start = x - 22 - step * Math.max(0, n - 1)
  return (
    <Spot
      piece={`hand-${seat}`}
      label={tell(handLabel(player, seat), names, view.viewer)}
      facts={handFacts(player, seat).map((fact) => tell(fact, names, view.viewer))}
    >
      <text className="th-pier-words" data-end x={x} y={y + 12.5}>
        {t(count(n, 'card'))}
      </text>
      {upTo(n).map((i) => (
        <Back key={i} x={start + i * step} y={y + 19} width={22} height={30} />
      ))}
    </Spot>
  )
}

/** Repair bonus, cards more to draw, a trio. */
function Facts({
  view,
  names,
  seat,
  x,
  y,
}: {
  view: View
  names: readonly string[]
  seat: number
  x: number
  y: number
}) {
  const player = view.players[seat]
  if (!player) return null
  const lines: ReactNode[] = [
    t`Repair +${repairBonus(view, seat)}`,
    ...(hasTrio(player) ? [t('Trio!')] : []),
    ...(player.drawBonus > 0 ? [t`Draw +${player.drawBonus}`] : []),
  ]
  return (
    <Spot
      label={tell(playerLabel(view, player, seat), names, view.viewer)}
      facts={playerFacts(view, player, seat).map((fact) => tell(fact, names, view.viewer))}
    >
      {lines.map((line, i) => (
        <text key={i} className="th-pier-fact" data-end data-trio={line === 'Trio!' || undefined} x={x} y={y + i * 16}>
          {line}
        </text>
      ))}
    </Spot>
  )
}
