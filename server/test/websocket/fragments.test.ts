import { begin, binary, closing, last, more, ping, pong, text } from './bytes.ts'
import { type Case, conforms, GOODBYE } from './conformance.ts'

const said = (...lines: string[]): string[] => [...lines, 'close 1000']
const refused: Pick<Case, 'told'> = { told: ['close 1002'] }

conforms('messages in pieces', {
  'two pieces': { sent: [begin('one '), last('two'), GOODBYE], told: said('text one two') },
  'three pieces': { sent: [begin('1'), more('2'), last('3'), GOODBYE], told: said('text 123') },
  'a piece for every letter': {
    sent: [begin('a'), ...[...'nachro'].map(more), last('n'), GOODBYE],
    told: said('text anachron'),
  },
  'an empty first piece': { sent: [begin(''), last('x'), GOODBYE], told: said('text x') },
  'an empty last piece': { sent: [begin('x'), last(''), GOODBYE], told: said('text x') },
  'an empty piece in between': { sent: [begin('x'), more(''), last('y'), GOODBYE], told: said('text xy') },
  'nothing but empty pieces': { sent: [begin(''), more(''), last(''), GOODBYE], told: said('text') },
  'bytes in pieces': { sent: [binary('a', { isFinal: false }), last('b'), GOODBYE], told: said('text (binary)') },
  'two messages in pieces, one after the other': {
    sent: [begin('a'), last('b'), begin('c'), last('d'), GOODBYE],
    told: said('text ab', 'text cd'),
  },
  'a whole message after one in pieces': {
    sent: [begin('a'), last('b'), text('c'), GOODBYE],
    told: said('text ab', 'text c'),
  },
  'pieces long enough for a longer length': {
    sent: [begin('x'.repeat(126)), more('y'.repeat(300)), last('z'.repeat(65_536)), GOODBYE],
    told: said('text of 65962'),
  },
  'a ping between pieces': {
    sent: [begin('a'), ping('here?'), last('b'), GOODBYE],
    told: said('pong here?', 'text ab'),
  },
  'pings between all pieces': {
    sent: [begin('a'), ping('1'), more('b'), ping('2'), more('c'), ping('3'), last('d'), GOODBYE],
    told: said('pong 1', 'pong 2', 'pong 3', 'text abcd'),
  },
  'the longest ping between pieces': {
    sent: [begin('a'), ping('x'.repeat(125)), last('b'), GOODBYE],
    told: said('pong of 125', 'text ab'),
  },
  'an unasked pong between pieces': { sent: [begin('a'), pong('x'), last('b'), GOODBYE], told: said('text ab') },
  'goodbye between pieces': { sent: [begin('a'), closing(1001), last('b')], told: ['close 1001'] },
  'goodbye instead of the last piece': { sent: [begin('a'), more('b'), GOODBYE], told: said() },
  'a last piece without a first': { sent: [last('x')], ...refused },
  'a piece in between without a first': { sent: [more('x')], ...refused },
  'an empty last piece without a first': { sent: [last('')], ...refused },
  'one piece too many': { sent: [begin('a'), last('b'), last('c')], told: ['text ab', 'close 1002'] },
  'a piece after a whole message': { sent: [text('a'), last('b')], told: ['text a', 'close 1002'] },
  'a whole text between pieces': { sent: [begin('a'), text('b'), last('c')], ...refused },
  'whole bytes between pieces': { sent: [begin('a'), binary('b'), last('c')], ...refused },
  'a second first piece': { sent: [begin('a'), begin('b'), last('c')], ...refused },
  'a piece of nothing is refused before its bytes have come': {
    sent: [last('x'.repeat(100)).subarray(0, 2)],
    ...refused,
  },
  'a thousand pieces': {
    sent: [begin('a'), ...Array.from({ length: 998 }, () => more('b')), last('c'), GOODBYE],
    told: said('text of 1000'),
  },
  'more than a thousand pieces': {
    sent: [begin('a'), ...Array.from({ length: 1_000 }, () => more('b')), last('c'), GOODBYE],
    told: ['close 1009'],
    ws: { told: said('text of 1002'), why: 'it takes any number' },
  },
})
