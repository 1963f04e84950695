import type { Told } from '@anachron/wire'
import { Glyph, type GlyphName } from '../../kit/Glyph.tsx'
import type { Looking } from './looking.ts'

export interface TimelineProps {
  told: readonly Told[]
  newest: number
  looking: Looking
  names: readonly string[]
  /** Entries at which other matches left this one. */
  branches: readonly number[]
}

/** A scrubber over every decision of the match: one tick each, in the colour of the seat that made it. */
export function Timeline({ told, newest, looking, names, branches }: TimelineProps) {
  const at = looking.at ?? newest
  const to = (entry: number): void => looking.look(entry >= newest ? undefined : Math.max(0, entry))
  const here = told.find(({ entry }) => entry === at)
  const who = here?.seat === null || here?.seat === undefined ? '' : `, ${names[here.seat]}`
  const step = (name: GlyphName, label: string, entry: number, off: boolean) => (
    <button type="button" className="button quiet icon" aria-label={label} disabled={off} onClick={() => to(entry)}>
      <Glyph name={name} />
    </button>
  )
  return (
    <div className="timeline" data-past={looking.at !== undefined || undefined}>
      {step('first', 'To the beginning', 0, at === 0)}
      {step('back', 'One decision back', at - 1, at === 0)}
      <div className="timeline-line">
        <Ticks told={told} newest={newest} at={at} branches={branches} />
        <input
          type="range"
          min={0}
          max={Math.max(1, newest)}
          value={at}
          disabled={newest === 0}
          aria-label="Timeline"
          aria-valuetext={at === newest ? `now, entry ${at}` : `entry ${at} of ${newest}${who}`}
          onChange={(e) => to(Number(e.target.value))}
        />
      </div>
      {step('forward', 'One decision forward', at + 1, at >= newest)}
      {step('last', 'To now', newest, at >= newest)}
      {/* The slider says the same, when asked. */}
      <span className="timeline-at number" aria-hidden="true">
        {at}
        <span> / {newest}</span>
      </span>
    </div>
  )
}

function Ticks({
  told,
  newest,
  at,
  branches,
}: {
  told: readonly Told[]
  newest: number
  at: number
  branches: readonly number[]
}) {
  const x = (entry: number): number => (newest === 0 ? 0 : (entry / newest) * 1000)
  return (
    <svg className="ticks" viewBox="0 0 1000 28" preserveAspectRatio="none" aria-hidden="true">
      <path className="ticks-axis" d="M0 14H1000" vectorEffect="non-scaling-stroke" />
      <path className="ticks-done" d={`M0 14H${x(at)}`} vectorEffect="non-scaling-stroke" />
      {told.map(({ entry, seat }) => (
        <path
          key={entry}
          className="tick"
          data-future={entry > at || undefined}
          style={seat === null ? undefined : { stroke: `var(--seat-${seat % 4})` }}
          d={`M${x(entry)} ${seat === null ? 9 : seat % 2 ? 4 : 14}v10`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {branches.map((entry, i) => (
        <path key={i} className="tick-branch" d={`M${x(entry)} 14l${8} -12`} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  )
}
