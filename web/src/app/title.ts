/** The title of the page: where one is, whether one is asked there, and how much waits in all. */
import { useEffect } from 'react'
import type { Client } from '../client/client.ts'
import { onServer } from '../client/places.ts'
import { currentSettings, onSettings } from './settings.ts'

const NAME = 'Anachron'

let place = { name: NAME, asked: false }
/** Tables of the server where a decision waits for this person. */
let waiting: ReadonlySet<string> = new Set()
/** What happened out of sight, by where it happened: lines of a chat, somebody who has come. */
const unseen = new Map<string, number>()

function write(): void {
  const news = [...unseen.values()].reduce((sum, one) => sum + one, 0)
  const count = currentSettings().calls ? waiting.size + news : 0
  document.title = `${place.asked ? '● ' : ''}${count > 0 ? `(${count}) ` : ''}${place.name}`
}

/** The tab says when it waits for this person. */
export function useTitle(name: string, asked: boolean): void {
  useEffect(() => {
    place = { name, asked }
    write()
    return () => {
      place = { name: NAME, asked: false }
      write()
    }
  }, [name, asked])
}

/** Counts something in the title until it has been seen. */
export function countUnseen(where: string, many: number): void {
  if (many > 0) unseen.set(where, many)
  else unseen.delete(where)
  write()
}

/** Keeps the count of waiting decisions true on every screen. */
export function watchWaiting(): () => void {
  let stop: (() => void)[] = []
  const stopLooking = onServer((server) => {
    stop = follow(server)
  })
  const stopListening = onSettings(write)
  return () => {
    stopListening()
    stopLooking()
    for (const one of stop) one()
  }
}

function follow(server: Client): (() => void)[] {
  const note = (table: string, isAsked: boolean): void => {
    if (waiting.has(table) === isAsked) return
    waiting = isAsked ? new Set([...waiting, table]) : new Set([...waiting].filter((one) => one !== table))
    write()
  }
  const ask = (): void => {
    if (server.state !== 'ready') return
    server.request('waiting', {}).then(
      ({ tables }) => {
        waiting = new Set(tables)
        write()
      },
      () => {},
    )
  }
  const seen = (): void => {
    if (!document.hidden) ask()
  }
  ask()
  document.addEventListener('visibilitychange', seen)
  return [
    server.onChange(ask),
    server.onPush((push) => {
      if (push.m === 'turn') note(push.summary.table, true)
      else if (push.m === 'play') note(push.table, push.matchView.options.length > 0)
      else if (push.m === 'summary') {
        const { table, phase, seats, waiting: asked } = push.summary
        note(table, phase === 'playing' && asked.some((seat) => seats[seat]?.person === server.you?.id))
      }
    }),
    () => document.removeEventListener('visibilitychange', seen),
  ]
}
