import { hmacSha256 } from '../sha256.ts'
import { type ChanceSource, chanceFrom } from './chance.ts'

const SEED = /^[0-9a-f]{64}$/
const encoder = new TextEncoder()

export const seedBytes = (seed: string): Uint8Array => {
  if (!SEED.test(seed)) throw new Error('a match seed is 64 hexadecimal digits')
  const bytes = new Uint8Array(32)
  for (let i = 0; i < 32; i++) bytes[i] = Number.parseInt(seed.slice(2 * i, 2 * i + 2), 16)
  return bytes
}

/**
 * Chance of a served match: each result is HMAC-SHA-256(seed, "entry/nth/label") taken as numbers of 48 bits, the first
 * one below the largest multiple of n modulo n. Anybody who is given the seed afterwards can check every roll.
 */
export function keyed(seed: string): ChanceSource {
  const key = seedBytes(seed)
  return (entry) => {
    let nth = 0
    return chanceFrom((label, n) => {
      const limit = 2 ** 48 - (2 ** 48 % n)
      let message = `${entry}/${nth++}/${label}`
      for (;;) {
        const digest = hmacSha256(key, encoder.encode(message))
        for (let at = 0; at + 6 <= digest.length; at += 6) {
          let value = 0
          for (let i = 0; i < 6; i++) value = value * 256 + (digest[at + i] as number)
          if (value < limit) return value % n
        }
        message += '+'
      }
    })
  }
}
