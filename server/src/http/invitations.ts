import type { Person } from '@anachron/host'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback, networkUrls } from '../invite/addresses.ts'
import { drawnPicture } from '../invite/picture.ts'
import { NO_TABLE, type Preview, previewOf, previewPage } from '../invite/preview.ts'
import type { ServerContext } from './context.ts'

const TABLE = /^[A-Za-z0-9_-]{8,40}$/

/** How people find a table: the address to send, the page that a chat looks at, and its picture. */
export async function invitations(app: FastifyInstance, context: ServerContext): Promise<void> {
  const { settings, store, titleOf } = context
  const few = {
    config: { rateLimit: { max: settings.limits.address === 0 ? 1_000_000 : 120, timeWindow: '1 minute' } },
  }

  const preview = async (table: string): Promise<Preview> => {
    const summary = TABLE.test(table) ? await store.summary(table) : undefined
    if (!summary) return NO_TABLE
    const ids = new Set([
      summary.by,
      ...summary.seats.flatMap(({ person, owner }) => [person ?? [], owner ?? []].flat()),
    ])
    const people: Person[] = await store.people([...ids])
    return previewOf(summary, titleOf(summary.game), people)
  }

  /** Where links should lead: known to the server alone. The network's addresses are told on this machine only. */
  app.get('/api/invite', async (request) => {
    const isHere = isLoopback(request.ip) && isLoopback(request.hostname)
    return { url: settings.publicUrl ?? null, network: isHere ? networkUrls(settings, portOf(app)) : [] }
  })

  app.get<{ Params: { table: string } }>('/t/:table', few, async (request, reply) => {
    const { table } = request.params
    if (!TABLE.test(table)) return reply.code(404).send({ reason: 'There is nothing at this address.' })
    const base = settings.publicUrl ?? `${request.protocol}://${request.host}`
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
    return previewPage(await preview(table), { table, base })
  })

  app.get<{ Params: { table: string } }>('/t/:table/picture.png', few, async (request, reply) => {
    try {
      const picture = await drawnPicture(await preview(request.params.table))
      return reply.header('cache-control', 'public, max-age=60').type('image/png').send(picture)
    } catch (error) {
      // Where the drawing library has no build for the machine, there is still the mark of the house.
      logged(request, error)
      return reply.redirect('/icon-512.png')
    }
  })
}

const portOf = (app: FastifyInstance): number => {
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const logged = (request: FastifyRequest, error: unknown): void =>
  request.log.warn({ err: error, route: request.routeOptions.url }, 'no picture')
