/** Rank chevrons, stacked upwards. */
export function Chevrons({ n, width }: { n: number; width: number }) {
  const rise = width * 0.35
  return (
    <g className="chevrons">
      {Array.from({ length: n }, (_, i) => (
        <path key={i} d={`M${-width / 2} ${-i * rise}l${width / 2} ${-rise}l${width / 2} ${rise}`} />
      ))}
    </g>
  )
}
