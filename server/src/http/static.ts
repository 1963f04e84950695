import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from './context.ts'

/** Names that carry a hash never mean anything else. */
const KEPT = /^assets\//
const FOR_GOOD = { maxAge: '1y', immutable: true }
const ASKED_AGAIN = { cacheControl: false }

/**
 * The web app. Files whose names carry a hash are kept for good; every address that is not a file is a screen of the
 * app.
 */
export async function appFiles(app: FastifyInstance, { settings }: ServerContext): Promise<void> {
  const root = settings.app
  // Looked for anew whenever they are asked for: an app may be built again while the server runs, or not be there yet.
  const how = { root, serve: false, suppressWarning: true, preCompressed: true, index: false } as const
  await app.register(files, { ...how, dotfiles: 'ignore' })

  const send = (reply: FastifyReply, name: string): void => {
    if (KEPT.test(name)) reply.sendFile(name, FOR_GOOD)
    else reply.header('cache-control', 'no-cache').sendFile(name, ASKED_AGAIN)
  }
  const nothing = (reply: FastifyReply) => reply.code(404).send({ reason: 'There is nothing at this address.' })

  // Not counted: a first visit asks for some hundred of them, and a classroom has one address.
  app.get<{ Params: { '*': string } }>('/*', { config: { rateLimit: false }, errorHandler }, (request, reply) => {
    send(reply, request.params['*'] || 'index.html')
  })
  app.setNotFoundHandler((request, reply) => {
    if (!mayBeScreen(request)) return nothing(reply)
    stat(join(root, 'index.html')).then(
      () => send(reply, 'index.html'),
      () => nothing(reply),
    )
  })

  /** A name that no file can have is the name of no file. */
  function errorHandler(error: Error & { statusCode?: number }, _request: unknown, reply: FastifyReply) {
    if ((error.statusCode ?? 500) < 500) return nothing(reply)
    throw error
  }
}

const mayBeScreen = ({ method, headers, url }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) && headers.accept?.includes('text/html') === true && !url.startsWith('/api/')
