import { shelf } from '@anachron/games'
import { t } from '@anachron/kit'
import { useEffect, useRef } from 'react'
import { Masthead } from '../../app/Masthead.tsx'
import { go, href, useRoute } from '../../app/route.ts'
import { useSettings } from '../../app/settings.ts'
import { useLobby } from '../../client/lobby.ts'
import { here, useClient } from '../../client/places.ts'
import { Box } from './Box.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { GoOn } from './GoOn.tsx'
import { Leaf } from './Leaf.tsx'
import { isYours, Matches } from './Matches.tsx'
import type { Placed } from './placed.ts'
import { YourMatches } from './YourMatches.tsx'
import './shelf.css'

const CLOSED = href()

export default function Shelf() {
  const browser = here()
  const server = useClient('server')
  const { met } = useSettings()
  const own = useLobby(browser)
  const shared = useLobby(server)
  const wanted = useRoute().query.get('game')
  const open = shelf.find(({ id }) => id === wanted)
  useClosing(open?.id)
  useInSight(open?.id)
  const yours: Placed[] = [
    ...(own?.yours ?? []).map((summary) => ({ place: 'here' as const, summary, you: browser.you?.id })),
    ...(shared?.yours ?? []).map((summary) => ({ place: 'server' as const, summary, you: server?.you?.id })),
  ].sort((a, b) => b.summary.touched - a.summary.touched)
  const placed = (summaries: NonNullable<typeof shared>['open']): Placed[] =>
    summaries.map((summary) => ({ place: 'server', summary, you: server?.you?.id }))
  // Whoever has met a game may have put matches away, and wants to find them.
  const isNew = own !== undefined && yours.length === 0 && met.length === 0
  return (
    <>
      <Masthead wide />
      <main className="shelf" id="main">
        <GoOn tables={yours} />
        <section className="cabinet" aria-label={t('The cabinet')} data-open={open?.id}>
          {shelf.map((entry) => {
            const going = yours.filter(({ summary }) => summary.game === entry.id && summary.phase === 'playing')
            return (
              <Box
                key={entry.id}
                entry={entry}
                isOpen={entry === open}
                isAside={open !== undefined && entry !== open}
                waits={going.filter(({ summary, you }) => isYours(summary, you)).length}
                going={going.length}
              >
                {entry === open && (
                  <Leaf
                    entry={entry}
                    hasServer={!!server}
                    matches={yours.filter(({ summary }) => summary.game === entry.id)}
                    close={() => go(CLOSED)}
                  />
                )}
              </Box>
            )
          })}
        </section>
        <div className="lists">
          {own && yours.length === 0 && <FirstSteps isNew={isNew} />}
          {!isNew && (
            <YourMatches
              tables={yours}
              empty={own ? t('Nothing yet. A match you begin stays here, even if you close the tab.') : t('Looking …')}
            />
          )}
          {server && (
            <>
              <Matches
                title={t('Open tables')}
                tables={hereFirst(placed(shared?.open ?? []))}
                terms
                empty={t('Nobody is waiting for a rival just now.')}
              />
              <Matches
                title={t('Watch')}
                tables={placed(shared?.live ?? [])}
                empty={t('No public match is being played.')}
                terms
              />
            </>
          )}
        </div>
      </main>
    </>
  )
}

/** Tables whose people are there before those that wait for nobody's return. */
const hereFirst = (tables: readonly Placed[]): Placed[] =>
  tables.toSorted((a, b) => Number(b.summary.here !== false) - Number(a.summary.here !== false))

/** A box that was opened from further down is read from its title on. */
function useInSight(open: string | undefined): void {
  useEffect(() => {
    if (open === undefined) return
    const box = document.querySelector('.box[data-open]')
    if (box && box.getBoundingClientRect().top < 0) box.scrollIntoView()
  }, [open])
}

/** Escape closes an open box; whoever closes it is back at its lid. */
function useClosing(open: string | undefined): void {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (open === undefined) {
      if (last.current) document.getElementById(`lid-${last.current}`)?.focus()
      last.current = undefined
      return
    }
    last.current = open
    const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented) go(CLOSED)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [open])
}
