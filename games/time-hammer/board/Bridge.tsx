import { list, say } from '@anachron/kernel/words'
import { Icon, Spot, t, tell, useSign } from '@anachron/kit'
import card from '@anachron/kit/icons/card-draw'
import fight from '@anachron/kit/icons/crossed-swords'
import jump from '@anachron/kit/icons/jump-across'
import repair from '@anachron/kit/icons/wrench'
import type { CSSProperties } from 'react'
import { DECADE_OF_FLUX, DECADES, type Decade, type DecadeCard, decadeCards } from '../content/index.ts'
import { commanderOf, hasTrio } from '../rules/decades.ts'
import type { Event, View } from '../rules/types.ts'
import { commandFact, commandLabel, holdersFact } from '../words/labels.ts'
import { shoutOf } from '../words/shouts.ts'
import { Agent, Chance, useCarriedTo, useChance } from './Agent.tsx'
import { Cube, Patterns, Rivet, Shout, UNSAID } from './art.tsx'
import { Bound } from './Bound.tsx'
import { type InHand, type Open, onDecade, planOf } from './can.ts'
import { Gantry } from './Gantry.tsx'
import { useBegins } from './hinted.ts'
import { agentPlaces, clamp, type DecadeBoxes, type Layout, middle } from './layout.ts'
import { moments } from './moments.tsx'
import { Piers } from './Piers.tsx'
import { EPOCH_PICTURES } from './pictures.ts'
import { Rail } from './Rail.tsx'
import { Scenery } from './Scenery.tsx'
import { countOf } from './sums.ts'
import { Trios } from './Trio.tsx'
import { UnderWay } from './UnderWay.tsx'

export interface BridgeProps {
  view: View
  names: readonly string[]
  below: number
  open: Open
  take(inHand: InHand): void
  now: Event | undefined
  beat: number
  layout: Layout
}

const SPANS = [
  { name: 'past', decades: [1990, 2000, 2010] },
  { name: 'present', decades: [2020] },
  { name: 'future', decades: [2030, 2040, 2050] },
] as const satisfies readonly { name: string; decades: readonly Decade[] }[]

/** Where the eye should go: the decade on which something happens. */
function focus(view: View): Decade {
  const hammer = view.stack.findLast((frame) => frame.kind === 'hammer')
  return hammer?.pos ?? countOf(view)?.at ?? 2020
}

/**
 * The whole field: the gantry with the skill track, piers with cubes and piles, and seven decades as a bridge of three
 * spans. The rival's Agents stand on the far side, the viewer's on the near one; the deck is the stage.
 */
export function Bridge(props: BridgeProps) {
  const { view, names, layout, now, beat, open } = props
  const at = focus(view)
  // What takes the whole stage is not shouted a second time.
  const shout = now && moments(now, view, view.viewer) ? undefined : shoutOf(view, now)
  const hit = now?.kind === 'hammerActivated' ? now.decade : now?.kind === 'hammerFailed' ? now.decade : undefined
  return (
    <svg
      className="th-field"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      data-upright={layout.upright || undefined}
      style={{ '--th-beat': `${beat}ms` } as CSSProperties}
      aria-label={t('The bridge of decades')}
    >
      <Patterns />
      <Scenery layout={layout} from={DECADES.indexOf(at)} />
      {SPANS.map(({ name, decades }) => {
        const shaken = hit === undefined || beat === 0 ? undefined : (decades as readonly Decade[]).includes(hit)
        return (
          <g
            key={name}
            className="th-span"
            data-shakes={shaken === undefined ? undefined : shaken ? 'much' : 'a little'}
          >
            {decades.map((decade) => (
              <Side key={decade} {...props} decade={decade} seat={1 - props.below} />
            ))}
            <SpanWorks layout={layout} decades={decades} name={name} />
            {decades.map((decade) => (
              <Plate key={decade} {...props} info={infoOf(decade)} />
            ))}
            {decades.map((decade) => (
              <Side key={decade} {...props} decade={decade} seat={props.below} />
            ))}
          </g>
        )
      })}
      {isFree(view) && !view.stack.some(({ kind }) => kind === 'hammer') && (
        <Trios view={view} layout={layout} below={props.below} open={open} />
      )}
      <Bound view={view} layout={layout} below={props.below} />
      <Rail view={view} box={layout.rail} />
      <Piers view={view} names={names} layout={layout} open={open} below={props.below} />
      <Gantry view={view} names={names} box={layout.gantry} />
      <UnderWay view={view} names={names} layout={layout} open={open} now={now} />
      {shout && (
        <g
          key={`${now?.kind}`}
          className="th-burst"
          data-moves={beat > 0 || undefined}
          transform={`translate(${shoutAt(layout, shout.at).join(' ')})`}
        >
          <g className="th-burst-in">
            <Shout
              width={layout.upright ? 210 : 290 * clamp(layout.scale, 0.8, 1.2)}
              word={t(shout.shout)}
              line={tell(shout.words, names, view.viewer)}
              fill={`var(--th-mood-${shout.mood})`}
            />
          </g>
        </g>
      )}
    </svg>
  )
}

