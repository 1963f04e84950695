import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Figures {
  heap: number
  rss: number
  /** Milliseconds of processor time so far. */
  cpu: number
  /** The same once the heap has been tidied up for the question: where the next stretch of time begins. */
  tidied?: number
  /** Of which the main thread used. */
  main?: number
  committed?: { commits: number; writes: number }
  load?: { tables: number; sessions: number }
}

/** A server process under trial. */
export interface Subject {
  port: number
  child: ChildProcess
  figures(): Promise<Figures>
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** A trial sends more than anybody may. */
export const UNLIMITED = {
  LIMIT_ADDRESS: '0',
  LIMIT_PERSON: '0',
  LIMIT_TABLE: '0',
  LIMIT_MAKING: '0',
  LIMIT_CONNECTIONS: '0',
}

/** Starts a subject and waits until it listens. */
export async function startSubject(file: string, env: Record<string, string>): Promise<Subject> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = fork(path, {
    execArgv: ['--expose-gc'],
    env: { ...process.env, LOG_LEVEL: 'fatal', NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const { port } = await reply<{ port: number }>(child, 'port')
  return {
    port,
    child,
    async figures() {
      child.send('figures')
      return (await reply<{ figures: Figures }>(child, 'figures')).figures
    },
    stop: (signal = 'SIGTERM') =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill(signal)
      }),
  }
}

export function reply<M extends object>(child: ChildProcess, key: keyof M): Promise<M> {
  return new Promise((resolve, reject) => {
    const heard = (message: unknown): void => {
      if (typeof message !== 'object' || message === null || !(key in message)) return
      child.off('message', heard)
      child.off('exit', gone)
      resolve(message as M)
    }
    const gone = (code: number | null): void => reject(new Error(`the process ended (${code}) before it answered`))
    child.on('message', heard)
    child.once('exit', gone)
  })
}
