import type { TableSummary } from '@anachron/wire'
import { useEffect, useState } from 'react'
import type { Client } from './client.ts'
import { useConnection } from './places.ts'

export interface Lobby {
  yours: TableSummary[]
  open: TableSummary[]
  live: TableSummary[]
}

const EMPTY: Lobby = { yours: [], open: [], live: [] }

/** The tables of a place, kept up to date while the shelf is shown. */
export function useLobby(client: Client | null | undefined): Lobby | undefined {
  const [lobby, setLobby] = useState<Lobby | undefined>(undefined)
  const connection = useConnection(client)
  useEffect(() => {
    if (client === null) setLobby(EMPTY)
    if (!client || connection !== 'ready') return
    let wanted = true
    const refresh = (): void => {
      client.request('lobby', {}).then(
        ({ yours, open, live }) => wanted && setLobby({ yours, open, live }),
        () => wanted && setLobby(EMPTY),
      )
    }
    refresh()
    const stop = client.onPush((push) => {
      if (push.m === 'summary' || push.m === 'turn') refresh()
    })
    return () => {
      wanted = false
      stop()
      client.request('leave-lobby', {}).catch(() => {})
    }
  }, [client, connection])
  return lobby
}