const infoOf = (decade: Decade): DecadeCard => decadeCards.find((one) => one.decade === decade) as DecadeCard

function shoutAt({ decades, width, upright }: Layout, decade: Decade): [number, number] {
  const { plate } = decades[decade]
  const half = upright ? 130 : 180
  return [clamp(middle(plate), half, width - half), plate.y + plate.height * 0.35]
}

function Side({
  view,
  names,
  below,
  open,
  take,
  layout,
  decade,
  seat,
}: BridgeProps & { decade: Decade; seat: number }) {
  const here = (view.players[seat]?.agents ?? []).filter(({ at }) => at === decade)
  const boxes = layout.decades[decade]
  const places = agentPlaces(seat === below ? boxes.near : boxes.far, here.length, layout)
  return here.map((agent, i) => {
    const place = places[i]
    return place && <Agent key={agent.card} {...{ view, agent, seat, place, open, take, names }} />
  })
}

/** Steel: the deck of a span, its face with the signs, the truss below. */
function SpanWorks({ layout, decades, name }: { layout: Layout; decades: readonly Decade[]; name: string }) {
  const first = layout.decades[decades[0] as Decade]
  const last = layout.decades[decades.at(-1) as Decade]
  const { upright } = layout
  const deck = upright
    ? { x: first.sign.x, y: first.plate.y, width: 126, height: last.plate.y + last.plate.height - first.plate.y - 1 }
    : {
        x: first.plate.x + 2,
        y: first.plate.y,
        width: last.plate.x + last.plate.width - first.plate.x - 4,
        height: first.plate.height + first.sign.height,
      }
  const plates = upright
    ? { ...deck, x: first.plate.x, width: first.plate.width }
    : { ...deck, height: first.plate.height }
  const truss = Math.min(26, first.near.height * 0.22)
  const foot = deck.y + deck.height
  return (
    <g className="th-works" {...UNSAID}>
      <rect {...plates} fill="var(--th-st2)" />
      <rect {...plates} fill="url(#th-tread)" />
      {!upright && (
        <>
          <rect {...plates} height="9" fill="var(--th-st1)" />
          <rect {...plates} y={plates.y + plates.height - 16} height="16" fill="var(--th-st3)" opacity=".5" />
          <path
            d={`${Array.from({ length: Math.floor((deck.width - 20) / 26) }, (_, i) => `M${deck.x + 2 + i * 26} ${foot}l13 ${truss}l13 ${-truss}`).join('')}M${deck.x + 2} ${foot + truss}H${deck.x + deck.width - 2}`}
            fill="none"
            stroke="var(--th-st4)"
            strokeWidth="3"
          />
        </>
      )}
      {name === 'present' && (
        <>
          <rect {...plates} y={plates.y + (upright ? 2 : 6)} height={upright ? 7 : 12} fill="url(#th-hazard)" />
          <rect
            {...plates}
            y={plates.y + plates.height - (upright ? 9 : 18)}
            height={upright ? 7 : 12}
            fill="url(#th-hazard)"
          />
        </>
      )}
      {decades.map((decade) => (
        <Rivets key={decade} boxes={layout.decades[decade]} upright={upright} />
      ))}
      <rect {...deck} fill="none" stroke="var(--th-out)" strokeWidth="3.5" />
    </g>
  )
}

function Rivets({ boxes: { plate }, upright }: { boxes: DecadeBoxes; upright: boolean }) {
  const [dx, dy] = upright ? [8, 9] : [11, 15]
  const [left, right] = [plate.x + dx, plate.x + plate.width - dx]
  const [top, bottom] = [plate.y + dy, plate.y + plate.height - dy]
  return (
    <>
      {plate.height > 30 &&
        [
          [left, top],
          [right, top],
          [left, bottom],
          [right, bottom],
        ].map(([x = 0, y = 0]) => <Rivet key={`${x}/${y}`} x={x} y={y} r={upright ? 2 : 3} />)}
      {upright ? (
        <path d={`M${plate.x} ${plate.y}h${plate.width}`} stroke="var(--th-st4)" strokeWidth="2" />
      ) : (
        <path d={`M${plate.x + plate.width} ${plate.y}v${plate.height}`} stroke="var(--th-st4)" strokeWidth="2" />
      )}
    </>
  )
}

