import { rich, t } from '@anachron/kit'
import { useEffect, useState } from 'react'
import { type OpenGame, openGame } from '../../app/games.ts'
import { Masthead } from '../../app/Masthead.tsx'
import { href, settle, useRoute } from '../../app/route.ts'
import type { Client } from '../../client/client.ts'
import { PLACES, type Place, useClient } from '../../client/places.ts'
import { entryWords, partsAt } from '../../words/app.ts'
import { type Branch, familyOf, peek } from '../table/branches.ts'
import { Curves } from './Curves.tsx'
import { Parting } from './Parting.tsx'
import { Then } from './Then.tsx'
import '../table/table.css'
import './compare.css'

/** Two matches of one tree side by side: `#/compare/<place>/<table>/<table>`. */
export default function CompareScreen() {
  const { path } = useRoute()
  const place = PLACES.find((one) => one === path[1]) ?? 'here'
  const client = useClient(place)
  const found = useBoth(client, path[2] ?? '')
  return (
    <>
      <Masthead title={t('Two branches')} />
      <main className="compare" id="main" tabIndex={-1}>
        <h1>{t('Two branches of one match')}</h1>
        {found === null || client === null ? (
          <p>{rich`This match cannot be opened. ${<a href="#/">{t('To the shelf')}</a>}`}</p>
        ) : found && client ? (
          <Chosen client={client} place={place} {...found} first={path[2] ?? ''} second={path[3] ?? ''} />
        ) : (
          <p className="note">{t('Looking for the branches …')}</p>
        )}
      </main>
    </>
  )
}

interface Found {
  game: OpenGame
  family: readonly Branch[]
}

function useBoth(client: Client | null | undefined, table: string): Found | null | undefined {
  const [found, setFound] = useState<Found | null>()
  useEffect(() => {
    if (!client) return
    let wanted = true
    const look = async (): Promise<Found | null> => {
      const here = await peek(client, table)
      const game = here && (await openGame(here.info.game))
      return here && game ? { game, family: await familyOf(client, here) } : null
    }
    look().then(
      (both) => wanted && setFound(both),
      () => wanted && setFound(null),
    )
    return () => {
      wanted = false
    }
  }, [client, table])
  return found
}

interface ChosenProps extends Found {
  client: Client
  place: Place
  first: string
  second: string
}

function Chosen({ client, place, game, family, first, second }: ChosenProps) {
  const seen = family.filter(({ hidden, matchView }) => !hidden && matchView)
  const [ids, setIds] = useState<readonly [string, string]>([first, second])
  const pair = ids.map((id) => seen.find(({ table }) => table === id) ?? seen[0]) as [Branch, Branch]
  const parted = partedAt(pair)
  const last = Math.max(pair[0].end, pair[1].end)
  const [time, setTime] = useState<number>()
  const at = Math.min(time ?? parted, last)
  const choose = (which: 0 | 1, id: string): void => {
    const next = which === 0 ? ([id, ids[1]] as const) : ([ids[0], id] as const)
    setIds(next)
    setTime(undefined)
    settle(href('compare', place, ...next))
  }
  return (
    <>
      <Parting client={client} game={game} pair={pair} parted={parted} />
      <label className="field-label compare-time">
        {t(at === parted ? partsAt(at) : entryWords(at))}
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={t(at === parted ? partsAt(at) : entryWords(at))}
          onChange={(e) => setTime(Number(e.target.value))}
        />
      </label>
      <div className="compare-both">
        {([0, 1] as const).map((which) => (
          <section
            key={which}
            className="compare-side"
            aria-label={`${which === 0 ? t('Left') : t('Right')}: ${pair[which].name}`}
          >
            <select
              className="field"
              aria-label={which === 0 ? t('Left') : t('Right')}
              value={pair[which].table}
              onChange={(e) => choose(which, e.target.value)}
            >
              {seen.map(({ table, name }) => (
                <option key={table} value={table}>
                  {name}
                </option>
              ))}
            </select>
            <Then client={client} place={place} game={game} branch={pair[which]} time={at} />
          </section>
        ))}
      </div>
      <Curves client={client} pair={pair} parted={parted} at={at} look={setTime} />
    </>
  )
}

/** The last moment that two branches have in common. */
export function partedAt([a, b]: readonly [Branch, Branch]): number {
  if (a === b) return a.end
  const way = (branch: Branch): Branch[] => (branch.parent ? [...way(branch.parent), branch] : [branch])
  const [one, other] = [way(a), way(b)]
  let n = 0
  while (one[n] && one[n] === other[n]) n++
  const common = one[n - 1]
  return Math.min(one[n]?.left ?? common?.end ?? 0, other[n]?.left ?? common?.end ?? 0)
}
