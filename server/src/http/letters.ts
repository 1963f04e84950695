import type { FastifyInstance, FastifyReply } from 'fastify'
import { hashOf } from '../people/codes.ts'
import { passphrase, protect } from '../people/passphrase.ts'
import type { Route } from '../store/told-store.ts'
import type { ServerContext } from './context.ts'
import type { Desk } from './desk.ts'
import { escaped, page } from './page.ts'

const OVER = 'This link does not work any more. It may have been used, or have been made too long ago.'
const BACK = '<p><a href="/#/you">To your page</a></p>'

const WAY_WORDS: Readonly<Record<Route['way'], string>> = {
  push: 'pushes to this device',
  mail: 'mail when a match waits for you',
  webhook: 'words sent to your webhook',
}

/**
 * Pages that messages lead to. They work without the app, without a script and without a cookie: whoever holds the link
 * was sent it. Looking changes nothing, because programs look at links before people do; one press does.
 */
export async function letterRoutes(app: FastifyInstance, context: ServerContext, desk: Desk): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  stopRoutes(app, context, desk)
  confirmRoutes(app, context, desk)
  recoverRoutes(app, context, desk)
}

/** Without a referrer a browser would not say either that a form comes from here. */
const send = (reply: FastifyReply, title: string, inside: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .send(page(title, inside))

const press = (words: string, more = ''): string =>
  `<form method="post">${more}<p><button type="submit">${escaped(words)}</button></p></form>`

function stopRoutes(app: FastifyInstance, { store, office }: ServerContext, { seldom }: Desk): void {
  const { told } = store

  app.get<{ Params: { token: string } }>('/stop/:token', seldom, (request, reply) => {
    const route = office.links.stopped(request.params.token)
    if (!route) return send(reply, 'Stop', `<p>${OVER}</p>${BACK}`)
    return send(reply, 'Stop?', `<p>No more ${WAY_WORDS[route.way]}.</p>${press('Stop')}`)
  })

  /** Also asked by mail programs, in one step (RFC 8058). */
  app.post<{ Params: { token: string } }>('/stop/:token', seldom, async (request, reply) => {
    const route = office.links.stopped(request.params.token)
    if (!route) return send(reply.code(404), 'Stop', `<p>${OVER}</p>${BACK}`)
    const { person, way, target } = route
    if (way === 'push') await told.dropSubscription(person, target)
    else if (way === 'webhook') await store.changePerson(person, { webhook: null })
    else if (await store.person(person))
      await told.saveWishes(person, { ...(await told.telling(person)).wishes, mail: 'off' })
    await told.stop(route)
    return send(
      reply,
      'Stopped',
      `<p>There will be no more ${WAY_WORDS[way]}. Your page can turn it on again.</p>${BACK}`,
    )
  })
}

function confirmRoutes(app: FastifyInstance, { store: { told }, host }: ServerContext, { seldom }: Desk): void {
  app.get<{ Params: { code: string } }>('/confirm/:code', seldom, async (request, reply) => {
    const code = await told.code(hashOf(request.params.code), 'confirm', host.clock.now())
    if (!code) return send(reply, 'Confirm', `<p>${OVER}</p>${BACK}`)
    const words = `Be told at ${escaped(code.detail)} when a match waits for you. It also lets you choose a new passphrase.`
    return send(reply, 'Confirm this address?', `<p>${words}</p>${press('Confirm')}`)
  })

  app.post<{ Params: { code: string } }>('/confirm/:code', seldom, async (request, reply) => {
    const now = host.clock.now()
    const code = await told.takeCode(hashOf(request.params.code), 'confirm', now)
    const isDone = code && (await told.confirmMail(code.person, code.detail, now))
    if (!isDone) return send(reply.code(404), 'Confirm', `<p>${OVER}</p>${BACK}`)
    return send(reply, 'Confirmed', `<p>You will be told at ${escaped(code.detail)}.</p>${BACK}`)
  })
}

function recoverRoutes(app: FastifyInstance, context: ServerContext, desk: Desk): void {
  const { store, host, identities } = context
  const { told } = store
  const { seldom, giveCookie, knowDevice } = desk
  const form = (name: string, trouble = ''): string =>
    press(
      'Keep it',
      `<input type="hidden" name="name" autocomplete="username" value="${escaped(name)}">
      <p><label>New passphrase for ${escaped(name)}, at least 10 characters<br>
      <input type="password" name="passphrase" minlength="10" maxlength="200" required autocomplete="new-password"></label></p>
      ${trouble && `<p role="alert">${escaped(trouble)}</p>`}`,
    )

  app.get<{ Params: { code: string } }>('/recover/:code', seldom, async (request, reply) => {
    const code = await told.code(hashOf(request.params.code), 'recover', host.clock.now())
    const person = code && (await store.person(code.person))
    if (!person) return send(reply, 'A new passphrase', `<p>${OVER}</p>${BACK}`)
    return send(reply, 'A new passphrase', form(person.name))
  })

  app.post<{ Params: { code: string } }>('/recover/:code', seldom, async (request, reply) => {
    const now = host.clock.now()
    const hash = hashOf(request.params.code)
    const code = await told.code(hash, 'recover', now)
    const person = code && (await store.person(code.person))
    if (!person) return send(reply.code(404), 'A new passphrase', `<p>${OVER}</p>${BACK}`)
    const wanted = passphrase.safeParse((request.body as { passphrase?: unknown } | null)?.passphrase)
    const again = (trouble: string) => send(reply.code(400), 'A new passphrase', form(person.name, trouble))
    if (!wanted.success) return again(`A passphrase: ${wanted.error.issues[0]?.message}.`)
    const other = await store.personNamed(person.name)
    if (other && other.id !== person.id) return again('Somebody else has protected this name meanwhile.')
    const kept = await protect(wanted.data)
    if (!(await told.takeCode(hash, 'recover', now)))
      return send(reply.code(404), 'A new passphrase', `<p>${OVER}</p>${BACK}`)
    await store.changePerson(person.id, { passphrase: kept })
    await told.dropCodes(person.id)
    // Whoever was in is out, on every device; this one comes in by the new passphrase.
    const renewed = await identities.endAll({ ...person, passphrase: kept })
    giveCookie(request, reply, identities.tokenOf(renewed))
    knowDevice(request, reply, renewed)
    reply.raw.once('close', () => host.signOut(person.id))
    return send(reply, 'Welcome back', `<p>You are ${escaped(person.name)} again, on this device.</p>${BACK}`)
  })
}
