import { shelf } from '@anachron/games'
import { announce, Glyph, t } from '@anachron/kit'
import type { TableSummary } from '@anachron/wire'
import { useCallback, useEffect, useState } from 'react'
import { titleOf } from '../../app/games.ts'
import { Masthead } from '../../app/Masthead.tsx'
import type { Client } from '../../client/client.ts'
import { here, type Place, useClient, useConnection } from '../../client/places.ts'
import { bringBack, matchWords, putAway } from '../../words/app.ts'
import { Matches } from '../shelf/Matches.tsx'
import type { Placed } from '../shelf/placed.ts'
import '../shelf/shelf.css'
import './matches.css'

interface Filters {
  game: string
  phase: 'any' | 'going' | 'over'
  name: string
  away: boolean
}

/** All matches of this person, here and on the server, as far back as they go. */
export default function MatchesScreen() {
  const browser = here()
  const server = useClient('server')
  const [filters, setFilters] = useState<Filters>({ game: '', phase: 'any', name: '', away: false })
  const own = usePages(browser, filters)
  const shared = usePages(server, filters)
  const [trouble, setTrouble] = useState<string>()
  const placed = (client: Client | null | undefined, place: Place, found: readonly TableSummary[]): Placed[] =>
    found.map((summary) => ({ place, summary, you: client?.you?.id }))
  const all = [...placed(browser, 'here', own.found), ...placed(server, 'server', shared.found)]
  all.sort((a, b) => b.summary.touched - a.summary.touched)
  const move = ({ place, summary }: Placed): void => {
    const [client, pages] = place === 'here' ? [browser, own] : [server, shared]
    client?.request('put-away', { kind: 'table', of: summary.table, away: !filters.away }).then(
      () => {
        pages.drop(summary.table)
        announce(filters.away ? t('Brought back.') : t('Put away.'))
      },
      (problem: Error) => setTrouble(problem.message),
    )
  }
  const isMore = own.more || shared.more
  return (
    <>
      <Masthead title={t('Your matches')} />
      <main className="all-matches" id="main" tabIndex={-1}>
        <h1>{t('Your matches')}</h1>
        <Search filters={filters} change={(change) => setFilters({ ...filters, ...change })} />
        <Matches
          title={filters.away ? t('Put away') : t('Found')}
          tables={all}
          empty={own.isLooking || shared.isLooking ? t('Looking …') : t('No match fits.')}
          beside={(table) => {
            const match = matchWords(titleOf(table.summary.game), table.summary.entry)
            const label = t(filters.away ? bringBack(match) : putAway(match))
            return (
              <button
                type="button"
                className="button quiet icon match-door"
                aria-label={label}
                title={filters.away ? t('Bring back') : t('Put away')}
                onClick={() => move(table)}
              >
                <Glyph name={filters.away ? 'eye' : 'close'} size={16} />
              </button>
            )
          }}
        >
          {isMore && (
            <button
              type="button"
              className="button"
              onClick={() => {
                own.next()
                shared.next()
              }}
            >
              {t('Show older ones')}
            </button>
          )}
        </Matches>
        {trouble && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
      </main>
    </>
  )
}

function Search({ filters, change }: { filters: Filters; change(change: Partial<Filters>): void }) {
  return (
    <search className="matches-search">
      <label className="field-label">
        {t('With')}
        <input
          className="field"
          type="search"
          value={filters.name}
          maxLength={40}
          placeholder={t('a name')}
          onChange={(e) => change({ name: e.target.value })}
        />
      </label>
      <label className="field-label">
        {t('Game')}
        <select className="field" value={filters.game} onChange={(e) => change({ game: e.target.value })}>
          <option value="">{t('any')}</option>
          {shelf.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label className="field-label">
        {t('State')}
        <select
          className="field"
          value={filters.phase}
          onChange={(e) => change({ phase: e.target.value as Filters['phase'] })}
        >
          <option value="any">{t('any')}</option>
          <option value="going">{t('going on')}</option>
          <option value="over">{t('over')}</option>
        </select>
      </label>
      <label className="tick-box">
        <input type="checkbox" checked={filters.away} onChange={(e) => change({ away: e.target.checked })} />
        {t('Those I have put away')}
      </label>
    </search>
  )
}

interface Pages {
  found: readonly TableSummary[]
  more: boolean
  isLooking: boolean
  next(): void
  /** It does not fit any more. */
  drop(table: string): void
}

/** What a place finds, page after page. */
function usePages(client: Client | null | undefined, { game, phase, name, away }: Filters): Pages {
  const connection = useConnection(client)
  const [found, setFound] = useState<readonly TableSummary[]>([])
  const [more, setMore] = useState(false)
  const [isLooking, setLooking] = useState(true)
  const ask = useCallback(
    async (after?: TableSummary) =>
      client?.request('matches', {
        away,
        name: name.trim(),
        ...(game ? { game } : {}),
        ...(phase === 'any' ? {} : { phase }),
        ...(after ? { after: { touched: after.touched, table: after.table } } : {}),
      }),
    [client, game, phase, name, away],
  )
  useEffect(() => {
    if (client === null) setLooking(false)
    if (!client || connection !== 'ready') return
    let wanted = true
    // Whoever types is not asked after every letter.
    const timer = setTimeout(() => {
      ask().then(
        (page) => {
          if (!wanted) return
          setFound(page?.matches ?? [])
          setMore(page?.more ?? false)
          setLooking(false)
        },
        () => wanted && setLooking(false),
      )
    }, 150)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [client, connection, ask])
  const next = (): void => {
    if (!more) return
    ask(found.at(-1)).then(
      (page) => {
        setFound([...found, ...(page?.matches ?? [])])
        setMore(page?.more ?? false)
      },
      () => {},
    )
  }
  return { found, more, isLooking, next, drop: (table) => setFound(found.filter((one) => one.table !== table)) }
}
