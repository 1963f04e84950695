import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hex,
  hmacSha256,
  keyed,
  labelled,
  recorded,
  recording,
  scripted,
  seeded,
  sha256,
  sha256Hex,
} from '../src/index.ts'

const bytes = fc.uint8Array({ maxLength: 300 })

describe('sha-256', () => {
  it('gives the published digests of the empty text and of "abc"', () => {
    expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  it('agrees with the platform on any bytes, keyed or not', () => {
    fc.assert(
      fc.property(bytes, bytes, (key, message) => {
        expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
        expect(hex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
      }),
    )
  })
})

describe('keyed chance', () => {
  const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'

  it('can be recomputed with nothing but HMAC-SHA-256', () => {
    const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update('7/0/strike').digest()
    expect(keyed(seed)(7).pick('strike', 6)).toBe(digest.readUIntBE(0, 6) % 6)
  })

  it('depends on entry, label and place, and on nothing else', () => {
    const draws = (entry: number, label: string) => {
      const chance = keyed(seed)(entry)
      return Array.from({ length: 8 }, () => chance.pick(label, 1_000_000))
    }
    expect(draws(3, 'a')).toEqual(draws(3, 'a'))
    expect(draws(3, 'a')).not.toEqual(draws(4, 'a'))
    expect(draws(3, 'a')).not.toEqual(draws(3, 'b'))
    expect(new Set(draws(3, 'a')).size).toBe(8)
  })

  it('does not take a seed that is not 256 bits', () => {
    expect(() => keyed('abc')).toThrow('64 hexadecimal digits')
  })
})

describe.each([
  ['seeded', () => seeded('fair')],
  ['keyed', () => keyed('ab'.repeat(32))(1)],
  ['labelled', () => labelled('fair')],
])('%s chance', (_name, make) => {
  it('is even: every face of a die within 5 standard deviations', () => {
    const chance = make()
    const n = 6000
    const counts = new Array<number>(6).fill(0)
    for (let i = 0; i < n; i++) {
      const face = chance.roll('die', 6)
      counts[face - 1] = (counts[face - 1] as number) + 1
    }
    for (const count of counts) expect(Math.abs(count - n / 6)).toBeLessThan(5 * Math.sqrt((n * 5) / 36))
  })

  it('shuffles to every order equally often', () => {
    const chance = make()
    const orders = new Map<string, number>()
    for (let i = 0; i < 3000; i++) {
      const order = chance.shuffle('deck', ['a', 'b', 'c']).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(6)
    for (const count of orders.values()) expect(Math.abs(count - 500)).toBeLessThan(5 * Math.sqrt((3000 * 5) / 36))
  })
})

describe('recorded chance', () => {
  it('gives back what was recorded, shuffles included', () => {
    const rolls: number[] = []
    const first = recording(seeded(5), rolls)
    const deal = (chance: typeof first) => [
      chance.roll('a', 6),
      chance.pick('b', 9),
      chance.shuffle('c', [1, 2, 3, 4, 5]),
    ]
    const before = deal(first)
    const again = recorded(rolls)
    expect(deal(again)).toEqual(before)
    expect(again.left()).toBe(0)
  })

  it('says so when a roll is missing or cannot be', () => {
    expect(() => scripted(2).pick('card', 2)).toThrow('roll 1 for “card” is 2, not 0 to 1')
    expect(() => scripted().roll('die', 6)).toThrow('no roll left for “die”')
  })
})
