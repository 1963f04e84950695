import { useSyncExternalStore } from 'react'
import type { Client } from '../../../client/client.ts'

/** People whose words somebody does not want to read, by the place where they have said so. */
interface Muted {
  ids: ReadonlySet<string>
  listeners: Set<() => void>
}

const NOBODY: ReadonlySet<string> = new Set()
const known = new WeakMap<Client, Muted>()

function mutedAt(client: Client): Muted {
  const found = known.get(client)
  if (found) return found
  const made: Muted = { ids: NOBODY, listeners: new Set() }
  known.set(client, made)
  client.request('out-of-sight', {}).then(
    ({ people }) => change(made, new Set([...made.ids, ...people.map(({ id }) => id)])),
    () => known.delete(client),
  )
  return made
}

function change(muted: Muted, ids: ReadonlySet<string>): void {
  muted.ids = ids
  for (const listen of muted.listeners) listen()
}

export function useMuted(client: Client): ReadonlySet<string> {
  return useSyncExternalStore(
    (listen) => {
      const { listeners } = mutedAt(client)
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    () => mutedAt(client).ids,
  )
}

export async function mute(client: Client, person: string, on: boolean): Promise<void> {
  await client.request('put-away', { kind: 'person', of: person, away: on })
  const muted = mutedAt(client)
  const others = [...muted.ids].filter((id) => id !== person)
  change(muted, new Set(on ? [...others, person] : others))
}
