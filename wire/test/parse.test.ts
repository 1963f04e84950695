import { describe, expect, test } from 'vitest'
import { MAX_IMPORT, MAX_REQUEST, parseRequest } from '../src/index.ts'

const act = { do: 'act', id: 'a1', table: 'table-one', seat: 0, answers: 3, action: { kind: 'pass' } }
const parse = (value: unknown) => parseRequest(JSON.stringify(value))

describe('a request', () => {
  test('is read with its defaults filled in', () => {
    expect(parse(act)).toEqual({ request: act })
    const create = { do: 'create', id: 'c', game: 'example', seats: [{ kind: 'you' }] }
    expect(parse(create)).toEqual({ request: { ...create, listed: 'private' } })
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
