import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Everything that can be set about a server, by the environment or the command line. */
export interface Settings {
  port: number
  host: string
  /** `postgres://…` or the path of a SQLite file. */
  database: string
  /** The built web app; served if it is there. */
  app: string
  /** Where people reach the server, such as https://anachron.example.org; used in links and allowed as origin. */
  publicUrl: string | undefined
  /** Origins whose pages may frame a finished match or a position of a rulebook; none may frame anything else. */
  embedOrigins: string[]
  /** Other origins whose pages may talk to this server. */
  origins: string[]
  /** How many proxies stand in front: so many of the addresses they report are believed, counted from here. */
  trustProxy: number
  /** Asked of whoever reads the metrics; without one nobody may. */
  metricsToken: string | undefined
  logLevel: string
  botThreads: number
  botBudget: number
  /** Milliseconds beyond its budget after which a bot is taken to hang, and its thread is replaced. */
  botMargin: number
  /** Milliseconds after which trying out what is foreign is ended. */
  sandboxTime: number
  /**
   * Milliseconds without a sign of the main thread after which the process ends itself; 0 = never, and nobody watches.
   */
  hangAfter: number
  /** The mail server, such as smtps://user:secret@mail.example.org; without one no mail is sent. */
  smtpUrl: string | undefined
  /** Who mail comes from. */
  mailFrom: string
  /** Whether webhooks and pushes may lead into private networks. */
  privateWebhooks: boolean
  /**
   * Milliseconds between signs of life asked of a connection; then it is also looked whether who it is may still be
   * here.
   */
  pingEvery: number
  /** Milliseconds between heartbeats: a connection from which nothing comes for three of them is lost. */
  heartbeat: number
  /** Milliseconds for the head of a request, for all of it, and without a byte on a connection that is no socket. */
  httpTimes: { head: number; request: number; silence: number }
  /** Whether browsers are told to use TLS for all names below this one, too. */
  hstsSubdomains: boolean
  /** After so many days guests who never did anything are forgotten; 0 = never. */
  guestDays: number
  /** Requests a second: by address, by person, by table, and of those that make something by person. 0 = no limit. */
  limits: { address: number; person: number; table: number; making: number; connections: number }
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A list of origins; throws at what is none, because it would end up in a header. */
function originsIn(text = ''): string[] {
  const given = text.split(',').flatMap((one) => one.trim() || [])
  for (const one of given)
    if (one !== '*' && !(URL.canParse(one) && new URL(one).origin === one))
      throw new Error(`EMBED_ORIGINS are origins such as https://club.example.org, or *, not “${one}”.`)
  return given
}

export function settingsFrom(env: NodeJS.ProcessEnv, given: Partial<Settings> = {}): Settings {
  const number = (name: string, otherwise: number): number => {
    const text = env[name]
    if (text === undefined || text === '') return otherwise
    const value = Number(text)
    if (!Number.isFinite(value) || value < 0) throw new Error(`${name} is a number, not “${text}”.`)
    return value
  }
  return {
    port: number('PORT', 8080),
    host: env.HOST ?? '0.0.0.0',
    database: env.DATABASE_URL ?? env.ANACHRON_DATA ?? join(root, 'data', 'anachron.sqlite'),
    app: env.ANACHRON_APP ?? join(root, 'web', 'dist'),
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    origins: env.ORIGINS?.split(',').map((origin) => origin.trim()) ?? [],
    embedOrigins: originsIn(env.EMBED_ORIGINS),
    trustProxy: number('TRUST_PROXY', 0),
    metricsToken: env.METRICS_TOKEN,
    // Somebody at a terminal wants to read; a service keeps a log.
    logLevel: env.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
    botThreads: number('BOT_THREADS', 1),
    botBudget: number('BOT_BUDGET', 1_000),
    botMargin: number('BOT_MARGIN', 10_000),
    sandboxTime: number('SANDBOX_TIME', 5_000),
    hangAfter: number('HANG_AFTER', 30_000),
    ...mailSettings(env),
    privateWebhooks: env.PRIVATE_WEBHOOKS === '1',
    pingEvery: 30_000,
    heartbeat: 3_000,
    httpTimes: { head: 10_000, request: 20_000, silence: 60_000 },
    hstsSubdomains: env.HSTS_SUBDOMAINS === '1',
    guestDays: number('GUEST_DAYS', 30),
    limits: {
      address: number('LIMIT_ADDRESS', 300),
      person: number('LIMIT_PERSON', 60),
      table: number('LIMIT_TABLE', 120),
      /** Of tables made and bots asked, by person. */
      making: number('LIMIT_MAKING', 1),
      connections: number('LIMIT_CONNECTIONS', 400),
    },
    ...given,
  }
}

/** Mail carries links, so it needs to be known how people reach the server. */
function mailSettings(env: NodeJS.ProcessEnv): Pick<Settings, 'smtpUrl' | 'mailFrom'> {
  const { SMTP_URL: smtpUrl, PUBLIC_URL: publicUrl, MAIL_FROM: from } = env
  if (smtpUrl && !URL.canParse(smtpUrl))
    throw new Error('SMTP_URL is an address such as smtps://user:secret@mail.host.')
  if (smtpUrl && !publicUrl) throw new Error('SMTP_URL needs PUBLIC_URL as well: mail carries links to the tables.')
  const domain = publicUrl && URL.canParse(publicUrl) ? new URL(publicUrl).hostname : 'localhost'
  return { smtpUrl: smtpUrl || undefined, mailFrom: from ?? `Anachron <anachron@${domain}>` }
}
