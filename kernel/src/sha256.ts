/*
 * SHA-256 and HMAC, synchronous: rolls must be checkable by anyone with standard tools, in Node, a browser and a worker,
 * and the platform's own crypto is either asynchronous (browsers) or an import (Node). Checked against published vectors.
 */
const K = new Uint32Array(64)
const INITIAL = new Uint32Array(8)
fillConstants()

function fillConstants(): void {
  const fraction = (x: number): number => ((x - Math.floor(x)) * 4294967296) >>> 0
  let found = 0
  for (let candidate = 2; found < 64; candidate++) {
    let prime = true
    for (let d = 2; d * d <= candidate; d++) if (candidate % d === 0) prime = false
    if (!prime) continue
    if (found < 8) INITIAL[found] = fraction(Math.sqrt(candidate))
    K[found++] = fraction(Math.cbrt(candidate))
  }
}

const W = new Uint32Array(64)

function compress(h: Uint32Array, bytes: Uint8Array, offset: number): void {
  for (let i = 0; i < 16; i++) {
    const at = offset + 4 * i
    W[i] =
      ((bytes[at] as number) << 24) |
      ((bytes[at + 1] as number) << 16) |
      ((bytes[at + 2] as number) << 8) |
      (bytes[at + 3] as number)
  }
  for (let i = 16; i < 64; i++) {
    const x = W[i - 15] as number
    const y = W[i - 2] as number
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    W[i] = ((W[i - 16] as number) + s0 + (W[i - 7] as number) + s1) | 0
  }
  let [a, b, c, d, e, f, g, k] = h as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (k + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (W[i] as number)) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    k = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  const sums = [a, b, c, d, e, f, g, k]
  for (let i = 0; i < 8; i++) h[i] = ((h[i] as number) + (sums[i] as number)) | 0
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const h = INITIAL.slice()
  const whole = bytes.length - (bytes.length % 64)
  for (let at = 0; at < whole; at += 64) compress(h, bytes, at)
  const rest = bytes.length - whole
  const tail = new Uint8Array(rest < 56 ? 64 : 128)
  tail.set(bytes.subarray(whole))
  tail[rest] = 0x80
  const view = new DataView(tail.buffer)
  view.setUint32(tail.length - 8, Math.floor(bytes.length / 0x20000000))
  view.setUint32(tail.length - 4, (bytes.length << 3) >>> 0)
  for (let at = 0; at < tail.length; at += 64) compress(h, tail, at)
  const digest = new Uint8Array(32)
  const out = new DataView(digest.buffer)
  for (let i = 0; i < 8; i++) out.setUint32(4 * i, h[i] as number)
  return digest
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64)
  block.set(key.length > 64 ? sha256(key) : key)
  const inner = new Uint8Array(64 + message.length)
  const outer = new Uint8Array(96)
  for (let i = 0; i < 64; i++) {
    inner[i] = (block[i] as number) ^ 0x36
    outer[i] = (block[i] as number) ^ 0x5c
  }
  inner.set(message, 64)
  outer.set(sha256(inner), 64)
  return sha256(outer)
}

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')

const encoder = new TextEncoder()
export const sha256Hex = (text: string): string => hex(sha256(encoder.encode(text)))
