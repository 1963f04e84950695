/** A whole server in a process of its own, with its data in a folder that is thrown away. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '..', '..', '..', 'server', 'src', 'main.ts')

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready))
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}

export class TestServer {
  readonly url: string
  readonly #port: number
  readonly #folder: string
  #process: ChildProcess | undefined

  private constructor(port: number, folder: string) {
    this.#port = port
    this.#folder = folder
    this.url = `http://127.0.0.1:${port}/`
  }

  static async start(): Promise<TestServer> {
    const server = new TestServer(await freePort(), mkdtempSync(join(tmpdir(), 'anachron-web-')))
    await server.start()
    return server
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      ANACHRON_DATA: join(this.#folder, 'data.sqlite'),
      LOG_LEVEL: 'error',
      BOT_BUDGET: '60',
      LIMIT_ADDRESS: '0',
    }
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    this.#process = child
    await new Promise<void>((ready, failed) => {
      child.stdout?.on('data', (text) => String(text).includes('Anachron is at') && ready())
      child.on('exit', (code) => failed(new Error(`the server ended with ${code}`)))
    })
  }

  /** Without a goodbye, as when the power fails. */
  async kill(): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.removeAllListeners('exit')
    child.once('exit', () => {})
    child.kill('SIGKILL')
    await Promise.race([gone, new Promise((resolve) => child.once('close', resolve))])
  }

  async stop(): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
