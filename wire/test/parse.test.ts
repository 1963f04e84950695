import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPlainAct, MAX_IMPORT, MAX_REQUEST, parseRequest, requests } from '../src/index.ts'

const act = { do: 'act', id: 'a1', table: 'table-one', seat: 0, basedOn: 3, action: { kind: 'pass' } }
const parse = (value: unknown) => parseRequest(JSON.stringify(value))

describe('a request', () => {
  test('is read with its defaults filled in', () => {
    expect(parse(act)).toEqual({ request: act })
    const create = { do: 'create', id: 'c', game: 'example', seats: [{ kind: 'you' }] }
    expect(parse(create)).toEqual({
      request: { ...create, listed: 'private', hints: true, privateTalk: false, welcomesBots: false },
    })
  })

  test('that makes no sense is refused in a sentence, with its id where that can be read', () => {
    expect(parseRequest('{')).toEqual({ re: null, fault: 'This is not JSON.' })
    expect(parse([])).toMatchObject({ re: null, fault: expect.stringContaining('object') })
    expect(parse({ ...act, do: 'fly' })).toMatchObject({ re: 'a1', fault: expect.stringContaining('lobby') })
    expect(parse({ ...act, do: 'toString' })).toMatchObject({ re: 'a1' })
    expect(parse({ ...act, seat: 1.5 })).toMatchObject({ re: 'a1', fault: expect.stringMatching(/^act: seat: /) })
    expect(parse({ ...act, more: 1 })).toMatchObject({ re: 'a1', fault: expect.stringContaining('more') })
    expect(parse({ ...act, id: 7 })).toMatchObject({ re: null })
  })

  test('to act is read in two ways that agree on everything', () => {
    const odd = fc.oneof(
      fc.constantFrom(-1, -0, 0, 31, 32, 1.5, 1e9, 1e9 + 1, '', 'a-1', 'table-one', 'x'.repeat(41), null, true, [], {}),
      fc.jsonValue(),
    )
    const keys = ['id', 'table', 'seat', 'answers', 'action', 'more', '__proto__', 'do']
    const changed = fc.dictionary(fc.constantFrom(...keys), odd, { maxKeys: 2 })
    let plain = 0
    fc.assert(
      fc.property(changed, fc.option(fc.constantFrom(...keys)), (more, without) => {
        const value = JSON.parse(JSON.stringify({ ...act, ...more })) as Record<string, unknown>
        if (without !== null) delete value[without]
        const read = requests.act.safeParse(value)
        const isPlain = value.do === 'act' && isPlainAct(value)
        if (isPlain) plain++
        expect(isPlain).toBe(read.success)
        if (isPlain) expect(read.data).toEqual(value)
      }),
      { numRuns: 3000 },
    )
    expect(plain).toBeGreaterThan(100)
  })

  test('has a length; only one that carries a file may be longer', () => {
    const long = 'x'.repeat(MAX_REQUEST)
    expect(parse({ ...act, action: { long } })).toMatchObject({
      re: 'a1',
      fault: expect.stringContaining('characters'),
    })
    expect(parse({ do: 'import', id: 'i', file: { long } })).toHaveProperty('request')
    expect(parse({ do: 'import', id: 'i', file: 'x'.repeat(MAX_IMPORT) })).toMatchObject({ re: null })
  })
})

describe('a name', () => {
  const named = (name: string) =>
    parse({ do: 'rename', id: 'r', name }) as { request?: { name: string }; fault?: string }

  test('loses what nobody can see in it, so that two that look alike are one', () => {
    for (const odd of [
      'A\u200bnn',
      'An\u00adn',
      'Ann\u200d',
      '\u2060Ann',
      ' Ann\u3164',
      'A\u061cnn',
      'Ann\u2800',
      'Ann\ufe0f',
    ])
      expect(named(odd).request?.name, JSON.stringify(odd)).toBe('Ann')
    expect(named('Jose\u0301').request?.name).toBe('José')
    expect(named('Ann \u00a0  B.').request?.name).toBe('Ann B.')
  })

  test('is something one can see, in one line and one direction', () => {
    const nothing = [
      '',
      '  ',
      '\u200b',
      '\u200f\u200e',
      '\u061c',
      '\u3164',
      '\u115f\u1160',
      '\uffa0',
      '\u00ad',
      '\u2800',
      '\u0301',
    ]
    for (const name of [...nothing, 'a\u202eb', 'a\u2066b', 'a\nb', 'a\u0000b', 'x'.repeat(41)])
      expect(named(name).fault, JSON.stringify(name)).toEqual(expect.any(String))
  })

  test('may be of any script, and hold emoji whole', () => {
    for (const name of ['Zoë', 'Łukasz', '王小明', 'محمد', '👩‍💻 Ada', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'R2-D2'])
      expect(named(name).request?.name).toBe(name)
  })
})
