import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CommitFailed, FileLost } from '../store/faults.ts'
import type { ServerContext } from './context.ts'

/** For whoever looks after the server: is it alive, can it take moves, how does it do. */
export async function health(
  app: FastifyInstance,
  { store, settings, metrics, isClosing }: ServerContext,
): Promise<void> {
  const free = { config: { rateLimit: false } }

  app.get('/healthz', free, async () => ({ alive: true }))

  app.get('/readyz', free, async (_request, reply) => {
    if (isClosing()) return reply.code(503).send({ ready: false, reason: 'The server is stopping.' })
    try {
      await store.check()
      return { ready: true }
    } catch (error) {
      return reply.code(503).send({ ready: false, reason: notReady(error) })
    }
  })

  app.get('/metrics', free, async (request, reply) => {
    if (!mayRead(request, settings.metricsToken))
      return reply.code(403).send({ reason: 'Metrics are read with METRICS_TOKEN.' })
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

/** Without the name of the file: anybody may ask. */
function notReady(error: unknown): string {
  if (error instanceof FileLost) return 'The database file was deleted or replaced.'
  if (error instanceof CommitFailed) return 'The last commit failed: nothing can be stored now.'
  return 'The database does not answer.'
}

/**
 * Only who has the token. Where a request comes from is no proof: behind a proxy on this machine all of them come from
 * here, and the proxy need not say for whom.
 */
function mayRead({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (!token) return false
  const given = Buffer.from(headers.authorization ?? '')
  const right = Buffer.from(`Bearer ${token}`)
  return given.length === right.length && timingSafeEqual(given, right)
}
