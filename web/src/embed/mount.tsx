/** One match on a page of its own, which needs nothing from anywhere. */
import {
  EVERYTHING,
  type Game,
  importMatch,
  isLogFault,
  type MatchLog,
  type Types,
  type Viewer,
} from '@anachron/kernel'
import type { AnyBoard } from '@anachron/kit'
import { t } from '@anachron/kit'
import { unpack } from '@anachron/wire/carried'
import { createRoot } from 'react-dom/client'
import '@anachron/kit/grounds.css'
import '../look/base.css'
import './embed.css'
import { Replay } from './Replay.tsx'

/** What is on the page: a match, and where in it one looks at first, and by whose eyes. */
interface Shown {
  match: MatchLog
  at?: number
  as?: number
}

/** The match that was put into the page; else of the positions of a rulebook the one that the address names by `#`. */
async function shownOn(): Promise<Shown | undefined> {
  const text = document.getElementById('match')?.textContent
  if (!text) return undefined
  const put = (await unpack(text)) as MatchLog | { positions: Record<string, Shown> }
  if (!('positions' in put)) return { match: put }
  const at = decodeURIComponent(location.hash.slice(1))
  return Object.hasOwn(put.positions, at) ? put.positions[at] : undefined
}

const namesIn = ({ notes, seats }: MatchLog): string[] => {
  const given = (notes as { names?: string[] } | undefined)?.names ?? []
  return Array.from({ length: seats }, (_, seat) => given[seat] || t`Player ${seat + 1}`)
}

/** Whose eyes: a seat that the address names (1, 2, …), else everybody's once nothing is hidden any more. */
function viewerIn({ match, as }: Shown, isOver: boolean, wanted: string | null): Viewer {
  const seat = Number(wanted)
  if (Number.isInteger(seat) && seat >= 1 && seat <= match.seats) return seat - 1
  return as ?? (isOver ? EVERYTHING : 0)
}

export async function mount(game: Game<Types>, board: AnyBoard): Promise<void> {
  const root = createRoot(document.getElementById('replay') as HTMLElement)
  const shown = await shownOn()
  const match = shown && importMatch(game, shown.match)
  if (!shown || !match) return root.render(<p>{t('There is no match on this page.')}</p>)
  if (isLogFault(match)) return root.render(<p>{t`This match cannot be shown: ${match.fault}`}</p>)
  const { result } = match.state
  const wanted = new URLSearchParams(location.search)
  const at = Number(wanted.get('at') ?? shown.at ?? (result ? 0 : match.log.entries.length)) || 0
  const as = viewerIn(shown, result !== null, wanted.get('as'))
  document.body.dataset.game = game.id
  // Frames may be led from one position to the next by their addresses alone.
  addEventListener('hashchange', () => location.reload())
  root.render(<Replay game={game} board={board} match={match} names={namesIn(match.log)} at={at} as={as} />)
}
