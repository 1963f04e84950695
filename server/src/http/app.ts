import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Settings } from '../settings.ts'
import { asksForWebSocket } from '../socket/handshake.ts'
import { networkOf } from './address.ts'
import { apiDocuments } from './api-documents.ts'
import { Connections } from './connections.ts'
import type { ServerContext } from './context.ts'
import { embedPages } from './embed.ts'
import { health } from './health.ts'
import { invitations } from './invitations.ts'
import { isOurOrigin } from './origin.ts'
import { peopleRoutes } from './people.ts'
import { scriptPeopleRoutes } from './script-people.ts'
import { scriptRoutes } from './scripts.ts'
import { sockets } from './sockets.ts'
import { appFiles } from './static.ts'

const MAX_BODY = 16 * 1024
const REQUESTS_A_MINUTE = 600
const KEEP_ALIVE = 10_000

export async function buildApp(context: ServerContext): Promise<FastifyInstance> {
  const { settings } = context
  const app = fastify({
    bodyLimit: MAX_BODY,
    // Whoever is slower than this does not want an answer.
    requestTimeout: settings.httpTimes.request,
    connectionTimeout: settings.httpTimes.silence,
    keepAliveTimeout: Math.min(KEEP_ALIVE, settings.httpTimes.silence),
    http: {
      shouldUpgradeCallback: asksForWebSocket,
      headersTimeout: settings.httpTimes.head,
      connectionsCheckingInterval: settings.httpTimes.head / 4,
    },
    // The nearest is asked first: as many are believed as there are proxies, whatever a visitor claims to have come
    // through.
    trustProxy: settings.trustProxy > 0 ? (_address, hop) => hop < settings.trustProxy : false,
    // The address of a private table is a secret: requests are logged by their route, never by their address.
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: settings.logLevel, redact: ['req.headers', 'headers', 'token', 'passphrase'] },
    routerOptions: { maxParamLength: 200 },
  })
  const connections = new Connections(settings)
  connections.countOn(app)
  await app.register(helmet, securityHeaders(settings))
  await app.register(cookie)
  await app.register(rateLimit, {
    max: settings.limits.address === 0 ? 1_000_000_000 : REQUESTS_A_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: () => ({ statusCode: 429, reason: 'Too many requests from this address. Wait a minute.' }),
  })
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && !isOurOrigin(request.headers, settings))
      return reply.code(403).send({ reason: 'Pages of another origin may not do this.' })
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    context.metrics.http.inc({ method: request.method, route, status: reply.statusCode })
    request.log.debug({ route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  app.setErrorHandler((error: Error & { statusCode?: number; reason?: string }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'failed')
    const reason = error.reason ?? (status >= 500 ? 'Something went wrong here. Try again.' : error.message)
    return reply.code(status).send({ reason })
  })
  await app.register(health, context)
  await app.register(peopleRoutes, context)
  await app.register(scriptRoutes, context)
  await app.register(scriptPeopleRoutes, context)
  await app.register(apiDocuments, context)
  await app.register(embedPages, context)
  await app.register(invitations, context)
  await sockets(app, context, connections)
  await app.register(appFiles, context)
  return app
}

/**
 * Scripts, styles and connections from here only; nobody may frame us. Styles are also set on elements by the app
 * itself.
 */
function securityHeaders({ publicUrl, hstsSubdomains }: Settings): object {
  const secure = publicUrl?.startsWith('https:') === true
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'", 'ws:', 'wss:'],
        'worker-src': ["'self'", 'blob:'],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: secure && { includeSubDomains: hstsSubdomains },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  }
}
