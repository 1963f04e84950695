import { CLOSE } from '../../src/socket/frame.ts'
import { closing, frame, hex, ping, text } from './bytes.ts'
import { type Case, conforms } from './conformance.ts'

const MAY_BE_SAID = [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 3000, 3999, 4000, 4999]
const MAY_NOT = [0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535]

const each = (codes: number[], one: (code: number) => Case): Record<string, Case> =>
  Object.fromEntries(codes.map((code) => [`code ${code}`, one(code)]))

conforms('goodbyes', {
  ...each(MAY_BE_SAID, (code) => ({ sent: [closing(code)], told: [`close ${code}`] })),
  ...each(MAY_NOT, (code) => ({ sent: [closing(code)], told: ['close 1002'] })),
  'without a code': {
    sent: [frame(CLOSE)],
    told: ['close 1000'],
    ws: { told: ['close'], why: 'it gives no code back' },
  },
  'with one byte': { sent: [frame(CLOSE, hex('03'))], told: ['close 1002'] },
  'with a reason': { sent: [closing(1000, 'done')], told: ['close 1000'] },
  'with a reason in other letters': { sent: [closing(1000, 'zu Ende, 終わり')], told: ['close 1000'] },
  'with the longest reason': { sent: [closing(1000, 'x'.repeat(123))], told: ['close 1000'] },
  'with a reason that is not UTF-8': { sent: [closing(1000, hex('ff'))], told: ['close 1007'] },
  'with a reason cut within a letter': { sent: [closing(1000, hex('61 e6 99'))], told: ['close 1007'] },
  'with a reason with a surrogate': { sent: [closing(1000, hex('ed a0 80'))], told: ['close 1007'] },
  'a message after goodbye is not heard': { sent: [closing(1000), text('late')], told: ['close 1000'] },
  'goodbye twice': { sent: [closing(1000), closing(1001)], told: ['close 1000'] },
  'nonsense after goodbye': { sent: [closing(1000), hex('ff ff ff')], told: ['close 1000'] },
  'what was said before is answered before': {
    sent: [text('a'), ping('b'), closing(1001)],
    told: ['text a', 'pong b', 'close 1001'],
  },
})
