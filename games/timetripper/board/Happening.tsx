/** The event being shown, on the field: who fires at whom, what bursts where, what somebody suffers. */
import { type Sentence, say } from '@anachron/kernel/words'
import { t } from '@anachron/kit'
import type { CSSProperties, ReactNode } from 'react'
import type { RESULTS } from '../content/types.ts'
import type { Event } from '../rules/events.ts'
import { isTripper, lineOf } from '../rules/state.ts'
import type { FigureId, Hex, View } from '../rules/types.ts'
import { TripperToken, UnitToken } from './FigureToken.tsx'
import { COUNTER, useLie } from './lie.ts'
import { tripperName } from './names.ts'
import { hexOfFigure, unitIn } from './scene.ts'
import { toldLate } from './suspense.ts'
import { UNSPOKEN } from './unspoken.ts'
import type { Volley } from './volley.ts'

export const RESULT_WORDS: Record<(typeof RESULTS)[number], Sentence> = {
  none: say`no effect`,
  stun: 'stun',
  wound: 'wound',
  disable: 'disabled',
  kill: 'kill',
}

interface HappeningProps {
  view: View
  now: Event
  volley: Volley | undefined
  beat: number
}

export function Happening(props: HappeningProps) {
  return (
    <g className="tt-now" {...UNSPOKEN}>
      {pictureOf(props)}
    </g>
  )
}

type Shown<K extends Event['kind']> = Omit<HappeningProps, 'now'> & { now: Extract<Event, { kind: K }> }

const pictureOf = (props: HappeningProps): ReactNode => PICTURES[props.now.kind]?.(props as never) ?? null

/** What is drawn for a kind of event; nothing for those that show themselves. */
const PICTURES: { [K in Event['kind']]?: (props: Shown<K>) => ReactNode } = {
  fired({ view, now, beat }) {
    const from = now.by === null ? undefined : hexOfFigure(view, now.by)
    const to = now.target === 'flux' ? view.battle?.flux?.hex : hexOfFigure(view, now.at)
    if (to === undefined) return null
    const words = now.hit
      ? t`${now.roll + now.modifier} against ${now.needed}: hit`
      : t`${now.roll + now.modifier} against ${now.needed}: miss`
    return (
      <>
        {from !== undefined && from !== to && <Tracer from={from} to={to} hit={now.hit} beat={beat} />}
        <Ring hex={to} />
        <Chip hex={to} tone={now.hit ? 'good' : 'dull'} words={words} late={beat} />
      </>
    )
  },
  wasted: ({ now }) => <Chip hex={now.hex} tone="dull" words={t('into the grass')} />,
  struck({ view, now, volley, beat }) {
    const from = now.by === null ? undefined : hexOfFigure(view, now.by)
    const to = hexOfFigure(view, now.at)
    if (to === undefined) return null
    const melee = volley?.shots.at(-1)?.aim === null
    const tone = now.became === 'none' ? 'dull' : isTripper(now.at) ? 'bad' : 'good'
    return (
      <>
        {melee && from !== undefined && from !== to && <Tracer from={from} to={to} hit beat={beat} />}
        <Ring hex={to} />
        <Chip hex={to} tone={tone} words={`${now.roll}: ${t(RESULT_WORDS[now.became])}`} late={beat} />
      </>
    )
  },
  suffered({ view, now }) {
    const words = {
      none: t('unhurt'),
      stunned: t('stunned'),
      down: t('down'),
      hurt: t`−${now.loss} Endurance`,
      dead: t('dead'),
    }[now.effect]
    return <At view={view} who={now.who} tone={isTripper(now.who) ? 'bad' : 'good'} words={words} />
  },
  detected({ view, now }) {
    const does = { away: t('shies away'), stop: t('stops'), towards: t('comes on'), attack: t('attacks') }[now.reaction]
    const tone = now.reaction === 'attack' ? 'bad' : 'dull'
    return <At view={view} who={now.unit} tone={tone} words={`${now.dice + now.modifier}: ${does}`} />
  },
  burst: ({ now, beat }) => <Blast now={now} beat={beat} />,
  emptied({ view, now, beat }) {
    const rolled = now.roll > 0 ? `${now.roll}: ` : ''
    const words = `${rolled}${t(now.empty ? 'empty' : 'still loaded')}`
    return (
      <At view={view} who={now.who} tone={now.empty ? 'bad' : 'good'} words={words} late={now.roll > 0 ? beat : 0} />
    )
  },
  commanded({ view, now, beat }) {
    const words = t(now.succeeded ? 'The flux obeys' : 'Nothing stirs')
    return <At view={view} who={now.who} tone={now.succeeded ? 'good' : 'bad'} words={words} late={beat} />
  },
  awed: ({ view, now }) => <At view={view} who={now.unit} tone="good" words={t('follows!')} />,
  fled: ({ now }) => <Chip hex={now.hex} tone="good" words={t('runs!')} />,
  swept: ({ view, now, beat }) => <Swept view={view} who={now.who} beat={beat} />,
  cleanup: ({ beat }) => <Banner words={t('The field is clear')} beat={beat} />,
  special: ({ view, now }) => now.unit !== null && <At view={view} who={now.unit} tone="dull" words="!" />,
  reloaded: ({ view, now }) => <At view={view} who={now.who} tone="good" words={t('reloaded')} />,
}

