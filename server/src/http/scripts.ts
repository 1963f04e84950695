import { PassThrough } from 'node:stream'
import { Session } from '@anachron/host'
import { render } from '@anachron/kernel/words'
import type { Message, RefusalMessage, TableSummary } from '@anachron/wire'
import { scriptBodies } from '@anachron/wire/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Script } from '../people/identity.ts'
import { MOST_LINES } from '../people/script-desk.ts'
import type { Scope } from '../people/scripts.ts'
import { bearerOf } from './bearer.ts'
import type { ServerContext } from './context.ts'
import { Errand } from './errand.ts'
import { tableFor } from './script-table.ts'

/** So often a stream says that it is still there, in milliseconds: an empty line. */
const SIGN_OF_LIFE = 4_000

const STATUS = { unknown: 404, limit: 429, unavailable: 503 } as const

/** Plain HTTP for bots from outside (docs/write-a-bot.md): what happens to me, my view of a table, my answer. */
export async function scriptRoutes(app: FastifyInstance, { host, scripts }: ServerContext): Promise<void> {
  /** Who asks, if the token is good for it; otherwise says no. */
  async function admit(
    request: FastifyRequest,
    reply: FastifyReply,
    scope: Scope,
  ): Promise<Script['person'] | undefined> {
    const script = await scripts.recognise(bearerOf(request.headers))
    if (!script) reply.code(401).send({ reason: 'Send the token of a bot: Authorization: Bearer TOKEN.' })
    else if (!script.scopes.includes(scope)) reply.code(403).send({ reason: `This token does not allow to ${scope}.` })
    else if (!scripts.allows(script.person.id)) reply.code(429).send({ reason: 'Too many requests. Wait a little.' })
    else return script.person
    return undefined
  }

  /** Runs an errand, and sends what came of it. */
  async function run(script: Script['person'], reply: FastifyReply, errand: (errand: Errand) => Promise<object>) {
    const running = new Errand(host, script)
    try {
      const outcome = (await errand(running)) as Partial<RefusalMessage>
      if (outcome.m !== 'refusal') return reply.send(outcome)
      const { code = '', reason = '', rule } = outcome
      const said = { code, reason: render(reason), ...(rule ? { rule } : {}) }
      return reply.code(STATUS[code as keyof typeof STATUS] ?? 409).send(said)
    } finally {
      running.end()
    }
  }

  app.get('/api/tables', async (request, reply) => {
    const script = await admit(request, reply, 'look')
    if (!script) return reply
    return run(script, reply, async (errand) => {
      const answer = await errand.ask('lobby', {})
      return answer.m === 'refusal' ? answer : { tables: answer.open.filter(({ welcomesBots }) => welcomesBots) }
    })
  })

  app.get<{ Params: { id: string } }>('/api/table/:id', async (request, reply) => {
    const script = await admit(request, reply, 'look')
    if (!script) return reply
    return run(script, reply, (errand) => tableFor(host, errand, request.params.id))
  })

  app.post<{ Params: { id: string } }>('/api/table/:id/act', async (request, reply) => {
    const script = await admit(request, reply, 'play')
    if (!script) return reply
    const wanted = scriptBodies.act.safeParse(request.body)
    if (!wanted.success)
      return reply.code(400).send({ reason: 'An answer is {"seat", "basedOn", "action"}, as the table gave them.' })
    const { id, ...fields } = wanted.data
    return run(script, reply, (errand) => errand.ask('act', { table: request.params.id, ...fields }, id))
  })

  app.post<{ Params: { id: string } }>('/api/table/:id/sit', async (request, reply) => {
    const script = await admit(request, reply, 'play')
    if (!script) return reply
    const wanted = scriptBodies.sit.safeParse(request.body)
    if (!wanted.success) return reply.code(400).send({ reason: 'Say which seat: {"seat": 1}.' })
    const table = request.params.id
    return run(script, reply, (errand) => errand.ask('sit', { table, ...wanted.data }))
  })

  app.get('/api/stream', async (request, reply) => {
    const script = await admit(request, reply, 'look')
    if (!script) return reply
    if (!scripts.enter(script.id))
      return reply.code(429).send({ reason: `A bot has at most ${MOST_LINES} streams and sockets open.` })
    const out = await streamTo(script, host, (end) =>
      request.raw.once('close', () => {
        end()
        scripts.leave(script.id)
      }),
    )
    return reply.type('application/x-ndjson').send(out)
  })
}

/** What happens to a bot, a line each, until `whenGone` is told that nobody reads it any more. */
async function streamTo(
  script: Script['person'],
  host: ServerContext['host'],
  whenGone: (end: () => void) => void,
): Promise<PassThrough> {
  const out = new PassThrough()
  const isMine = ({ seats }: TableSummary): boolean => seats.some(({ person }) => person === script.id)
  const tell = (line: object): void => void out.write(`${JSON.stringify(line)}\n`)
  const session = new Session(host, script, {
    send(text) {
      const message = JSON.parse(text) as Message
      if (message.m === 'ok' && 'yours' in message)
        for (const summary of message.yours as TableSummary[]) tell({ m: 'summary', summary })
      else if (message.m === 'bye') out.end()
      else if (message.m === 'turn' || (message.m === 'summary' && isMine(message.summary))) tell(message)
    },
    dismiss: () => out.end(),
  })
  const alive = setInterval(() => out.write('\n'), SIGN_OF_LIFE)
  whenGone(() => {
    clearInterval(alive)
    session.close()
    out.destroy()
  })
  await session.carryOut({ do: 'lobby', id: 'stream' })
  return out
}
