import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** What may be one. */
export const passphrase = z.string().min(10, 'at least 10 characters').max(200)

const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const LENGTH = 32

const derive = (words: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(words.normalize('NFKC'), salt, LENGTH, COST, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** What is kept instead of a passphrase. */
export async function protect(words: string): Promise<string> {
  const salt = randomBytes(16)
  return `scrypt$${salt.toString('base64url')}$${(await derive(words, salt)).toString('base64url')}`
}

export async function fits(words: string, kept: string): Promise<boolean> {
  const [kind, salt, key] = kept.split('$')
  if (kind !== 'scrypt' || !salt || !key) return false
  return timingSafeEqual(await derive(words, Buffer.from(salt, 'base64url')), Buffer.from(key, 'base64url'))
}

/** Takes as long as a real check, so that nobody learns which names are protected. */
export const fitsNobody = async (words: string): Promise<false> => {
  await derive(words, Buffer.alloc(16))
  return false
}