type Tone = 'good' | 'bad' | 'dull'

interface ChipProps {
  tone: Tone
  words: string
  /** The beat of dice that tumble meanwhile. */
  late?: number
}

function At({ view, who, ...chip }: ChipProps & { view: View; who: FigureId }) {
  const hex = hexOfFigure(view, who)
  return hex === undefined ? null : <Chip hex={hex} {...chip} />
}

function Blast({ now, beat }: { now: Extract<Event, { kind: 'burst' }>; beat: number }) {
  const lie = useLie()
  const [x, y] = lie.at(now.hex)
  const far = (now.what === 'm1' ? 0.8 : now.what === 'shell' ? 6 : 4) + 0.5
  const r = far * lie.reach(now.hex) * 0.87
  return (
    <ellipse
      className="tt-burst"
      cx={x}
      cy={y}
      rx={r}
      ry={r * lie.squash}
      style={beat > 0 ? { animation: `tt-burst ${beat}ms ease-out both` } : undefined}
    />
  )
}

/** A word over a hex, kept inside the field. */
function Chip({ hex, tone, words, late = 0 }: ChipProps & { hex: Hex }) {
  const lie = useLie()
  const [x, y] = lie.at(hex)
  const width = words.length * 7.4 + 16
  const left = Math.min(Math.max(4, x - width / 2), lie.width - 4 - width)
  const away = lie.side(hex) * 0.5 + 20
  const above = y > 70 ? y - away : y + away
  return (
    <g className="tt-chip" data-tone={tone} transform={`translate(${left.toFixed(1)} ${above.toFixed(1)})`}>
      <g style={toldLate(late)}>
        <rect y="-12" width={width} height="24" rx="4" />
        <text x={width / 2} y="4.500">
          {words}
        </text>
      </g>
    </g>
  )
}

/** Whoever is swept up whirls into the flux from where he stood. */
function Swept({ view, who, beat }: { view: View; who: FigureId; beat: number }) {
  const lie = useLie()
  const flux = view.battle?.flux?.hex
  const from = isTripper(who) ? view.trippers[who]?.hex : unitIn(view, who)?.hex
  if (flux === undefined || from === undefined || from < 0) return null
  const [[x0, y0], [x1, y1]] = [lie.at(from), lie.at(flux)]
  const [tripper, unit] = [view.trippers[who], unitIn(view, who)]
  const style = { '--from': `${x0}px ${y0}px`, '--to': `${x1}px ${y1}px` } as CSSProperties
  return (
    <>
      {beat > 0 && (
        <g className="tt-whirls" style={{ ...style, animation: `tt-whirl ${beat}ms ease-in both` }}>
          <g transform={`scale(${(lie.side(from) / COUNTER).toFixed(3)})`}>
            {tripper ? (
              <TripperToken tripper={tripper} id={who} acting={false} side={lie.side(from)} />
            ) : (
              unit && <UnitToken unit={unit} line={lineOf(view, unit)} stunned={false} side={lie.side(from)} />
            )}
          </g>
        </g>
      )}
      <Chip
        hex={flux}
        tone={tripper ? 'bad' : 'good'}
        words={tripper ? t`${tripperName(who)} is swept up` : t('swept up!')}
      />
    </>
  )
}

/** Something that holds for the whole field, in letters that nobody misses. */
function Banner({ words, beat }: { words: string; beat: number }) {
  const lie = useLie()
  const size = Math.min(58, lie.width / (words.length * 0.62))
  const wide = words.length * size * 0.54 + size
  return (
    <g transform={`translate(${lie.width / 2} ${lie.height * 0.42})`}>
      <g className="tt-banner" style={beat > 0 ? { animation: `tt-banner ${beat}ms ease-out both` } : undefined}>
        <rect x={-wide / 2} y={-size * 0.95} width={wide} height={size * 1.5} rx="6" />
        <text y={size * 0.15} fontSize={size}>
          {words}
        </text>
      </g>
    </g>
  )
}

function Ring({ hex }: { hex: Hex }) {
  const lie = useLie()
  const [x, y] = lie.at(hex)
  return <polygon className="tt-ring" points={lie.corners(hex, 0.96)} transform={`translate(${x} ${y})`} />
}

function Tracer({ from, to, hit, beat }: { from: Hex; to: Hex; hit: boolean; beat: number }) {
  const lie = useLie()
  const [x1, y1] = lie.at(from)
  const [x2, y2] = lie.at(to)
  const past = hit ? 1 : 1.18
  return (
    <>
      <path className="tt-aim" d={`M${x1} ${y1}L${x2} ${y2}`} />
      <path
        className="tt-tracer"
        pathLength={1}
        style={beat > 0 ? { animation: `tt-tracer ${beat * 0.45}ms linear both` } : { opacity: 0 }}
        d={`M${x1} ${y1}L${x1 + (x2 - x1) * past} ${y1 + (y2 - y1) * past}`}
      />
    </>
  )
}
