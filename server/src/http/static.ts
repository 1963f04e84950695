import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { House } from './app.ts'

/** The web app. Files whose names carry a hash are kept for good; every address that is not a file is a screen of the app. */
export async function appFiles(app: FastifyInstance, { settings }: House): Promise<void> {
  const isBuilt = existsSync(join(settings.app, 'index.html'))
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: settings.app,
      wildcard: false,
      setHeaders(reply, path) {
        const kept = /[/\\]assets[/\\]/.test(path)
        reply.header('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (isBuilt && wantsPage && !request.url.startsWith('/api/')) return reply.sendFile('index.html')
    return reply.code(404).send({ reason: 'There is nothing at this address.' })
  })
}
