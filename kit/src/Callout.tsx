import './callout.css'

/** A numbered mark in a figure of the rulebook, with a line to what it is about; the legend says the rest. */
export function Callout({ n, at, to }: { n: number; at: readonly [number, number]; to: readonly [number, number] }) {
  return (
    <g className="callout">
      <path d={`M${at[0]} ${at[1]}L${to[0]} ${to[1]}`} />
      <circle className="callout-end" cx={to[0]} cy={to[1]} r="2.5" />
      <circle cx={at[0]} cy={at[1]} r="9" />
      <text x={at[0]} y={at[1] + 4} textAnchor="middle">
        {n}
      </text>
    </g>
  )
}
