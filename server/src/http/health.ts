import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { House } from './app.ts'

/** For whoever looks after the server: is it alive, can it take moves, how does it do. */
export async function health(app: FastifyInstance, { store, settings, metrics, isClosing }: House): Promise<void> {
  const free = { config: { rateLimit: false } }

  app.get('/healthz', free, async () => ({ alive: true }))

  app.get('/readyz', free, async (_request, reply) => {
    if (isClosing()) return reply.code(503).send({ ready: false, reason: 'The server is stopping.' })
    try {
      await store.check()
      return { ready: true }
    } catch {
      return reply.code(503).send({ ready: false, reason: 'The database does not answer.' })
    }
  })

  app.get('/metrics', free, async (request, reply) => {
    if (!mayRead(request, settings.metricsToken))
      return reply.code(403).send({ reason: 'Metrics are read from this machine, or with METRICS_TOKEN.' })
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return request.headers.authorization === `Bearer ${token}`
  const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '')
  return isLocal && request.headers['x-forwarded-for'] === undefined
}
