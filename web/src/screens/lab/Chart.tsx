import { Charts } from '@anachron/lab/browser'
import { useEffect, useRef } from 'react'

/** A chart of the lab, drawn when what it shows changes. */
export function Chart({ label, draw }: { label: string; draw(charts: Charts): Element | undefined }) {
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    const drawn = draw(new Charts(document))
    drawn?.setAttribute('role', 'img')
    drawn?.setAttribute('aria-label', label)
    frame.current?.replaceChildren(...(drawn ? [drawn] : []))
  })
  return <figure className="lab-chart" ref={frame} />
}
