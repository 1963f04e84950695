import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { forget } from '../people/erasure.ts'
import { COOKIE } from '../people/identity.ts'
import { botWanted } from '../people/scripts.ts'
import type { ServerContext } from './context.ts'

const wanted = z.strictObject({ name: z.string(), scopes: z.array(z.string()).max(10) })

/** The bots of a person: which there are, another one with its token, and the end of one. For browsers, by cookie. */
export async function scriptPeopleRoutes(app: FastifyInstance, context: ServerContext): Promise<void> {
  const { host, store, identities, scripts, settings } = context
  const seldom = {
    config: { rateLimit: { max: settings.limits.address === 0 ? 1_000_000 : 60, timeWindow: '1 minute' } },
  }
  const recognise = async (request: FastifyRequest, reply: FastifyReply) => {
    const person = await identities.personOf(request.cookies[COOKIE])
    if (!person) reply.code(401).send({ reason: 'You are not known here yet.' })
    return person
  }

  app.get('/api/me/bots', seldom, async (request, reply) => {
    const person = await recognise(request, reply)
    return person ? { bots: await scripts.botsOf(person.id) } : reply
  })

  app.post('/api/me/bots', seldom, async (request, reply) => {
    const person = await recognise(request, reply)
    if (!person) return reply
    const asked = wanted.safeParse(request.body)
    if (!asked.success) return reply.code(400).send({ reason: 'A bot is {"name", "scopes"}.' })
    const fine = botWanted(asked.data)
    if ('fault' in fine) return reply.code(400).send({ reason: fine.fault })
    const made = await scripts.make(person.id, fine.name, fine.scopes)
    return 'fault' in made ? reply.code(409).send({ reason: made.fault }) : made
  })

  app.delete<{ Params: { bot: string } }>('/api/me/bots/:bot', seldom, async (request, reply) => {
    const person = await recognise(request, reply)
    if (!person) return reply
    const { bot } = request.params
    if (!(await scripts.end(person.id, bot))) return reply.code(404).send({ reason: 'You have no such bot.' })
    // Bots of the house play on for it where others sit.
    await forget(host, store, bot)
    return { bots: await scripts.botsOf(person.id) }
  })
}
