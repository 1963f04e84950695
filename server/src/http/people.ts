import type { Person } from '@anachron/host'
import { seenName } from '@anachron/wire'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { everythingOf, forget } from '../people/erasure.ts'
import { COOKIE } from '../people/identity.ts'
import { fits, fitsNobody, passphrase, protect } from '../people/passphrase.ts'
import { webhookFault } from '../people/webhook-address.ts'
import type { ServerContext } from './context.ts'
import { type Desk, openDesk } from './desk.ts'
import { letterRoutes } from './letters.ts'
import { passkeyRoutes } from './passkeys.ts'
import { tellingRoutes } from './telling.ts'

const name = z.string().trim().min(1).max(40)
const login = z.strictObject({ name, passphrase: z.string().max(200) })
const change = z.strictObject({ passphrase, current: z.string().max(200).optional() })
const webhook = z.strictObject({ url: z.string().max(500).nullable() })

/**
 * People and what is theirs: who am I, a passphrase, other devices, word by webhook, everything as a file, and goodbye.
 */
export async function peopleRoutes(app: FastifyInstance, context: ServerContext): Promise<void> {
  const desk = openDesk(context)
  sessionRoutes(app, context, desk)
  passphraseRoutes(app, context, desk)
  ownRoutes(app, context, desk)
  tellingRoutes(app, context, desk)
  passkeyRoutes(app, context, desk)
  await app.register((letters) => letterRoutes(letters, context, desk))
}

function sessionRoutes(app: FastifyInstance, { host, identities }: ServerContext, desk: Desk): void {
  const { seldom, recognise, giveCookie, shown, stranger } = desk

  /** Whoever comes gets an identity at once. */
  app.post('/api/session', seldom, async (request, reply) => {
    const known = await recognise(request)
    const person = known ?? (await identities.welcome(host.clock.now()))
    const token = known ? identities.renewed(request.cookies[COOKIE] as string, known) : identities.tokenOf(person)
    giveCookie(request, reply, token)
    return shown(person)
  })

  /** The cookie is taken from the browser, and proves nothing any more to whoever has a copy of it. */
  app.delete('/api/session', seldom, async (request, reply) => {
    const person = await recognise(request)
    if (person) {
      await identities.end(request.cookies[COOKIE] as string, person)
      // Their other devices come back by cookies of their own.
      host.signOut(person.id)
    }
    reply.clearCookie(COOKIE, { path: '/' })
    return {}
  })

  /** Ends all sessions but this one: a device that was lost, a browser that was not one's own. */
  app.delete('/api/me/sessions', seldom, async (request, reply) => {
    const person = await recognise(request)
    if (!person) return stranger(reply)
    const renewed = await identities.endAll(person)
    giveCookie(request, reply, identities.tokenOf(renewed))
    reply.raw.once('close', () => host.signOut(person.id))
    return shown(renewed)
  })
}

function passphraseRoutes(app: FastifyInstance, { store, host, identities }: ServerContext, desk: Desk): void {
  const { guessing, seldom, recognise, giveCookie, knowDevice, guessersOf, shown, slowDown, stranger } = desk

  app.post('/api/me/passphrase', seldom, async (request, reply) => {
    const person = await recognise(request)
    if (!person) return stranger(reply)
    const wanted = change.safeParse(request.body)
    if (!wanted.success) return reply.code(400).send({ reason: `A passphrase: ${wanted.error.issues[0]?.message}.` })
    if (person.passphrase) {
      const guessers = guessersOf(request, person.name, person)
      const wait = await guessing.try(guessers)
      if (wait > 0) return slowDown(reply, wait)
      if (!(await fits(wanted.data.current ?? '', person.passphrase)))
        return reply.code(403).send({ reason: 'The present passphrase is another one.' })
      await guessing.succeeded(guessers)
    }
    const other = await store.personNamed(person.name)
    if (other && other.id !== person.id)
      return reply.code(409).send({ reason: 'Somebody else has protected this name. Choose another name first.' })
    const kept: Person = { ...person, passphrase: await protect(wanted.data.passphrase) }
    await store.changePerson(kept.id, { passphrase: kept.passphrase as string })
    giveCookie(request, reply, identities.tokenOf(kept))
    knowDevice(request, reply, kept)
    // Whoever came in by an older cookie is out, once this browser has the new one to come back by.
    reply.raw.once('close', () => host.signOut(kept.id))
    return shown(kept)
  })

  app.post('/api/login', seldom, async (request, reply) => {
    const wanted = login.safeParse(request.body)
    if (!wanted.success) return reply.code(400).send({ reason: 'Say the name and its passphrase.' })
    const { name: called } = wanted.data
    const person = (await store.personNamed(called)) ?? (await store.personNamed(seenName(called)))
    const guessers = guessersOf(request, called, person)
    const wait = await guessing.try(guessers)
    if (wait > 0) return slowDown(reply, wait)
    const right = person?.passphrase
      ? await fits(wanted.data.passphrase, person.passphrase)
      : await fitsNobody(wanted.data.passphrase)
    if (!person || !right)
      return reply.code(403).send({ reason: 'This name and this passphrase do not belong together.' })
    await guessing.succeeded(guessers)
    giveCookie(request, reply, identities.tokenOf(person))
    knowDevice(request, reply, person)
    return shown(person)
  })
}

/** What is theirs alone: their webhook, everything as a file, and goodbye. */
function ownRoutes(app: FastifyInstance, { store, host, settings }: ServerContext, desk: Desk): void {
  const { seldom, recognise, stranger } = desk

  app.put('/api/me/webhook', seldom, async (request, reply) => {
    const person = await recognise(request)
    if (!person) return stranger(reply)
    const wanted = webhook.safeParse(request.body)
    if (!wanted.success) return reply.code(400).send({ reason: 'A webhook is an address, or null for none.' })
    const { url } = wanted.data
    const fault = url === null ? undefined : await webhookFault(url, settings.privateWebhooks)
    if (fault) return reply.code(400).send({ reason: fault })
    await store.changePerson(person.id, { webhook: url })
    return { webhook: url }
  })

  app.get('/api/me/everything', seldom, async (request, reply) => {
    const person = await recognise(request)
    if (!person) return stranger(reply)
    reply.header('content-disposition', 'attachment; filename="anachron-everything.json"')
    return everythingOf(host, store, person.id)
  })

  app.delete('/api/me', seldom, async (request, reply) => {
    const person = await recognise(request)
    if (!person) return stranger(reply)
    await forget(host, store, person.id)
    reply.clearCookie(COOKIE, { path: '/' })
    return {}
  })
}
