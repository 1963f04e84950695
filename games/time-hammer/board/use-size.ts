import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from './layout.ts'

/** How large an element is. */
export function useSize(of: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 1088, height: 706 })
  useLayoutEffect(() => {
    const here = of.current
    if (!here) return
    const measure = (): void =>
      setSize((known) =>
        known.width === here.clientWidth && known.height === here.clientHeight
          ? known
          : { width: here.clientWidth, height: here.clientHeight },
      )
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(here)
    return () => observer.disconnect()
  }, [of])
  return size
}
