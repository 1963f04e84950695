import { expect, test } from 'vitest'
import { OutOfBounds, Pool, type PoolOptions, type Thread } from '../src/index.ts'

type Work = { id: number; do: 'answer' | 'hang' | 'die' | 'grow' | 'go on' | 'wait' }
type Done = { id: number; ready?: true; progress?: number; fault?: string; by?: number }

/** Threads that do as they are told. One that hangs hears and says nothing more. */
function crew(more: Partial<PoolOptions<Work, Done>> = {}) {
  const ended: number[] = []
  const started: Work['do'][][] = []
  const start = (): Thread<Work, Done> => {
    const number = started.length
    const asked: Work['do'][] = []
    started.push(asked)
    let hangs = false
    let tell: (done: Done) => void = () => {}
    let die: (why: string, isTooLarge: boolean) => void = () => {}
    const say = (done: Done): void => void setTimeout(() => !hangs && tell(done), 0)
    return {
      send(work) {
        if (!('do' in work)) return
        asked.push(work.do)
        if (work.do === 'hang') hangs = true
        if (work.do === 'die') die('It fell over.', false)
        if (work.do === 'grow') die('It grew too large.', true)
        if (work.do === 'answer') say({ id: work.id, by: number })
        if (work.do !== 'go on') return
        // Together much longer than it may be silent.
        for (let i = 1; i <= 6; i++) setTimeout(() => tell({ id: work.id, progress: i / 6 }), 40 * i)
        setTimeout(() => tell({ id: work.id, by: number }), 250)
      },
      onMessage(listener) {
        tell = listener
        setTimeout(() => tell({ id: 0, ready: true }), 0)
      },
      end: () => void ended.push(number),
      onEnd(listener) {
        die = listener
      },
    }
  }
  return { pool: new Pool<Work, Done>({ start, shared: 1, alone: 1, ...more }), ended, started }
}

const SOON = { millis: 100 }
const LONG = { millis: 60_000 }

test('whoever does not answer in time is ended with its thread, and the next is answered by another', async () => {
  const { pool, ended } = crew()
  await expect(pool.ask({ do: 'hang' }, SOON)).rejects.toThrow(OutOfBounds)
  // Shared first, then by itself.
  expect(ended).toEqual([0, 1])
  expect(await pool.ask({ do: 'answer' }, LONG)).toMatchObject({ by: 2 })
})

test('whoever shared the thread is answered all the same, and is not taken for the one who hung', async () => {
  const { pool, started } = crew()
  const hung = pool.ask({ do: 'hang' }, SOON)
  const others = [1, 2, 3].map(() => pool.ask({ do: 'answer' }, LONG))
  await expect(hung).rejects.toThrow(OutOfBounds)
  for (const answer of await Promise.all(others)) expect(answer.by).toBeGreaterThan(0)
  expect(started[0]).toEqual(['hang', 'answer', 'answer', 'answer'])
})

test('what is to be alone shares its thread with nobody: others are answered while it hangs', async () => {
  const { pool, ended } = crew()
  const hung = pool.ask({ do: 'hang' }, { millis: 60_000, alone: true })
  expect(await pool.ask({ do: 'answer' }, LONG)).toMatchObject({ by: 1 })
  const waiting = pool.ask({ do: 'answer' }, { ...LONG, alone: true })
  expect(ended).toEqual([])
  pool.close()
  await expect(hung).rejects.toThrow('closed')
  await expect(waiting).rejects.toThrow('closed')
})

test('whoever is alone and hangs is ended at once, without a second try; the next in the queue follows', async () => {
  const { pool, started } = crew()
  const hung = pool.ask({ do: 'hang' }, { ...SOON, alone: true })
  const next = pool.ask({ do: 'answer' }, { ...LONG, alone: true })
  await expect(hung).rejects.toThrow(OutOfBounds)
  expect(await next).toMatchObject({ by: 1 })
  expect(started).toEqual([['hang'], ['answer']])
})

test('a thread that dies is replaced; what it was asked alone is a failure with its reason', async () => {
  const { pool } = crew({ shared: 0 })
  await expect(pool.ask({ do: 'die' }, LONG)).rejects.toThrow('fell over')
  await expect(pool.ask({ do: 'die' }, LONG)).rejects.not.toBeInstanceOf(OutOfBounds)
  await expect(pool.ask({ do: 'grow' }, LONG)).rejects.toBeInstanceOf(OutOfBounds)
  expect(await pool.ask({ do: 'answer' }, LONG)).toMatchObject({ by: 3 })
})

test('progress gives it its time anew', async () => {
  const { pool, ended } = crew()
  const heard: number[] = []
  const asking = { ...SOON, millis: 200, onProgress: (done: number) => void heard.push(done) }
  expect(await pool.ask({ do: 'go on' }, asking)).toMatchObject({ by: 0 })
  expect(heard).toHaveLength(6)
  expect(ended).toEqual([])
})

test('what waits for its turn can be called off', async () => {
  const { pool } = crew()
  const stop = new AbortController()
  const busy = pool.ask({ do: 'wait' }, { ...LONG, alone: true })
  const waiting = pool.ask({ do: 'answer' }, { ...LONG, alone: true, signal: stop.signal })
  stop.abort()
  await expect(waiting).rejects.toThrow('called off')
  pool.close()
  await expect(busy).rejects.toThrow('closed')
})

test('idle threads end where that is wanted', async () => {
  const { pool, ended } = crew({ endIdle: true })
  await pool.ask({ do: 'answer' }, LONG)
  expect(ended).toEqual([0])
  expect(await pool.ask({ do: 'answer' }, LONG)).toMatchObject({ by: 1 })
})
