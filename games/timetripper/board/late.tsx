/** Parts of the board that come in files of their own, behind it, so that the first of it comes sooner. */
import { type ComponentType, type ReactElement, useEffect, useState } from 'react'

export interface Late<P extends object> {
  (props: P): ReactElement | null
  /** Begins to fetch it. */
  fetch(): Promise<void>
}

/** Nothing is shown until it is here; once it is, it is shown at once. What failed is asked for again the next time. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): Late<P> {
  let Part: ComponentType<P> | undefined
  let coming: Promise<void> | undefined
  const fetch = (): Promise<void> => {
    coming ??= load().then(
      (found) => {
        Part = found
      },
      () => {
        coming = undefined
      },
    )
    return coming
  }
  function Shown(props: P): ReactElement | null {
    const [, setHere] = useState(Part !== undefined)
    useEffect(() => {
      let wanted = true
      fetch().then(() => wanted && setHere(true))
      return () => {
        wanted = false
      }
    }, [])
    return Part ? <Part {...props} /> : null
  }
  return Object.assign(Shown, { fetch })
}
