import { Icon, SeatMark, Spot } from '@anachron/web/kit'
import card from '@anachron/web/kit/icons/card-draw'
import fight from '@anachron/web/kit/icons/crossed-swords'
import jump from '@anachron/web/kit/icons/jump-across'
import repair from '@anachron/web/kit/icons/wrench'
import type { ReactNode } from 'react'
import { type AgentId, DECADE_OF_FLUX, type DecadeCard, decadeCards, hammers } from '../content/index.ts'
import { commanderOf } from '../rules/decades.ts'
import { levelOf } from '../rules/hammer.ts'
import type { Event, HammerFrame, View } from '../rules/types.ts'
import { cardSource } from '../words.ts'
import { Agent, useChance } from './Agent.tsx'
import { Burst, Cube, HammerArt } from './art.tsx'
import { type Open, onDecade } from './can.ts'
import { shoutOf } from './shout.ts'

export interface BridgeProps {
  view: View
  names: readonly string[]
  below: number
  open: Open
  pick(agent: AgentId | undefined): void
  now: Event | undefined
  beat: number
}

const EPOCHS = [
  ['past', 'Past'],
  ['present', 'Present'],
  ['future', 'Future'],
] as const

/** Seven decades as a bridge of three spans: the rival's Agents stand on the far side, the viewer's on the near one. */
export function Bridge(props: BridgeProps) {
  return (
    <section className="th-bridge" aria-label="The decades">
      <Works />
      {EPOCHS.map(([epoch, name]) => (
        <div key={epoch} className="th-span" data-epoch={epoch}>
          <h2 className="th-epoch">{name}</h2>
          {decadeCards
            .filter((decade) => decade.epoch === epoch)
            .map((decade) => (
              <Decade key={decade.decade} decade={decade} {...props} />
            ))}
        </div>
      ))}
    </section>
  )
}

/** Cables above, trusses below; the picture behind the decades. */
function Works() {
  const cables = [6, 13, 20, 27, 34]
  return (
    <svg className="th-works" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {cables.map((x) => (
        <path key={x} d={`M42.800 2L${42.8 - x} 44M57.200 2L${57.2 + x} 44`} />
      ))}
      <path className="th-tower" d="M42.800 0V100M57.200 0V100" />
      {[0, 14.3, 28.6, 57.2, 71.5, 85.8].map((x) => (
        <path key={x} d={`M${x} 100L${x + 7.1} 57L${x + 14.2} 100`} />
      ))}
    </svg>
  )
}

const COMMAND_SIGN: Record<NonNullable<DecadeCard['command']>, ReactNode> = {
  jamais: <Cube kind="jamais" size={15} />,
  action: <Cube kind="action" size={15} />,
  draw: <Icon body={card} size={15} />,
  jump: <Icon body={jump} size={15} />,
  fight: <Icon body={fight} size={15} />,
  repair: <Icon body={repair} size={15} />,
}

function Decade({ view, names, below, open, pick, now, beat, decade: info }: BridgeProps & { decade: DecadeCard }) {
  const { decade } = info
  const hammer = view.stack.findLast((frame) => frame.kind === 'hammer')
  const infected = hammer?.pos === decade
  const shout = shoutOf(view, now)
  const side = (seat: number) =>
    (view.players[seat]?.agents ?? [])
      .filter(({ at }) => at === decade)
      .map((agent) => (
        <Agent
          key={agent.card}
          view={view}
          agent={agent}
          seat={seat}
          own={seat === view.viewer}
          open={open}
          pick={pick}
          names={names}
        />
      ))
  const owner = commanderOf(view, decade)
  const command = info.command && <Command info={info} owner={owner} names={names} view={view} />
  return (
    <div className="th-decade" data-infected={infected || undefined} data-decade={decade}>
      <div className="th-side th-far">
        {side(1 - below)}
        {owner === 1 - below && command}
      </div>
      <Plate
        view={view}
        info={info}
        open={open}
        now={now}
        hammer={infected && <HammerHere key={hammer.card} hammer={hammer} view={view} now={now} beat={beat} />}
      >
        {owner === null && command}
      </Plate>
      <div className="th-side th-near">
        {owner === below && command}
        {side(below)}
      </div>
      {shout?.at === decade && <Burst key={now?.kind} {...shout} beat={beat} />}
    </div>
  )
}

