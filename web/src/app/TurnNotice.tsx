import type { Card } from '@anachron/wire'
import { useEffect, useState } from 'react'
import { theServer } from '../client/houses.ts'
import { titleOf } from './games.ts'
import { href, useRoute } from './route.ts'

/** Says at which other table a decision waits for this person. */
export function TurnNotice() {
  const [card, setCard] = useState<Card>()
  const { path } = useRoute()
  const here = path[0] === 'table' ? path[2] : undefined
  useEffect(() => {
    let stop: (() => void) | undefined
    let wanted = true
    theServer().then((server) => {
      if (wanted) stop = server?.onPush((push) => push.m === 'turn' && setCard(push.card))
    })
    return () => {
      wanted = false
      stop?.()
    }
  }, [])
  if (!card || card.table === here || path.length === 0) return null
  return (
    <div className="turn-notice" role="status">
      <a href={href('table', 'server', card.table)} onClick={() => setCard(undefined)}>
        Your decision at {titleOf(card.game)}
      </a>
      <button type="button" className="button quiet" onClick={() => setCard(undefined)}>
        Later
      </button>
    </div>
  )
}
