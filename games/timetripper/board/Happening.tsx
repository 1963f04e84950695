/** The event being shown, on the field: who fires at whom, what bursts where, what somebody suffers. */
import type { RESULTS } from '../content/types.ts'
import type { Event } from '../rules/events.ts'
import { isTripper } from '../rules/state.ts'
import type { FigureId, Hex } from '../rules/types.ts'
import type { Shown } from './fold.ts'
import { middleOf, SIZE } from './geometry.ts'
import { hexOfFigure } from './scene.ts'
import { UNSPOKEN } from './unspoken.ts'

export const RESULT_WORDS: Record<(typeof RESULTS)[number], string> = {
  none: 'no effect',
  stun: 'stun',
  wound: 'wound',
  disable: 'disabled',
  kill: 'kill',
}

export function Happening({ view, now, beat }: { view: Shown; now: Event; beat: number }) {
  return (
    <g className="tt-now" {...UNSPOKEN}>
      {pictureOf(view, now, beat)}
    </g>
  )
}

function pictureOf(view: Shown, now: Event, beat: number) {
  switch (now.kind) {
    case 'fired': {
      const from = now.by === null ? undefined : hexOfFigure(view, now.by)
      const to = now.target === 'flux' ? view.battle?.flux?.hex : hexOfFigure(view, now.at)
      if (to === undefined) return null
      const sum = now.roll + now.modifier
      return (
        <>
          {from !== undefined && from !== to && <Tracer from={from} to={to} hit={now.hit} beat={beat} />}
          <Ring hex={to} />
          <Chip
            hex={to}
            tone={now.hit ? 'good' : 'dull'}
            words={`${sum} against ${now.needed}: ${now.hit ? 'hit' : 'miss'}`}
          />
        </>
      )
    }
    case 'wasted':
      return <Chip hex={now.hex} tone="dull" words="into the grass" />
    case 'struck': {
      const from = now.by === null ? undefined : hexOfFigure(view, now.by)
      const to = hexOfFigure(view, now.at)
      if (to === undefined) return null
      const melee = view.volley?.shots.at(-1)?.aim === null
      return (
        <>
          {melee && from !== undefined && from !== to && <Tracer from={from} to={to} hit beat={beat} />}
          <Ring hex={to} />
          <Chip
            hex={to}
            tone={now.became === 'none' ? 'dull' : isTripper(now.at) ? 'bad' : 'good'}
            words={`${now.roll}: ${RESULT_WORDS[now.became]}`}
          />
        </>
      )
    }
    case 'suffered': {
      const hex = hexOfFigure(view, now.who)
      const words = {
        none: 'unhurt',
        stunned: 'stunned',
        down: 'down',
        hurt: `−${now.loss} Endurance`,
        dead: 'dead',
      }[now.effect]
      return hex === undefined ? null : <Chip hex={hex} tone={isTripper(now.who) ? 'bad' : 'good'} words={words} />
    }
    case 'detected': {
      const hex = hexOfFigure(view, now.unit)
      const words = { away: 'shies away', stop: 'stops', towards: 'comes on', attack: 'attacks' }[now.reaction]
      return hex === undefined ? null : (
        <Chip
          hex={hex}
          tone={now.reaction === 'attack' ? 'bad' : 'dull'}
          words={`${now.dice + now.modifier}: ${words}`}
        />
      )
    }
    case 'burst': {
      const [x, y] = middleOf(now.hex)
      const far = now.what === 'm1' ? 0.8 : now.what === 'shell' ? 6 : 4
      return (
        <circle
          className="tt-burst"
          cx={x}
          cy={y}
          r={(far + 0.5) * SIZE * 0.87}
          style={beat > 0 ? { animation: `tt-burst ${beat}ms ease-out both` } : undefined}
        />
      )
    }
    case 'emptied': {
      const hex = hexOfFigure(view, now.who)
      return hex === undefined ? null : (
        <Chip
          hex={hex}
          tone={now.empty ? 'bad' : 'good'}
          words={`${now.roll > 0 ? `${now.roll}: ` : ''}${now.empty ? 'empty' : 'still loaded'}`}
        />
      )
    }
    case 'commanded':
      return (
        <At
          view={view}
          who={now.who}
          tone={now.succeeded ? 'good' : 'bad'}
          words={`${now.roll} against ${now.limit}: ${now.succeeded ? 'the flux obeys' : 'nothing'}`}
        />
      )
    case 'awed':
      return <At view={view} who={now.unit} tone="good" words="awed" />
    case 'special':
      return now.unit === null ? null : <At view={view} who={now.unit} tone="dull" words="!" />
    case 'reloaded':
      return <At view={view} who={now.who} tone="good" words="reloaded" />
    default:
      return null
  }
}

type Tone = 'good' | 'bad' | 'dull'

function At({ view, who, tone, words }: { view: Shown; who: FigureId; tone: Tone; words: string }) {
  const hex = hexOfFigure(view, who)
  return hex === undefined ? null : <Chip hex={hex} tone={tone} words={words} />
}

/** A word over a hex, kept inside the field. */
function Chip({ hex, tone, words }: { hex: Hex; tone: Tone; words: string }) {
  const [x, y] = middleOf(hex)
  const width = words.length * 7.4 + 16
  const left = Math.min(Math.max(4, x - width / 2), 660 - width)
  const above = y > 70 ? y - 44 : y + 44
  return (
    <g className="tt-chip" data-tone={tone} transform={`translate(${left.toFixed(1)} ${above.toFixed(1)})`}>
      <rect y="-12" width={width} height="24" rx="4" />
      <text x={width / 2} y="4.500">
        {words}
      </text>
    </g>
  )
}

function Ring({ hex }: { hex: Hex }) {
  const [x, y] = middleOf(hex)
  return <circle className="tt-ring" cx={x} cy={y} r={SIZE * 0.95} />
}

function Tracer({ from, to, hit, beat }: { from: Hex; to: Hex; hit: boolean; beat: number }) {
  const [x1, y1] = middleOf(from)
  const [x2, y2] = middleOf(to)
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
