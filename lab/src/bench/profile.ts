import { Session } from 'node:inspector/promises'
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Meter } from './harness.ts'

/** Where the time of a task goes: shares of processor time that add up to 1, the largest first. */
export interface Profile {
  files: Share[]
  functions: Share[]
}

export interface Share {
  /** A file of the tree with its room, or what the engine calls its own work; of a function its name before it. */
  place: string
  share: number
}

/** Between two samples, in microseconds. */
const INTERVAL = 200

/** The tree's own files by their path in it; everything else is Node. */
function fileOf(url: string, root: string): string {
  if (!url.startsWith('file://')) return 'node'
  const path = fileURLToPath(url).split(sep).join('/')
  const inside = path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path.replace(/^.*\/(?=lab\/)/, '')
  return inside.startsWith('node_modules/') ? 'node' : inside
}

/** What is the engine's and no function's: `(garbage collector)`. The rest of it is neither here nor there. */
const isEngine = (name: string): boolean => name === '(garbage collector)'
const isIdle = (name: string): boolean => name === '(idle)' || name === '(program)' || name === '(root)'

/** Adds up the samples of V8's profiler, which knows of functions that were inlined into others. */
export function sharesOf(
  nodes: readonly { id: number; callFrame: { functionName: string; url: string } }[],
  samples: readonly number[],
  root: string,
): Profile {
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]))
  const files = new Map<string, number>()
  const functions = new Map<string, number>()
  let all = 0
  for (const id of samples) {
    const { functionName, url } = byId.get(id) ?? { functionName: '(root)', url: '' }
    // The bench looks at the processor's clock, which no match does.
    if (isIdle(functionName) || /^cpuUsage$|^cpuSeconds$/.test(functionName)) continue
    const file = isEngine(functionName) ? functionName : fileOf(url, root)
    const name = isEngine(functionName) ? functionName : `${functionName || 'a callback'}, ${file}`
    files.set(file, (files.get(file) ?? 0) + 1)
    functions.set(name, (functions.get(name) ?? 0) + 1)
    all++
  }
  const sorted = (counts: Map<string, number>): Share[] =>
    [...counts].map(([place, count]) => ({ place, share: count / all })).sort((a, b) => b.share - a.share)
  return { files: sorted(files), functions: sorted(functions) }
}

/** Looks at a warm task for so many seconds. */
export async function profileOf(meter: Meter, seconds: number, root: string): Promise<Profile> {
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: INTERVAL })
    await session.post('Profiler.start')
    meter.slice(seconds)
    const { profile } = await session.post('Profiler.stop')
    return sharesOf(profile.nodes, profile.samples ?? [], root)
  } finally {
    session.disconnect()
  }
}
