import { readFileSync } from 'node:fs'
import { asyncapi, openapi } from '@anachron/wire/api'
import type { FastifyInstance } from 'fastify'
import { apiPage } from './api-page.ts'

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** How to speak to this server, for programs and for people. Made from the schemas when somebody first asks. */
export async function apiDocuments(app: FastifyInstance): Promise<void> {
  const once = <T>(make: () => T): (() => T) => {
    let made: T | undefined
    return () => {
      made ??= make()
      return made
    }
  }
  const http = once(() => openapi(version))
  const socket = once(() => asyncapi(version))
  const page = once(() => apiPage(version))
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(http()))
  app.get('/api/asyncapi.json', async (_request, reply) => reply.type('application/json').send(socket()))
  app.get('/api', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page()))
}
