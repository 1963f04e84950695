import type { Complain } from '@anachron/host'
import type { Metrics } from '../http/metrics.ts'
import type { Identities } from '../people/identity.ts'
import type { Settings } from '../settings.ts'
import type { ServerStore } from '../store/sql-store.ts'
import type { Route } from '../store/told-store.ts'
import { Courier } from './courier.ts'
import { turnLetter } from './letters.ts'
import { Links } from './links.ts'
import { Mailer } from './mailer.ts'
import type { Message } from './message.ts'
import type { Outcome } from './post.ts'
import { byPush, vapidKeys } from './push.ts'
import { byWebhook } from './webhook.ts'

/** Everything by which word leaves the server; what is not set up is not there. */
export interface Office {
  courier: Courier
  links: Links
  mailer: Mailer | undefined
  /** What browsers must know to take pushes from here. */
  pushKey: string
  /** What is being sent is finished, if that does not take long. */
  close(): Promise<void>
}

interface OfficePorts {
  settings: Settings
  store: ServerStore
  identities: Identities
  metrics: Metrics
  /** What a game is called. */
  titleOf(game: string): string
  complain: Complain
}

export async function openOffice(ports: OfficePorts): Promise<Office> {
  const { settings, store, identities, metrics, titleOf, complain } = ports
  const { publicUrl, smtpUrl, mailFrom, privateWebhooks: mayBePrivate } = settings
  const links = new Links(identities, publicUrl)
  const keys = await vapidKeys(store)
  const domain = publicUrl ? new URL(publicUrl).hostname : 'localhost'
  const mailer = smtpUrl ? new Mailer(smtpUrl, mailFrom, domain) : undefined
  const subject = publicUrl?.startsWith('https:') ? publicUrl : `mailto:anachron@${domain}`
  const byMail = async ({ person }: Route, message: Message): Promise<Outcome> => {
    const { mail, confirmed, wishes } = await store.told.telling(person)
    const name = (await store.person(person))?.name
    if (!mailer || !mail || confirmed === null || wishes.mail === 'off' || name === undefined) return 'off'
    return mailer.send(turnLetter(mail, name, message, links))
  }
  const courier = new Courier({
    store,
    links,
    ways: {
      push: (route, message) => byPush({ store, keys, subject, mayBePrivate }, route, message),
      webhook: (route, message) =>
        byWebhook({ store, hasLinks: publicUrl !== undefined, mayBePrivate }, route, message),
      ...(mailer ? { mail: byMail } : {}),
    },
    titleOf,
    complain,
    count: (way, outcome) => metrics.notices.inc({ way, outcome }),
  })
  const close = async (): Promise<void> => {
    await courier.stop()
    mailer?.close()
  }
  return { courier, links, mailer, pushKey: keys.publicKey, close }
}
