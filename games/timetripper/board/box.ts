/** How large the box is that something stands in. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export interface Box {
  width: number
  height: number
}

const SUPPOSED: Box = { width: 1040, height: 620 }

export function useBox<E extends HTMLElement>(): [RefObject<E | null>, Box] {
  const element = useRef<E>(null)
  const [box, setBox] = useState<Box>(SUPPOSED)
  useLayoutEffect(() => {
    const here = element.current
    if (!here) return
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = here
      if (width > 0 && height > 0)
        setBox((box) => (box.width === width && box.height === height ? box : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(here)
    return () => observer.disconnect()
  }, [])
  return [element, box]
}
