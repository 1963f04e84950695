import type { Analysis, Point } from '@anachron/bots'
import { useEffect, useState } from 'react'
import type { Client } from './client.ts'

export type { Analysis } from '@anachron/bots'

const ASK_AGAIN = 700

export interface Turns {
  /** Of a finished match, once it is worked out. */
  analysis?: Analysis
  /** Of a running match: by entry and seat, as onlookers could tell. */
  watched?: Point[][]
  /** The share that is worked out while it is being worked out. */
  progress?: number
  trouble?: string
}

const NOTHING: Turns = {}

/**
 * How a match turned, as its host has worked it out. `asking`: `kept` takes what is there already, `make` has it worked
 * out and asks until it is; without it nothing is asked. `entry`: the newest one, so that the curve of a running match
 * goes on with it.
 */
export function useAnalysis(client: Client, table: string, asking: 'kept' | 'make' | undefined, entry: number): Turns {
  const [turns, setTurns] = useState(NOTHING)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is a reason to ask again
  useEffect(() => {
    if (asking === undefined) {
      setTurns(NOTHING)
      return undefined
    }
    let wanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (): Promise<void> => {
      try {
        const { done, found, watched } = await client.request('analysis', { table, kept: asking === 'kept' })
        if (!wanted) return
        setTurns({
          ...(found ? { analysis: found as unknown as Analysis } : {}),
          ...(watched ? { watched: watched as unknown as Point[][] } : {}),
          ...(asking === 'make' && done < 1 ? { progress: done } : {}),
        })
        if (asking === 'make' && done < 1) timer = setTimeout(ask, ASK_AGAIN)
      } catch (problem) {
        if (wanted && asking === 'make')
          setTurns({ trouble: problem instanceof Error ? problem.message : String(problem) })
      }
    }
    void ask()
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [client, table, asking, entry])
  return turns
}
