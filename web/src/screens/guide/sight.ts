import { useEffect, useState } from 'react'
import type { Table } from '../../client/table.ts'
import type { Past } from '../table/looking.ts'

/** The recorded match after an entry, as one seat saw it. */
export function useSight(table: Table, entry: number, as: number): Past | undefined {
  const [seen, setSeen] = useState<Past>()
  useEffect(() => {
    let wanted = true
    table.client.request('look', { table: table.id, entry, as }).then(
      ({ sight, told }) => wanted && setSeen({ sight, told }),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [table, entry, as])
  return seen
}
