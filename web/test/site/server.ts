/** A whole server in a process of its own, with its data in a folder that is thrown away. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/free-port.mjs'
import { BOT_BUDGET } from './visit.ts'

const MAIN = join(import.meta.dirname, '..', '..', '..', 'server', 'src', 'main.ts')

export class TestServer {
  readonly url: string
  readonly #port: number
  readonly #folder: string
  #process: ChildProcess | undefined

  readonly #settings: Record<string, string>

  private constructor(port: number, folder: string, settings: Record<string, string>) {
    this.#settings = settings
    this.#port = port
    this.#folder = folder
    this.url = `http://127.0.0.1:${port}/`
  }

  /** The file that it keeps everything in. */
  get data(): string {
    return join(this.#folder, 'data.sqlite')
  }

  /** `settings`: of its environment, besides what all test servers have. */
  static async start(settings: Record<string, string> = {}): Promise<TestServer> {
    const server = new TestServer(await freePort(), mkdtempSync(join(tmpdir(), 'anachron-web-')), settings)
    process.once('exit', () => {
      server.#process?.kill('SIGKILL')
      rmSync(server.#folder, { recursive: true, force: true })
    })
    await server.start()
    return server
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      ANACHRON_DATA: this.data,
      LOG_LEVEL: 'error',
      BOT_BUDGET: String(BOT_BUDGET),
      LIMIT_ADDRESS: '0',
      ...this.#settings,
    }
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    this.#process = child
    await new Promise<void>((ready, failed) => {
      let said = ''
      child.stdout.on('data', (text) => {
        said += text
        if (said.includes('Anachron is at')) ready()
      })
      child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)))
    })
  }

  /** Without a goodbye, as when the power fails. */
  async kill(): Promise<void> {
    const child = this.#process
    this.#process = undefined
    if (!child || child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  async stop(): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
