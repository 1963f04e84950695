import { hush, t } from '@anachron/kit'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type OpenGame, openGame } from '../../app/games.ts'
import { Masthead } from '../../app/Masthead.tsx'
import { useRoute } from '../../app/route.ts'
import type { Client } from '../../client/client.ts'
import { PLACES, type Place, useClient } from '../../client/places.ts'
import { ClientTable } from '../../client/table.ts'
import { useArrivals } from './arrivals.ts'
import { Gathering } from './Gathering.tsx'
import { Play } from './Play.tsx'
import './table.css'

export default function TableScreen() {
  const { path, query } = useRoute()
  const place = PLACES.find((one) => one === path[1]) ?? 'here'
  const id = path[2] ?? ''
  const client = useClient(place)
  if (client === null)
    return (
      <Closed title={t('The server cannot be reached.')}>
        {t('Matches in this browser are still there; this one lives on the server.')}
      </Closed>
    )
  if (!client) return <Closed title={t('Looking for the table …')} />
  return <Found key={`${place}/${id}`} client={client} place={place} id={id} at={numberOf(query.get('at'))} />
}

const numberOf = (text: string | null): number | undefined => (text && /^\d+$/.test(text) ? Number(text) : undefined)

function Found({ client, place, id, at }: { client: Client; place: Place; id: string; at: number | undefined }) {
  const table = useTable(client, id)
  const state = useSyncExternalStore(table.subscribe, table.snapshot)
  const game = useGame(state.info?.game)
  useArrivals(place === 'server' ? state.info : undefined, client.you?.id)
  if (state.trouble) return <Closed title={t('This table cannot be opened.')}>{state.trouble}</Closed>
  if (game === null)
    return <Closed title={t('This game could not be loaded.')}>{t('Try again when there is a connection.')}</Closed>
  if (!state.info || !game) return <Closed title={t('Laying the table …')} />
  if (state.info.phase === 'gathering') return <Gathering table={table} place={place} state={state} game={game} />
  if (state.info.closed && !state.matchView)
    return <Closed title={t('This table is closed.')}>{t(state.info.closed)}</Closed>
  if (!state.matchView) return <Closed title={t('Laying the table …')} />
  return <Play table={table} place={place} state={state} game={game} startAt={at} />
}

function useTable(client: Client, id: string): ClientTable {
  const [table] = useState(() => new ClientTable(client, id))
  useEffect(() => {
    table.open()
    return () => {
      table.close()
      // What was said of this table is of no use elsewhere.
      hush()
    }
  }, [table])
  return table
}

function useGame(id: string | undefined): OpenGame | null | undefined {
  const [game, setGame] = useState<OpenGame | null>()
  useEffect(() => {
    if (!id) return
    let wanted = true
    openGame(id).then(
      (found) => wanted && setGame(found ?? null),
      () => wanted && setGame(null),
    )
    return () => {
      wanted = false
    }
  }, [id])
  return game
}

function Closed({ title, children }: { title: string; children?: React.ReactNode }) {
  return (
    <>
      <Masthead />
      <main className="closed-table" id="main" tabIndex={-1}>
        <h1>{title}</h1>
        {children && <p>{children}</p>}
        {children && (
          <p>
            <a className="button" href="#/">
              {t('To the shelf')}
            </a>
          </p>
        )}
      </main>
    </>
  )
}
