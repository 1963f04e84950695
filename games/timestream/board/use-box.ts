import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export interface Size {
  width: number
  height: number
}

/** How much room an element has, in its own pixels; without a page, as much as is usual. */
export function useBox<E extends HTMLElement>(usual: Size): [RefObject<E | null>, Size] {
  const ref = useRef<E>(null)
  const [size, setSize] = useState(usual)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const look = (): void => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0)
        setSize((known) => (known.width === width && known.height === height ? known : { width, height }))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, size]
}
