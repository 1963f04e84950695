import { t } from '@anachron/kit'
/** The family of a match: the match it left, the matches that left it, and theirs. */
import type { MatchView, TableInfo } from '@anachron/wire'
import type { Client } from '../../client/client.ts'
import { seatNames } from '../../client/names.ts'

/** What can be seen of a match without staying at it. */
export interface Glance {
  info: TableInfo
  matchView: MatchView | undefined
}

export interface Branch {
  table: string
  /** 'The first match', 'Branch A', … in the order in which they are drawn. */
  name: string
  /** Nothing of it can be seen by this person. */
  hidden: boolean
  parent: Branch | undefined
  /** When it left its parent and when it is now, in entries since the first match began. */
  left: number
  end: number
  /** What to add to an entry of this match to get a time of the tree: a branch from an imagined world counts anew. */
  offset: number
  matchView: MatchView | undefined
  names: readonly string[]
  children: Branch[]
}

const FAR = 40

/** Climbs to the first match, then follows every branch; the family in the order in which it is drawn. */
export async function familyOf(client: Client, here: Glance): Promise<Branch[]> {
  // Whoever sits at a table must not look in and leave again.
  const known = new Map<string, Promise<Glance | undefined>>([[here.info.table, Promise.resolve(here)]])
  const glance = (id: string): Promise<Glance | undefined> => {
    let found = known.get(id)
    if (!found) {
      found = known.size < FAR ? peek(client, id) : Promise.resolve(undefined)
      known.set(id, found)
    }
    return found
  }
  // A server may say what it likes: nobody is climbed to twice, and nobody is drawn twice.
  let first = here.info
  const climbed = new Set([first.table])
  while (first.branchOf && !climbed.has(first.branchOf.table)) {
    const parent = await glance(first.branchOf.table)
    if (!parent) break
    first = parent.info
    climbed.add(first.table)
  }
  const family: Branch[] = []
  const drawn = new Set<string>()
  const add = async (id: string, parent: Branch | undefined, left: number): Promise<void> => {
    drawn.add(id)
    const seen = await glance(id)
    const offset = seen?.info.from === undefined || !parent ? (parent?.offset ?? 0) : left
    const branch: Branch = {
      table: id,
      name: parent ? t`Branch ${letter(family.length - 1)}` : t('The first match'),
      hidden: !seen,
      parent,
      left,
      end: Math.max(left, offset + (seen?.matchView?.entry ?? 0)),
      offset,
      matchView: seen?.matchView,
      names: seen ? seatNames(seen.info, client.you?.id) : [],
      children: [],
    }
    parent?.children.push(branch)
    family.push(branch)
    // Branches that left late are drawn nearest to their parent, so that no line crosses another.
    const leaving = [...(seen?.info.branches ?? [])].sort((a, b) => b.entry - a.entry)
    for (const { table, entry } of leaving)
      if (!drawn.has(table) && drawn.size < FAR) await add(table, branch, offset + entry)
  }
  await add(first.table, undefined, 0)
  return family
}

const letter = (n: number): string =>
  n < 26 ? String.fromCharCode(65 + n) : `${letter(Math.floor(n / 26) - 1)}${letter(n % 26)}`

/** Looks in at a table and leaves again; a match that has begun also says how it stands. */
export function peek(client: Client, id: string): Promise<Glance | undefined> {
  return new Promise((resolve) => {
    let info: TableInfo | undefined
    const done = (seen: Glance | undefined): void => {
      stop()
      client.request('unwatch', { table: id }).catch(() => {})
      resolve(seen)
    }
    const stop = client.onPush((push) => {
      if (push.m === 'table' && push.info.table === id) {
        info = push.info
        if (info.phase === 'gathering') done({ info, matchView: undefined })
      } else if (push.m === 'play' && push.table === id && info) done({ info, matchView: push.matchView })
    })
    client.request('watch', { table: id }).catch(() => {
      stop()
      resolve(undefined)
    })
  })
}