/** The decade that the Flux selected, while the asset for it is still to be taken. */
function unsettled(view: View, { ask }: Open): number | undefined {
  const turn = view.stack[0]
  if (ask !== 'turn.asset' || turn?.kind !== 'turn') return undefined
  const value = turn.found[0]?.value
  return typeof value === 'number' ? DECADE_OF_FLUX[value] : undefined
}

/** What a decade is for, and who is there. */
function plateFacts(view: View, names: readonly string[], info: DecadeCard): string[] {
  const { decade, ids, command, label } = info
  const by = tell(say`Selected by a Flux of ${list(ids, 'or')}.`, [])
  if (!command)
    return [by, t('Nobody holds or attacks on 2020; HAMMERs end here. A Déjà vu follows a Discovery Flux of 3 or 4.')]
  const held = tell(holdersFact(view, decade), names, view.viewer)
  return [by, tell(say`More Agents here than the rival give Command: ${label}.`, []), held]
}

/** The decade itself: its year, the Flux that selects it, its Command, and where things can be sent to. */
function Plate({ view, names, info, open, now, layout }: BridgeProps & { info: DecadeCard }) {
  const { decade, ids } = info
  const { plate, sign } = layout.decades[decade]
  const { upright } = layout
  const actions = onDecade(open, decade)
  const carried = useCarriedTo(`decade-${decade}`)
  const chance = useChance(carried.length > 0 ? carried : actions)
  const plan = planOf(open, actions[0])
  const begins = useBegins(plan)
  const of = makesTrio(view, open, decade) ? t('Trio!') : chanceOf(open, layout)
  const selected = decade === (now?.kind === 'decadeSelected' ? now.decade : unsettled(view, open))
  const hammer = view.stack.findLast((frame) => frame.kind === 'hammer')
  const infected = hammer?.pos === decade
  const whole = upright
    ? { x: sign.x + 2, y: sign.y + 1, width: sign.width + plate.width - 4, height: sign.height - 3 }
    : { x: plate.x + 4, y: plate.y + 2, width: plate.width - 8, height: plate.height + sign.height - 4 }
  const big = !upright && sign.height > 36
  return (
    <Spot
      piece={`decade-${decade}`}
      className="th-plate"
      label={t`${decade}, ${t(info.epoch)}`}
      written={[
        t`Flux ${ids.join(', ')}`,
        ...(info.command ? [] : [t('Déjà vu')]),
        ...(chance === undefined ? [] : [`${chance} ${of}`]),
      ]}
      told={chance !== undefined}
      facts={plateFacts(view, names, info)}
      action={actions.length > 0 && !plan ? actions : undefined}
      plan={plan}
      wanted={plan ? begins : undefined}
    >
      <g data-decade={decade} data-infected={infected || undefined} data-selected={selected || undefined}>
        <rect className="th-plate-hit" {...plate} />
        <Stencil decade={decade} plate={plate} upright={upright} />
        <rect className="th-sign" {...sign} />
        {!upright && <path d={`M${sign.x + 2} ${sign.y}h${sign.width - 4}`} stroke="var(--th-st1)" strokeWidth="2" />}
        <text
          className="th-year"
          x={upright ? middle(sign) : sign.x + (big ? 9 : 7)}
          y={
            upright
              ? sign.y + (isTight(sign) ? 15 : Math.min(sign.height * 0.42, 26)) + (sign.height < 36 ? 2 : 0)
              : sign.y + sign.height / 2 + 6.5
          }
          fontSize={upright ? 15 : sign.width < 96 ? 14 : big ? 20 : 16}
          data-middle={upright || undefined}
        >
          {decade}
        </text>
        {(upright || isFree(view)) && <Flux {...{ ids, plate, upright, selected }} />}
        <rect className="halo" {...whole} rx="4" />
      </g>
      {info.command ? (
        <Command info={info} view={view} names={names} boxes={{ plate, sign }} upright={upright} />
      ) : (
        (upright ? sign.height > 44 : sign.width > 96) && (
          <text
            className="th-dejavu-mark"
            x={upright ? middle(sign) : sign.x + sign.width - 7}
            y={upright ? sign.y + sign.height * 0.78 : sign.y + sign.height / 2 + 4.5}
            data-middle={upright || undefined}
          >
            {t('Déjà vu')}
          </text>
        )
      )}
      {chance && <Chance x={middle(plate)} y={plate.y + plate.height / 2 - 18} chance={chance} words={of} />}
    </Spot>
  )
}

/** What the decade is known for, painted on the steel. */
function Stencil({ decade, plate, upright }: { decade: Decade; plate: DecadeBoxes['plate']; upright: boolean }) {
  const picture = EPOCH_PICTURES[decade]
  const size = Math.min(plate.height * (upright ? 0.66 : 0.56), plate.width * 0.6)
  const at: [number, number] = [
    upright ? plate.x + 9 : middle(plate) - size / 2,
    plate.y + (upright ? (plate.height - size) / 2 : plate.height * 0.14),
  ]
  return picture && size > 18 ? (
    <g className="th-stencil" {...UNSAID}>
      <Icon body={picture} size={size} at={at} />
    </g>
  ) : null
}

