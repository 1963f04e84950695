import { CLOSE, PING, PONG } from '../../src/socket/frame.ts'
import { begin, closing, frame, hex, last, more, ping, pong, text } from './bytes.ts'
import { conforms, GOODBYE } from './conformance.ts'

const said = (...lines: string[]): string[] => [...lines, 'close 1000']
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)

conforms('pings and pongs', {
  'a ping without words': { sent: [ping(), GOODBYE], told: said('pong') },
  'a ping with words': { sent: [ping('anybody?'), GOODBYE], told: said('pong anybody?') },
  'a ping of 125 bytes': { sent: [ping('x'.repeat(125)), GOODBYE], told: said('pong of 125') },
  'a ping that is not UTF-8 comes back as it is': {
    sent: [ping(hex('00 ff fe fd')), GOODBYE],
    told: said('pong \0\ufffd\ufffd\ufffd'),
  },
  'ten pings are answered in their order': {
    sent: [...[...'0123456789'].map((digit) => ping(digit)), GOODBYE],
    told: said(...[...'0123456789'].map((digit) => `pong ${digit}`)),
  },
  'a ping before a message and one after it': {
    sent: [ping('1'), text('a'), ping('2'), GOODBYE],
    told: said('pong 1', 'text a', 'pong 2'),
  },
  'a ping after goodbye is not answered': { sent: [GOODBYE, ping('late')], told: said() },
  'an unasked pong': { sent: [pong(), text('a'), GOODBYE], told: said('text a') },
  'an unasked pong of 125 bytes': { sent: [pong('x'.repeat(125)), text('a'), GOODBYE], told: said('text a') },
  'a ping of 126 bytes': { sent: [ping('x'.repeat(126))], told: ['close 1002'] },
  'a ping of 65,536 bytes': { sent: [ping('x'.repeat(65_536))], told: ['close 1002'] },
  'a pong of 126 bytes': { sent: [pong('x'.repeat(126))], told: ['close 1002'] },
  'a goodbye of 126 bytes': { sent: [closing(1000, 'x'.repeat(124))], told: ['close 1002'] },
  'a ping with its length in 16 bits': { sent: [ping('x', { lengthBits: 16 })], told: ['close 1002'] },
  'a ping with its length in 64 bits': { sent: [ping('x', { lengthBits: 64 })], told: ['close 1002'] },
  'a ping in pieces': { sent: [frame(PING, 'a', { isFinal: false }), last('b')], told: ['close 1002'] },
  'a pong in pieces': { sent: [frame(PONG, 'a', { isFinal: false }), last('b')], told: ['close 1002'] },
  'a goodbye in pieces': { sent: [frame(CLOSE, hex('03 e8'), { isFinal: false }), last('')], told: ['close 1002'] },
  'a ping in pieces between pieces': {
    sent: [begin('a'), frame(PING, 'b', { isFinal: false }), last('c')],
    told: ['close 1002'],
  },
})

/** Whatever carries no message of its own is counted by no limit on requests. */
conforms('floods', {
  'a thousand pings': { sent: [...many(1_000, ping()), GOODBYE], told: said(...many(1_000, 'pong')) },
  'pings without end': {
    sent: [...many(30_000, ping()), GOODBYE],
    told: [...many(2_000, 'pong'), 'close 1008'],
    ws: { told: said(...many(30_000, 'pong')), why: 'it answers them all' },
  },
  'pongs without end': {
    sent: [...many(30_000, pong()), GOODBYE],
    told: ['close 1008'],
    ws: { told: said(), why: 'it hears them all' },
  },
  'empty pieces without end, message after message': {
    sent: [...many(30, [begin(''), ...many(500, more('')), last('a')]).flat(), GOODBYE],
    told: [...many(3, 'text a'), 'close 1008'],
    ws: { told: said(...many(30, 'text a')), why: 'it takes any number' },
  },
})
