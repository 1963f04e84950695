import { Charts } from '@anachron/lab/browser'
import { useEffect, useRef } from 'react'

/** A chart of the lab, drawn when what it shows changes. */
export function Chart({ draw }: { draw(charts: Charts): Element | undefined }) {
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    const drawn = draw(new Charts(document))
    frame.current?.replaceChildren(...(drawn ? [drawn] : []))
  })
  return <figure className="lab-chart" ref={frame} />
}