/** TH-22: whoever comes into play there completes a trio, so that skill is sure. */
function makesTrio(view: View, { ask }: Open, decade: Decade): boolean {
  const player = view.players[view.viewer]
  if (!player || (ask !== 'turn.fido' && ask !== 'plan.place')) return false
  return hasTrio({ agents: [...player.agents, { card: 'fido-zapi', at: decade, guard: false }] })
}

/** What the chance on a plate is the chance of. */
function chanceOf({ ask }: Open, { upright, decades }: Layout): string {
  if (ask !== 'turn.fido' && ask !== 'plan.place') return 'arrives'
  // With “for”, or the two numbers would read as one thing.
  if (upright) return t('for skill')
  if (ask === 'turn.fido') return t('for +1 skill')
  return decades[1990].plate.width < 128 ? t('skill next') : t('skill next turn')
}

/** Nothing lies on the deck that would cover what is written there. */
const isFree = (view: View): boolean =>
  countOf(view) === undefined && !view.stack.some(({ kind }) => kind === 'response')

/** The Flux that selects a decade. */
function Flux({
  ids,
  plate,
  upright,
  selected,
}: {
  ids: readonly number[]
  plate: DecadeBoxes['plate']
  upright: boolean
  selected: boolean
}) {
  if (upright && plate.height < 24) return null
  const words = upright ? ids.join(' ') : t`Flux ${ids.join(' ')}`
  return (
    <text
      className="th-flux"
      data-selected={selected || undefined}
      x={upright ? plate.x + plate.width - 27 : middle(plate)}
      y={upright ? plate.y + plate.height / 2 + 4 : plate.y + plate.height - 26}
    >
      {words}
    </text>
  )
}

/** An upright sign in which year and Command hardly fit below each other. */
const isTight = ({ height }: DecadeBoxes['sign']): boolean => height < 46

/** What commanding a decade gives, in the colour and shape of whoever has it. */
function Command({
  info,
  view,
  names,
  boxes: { sign },
  upright,
}: {
  info: DecadeCard
  view: View
  names: readonly string[]
  boxes: Pick<DecadeBoxes, 'plate' | 'sign'>
  upright: boolean
}) {
  const owner = commanderOf(view, info.decade)
  const isRound = useSign(owner ?? 1) === 0
  const slim = !upright && sign.width < 96
  const small = upright || slim
  const width = slim ? 30 : small ? 42 : 52
  const height = upright ? (isTight(sign) ? 16 : 20) : 26
  if (upright && sign.height < 40) return <Mark {...{ info, owner, sign, isRound }} />
  const at: [number, number] = upright
    ? [middle(sign) - width / 2, sign.y + sign.height * (isTight(sign) ? 0.76 : 0.72) - height / 2]
    : [sign.x + sign.width - width - (slim ? 4 : 6), sign.y + (sign.height - height) / 2]
  const size = upright ? 15 : 19
  const icon: [number, number] = [width - size - 4, (height - size) / 2]
  return (
    <Spot
      piece={`command-${info.decade}`}
      at={at}
      className={`th-command ${owner === null ? '' : `th-seat-${owner}`}`}
      label={tell(commandLabel(info, owner), names, view.viewer)}
      facts={[tell(commandFact(view), [])]}
    >
      <g data-owned={owner !== null || undefined}>
        <rect
          className="th-command-face"
          width={width}
          height={height}
          rx={owner !== null && isRound ? height / 2 : 4}
        />
        {!slim && (
          <text x={small ? 5 : 8} y={height / 2 + 4.5}>
            +1
          </text>
        )}
        {info.command === 'jamais' || info.command === 'action' ? (
          <Cube kind={info.command} size={size} at={icon} />
        ) : (
          info.command && <Icon body={COMMAND_ICON[info.command]} size={size} at={icon} />
        )}
      </g>
    </Spot>
  )
}

/** Where there is no room for the whole: whose it is. */
const Mark = ({
  info,
  owner,
  sign,
  isRound,
}: {
  info: DecadeCard
  owner: number | null
  sign: DecadeBoxes['sign']
  isRound: boolean
}) =>
  owner === null ? null : (
    <g data-piece={`command-${info.decade}`} className={`th-command-mark th-seat-${owner}`}>
      <rect x={sign.x + 3} y={sign.y + 3} width="5" height={sign.height - 7} rx={isRound ? 2.5 : 0} />
    </g>
  )

const COMMAND_ICON = { draw: card, jump, fight, repair } as const
