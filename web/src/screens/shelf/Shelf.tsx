import { shelf } from '@anachron/games'
import { Masthead } from '../../app/Masthead.tsx'
import { here, useClient } from '../../client/houses.ts'
import { useLobby } from '../../client/lobby.ts'
import { Box } from './Box.tsx'
import { GoOn } from './GoOn.tsx'
import { Matches, type Placed } from './Matches.tsx'
import { YourMatches } from './YourMatches.tsx'
import './shelf.css'

export default function Shelf() {
  const browser = here()
  const server = useClient('server')
  const own = useLobby(browser)
  const shared = useLobby(server)
  const yours: Placed[] = [
    ...(own?.yours ?? []).map((card) => ({ place: 'here' as const, card, you: browser.you?.id })),
    ...(shared?.yours ?? []).map((card) => ({ place: 'server' as const, card, you: server?.you?.id })),
  ].sort((a, b) => b.card.touched - a.card.touched)
  const placed = (cards: NonNullable<typeof shared>['open']): Placed[] =>
    cards.map((card) => ({ place: 'server', card, you: server?.you?.id }))
  return (
    <>
      <Masthead wide />
      <main className="shelf" id="main">
        <GoOn tables={yours} />
        <div className="cabinet">
          {shelf.map((entry) => (
            <Box key={entry.id} entry={entry} hasServer={!!server} />
          ))}
        </div>
        <div className="lists">
          <YourMatches
            tables={yours}
            empty={own ? 'Nothing yet. A match you begin stays here, even if you close the tab.' : 'Looking …'}
          />
          {server && (
            <>
              <Matches
                title="Open tables"
                tables={placed(shared?.open ?? [])}
                empty="Nobody is waiting for a rival just now."
              />
              <Matches title="Watch" tables={placed(shared?.live ?? [])} empty="No public match is being played." />
            </>
          )}
        </div>
      </main>
    </>
  )
}
