import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { render } from '@anachron/kernel/words'
import { pageWith } from '@anachron/wire/embed'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ServerContext } from './context.ts'
import { Errand } from './errand.ts'

const GAME = /^[a-z0-9-]{1,40}$/
/** Nobody in particular looks. */
const ONLOOKER = { id: 'embed', name: 'Onlooker' }

/**
 * Pages that others may frame where the operator allows it: a finished match (`/embed/table/ID`), and positions of a
 * rulebook (`/embed/game/GAME#RULE`). They run without any rights of ours (`sandbox`): no cookie, no request, no
 * storage.
 */
export async function embedPages(app: FastifyInstance, { host, settings }: ServerContext): Promise<void> {
  const ancestors = settings.embedOrigins.length > 0 ? settings.embedOrigins.join(' ') : "'none'"
  const policy = [
    "default-src 'none'",
    "script-src 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    'sandbox allow-scripts',
    `frame-ancestors ${ancestors}`,
  ].join('; ')

  const send = async (reply: FastifyReply, game: string, match?: object) => {
    const name = match ? `${game}.html` : `${game}.rules.html`
    const page = GAME.test(game) && (await readFile(join(settings.app, 'embed', name)).catch(() => undefined))
    if (!page) return reply.code(404).send({ reason: 'There is no page for this game here.' })
    reply.header('content-security-policy', policy)
    reply.removeHeader('x-frame-options')
    return reply.type('text/html; charset=windows-1252').send(match ? Buffer.from(await pageWith(page, match)) : page)
  }

  app.get<{ Params: { game: string } }>('/embed/game/:game', (request, reply) => send(reply, request.params.game))

  app.get<{ Params: { table: string } }>('/embed/table/:table', async (request, reply) => {
    const { table } = request.params
    const errand = new Errand(host, ONLOOKER)
    try {
      const watched = await errand.ask('watch', { table })
      const info = errand.last('table')?.info
      if (watched.m === 'refusal' || !info) return reply.code(404).send({ reason: 'There is no such table.' })
      if (info.phase !== 'over') return reply.code(409).send({ reason: 'This match is not over yet.' })
      const exported = await errand.ask('export', { table })
      if (exported.m === 'refusal') return reply.code(409).send({ reason: render(exported.reason) })
      return send(reply, info.game, exported.file)
    } finally {
      errand.end()
    }
  })
}
