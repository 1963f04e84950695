import type { TableInfo } from '@anachron/wire'
import { useEffect, useState } from 'react'
import type { Client } from '../../client/client.ts'
import type { Place } from '../../client/houses.ts'
import type { Table } from '../../client/table.ts'
import { tableHref } from '../shelf/start.ts'

interface Node {
  table: string
  /** The entry of its parent at which it left. */
  left: number | undefined
  children: Node[]
}

const FAR = 40

/** The match this one left, and the matches that left it, as a tree. */
export function BranchTree({ table, place, info }: { table: Table; place: Place; info: TableInfo }) {
  const [root, setRoot] = useState<Node>()
  useEffect(() => {
    let wanted = true
    grow(table.client, info).then((tree) => wanted && setRoot(tree))
    return () => {
      wanted = false
    }
  }, [table, info])
  if (!root || root.children.length === 0) return null
  return (
    <section className="branch-tree">
      <h3>The tree of this match</h3>
      <ul>
        <Twig node={root} place={place} here={info.table} />
      </ul>
    </section>
  )
}

function Twig({ node, place, here }: { node: Node; place: Place; here: string }) {
  const words = node.left === undefined ? 'The first match' : `left after entry ${node.left}`
  return (
    <li>
      {node.table === here ? (
        <strong aria-current="true">{words} · this one</strong>
      ) : (
        <a href={tableHref(place, node.table)}>{words}</a>
      )}
      {node.children.length > 0 && (
        <ul>
          {node.children.map((child) => (
            <Twig key={child.table} node={child} place={place} here={here} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Climbs to the first match, then follows every branch. */
async function grow(client: Client, info: TableInfo): Promise<Node> {
  let seen = 0
  const known = new Map<string, TableInfo>([[info.table, info]])
  const of = async (id: string): Promise<TableInfo | undefined> => {
    if (!known.has(id) && seen++ < FAR) {
      const found = await peek(client, id)
      if (found) known.set(id, found)
    }
    return known.get(id)
  }
  let first = info
  while (first.branchOf) {
    const parent = await of(first.branchOf.table)
    if (!parent) break
    first = parent
  }
  const twig = async (id: string, left: number | undefined): Promise<Node> => {
    const branches = (await of(id))?.branches ?? []
    return { table: id, left, children: await Promise.all(branches.map((one) => twig(one.table, one.entry))) }
  }
  return twig(first.table, first.branchOf?.entry)
}

/** What a table is, without staying at it. */
function peek(client: Client, id: string): Promise<TableInfo | undefined> {
  return new Promise((resolve) => {
    const stop = client.onPush((push) => {
      if (push.m !== 'table' || push.info.table !== id) return
      stop()
      client.request('unwatch', { table: id }).catch(() => {})
      resolve(push.info)
    })
    client.request('watch', { table: id }).catch(() => {
      stop()
      resolve(undefined)
    })
  })
}
