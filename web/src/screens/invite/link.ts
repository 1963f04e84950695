import { useEffect, useState } from 'react'

export interface InviteLink {
  url: string
  /** Who can open it. */
  reach: 'everybody' | 'network' | 'machine'
}

/** What the server says of itself. */
export interface Reachable {
  url: string | null
  network: readonly string[]
}

type Here = Pick<Location, 'href' | 'hostname'>
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** The best address of a table for others. */
export function linkTo(table: string, told: Reachable | undefined, here: Here): InviteLink {
  const at = (base: string): string => `${base.replace(/\/$/, '')}/t/${table}`
  const own = new URL('.', here.href.split('#')[0]).href
  if (told?.url) return { url: at(told.url), reach: 'everybody' }
  if (!LOOPBACK.test(here.hostname)) return { url: at(own), reach: 'everybody' }
  const [network] = told?.network ?? []
  return network ? { url: at(network), reach: 'network' } : { url: at(own), reach: 'machine' }
}

let asked: Promise<Reachable> | undefined
const ask = (): Promise<Reachable> =>
  fetch(new URL('api/invite', location.href.split('#')[0])).then(
    (answer) => (answer.ok ? answer.json() : undefined),
    () => undefined,
  )

/** Nothing until the server has said how others reach it. */
export function useInviteLink(table: string): InviteLink | undefined {
  const [link, setLink] = useState<InviteLink>()
  useEffect(() => {
    let wanted = true
    asked ??= ask()
    void asked.then((told) => wanted && setLink(linkTo(table, told, location)))
    return () => {
      wanted = false
    }
  }, [table])
  return link
}
