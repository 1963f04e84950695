import { begin, binary, hex, last, more, ping, text } from './bytes.ts'
import { type Case, conforms, GOODBYE } from './conformance.ts'

const understood = (sent: Buffer[], words: string): Case => ({
  sent: [...sent, GOODBYE],
  told: [`text ${words}`, 'close 1000'],
})
const refused = (...sent: Buffer[]): Case => ({ sent, told: ['close 1007'] })
const whole = (words: string): Case => understood([text(words)], words)
/** A text cut after so many bytes. */
const cut = (words: string, at: number): Case =>
  understood([begin(Buffer.from(words).subarray(0, at)), last(Buffer.from(words).subarray(at))], words)

conforms('texts', {
  'letters with marks': whole('naïve Grüße'),
  'three bytes a letter': whole('時間'),
  'four bytes a letter': whole('𝄞😀'),
  'the last letter of one byte': whole('a\u007f!'),
  'the first and the last of two bytes': whole('\u0080\u07ff'),
  'the first and the last of three bytes': whole('\u0800\uffff!'),
  'the first and the last of four bytes': whole('\u{10000}\u{10ffff}'),
  'the neighbours of the surrogates': whole('\ud7ff\ue000'),
  'a zero': whole('a\0b'),
  'a mark of byte order is part of the text': whole('\ufeffa'),
  'letters that are none': whole('\ufffe\u{1fffe}!'),
  'a long text with a letter across every border': {
    sent: [text('é'.repeat(30_000)), GOODBYE],
    told: ['text of 60000', 'close 1000'],
  },
  'cut within two bytes': cut('é', 1),
  'cut within three bytes, after one': cut('間', 1),
  'cut within three bytes, after two': cut('間', 2),
  'cut within four bytes, after one': cut('😀', 1),
  'cut within four bytes, after two': cut('😀', 2),
  'cut within four bytes, after three': cut('😀', 3),
  'every byte a piece': understood(
    [begin(hex('f0')), more(hex('9f')), more(hex('98')), more(hex('80')), last('')],
    '😀',
  ),
  'cut within a letter, with a ping in the gap': {
    sent: [begin(hex('e6 99')), ping(hex('82')), last(hex('82')), GOODBYE],
    told: ['pong \ufffd', 'text 時', 'close 1000'],
  },
  'an empty piece within a letter': understood([begin(hex('c3')), more(''), last(hex('a9'))], 'é'),

  'a byte that only goes on': refused(text(hex('80'))),
  'a byte that never occurs, ff': refused(text(hex('ff'))),
  'a byte that never occurs, fe': refused(text(hex('61 fe 61'))),
  'a byte that never occurs, c0': refused(text(hex('c0 80'))),
  'too long a way to write a slash': refused(text(hex('c1 af'))),
  'too long a way to write in three bytes': refused(text(hex('e0 80 af'))),
  'too long a way to write in four bytes': refused(text(hex('f0 80 80 af'))),
  'the last that is too long in three bytes': refused(text(hex('e0 9f bf'))),
  'the last that is too long in four bytes': refused(text(hex('f0 8f bf bf'))),
  'the first surrogate': refused(text(hex('ed a0 80'))),
  'the last surrogate': refused(text(hex('ed bf bf'))),
  'a pair of surrogates': refused(text(hex('ed a0 bd ed b8 80'))),
  'beyond the last letter': refused(text(hex('f4 90 80 80'))),
  'far beyond the last letter': refused(text(hex('f7 bf bf bf'))),
  'five bytes for a letter': refused(text(hex('f8 88 80 80 80'))),
  'one of two bytes': refused(text(hex('61 c3'))),
  'one of three bytes': refused(text(hex('e6'))),
  'two of three bytes': refused(text(hex('e6 99'))),
  'three of four bytes': refused(text(hex('f0 9f 98'))),
  'another letter where one goes on': refused(text(hex('c3 28'))),
  'good words, a bad byte, good words': refused(
    text(Buffer.concat([Buffer.from('κόσμε'), hex('ed a0 80'), Buffer.from('edited')])),
  ),
  'a letter begun in one piece and not gone on with in the next': refused(begin(hex('c3')), last(hex('28'))),
  'a letter not finished in the last piece': refused(begin('a'), last(hex('e6 99'))),
  'a letter not finished before an empty last piece': refused(begin(hex('e6 99')), last('')),
  'a letter begun in one message and finished in the next': refused(text(hex('c3')), text(hex('a9'))),
  'a bad byte in the middle piece': refused(begin('a'), more(hex('ff')), last('b')),
  'bad bytes in bytes': { sent: [binary(hex('ff fe c0')), GOODBYE], told: ['text (binary)', 'close 1000'] },
})
