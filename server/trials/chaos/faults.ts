import { readdirSync, readFileSync } from 'node:fs'

/** Every process that descends from this one; only where there is /proc. */
function family(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
        return parent === pid ? [Number(name)] : []
      } catch {
        return []
      }
    })
  return [pid, ...children]
}

/** Holds a whole database still for a while. */
export async function pause(pid: number, ms: number): Promise<void> {
  const held = family(pid)
  const signal = (name: NodeJS.Signals): void => {
    for (const one of held)
      try {
        process.kill(one, name)
      } catch {
        // It has ended meanwhile.
      }
  }
  signal('SIGSTOP')
  await new Promise((resolve) => setTimeout(resolve, ms))
  signal('SIGCONT')
}
