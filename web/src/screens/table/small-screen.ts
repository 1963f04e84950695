/** What stands beside the board comes as a sheet over it where the window is small; the same width as in the styles. */
import { type RefObject, useEffect, useEffectEvent } from 'react'

export const isSmallScreen = (): boolean => matchMedia('(max-width: 700px)').matches

/** A sheet over the board goes when one presses beside it; what opens and closes sheets knows best itself. */
export function usePressedBeside(sheet: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const pressed = useEffectEvent((e: Event): void => {
    const { target } = e
    if (!isSmallScreen() || !(target instanceof Element) || sheet.current?.contains(target)) return
    if (target.closest('.bar, .sheet-back, .inspector, .side-panels, .spot[data-lit], .answers')) return
    close()
  })
  useEffect(() => {
    if (!isOpen) return
    const heard = (e: Event): void => pressed(e)
    addEventListener('click', heard, true)
    return () => removeEventListener('click', heard, true)
  }, [isOpen])
}
