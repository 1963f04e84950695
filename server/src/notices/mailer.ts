import { createHash } from 'node:crypto'
import { createTransport, type Transporter } from 'nodemailer'
import type { Outcome } from './post.ts'

export interface Letter {
  to: string
  subject: string
  text: string
  /** Makes a second copy recognisable as one: what the letter is about. */
  about: string
  /** Where one press stops such letters. */
  stop?: string
}

const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5_000 }

/** Sends letters through the mail server that was set. */
export class Mailer {
  readonly #transport: Transporter
  readonly #from: string
  readonly #domain: string

  constructor(url: string, from: string, domain: string) {
    this.#transport = createTransport({ url, ...TIMES, disableFileAccess: true, disableUrlAccess: true })
    this.#from = from
    this.#domain = domain
  }

  async send({ to, subject, text, about, stop }: Letter): Promise<Outcome> {
    try {
      await this.#transport.sendMail({
        from: this.#from,
        // An address, and never a list of them.
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${createHash('sha256').update(`${to}\n${about}`).digest('hex').slice(0, 32)}@${this.#domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(stop ? { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
        },
      })
      return 'sent'
    } catch (error) {
      const { responseCode } = error as { responseCode?: number }
      return responseCode !== undefined && responseCode >= 500 ? 'refused' : 'failed'
    }
  }

  close(): void {
    this.#transport.close()
  }
}
