import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BATTLES, checkBattle, SPECIAL_KEYS, SPECIALS, type SpecialKey } from '../content/index.ts'
import { ownBattlesPage, tableIn } from './page.ts'

type Plain = Record<string, unknown>
const copy = (number: number): Plain => JSON.parse(JSON.stringify(BATTLES[number - 1]))
/**
 * A battle with the field at a path such as `opponents.0.values.accuracy` set to something else; undefined removes it.
 */
function changed(number: number, path: string, value: unknown): Plain {
  const battle = copy(number)
  const steps = path.split('.')
  const last = steps.pop() as string
  const holder = steps.reduce((at: Plain, step) => at[step] as Plain, battle)
  if (value === undefined) delete holder[last]
  else holder[last] = value
  return battle
}

describe('battles of one’s own', () => {
  it.each([
    ['nothing at all', null, 'A battle must be an object'],
    ['a missing title', changed(9, 'title', undefined), 'title is missing'],
    ['a number off the boards', changed(9, 'number', 73), 'number must be a whole number from 1 to 72, not 73'],
    [
      'a letter that is not on the table',
      changed(9, 'opponents.0.values.accuracy', 'Z'),
      'opponents[0].values.accuracy must be one of "A"',
    ],
    [
      'a field nobody knows',
      changed(9, 'opponents.0.colour', 'red'),
      'opponents[0].colour is no field that is known here',
    ],
    [
      'text for a number',
      changed(9, 'opponents.0.values.attack', '6'),
      'opponents[0].values.attack must be a whole number',
    ],
    ['half a letter code', changed(9, 'negotiation', ['D', 'E']), 'negotiation must have 3 entries, not 2'],
    [
      'an unknown special rule',
      changed(9, 'opponents.0.specials', [{ key: 'fire-breath' }]),
      'opponents[0].specials[0].key must be one of converts-after-fire',
    ],
    [
      'a special rule of the battle on a line',
      changed(9, 'opponents.0.specials', [{ key: 'dawn', stage: 3 }]),
      'opponents[0].specials[0].key',
    ],
    [
      'a special rule without its values',
      changed(9, 'opponents.0.specials', [{ key: 'zombie-bite' }]),
      'opponents[0].specials[0].perStage is missing',
    ],
    [
      'the same rule twice',
      changed(52, 'opponents.0.specials', [
        { key: 'zombie-bite', perStage: 1 },
        { key: 'zombie-bite', perStage: 1 },
      ]),
      'opponents[0].specials[1].key: zombie-bite is there already',
    ],
    [
      'riders of nothing',
      changed(11, 'opponents.0.mountedOn', 'Camels'),
      'opponents[0].mountedOn must name a line whose kind is "mount"',
    ],
    [
      'mounts for nobody',
      changed(11, 'opponents.0.mountedOn', null),
      'opponents[1].kind is "mount", but no line has Horses',
    ],
    [
      'mounts with a number of their own',
      changed(11, 'opponents.1.count', { dice: 1, plus: 0 }),
      'opponents[1].count must be "per-rider"',
    ],
    ['two lines of one name', changed(7, 'opponents.1.name', 'Hoplites'), 'opponents[1].name must differ'],
    ['nobody to fight', changed(7, 'opponents', []), 'opponents must have at least 1 entry'],
    ['many, but not too many', changed(7, 'opponents.0.count', { dice: 2, plus: 14 }), undefined],
    [
      'far too many',
      changed(
        7,
        'opponents',
        Array.from({ length: 4 }, (_, i) => ({
          ...(copy(7).opponents as Plain[])[0],
          name: `Horde ${i}`,
          count: { dice: 0, plus: 14 },
        })),
      ),
      'opponents may come to 40 at most, not 56',
    ],
    [
      'summons of nobody',
      changed(43, 'opponents.0.specials.1.of', 'Elves'),
      'opponents[0].specials[1].of must name another line',
    ],
    ['what never comes in', changed(7, 'opponents.0.count', 'spawned'), 'opponents[0].count is "spawned", but neither'],
    [
      'two kinds of markers',
      changed(44, 'specials', [{ key: 'terrain-trees', count: 5, placement: 'chart', defense: 8 }]),
      'specials: only one rule may strew markers',
    ],
    [
      'cars that drive sideways',
      changed(62, 'opponents.0.specials.0.direction', 2),
      'opponents[0].specials[0].direction must be one of 1, 4',
    ],
    ['opponents in a black hole', changed(72, 'opponents', copy(7).opponents), 'opponents must be empty'],
  ])('[TT-17.0] %s', (_, battle, fault) => {
    const found = checkBattle(battle)
    if (fault === undefined) expect(found).toBeUndefined()
    else expect(found).toContain(fault)
  })

  it('[TT-17.0] whatever is taken out of a battle is missed by name, and nothing makes the check throw', () => {
    const paths = (value: unknown, at: string): string[] =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value).flatMap(([key, inner]) => [at + key, ...paths(inner, `${at + key}.`)])
        : Array.isArray(value)
          ? value.flatMap((inner, i) => paths(inner, `${at}${i}.`))
          : []
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 72 }), fc.nat(), fc.anything(), (number, pick, junk) => {
        const all = paths(copy(number), '')
        const path = all[pick % all.length] as string
        const field = path.replaceAll(/\.(\d+)/g, '[$1]')
        expect(checkBattle(changed(number, path, undefined))).toContain(
          path.endsWith('.key') ? '.key' : `${field} is missing`,
        )
        expect(['string', 'undefined']).toContain(typeof checkBattle(changed(number, path, junk ?? null)))
        expect(checkBattle(junk)).toBeTypeOf('string')
      }),
    )
  })

  it('[TT-17.0] the example of OWN-BATTLES.md can be played as it stands', () => {
    const [, example] = /```json\n([^`]+)```/.exec(ownBattlesPage) ?? []
    expect(checkBattle(JSON.parse(example as string))).toBeUndefined()
  })

  it('[TT-17.0] OWN-BATTLES.md lists every special rule with its fields, where it is told and whether it travels', () => {
    const rows = ownBattlesPage
      .split('## Special rules of a battle')
      .flatMap((part) => tableIn(part, 'key', 'fields', 'rule'))
    const listed = new Map(
      rows.map(([key, fields, rule, travels]) => [key?.slice(1, -1) as SpecialKey, { fields, rule, travels }]),
    )
    expect([...listed.keys()].sort()).toEqual([...SPECIAL_KEYS].sort())
    for (const key of SPECIAL_KEYS) {
      const { rule, travels, on } = SPECIALS[key]
      expect(listed.get(key)).toMatchObject({ rule, ...(on === 'line' ? { travels: travels ? 'travels' : '' } : {}) })
    }
    for (const special of BATTLES.flatMap((b) => [...b.specials, ...b.opponents.flatMap(({ specials }) => specials)]))
      for (const field of Object.keys(special))
        if (field !== 'key') expect(listed.get(special.key)?.fields, special.key).toContain(`\`${field}\``)
  })
})
