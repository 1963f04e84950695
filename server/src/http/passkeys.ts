import { isIP } from 'node:net'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { hashOf } from '../people/codes.ts'
import type { Passkey } from '../store/told-store.ts'
import type { ServerContext } from './context.ts'
import type { Desk } from './desk.ts'

/** How long somebody may take to lay a finger on their device. */
const CHALLENGE_TIME = 300_000
const MOST = 20
/** EdDSA, ES256 and RS256: what devices sign with, in the order in which they are wished for. */
const SIGNED_BY = [-8, -7, -257]

const name = z.string().trim().min(1).max(60)
const part = z.looseObject({ id: z.string().min(1).max(1000), response: z.looseObject({}) })
const adding = z.strictObject({ response: part, name })
const entering = z.strictObject({ response: part })
const renaming = z.strictObject({ name })

/** For whom keys are made: the page they are used on. An address without a name has none. */
function placeOf({ headers }: FastifyRequest): { origin: string; rpID: string } | undefined {
  const { origin } = headers
  if (!origin || !URL.canParse(origin)) return undefined
  const { hostname } = new URL(origin)
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { origin, rpID: hostname } : undefined
}

const credentialOf = ({ id, publicKey, counter, transports }: Passkey): WebAuthnCredential => ({
  id,
  publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
  counter,
  transports,
})

const NO_PLACE = 'Passkeys need an address with a name, such as https://play.example.org or http://localhost.'
const UNKNOWN = 'This passkey does not let anybody in here.'

/** Keys that a device keeps: the way in without anything to remember. */
export function passkeyRoutes(app: FastifyInstance, context: ServerContext, desk: Desk): void {
  listRoutes(app, context, desk)
  addRoutes(app, context, desk)
  enterRoutes(app, context, desk)
}

function listRoutes(app: FastifyInstance, { store: { told } }: ServerContext, desk: Desk): void {
  const { seldom, recognise, stranger } = desk

  app.get('/api/me/passkeys', async (request, reply) => {
    const person = await recognise(request)
    if (!person) return stranger(reply)
    const passkeys = await told.passkeys(person.id)
    return { passkeys: passkeys.map(({ id, name: called, created, used }) => ({ id, name: called, created, used })) }
  })

  app.put<{ Params: { id: string } }>('/api/me/passkeys/:id', seldom, async (request, reply) => {
    const person = await recognise(request)
    if (!person) return stranger(reply)
    const wanted = renaming.safeParse(request.body)
    if (!wanted.success) return reply.code(400).send({ reason: 'A name has 1 to 60 characters.' })
    const isKnown = await told.renamePasskey(person.id, request.params.id, wanted.data.name)
    return isKnown ? {} : reply.code(404).send({ reason: 'You have no such passkey.' })
  })

  app.delete<{ Params: { id: string } }>('/api/me/passkeys/:id', seldom, async (request, reply) => {
    const person = await recognise(request)
    if (!person) return stranger(reply)
    await told.dropPasskey(person.id, request.params.id)
    return {}
  })
}

/** A challenge works once, for whom and what it was made. */
function challenges({ store: { told }, host }: ServerContext, purpose: string) {
  return {
    keep: (challenge: string, person: string): Promise<void> => {
      const now = host.clock.now()
      return told.saveCode(hashOf(challenge), { person, purpose, detail: '' }, now + CHALLENGE_TIME, now)
    },
    isRight: (person: string) => async (challenge: string) =>
      (await told.takeCode(hashOf(challenge), purpose, host.clock.now()))?.person === person,
  }
}

function addRoutes(app: FastifyInstance, context: ServerContext, desk: Desk): void {
  const { seldom, recognise, stranger } = desk
  const { told } = context.store
  const { keep, isRight } = challenges(context, 'add a passkey')

  app.post('/api/me/passkeys/options', seldom, async (request, reply) => {
    const person = await recognise(request)
    if (!person) return stranger(reply)
    const place = placeOf(request)
    if (!place) return reply.code(400).send({ reason: NO_PLACE })
    const known = await told.passkeys(person.id)
    if (known.length >= MOST) return reply.code(409).send({ reason: `At most ${MOST} passkeys. Remove one first.` })
    const options = await generateRegistrationOptions({
      rpName: 'Anachron',
      rpID: place.rpID,
      userName: person.name,
      userDisplayName: person.name,
      userID: new Uint8Array(Buffer.from(person.id)),
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: SIGNED_BY,
    })
    await keep(options.challenge, person.id)
    return options
  })

  app.post('/api/me/passkeys', seldom, async (request, reply) => {
    const person = await recognise(request)
    if (!person) return stranger(reply)
    const wanted = adding.safeParse(request.body)
    const place = placeOf(request)
    if (!wanted.success || !place) return reply.code(400).send({ reason: 'This is not a passkey with a name.' })
    const made = await verifyRegistrationResponse({
      response: wanted.data.response as unknown as RegistrationResponseJSON,
      expectedChallenge: isRight(person.id),
      expectedOrigin: place.origin,
      expectedRPID: place.rpID,
      supportedAlgorithmIDs: SIGNED_BY,
    }).catch(() => undefined)
    if (!made?.verified) return reply.code(400).send({ reason: 'This passkey could not be checked. Try again.' })
    const { id, publicKey, counter, transports } = made.registrationInfo.credential
    const passkey: Passkey = {
      id,
      person: person.id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports ?? [],
      name: wanted.data.name,
      created: context.host.clock.now(),
      used: null,
    }
    if (!(await told.savePasskey(passkey))) return reply.code(409).send({ reason: 'This passkey is known already.' })
    return { id, name: passkey.name }
  })
}

function enterRoutes(app: FastifyInstance, context: ServerContext, desk: Desk): void {
  const { seldom, giveCookie, knowDevice, shown } = desk
  const { store, host, identities } = context
  const { keep, isRight } = challenges(context, 'enter')

  app.post('/api/enter/options', seldom, async (request, reply) => {
    const place = placeOf(request)
    if (!place) return reply.code(400).send({ reason: NO_PLACE })
    const options = await generateAuthenticationOptions({ rpID: place.rpID, userVerification: 'required' })
    await keep(options.challenge, '')
    return options
  })

  app.post('/api/enter', seldom, async (request, reply) => {
    const wanted = entering.safeParse(request.body)
    const place = placeOf(request)
    if (!wanted.success || !place) return reply.code(400).send({ reason: 'This is not a passkey.' })
    const passkey = await store.told.passkey(wanted.data.response.id)
    const person = passkey && (await store.person(passkey.person))
    if (!passkey || !person) return reply.code(403).send({ reason: UNKNOWN })
    const proof = await verifyAuthenticationResponse({
      response: wanted.data.response as unknown as AuthenticationResponseJSON,
      expectedChallenge: isRight(''),
      expectedOrigin: place.origin,
      expectedRPID: place.rpID,
      credential: credentialOf(passkey),
    }).catch(() => undefined)
    const isNew =
      proof?.verified &&
      (await store.told.usePasskey(passkey.id, proof.authenticationInfo.newCounter, host.clock.now()))
    if (!isNew) return reply.code(403).send({ reason: UNKNOWN })
    giveCookie(request, reply, identities.tokenOf(person))
    knowDevice(request, reply, person)
    return shown(person)
  })
}
