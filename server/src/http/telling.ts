import type { Person } from '@anachron/host'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { confirmLetter, recoverLetter, replacedLetter } from '../notices/letters.ts'
import { endpointFault, subscriptionId } from '../notices/push.ts'
import { isZone } from '../notices/when.ts'
import { hashOf, newCode } from '../people/codes.ts'
import { networkOf } from './address.ts'
import type { ServerContext } from './context.ts'
import type { Desk } from './desk.ts'

const HOUR = 3_600_000
const MOST_DEVICES = 20
/** Letters to one address, and from one person or household, that are free within the hour. */
const LETTERS = { to: 3, from: 6 }

const hour = z.number().int().min(0).max(23)
const wishes = z.strictObject({
  mail: z.enum(['off', 'each', 'daily']),
  quiet: z.strictObject({ from: hour, to: hour }).nullable(),
  zone: z.string().max(60).refine(isZone, 'not a time zone'),
})
const address = z.email().max(200)
const mailChange = z.strictObject({ address: address.nullable() })
const recovery = z.strictObject({ address })
const keyText = z.string().regex(/^[\w-]{16,120}=*$/)
const device = z.strictObject({
  endpoint: z.url().max(1000),
  keys: z.strictObject({ p256dh: keyText, auth: keyText }),
  name: z.string().trim().min(1).max(60),
})

const NO_MAIL = 'This server sends no mail.'

/** How somebody is told that a match waits for them: by mail, on their devices, and when not. */
export function tellingRoutes(app: FastifyInstance, context: ServerContext, desk: Desk): void {
  wishRoutes(app, context, desk)
  mailRoutes(app, context, desk)
  pushRoutes(app, context, desk)
}

function wishRoutes(app: FastifyInstance, { store, office }: ServerContext, desk: Desk): void {
  const { seldom, recognise, stranger } = desk
  const { told } = store

  app.get('/api/me/telling', async (request, reply) => {
    const person = await recognise(request)
    if (!person) return stranger(reply)
    const { mail, confirmed, wishes: kept } = await told.telling(person.id)
    const devices = await told.subscriptions(person.id)
    return {
      mail: mail === null ? null : { address: mail, confirmed: confirmed !== null },
      wishes: kept,
      devices: devices.map(({ id, name, created }) => ({ id, name, created })),
      webhook: person.webhook ?? null,
      /** What this server can do. */
      sendsMail: office.mailer !== undefined,
      pushKey: office.pushKey,
    }
  })

  app.put('/api/me/telling', seldom, async (request, reply) => {
    const person = await recognise(request)
    if (!person) return stranger(reply)
    const wanted = wishes.safeParse(request.body)
    if (!wanted.success)
      return reply.code(400).send({ reason: 'Mail is off, each or daily; quiet hours go from 0 to 23.' })
    await told.saveWishes(person.id, wanted.data)
    return { wishes: wanted.data }
  })
}

function mailRoutes(app: FastifyInstance, { store, host, office }: ServerContext, desk: Desk): void {
  const { seldom, recognise, stranger, slowDown } = desk
  const { told } = store
  const { mailer, links } = office

  /** Nobody's letter box is filled through us. */
  const tooMany = async (to: string, from: string): Promise<number> => {
    const now = host.clock.now()
    const wait = await store.identities.countGuess(`letters from ${from}`, LETTERS.from, now)
    return wait > 0 ? wait : store.identities.countGuess(`letters to ${hashOf(to.toLowerCase())}`, LETTERS.to, now)
  }

  app.put('/api/me/mail', seldom, async (request, reply) => {
    const person = await recognise(request)
    if (!person) return stranger(reply)
    const wanted = mailChange.safeParse(request.body)
    if (!wanted.success) return reply.code(400).send({ reason: 'This is not an e-mail address.' })
    const { address: to } = wanted.data
    if (to !== null && !mailer) return reply.code(409).send({ reason: NO_MAIL })
    const wait = to === null ? 0 : await tooMany(to, person.id)
    if (wait > 0) return slowDown(reply, wait, 'Too many letters.')
    const before = await told.telling(person.id)
    await told.saveMail(person.id, to)
    const now = host.clock.now()
    if (before.mail && before.confirmed !== null && before.mail !== to)
      void mailer?.send(replacedLetter(before.mail, person.name, now))
    if (to === null || !mailer) return { mail: null }
    const code = newCode()
    await told.saveCode(hashOf(code), { person: person.id, purpose: 'confirm', detail: to }, now + 24 * HOUR, now)
    const outcome = await mailer.send(confirmLetter(to, person.name, links.letter('confirm', code), hashOf(code)))
    if (outcome !== 'sent')
      return reply.code(502).send({ reason: 'The letter could not be sent. Look at the address, or try later.' })
    return { mail: { address: to, confirmed: false } }
  })

  const sendRecovery = async (to: string): Promise<void> => {
    const now = host.clock.now()
    const people: Person[] = await store.people(await told.confirmedBy(to))
    for (const { id, name } of people) {
      const code = newCode()
      await told.saveCode(hashOf(code), { person: id, purpose: 'recover', detail: to }, now + HOUR, now)
      await mailer?.send(recoverLetter(to, name, links.letter('recover', code), hashOf(code)))
    }
  }

  /** The same answer, as fast, whether anybody has this address or not. */
  app.post('/api/recover', seldom, async (request: FastifyRequest, reply) => {
    if (!mailer) return reply.code(409).send({ reason: NO_MAIL })
    const wanted = recovery.safeParse(request.body)
    if (!wanted.success) return reply.code(400).send({ reason: 'This is not an e-mail address.' })
    const to = wanted.data.address
    const wait = await tooMany(to, `address ${networkOf(request.ip)}`)
    if (wait > 0) return slowDown(reply, wait, 'Too many letters.')
    void sendRecovery(to).catch((error: unknown) => host.complain('send a letter', error))
    return {}
  })
}

function pushRoutes(app: FastifyInstance, { store, host, settings }: ServerContext, desk: Desk): void {
  const { seldom, recognise, stranger } = desk
  const { told } = store

  app.post('/api/me/push', seldom, async (request, reply) => {
    const person = await recognise(request)
    if (!person) return stranger(reply)
    const wanted = device.safeParse(request.body)
    if (!wanted.success) return reply.code(400).send({ reason: 'This is not the address of a device.' })
    const { endpoint, keys, name } = wanted.data
    const fault = await endpointFault(endpoint, settings.privateWebhooks)
    if (fault) return reply.code(400).send({ reason: fault })
    const id = subscriptionId(endpoint)
    const others = (await told.subscriptions(person.id)).filter((one) => one.id !== id)
    if (others.length >= MOST_DEVICES)
      return reply.code(409).send({ reason: `Pushes go to at most ${MOST_DEVICES} devices. Take one off first.` })
    await told.saveSubscription({ id, person: person.id, endpoint, ...keys, name, created: host.clock.now() })
    return { id, name }
  })

  app.delete<{ Params: { id: string } }>('/api/me/push/:id', seldom, async (request, reply) => {
    const person = await recognise(request)
    if (!person) return stranger(reply)
    await told.dropSubscription(person.id, request.params.id)
    return {}
  })
}
