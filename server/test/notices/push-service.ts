import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Pushed {
  words: string
  tag: string
  link: string
  stop: string
}

/** A device at a push service, with the keys that only the device has. */
export interface Device {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

interface Kept {
  ecdh: ReturnType<typeof createECDH>
  auth: Buffer
  got: Pushed[]
  /** Raw, as the service itself sees it. */
  seen: Buffer[]
  answer: number
  turnedAway: number
}

/**
 * A push service with its devices: it takes what is sent, checks who sends it (RFC 8292), and opens it as the device's
 * browser would (RFC 8291, RFC 8188).
 */
export async function pushService() {
  const devices = new Map<string, Kept>()
  const faults: string[] = []
  const server = createServer(async (request, answer) => {
    const device = devices.get(request.url ?? '')
    try {
      if (!device) return answer.writeHead(404).end()
      const body = await bytesOf(request)
      if (device.answer >= 300) {
        device.turnedAway++
        return answer.writeHead(device.answer).end()
      }
      checkSender(request, `http://${request.headers.host}`)
      device.seen.push(body)
      device.got.push(JSON.parse(opened(body, device)) as Pushed)
      answer.writeHead(201).end()
    } catch (error) {
      faults.push(String(error))
      answer.writeHead(400).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    faults,
    /** A new device, and all that it has got. */
    device(): Device & { got: Pushed[]; seen: Buffer[]; answers(status: number): void; turnedAway(): number } {
      const path = `/device/${randomBytes(9).toString('base64url')}`
      const ecdh = createECDH('prime256v1')
      const auth = randomBytes(16)
      const kept: Kept = { ecdh, auth, got: [], seen: [], answer: 201, turnedAway: 0 }
      devices.set(path, kept)
      const keys = { p256dh: ecdh.generateKeys().toString('base64url'), auth: auth.toString('base64url') }
      return {
        endpoint: `http://127.0.0.1:${port}${path}`,
        keys,
        got: kept.got,
        seen: kept.seen,
        answers(status) {
          kept.answer = status
        },
        turnedAway: () => kept.turnedAway,
      }
    },
    close(): void {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const derived = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

function opened(body: Buffer, { ecdh, auth }: Kept): string {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = derived(ecdh.computeSecret(sender), auth, info, 32)
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

function checkSender({ headers }: IncomingMessage, audience: string): void {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const text = Buffer.from(`${head}.${claims}`)
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
  if (!verify('sha256', text, how, Buffer.from(signature, 'base64url'))) throw new Error('not signed by its sender')
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number }
  if (aud !== audience) throw new Error(`meant for ${aud}`)
  if (exp * 1000 < Date.now()) throw new Error('too old')
}
