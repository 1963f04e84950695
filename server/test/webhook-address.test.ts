import { describe, expect, test } from 'vitest'
import { isForbidden, webhookFault } from '../src/people/webhook-address.ts'

const INSIDE = {
  'this machine': ['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '::1', '::'],
  'private networks': ['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fd00::1', 'fc00::1', 'fec0::1'],
  'the same wire': ['169.254.169.254', 'fe80::1', 'fe80::1%eth0'],
  'behind a carrier': ['100.64.0.1', '100.127.255.255'],
  'many at once': ['224.0.0.1', '255.255.255.255', 'ff02::1'],
  'reserved, for tests and for books': [
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.9',
    '240.0.0.1',
    '100::1',
    '2001:db8::1',
    '3fff::1',
    '3fff:fff::1',
    '5f00::1',
    '4000::1',
  ],
  'the old written as the new': [
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:ffff:a9fe:a9fe',
    '::127.0.0.1',
    '::7f00:1',
    '::ffff:0:7f00:1',
  ],
  'the old within the new': ['64:ff9b::a00:1', '64:ff9b:1::a00:1', '2002:7f00:1::', '2002:a00:1::1', '2001:0:7f00:1::'],
  'no address at all': ['', 'localhost', '0177.0.0.1', '127.1', '2130706433', '1.2.3.4.5', '::g'],
}

describe('a webhook never leads to', () => {
  for (const [kind, addresses] of Object.entries(INSIDE))
    test.each(addresses)(`${kind}: %s`, (address) => expect(isForbidden(address)).toBe(true))
})

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '172.32.0.1',
  '100.128.0.1',
  '192.0.1.1',
  '2606:4700::1111',
  '2a00:1450:4001::200e',
  '::ffff:8.8.8.8',
])('it may lead to %s', (address) => expect(isForbidden(address)).toBe(false))

/** However an address is written, it is what a browser would make of it. */
const DISGUISED = [
  'http://127.0.0.1/x',
  // Its port is wrong, too; that is not the reason that helps.
  'http://127.0.0.1:9/',
  'http://[::1]/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://127.0.1/',
  'http://%31%32%37.0.0.1/',
  'http://\uff11\uff12\uff17.\uff10.\uff10.\uff11/',
  'http://127\u30020\u30020\u30021/',
  'http://\u2460\u2461\u2466.0.0.1/',
  'http://3232235777/',
  'http://0300.0250.1.1/',
  'http://[::ffff:127.0.0.1]/',
  'http://[0:0:0:0:0:ffff:7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[5f00::1]/',
  'http://[3fff::1]/',
  'http://0/',
]
const REFUSED = {
  ...Object.fromEntries(DISGUISED.map((url) => [url, 'private network'])),
  'ftp://example.org/': 'http or https',
  nonsense: 'not an address',
  'http://user:pass@8.8.8.8/': 'user name',
  'http://8.8.8.8:25/': 'port',
  'https://8.8.8.8:22/': 'port',
}

test.each(Object.entries(REFUSED))('%s is refused with a reason', async (url, reason) => {
  expect(await webhookFault(url, false)).toContain(reason)
})

test.each(['https://8.8.8.8/hook', 'http://8.8.8.8:8080/', 'https://[2606:4700::1111]/', 'http://134744072/'])(
  '%s is taken',
  async (url) => expect(await webhookFault(url, false)).toBeUndefined(),
)
