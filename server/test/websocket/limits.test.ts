import { BINARY, TEXT } from '../../src/socket/frame.ts'
import { begin, binary, closing, frame, last, more, ping, pong, text } from './bytes.ts'
import { type Case, conforms, GOODBYE } from './conformance.ts'
import { LONGEST } from './servers.ts'

const x = (length: number): string => 'x'.repeat(length)
const tooBig = (...sent: Buffer[]): Case => ({ sent, told: ['close 1009'] })
const whole = `text of ${LONGEST}`
/** As a header says it before anything has come. */
const promise = (length: bigint): Buffer => frame(TEXT, '', { lengthBits: 64, promised: length })

conforms('the longest message', {
  'is heard': { sent: [text(x(LONGEST)), GOODBYE], told: [whole, 'close 1000'] },
  'is heard twice': { sent: [text(x(LONGEST)), text(x(LONGEST)), GOODBYE], told: [whole, whole, 'close 1000'] },
  'is heard in bytes': { sent: [binary(x(LONGEST)), GOODBYE], told: ['text (binary)', 'close 1000'] },
  'and one more byte': tooBig(text(x(LONGEST + 1))),
  'and one more byte, in bytes': tooBig(binary(x(LONGEST + 1))),
  'and one more letter of two bytes': tooBig(text(`${x(LONGEST - 1)}é`)),
  'is refused by its header': tooBig(promise(BigInt(LONGEST + 1))),
  'is refused by its header, with 32 bits': tooBig(promise(2n ** 32n)),
  'is refused by its header, with 32 bits that look small': tooBig(promise(2n ** 32n + 5n)),
  'is refused by its header, with 53 bits': tooBig(promise(2n ** 53n)),
  'is refused by the header of bytes': tooBig(frame(BINARY, '', { lengthBits: 64, promised: 100_000n })),
  'is heard in pieces': { sent: [begin(x(35_000)), last(x(35_000)), GOODBYE], told: [whole, 'close 1000'] },
  'is heard with an empty last piece': { sent: [begin(x(LONGEST)), last(''), GOODBYE], told: [whole, 'close 1000'] },
  'and one more byte in the last piece': tooBig(begin(x(LONGEST)), last('x')),
  'and one more byte in the middle': tooBig(begin(x(35_000)), more(x(35_001))),
  'is refused by the header of a piece': tooBig(begin(x(35_000)), more(x(35_001)).subarray(0, 8)),
  'a ping at the limit, between pieces': {
    sent: [begin(x(LONGEST)), ping('here?'), last(''), GOODBYE],
    told: ['pong here?', whole, 'close 1000'],
  },
  'the longest ping at the limit': {
    sent: [begin(x(LONGEST - 1)), ping(x(125)), last('x'), GOODBYE],
    told: ['pong of 125', whole, 'close 1000'],
  },
  'a pong at the limit': { sent: [begin(x(LONGEST)), pong('x'), last(''), GOODBYE], told: [whole, 'close 1000'] },
  'goodbye at the limit': { sent: [begin(x(LONGEST)), closing(1001, 'enough')], told: ['close 1001'] },
  'a short message after the longest': {
    sent: [text(x(LONGEST)), text('a'), GOODBYE],
    told: [whole, 'text a', 'close 1000'],
  },
  'the count begins anew with every message': {
    sent: [begin(x(40_000)), last('x'), begin(x(40_000)), last('x'), GOODBYE],
    told: ['text of 40001', 'text of 40001', 'close 1000'],
  },
})
