import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from './app.ts'
import { type AppFile, AppFiles } from './app-files.ts'

/** Names that carry a hash never mean anything else. */
const KEPT = /^\/assets\//

/** The web app. Files whose names carry a hash are kept for good; every address that is not a file is a screen of the app. */
export async function appFiles(app: FastifyInstance, { settings }: House): Promise<void> {
  const files = new AppFiles(settings.app)

  const send = async (request: FastifyRequest, reply: FastifyReply, file: AppFile, isKept: boolean) => {
    reply
      .header('cache-control', isKept ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('etag', file.etag)
      .header('vary', 'accept-encoding')
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send()
    const packing = file.packing(request.headers['accept-encoding'])
    if (packing) reply.header('content-encoding', packing)
    return reply.type(file.type).send(await file.bytes(packing))
  }

  const nothing = (reply: FastifyReply) => reply.code(404).send({ reason: 'There is nothing at this address.' })

  // Not counted: a first visit asks for some hundred of them, and a classroom has one address.
  app.get('/*', { config: { rateLimit: false } }, async (request, reply) => {
    const address = request.url.split('?')[0] as string
    if (address.startsWith('/api/')) return nothing(reply)
    const file = await files.find(address === '/' ? '/index.html' : address)
    if (file) return send(request, reply, file, KEPT.test(address))
    const page = request.headers.accept?.includes('text/html') ? await files.find('/index.html') : undefined
    return page ? send(request, reply, page, false) : nothing(reply)
  })
  app.setNotFoundHandler((_request, reply) => nothing(reply))
}
