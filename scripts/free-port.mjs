import { createServer } from 'node:net'

/**
 * Systems give ports from 32768 upwards to whoever asks for any: one from below stays free until it is used, and while
 * a server is away.
 */
const LOWEST = 20_000
const HIGHEST = 32_000

/** @returns {Promise<number>} a port that nobody listens on */
export async function freePort() {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST))
    if (await isFree(port)) return port
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
