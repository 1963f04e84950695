import { Icon } from '@anachron/kit'
import { type ComponentProps, useSyncExternalStore } from 'react'

type Bodies = Readonly<Record<string, string>>

interface LateIconProps extends Omit<ComponentProps<typeof Icon>, 'body'> {
  name: string
}

/**
 * Icons that come after the board that draws them, because all of them together weigh more than it does. Until they are
 * there each keeps its place; the first one drawn fetches them.
 */
export function lateIcons(load: () => Promise<Bodies>): (props: LateIconProps) => React.ReactNode {
  let bodies: Bodies | undefined
  let isAsked = false
  const waiting = new Set<() => void>()
  const fetchOnce = (): void => {
    if (isAsked) return
    isAsked = true
    load().then(
      (found) => {
        bodies = found
        for (const wake of waiting) wake()
      },
      // Without a network the words are still there; whoever draws next asks again.
      () => {
        isAsked = false
      },
    )
  }
  const subscribe = (wake: () => void): (() => void) => {
    waiting.add(wake)
    fetchOnce()
    return () => waiting.delete(wake)
  }
  return function LateIcon({ name, ...props }: LateIconProps) {
    const found = useSyncExternalStore(
      subscribe,
      () => bodies,
      () => bodies,
    )
    return <Icon body={found?.[name] ?? ''} {...props} />
  }
}
