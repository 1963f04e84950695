import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const LENGTH = 32

const derive = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, LENGTH, COST, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** What is kept instead of a passphrase. */
export async function protect(passphrase: string): Promise<string> {
  const salt = randomBytes(16)
  return `scrypt$${salt.toString('base64url')}$${(await derive(passphrase, salt)).toString('base64url')}`
}

export async function fits(passphrase: string, kept: string): Promise<boolean> {
  const [kind, salt, key] = kept.split('$')
  if (kind !== 'scrypt' || !salt || !key) return false
  return timingSafeEqual(await derive(passphrase, Buffer.from(salt, 'base64url')), Buffer.from(key, 'base64url'))
}

/** Takes as long as a real check, so that nobody learns which names are protected. */
export const fitsNobody = async (passphrase: string): Promise<false> => {
  await derive(passphrase, Buffer.alloc(16))
  return false
}
