import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Mail {
  to: string[]
  headers: Record<string, string>
  text: string
}

/** A mail server that takes everything, and what has come. */
export async function mailServer() {
  const got: Mail[] = []
  const state = { refuses: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (state.refuses > 0) {
          state.refuses--
          return done(Object.assign(new Error('come back later'), { responseCode: 451 }))
        }
        got.push(
          readMail(
            Buffer.concat(parts).toString(),
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        )
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    got,
    to: (address: string): Mail[] => got.filter((mail) => mail.to.includes(address)),
    /** So many letters are put off before one is taken. */
    putsOff(many: number): void {
      state.refuses = many
    },
    leftToPutOff: (): number => state.refuses,
    close: (): Promise<void> => new Promise((resolve) => server.close(() => resolve())),
  }
}

function readMail(source: string, to: string[]): Mail {
  const [head = '', ...rest] = source.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const body = rest.join('\r\n\r\n')
  const encoding = headers['content-transfer-encoding']
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? unquoted(body)
        : body
  return { to, headers, text: text.replaceAll('\r\n', '\n') }
}

const unquoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
