import { CLOSE, CONTINUATION, TEXT } from '../../src/socket/frame.ts'
import { begin, binary, frame, hex, ping, text } from './bytes.ts'
import { type Case, conforms, GOODBYE } from './conformance.ts'

const refused = (...sent: Buffer[]): Case => ({ sent, told: ['close 1002'] })
const long = (length: number): Case => ({
  sent: [text('x'.repeat(length)), GOODBYE],
  told: [length > 40 ? `text of ${length}` : `text ${'x'.repeat(length)}`.trim(), 'close 1000'],
})
/** A length that is written longer than it need be (RFC 6455, 5.2: the minimal number of bytes must be used). */
const wordy = (length: number, lengthBits: 16 | 64): Case => ({
  sent: [text('x'.repeat(length), { lengthBits }), GOODBYE],
  told: ['close 1002'],
  ws: { told: long(length).told, why: 'it takes them' },
})
const named = <T>(values: T[], name: (value: T) => string, one: (value: T) => Case): Record<string, Case> =>
  Object.fromEntries(values.map((value) => [name(value), one(value)]))

conforms('headers of frames', {
  ...named(
    [1, 2, 3, 4, 5, 6, 7],
    (bits) => `reserved bits ${bits}`,
    (reserved) => refused(text('x', { reserved })),
  ),
  'a reserved bit on bytes': refused(binary('x', { reserved: 4 })),
  'a reserved bit on a piece': refused(begin('a'), frame(CONTINUATION, 'b', { reserved: 4 })),
  'a reserved bit on a ping': refused(ping('x', { reserved: 4 })),
  'a reserved bit on a goodbye': refused(frame(CLOSE, hex('03 e8'), { reserved: 1 })),
  ...named(
    [3, 4, 5, 6, 7, 11, 12, 13, 14, 15],
    (kind) => `kind ${kind}, of which there is none`,
    (kind) => refused(frame(kind, 'x')),
  ),
  'a kind there is none of, between pieces': refused(begin('a'), frame(5, 'x')),
  'a kind there is none of is refused before its bytes have come': refused(frame(3, 'x'.repeat(100)).subarray(0, 2)),
  'what came before a bad frame is answered': {
    sent: [text('a'), frame(3, 'x'), text('b')],
    told: ['text a', 'close 1002'],
  },
  'a text that is not masked': refused(text('x', { key: 'none' })),
  'bytes that are not masked': refused(binary('x', { key: 'none' })),
  'a ping that is not masked': refused(ping('x', { key: 'none' })),
  'a goodbye that is not masked': refused(frame(CLOSE, hex('03 e8'), { key: 'none' })),
  'an empty text that is not masked': refused(text('', { key: 'none' })),
  'a piece that is not masked': refused(begin('a'), frame(CONTINUATION, 'b', { key: 'none' })),
  'a mask of zeros': { sent: [text('plain', { key: [0, 0, 0, 0] }), GOODBYE], told: ['text plain', 'close 1000'] },
  'a mask of ones': {
    sent: [text('turned', { key: [255, 255, 255, 255] }), GOODBYE],
    told: ['text turned', 'close 1000'],
  },
  'another mask for every frame': {
    sent: [text('a1', { key: [1, 2, 3, 4] }), text('b2', { key: [200, 0, 9, 77] }), GOODBYE],
    told: ['text a1', 'text b2', 'close 1000'],
  },
  ...named([0, 1, 2, 3, 4, 5, 125, 126, 127, 65_535, 65_536], (length) => `${length} bytes`, long),
  'a length of 0 in 16 bits': wordy(0, 16),
  'a length of 125 in 16 bits': wordy(125, 16),
  'a length of 0 in 64 bits': wordy(0, 64),
  'a length of 126 in 64 bits': wordy(126, 64),
  'a length of 65,535 in 64 bits': wordy(65_535, 64),
  'a length whose highest bit is set': {
    sent: [frame(TEXT, '', { lengthBits: 64, promised: 2n ** 63n })],
    told: ['close 1009'],
  },
})
