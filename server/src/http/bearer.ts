import type { IncomingHttpHeaders } from 'node:http'
import { offered } from '../socket/handshake.ts'

const BEARER = /^Bearer (\S+)$/i
/** For those who cannot set headers of a WebSocket, as in browsers: `anachron` and this, as protocols. */
const AS_PROTOCOL = 'bearer.'

/** The token that a bot shows, in a header and never in an address, which would be written into logs. */
export function bearerOf(headers: IncomingHttpHeaders): string | undefined {
  const written = BEARER.exec(headers.authorization ?? '')?.[1]
  return (
    written ??
    offered(headers)
      .find((one) => one.startsWith(AS_PROTOCOL))
      ?.slice(AS_PROTOCOL.length)
  )
}
