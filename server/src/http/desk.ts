import type { Person } from '@anachron/host'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEVICES_COOKIE, Devices } from '../people/devices.ts'
import { Guessing, guesserOn, guessersAt } from '../people/guessing.ts'
import { COOKIE } from '../people/identity.ts'
import { networkOf } from './address.ts'
import type { ServerContext } from './context.ts'

const YEAR = 365 * 24 * 3600

export type Desk = ReturnType<typeof openDesk>

/** What all these routes need: to know somebody again, to give them their cookies, and to say no. */
export function openDesk(context: ServerContext) {
  const { store, host, identities, settings } = context
  const guessing = new Guessing(store, () => host.clock.now())
  const devices = new Devices(identities)
  const seldom = {
    config: { rateLimit: { max: settings.limits.address === 0 ? 1_000_000 : 60, timeWindow: '1 minute' } },
  }

  const recognise = (request: FastifyRequest): Promise<Person | undefined> =>
    identities.personOf(request.cookies[COOKIE])
  const cookieOptions = ({ protocol }: FastifyRequest) => {
    const secure = settings.publicUrl?.startsWith('https:') === true || protocol === 'https'
    return { path: '/', httpOnly: true, sameSite: 'lax' as const, secure, maxAge: YEAR }
  }
  const giveCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
    reply.setCookie(COOKIE, token, cookieOptions(request))
  }
  /** Whoever has proved by their passphrase who they are will not be held up on this device by others' guesses. */
  const knowDevice = (request: FastifyRequest, reply: FastifyReply, { id }: Person): void => {
    const cookie = devices.remember(request.cookies[DEVICES_COOKIE], id)
    reply.setCookie(DEVICES_COOKIE, cookie, { ...cookieOptions(request), path: '/api' })
  }
  /** Where tries at a name are counted. */
  const guessersOf = ({ cookies, ip }: FastifyRequest, name: string, person: Person | undefined) => {
    const device = person && devices.known(cookies[DEVICES_COOKIE], person.id)
    return device === undefined ? guessersAt(name, networkOf(ip)) : guesserOn(device)
  }
  const shown = ({ id, name: called, passphrase: kept, webhook: hook }: Person) => ({
    id,
    name: called,
    protected: kept !== undefined,
    webhook: hook ?? null,
  })
  const slowDown = (reply: FastifyReply, wait: number, what = 'Too many wrong tries.') => {
    const seconds = Math.ceil(wait / 1000)
    return reply
      .code(429)
      .header('retry-after', seconds)
      .send({ reason: `${what} Wait ${seconds} seconds.` })
  }
  const stranger = (reply: FastifyReply) => reply.code(401).send({ reason: 'You are not known here yet.' })
  return { guessing, seldom, recognise, giveCookie, knowDevice, guessersOf, shown, slowDown, stranger }
}