/** The decade that the Flux selected, while the asset for it is still to be taken. */
function unsettled(view: View, { ask }: Open): number | undefined {
  const turn = view.stack[0]
  if (ask !== 'turn.asset' || turn?.kind !== 'turn') return undefined
  const value = turn.found[0]?.value
  return typeof value === 'number' ? DECADE_OF_FLUX[value] : undefined
}

/** The decade itself: its year, the Flux that selects it, and where things can be sent to. */
function Plate({
  view,
  info,
  open,
  now,
  hammer,
  children,
}: {
  view: View
  info: DecadeCard
  open: Open
  now: Event | undefined
  hammer: ReactNode
  children: ReactNode
}) {
  const { decade, ids } = info
  const actions = onDecade(open, decade)
  const chance = useChance(actions)
  const selected = decade === (now?.kind === 'decadeSelected' ? now.decade : unsettled(view, open))
  const held = view.players.flatMap(({ agents }, seat) => (agents.some(({ at }) => at === decade) ? [seat] : []))
  return (
    <Spot
      as="div"
      piece={`decade-${decade}`}
      className="th-plate"
      label={`${decade}, ${info.epoch}`}
      facts={[
        `Selected by a Flux of ${ids.join(' or ')}.`,
        info.command
          ? `Command: ${info.label}.`
          : 'Nobody holds or attacks on 2020; HAMMERs end here. Déjà vu follows a Flux of 3 or 4.',
        ...(decade === 2020
          ? []
          : [held.length === 2 ? 'Both hold it.' : held.length === 1 ? 'One player holds it.' : 'Nobody holds it.']),
        cardSource(info),
      ]}
      action={actions.length > 0 ? actions : undefined}
    >
      {hammer}
      <div className="th-plate-face" data-selected={selected || undefined}>
        <span className="th-year number">{decade}</span>
        <span className="th-ids number" title="Selected by this Flux">
          {ids.join(' · ')}
        </span>
        {chance && <span className="th-chance number">{chance}</span>}
      </div>
      {children}
    </Spot>
  )
}

function Command({
  info,
  owner,
  names,
  view,
}: {
  info: DecadeCard
  owner: number | null
  names: readonly string[]
  view: View
}) {
  const has = owner === null ? 'in the Gallery' : owner === view.viewer ? 'yours' : `${names[owner]}’s`
  return (
    <Spot
      as="div"
      piece={`command-${info.decade}`}
      className={`th-command ${owner === null ? '' : `th-seat-${owner}`}`}
      label={`Command of ${info.decade}: ${info.label}, ${has}`}
      facts={[
        'More Agents on a decade than the rival take its Command; equal numbers change nothing.',
        cardSource(info),
      ]}
    >
      {info.command && COMMAND_SIGN[info.command]}
      <span>{info.label}</span>
      {owner !== null && <SeatMark seat={owner} size={13} />}
    </Spot>
  )
}

/** The HAMMER on its decade: it comes down out of the deck or the Déjà vu pile, and slides on from decade to decade. */
function HammerHere({
  hammer,
  view,
  now,
  beat,
}: {
  hammer: HammerFrame
  view: View
  now: Event | undefined
  beat: number
}) {
  const { name, level } = hammers[hammer.card]
  const at = levelOf(view, hammer)
  const falls = now?.kind === 'hammerActivated' && now.card === hammer.card
  return (
    <Spot
      as="div"
      piece={hammer.card}
      from={now?.kind === 'dejaVu' ? 'dejavu' : 'deck'}
      className="th-falling"
      label={`${name}, a HAMMER of level ${at} on ${hammer.pos}`}
      facts={[
        `Printed: level ${level}, ${hammers[hammer.card].decade}.`,
        'If the repair fails, all Agents here are thrown to 2020, and it moves one decade toward 2020.',
        cardSource(hammers[hammer.card]),
      ]}
    >
      <div
        className="th-falling-art"
        data-falls={falls || undefined}
        data-leaps={now?.kind === 'hammerFixed' || undefined}
        style={{ animationDuration: `${Math.min(700, beat)}ms` }}
      >
        <HammerArt size={58} />
        <b className="number">{at}</b>
      </div>
      <span className="th-falling-name">{name}</span>
    </Spot>
  )
}
