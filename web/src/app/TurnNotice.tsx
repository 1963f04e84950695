import type { Card } from '@anachron/wire'
import { useEffect, useState } from 'react'
import { theServer } from '../client/houses.ts'
import { titleOf } from './games.ts'
import { href, useRoute } from './route.ts'
import { currentSettings } from './settings.ts'

/** Says at which other table a decision waits for this person; by the system, where they look elsewhere and want it. */
export function TurnNotice() {
  const [card, setCard] = useState<Card>()
  const { path } = useRoute()
  const here = path[0] === 'table' ? path[2] : undefined
  useEffect(() => {
    let stop: (() => void) | undefined
    let wanted = true
    theServer().then((server) => {
      if (!wanted) return
      stop = server?.onPush((push) => {
        if (push.m !== 'turn') return
        setCard(push.card)
        if (document.hidden && currentSettings().notices) void notify(push.card)
      })
    })
    return () => {
      wanted = false
      stop?.()
    }
  }, [])
  if (!card || card.table === here || path.length === 0) return null
  return (
    <div className="turn-notice" role="status">
      <a href={placeOf(card)} onClick={() => setCard(undefined)}>
        {said(card)}
      </a>
      <button type="button" className="button quiet" onClick={() => setCard(undefined)}>
        Later
      </button>
    </div>
  )
}

const placeOf = ({ table }: Card): string => href('table', 'server', table)
const said = ({ game }: Card): string => `Your decision at ${titleOf(game)}`

/** One notice a table: a later one takes the place of the one before. */
async function notify(card: Card): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const registration = await navigator.serviceWorker?.getRegistration()
  const data = new URL(placeOf(card), location.href).href
  // Through the service worker where there is one: phones know no other way.
  if (registration) return registration.showNotification(said(card), { tag: card.table, data })
  new Notification(said(card), { tag: card.table }).onclick = () => {
    focus()
    location.href = data
  }
}
