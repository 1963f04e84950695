import type { Answers } from '@anachron/wire'
import { useEffect, useState } from 'react'
import type { ClientTable } from '../../client/table.ts'

/** An entry of the recorded match and how it looked after it, as one seat saw it. */
export function useMatchAt(table: ClientTable, entry: number, as: number): Answers['replay'] | undefined {
  const [seen, setSeen] = useState<Answers['replay']>()
  useEffect(() => {
    let wanted = true
    table.client.request('replay', { table: table.id, from: entry, to: entry, as }).then(
      ({ matchView, entryEvents }) => wanted && setSeen({ matchView, entryEvents }),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [table, entry, as])
  return seen
}
