import { parseRulebook } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import {
  BATTLES,
  type Battle,
  checkBattle,
  type OpponentLine,
  SPECIAL_KEYS,
  SPECIALS,
  type SpecialKey,
} from '../content/index.ts'
import { rulebook } from '../rules/rulebook.ts'
import { page, tableHeaded } from './page.ts'

const battle = (number: number): Battle => BATTLES[number - 1] as Battle
const line = (number: number, name: string): OpponentLine =>
  battle(number).opponents.find((listed) => listed.name === name) as OpponentLine
const keysOf = (b: Battle): SpecialKey[] => [
  ...b.opponents.flatMap(({ specials }) => specials.map(({ key }) => key)),
  ...b.specials.map(({ key }) => key),
]
const everyLine = BATTLES.flatMap(({ number, opponents }) => opponents.map((listed) => ({ number, ...listed })))

const printedCount = (listed: OpponentLine): string => {
  if (listed.count === 'per-rider') return 'one each'
  if (listed.count === 'spawned') return 'from exits'
  const { dice, plus } = listed.count
  if (dice === 0) return String(plus)
  return `${dice}D${plus > 0 ? `+${plus}` : plus < 0 ? plus : ''}`
}

const printedLine = (listed: OpponentLine): string => {
  const { attack, accuracy, defense, detection } = listed.values
  const code = listed.specials.some(({ key }) => key === 'rolled-stats')
    ? 'rolled'
    : `${attack === 0 ? 'X' : attack}${accuracy}${defense}${detection}`
  const endurance = listed.endurance === null ? '' : ` (E ${listed.endurance})`
  return `${listed.name} ${code} ${printedCount(listed)}${endurance}`
}

const printed = (b: Battle): string[] =>
  b.aliasOf === null
    ? [
        String(b.number),
        b.title,
        b.date,
        b.negotiation?.join('') ?? '-',
        b.treasure ? `${b.treasure.name} ${b.treasure.value}/${b.treasure.tenths}` : '-',
        b.opponents.length === 0 ? '' : b.setup,
        b.opponents.map(printedLine).join('; '),
      ]
    : [String(b.number), b.title, '', '', '', '', `as battle ${b.aliasOf}`]

describe('the 72 battles', () => {
  const rows = tableHeaded('no.', 'battle')

  it('[TT-6.41] [TT-6.42] [TT-6.43] every title, date, letter, treasure, set-up, value and number as RULES.md lists it', () => {
    expect(BATTLES.map(printed)).toEqual(rows.map((cells) => cells.slice(0, 7)))
  })

  it('[TT-R74] every battle has the special rules that RULES.md names', () => {
    for (const [number, , , , , , as, rules] of rows) {
      if (as?.startsWith('as battle')) continue
      const named = new Set((rules as string).split(', ').filter((rule) => rule !== ''))
      expect(new Set(keysOf(battle(Number(number))).map((key) => SPECIALS[key].rule)), `battle ${number}`).toEqual(
        named,
      )
    }
  })

  it('[TT-5.14] the Timepolice wait on eight hexes with two battles', () => {
    for (const [original, repeats] of [
      [55, [58, 63, 67]],
      [59, [61, 65, 69]],
    ] as const)
      for (const number of repeats) expect(battle(number)).toEqual({ ...battle(original), number, aliasOf: original })
    expect(BATTLES.filter(({ aliasOf }) => aliasOf !== null)).toHaveLength(6)
  })

  it('[TT-17.0] every one passes the check that a Timemaster’s own battles have to pass', () => {
    for (const b of BATTLES) expect(checkBattle(JSON.parse(JSON.stringify(b))), b.title).toBeUndefined()
  })

  it('[TT-6.43] no battle calls up more than fourteen of a kind', () => {
    for (const { name, count } of everyLine)
      if (typeof count === 'object') expect(count.dice * 6 + count.plus, name).toBeLessThanOrEqual(14)
  })

  it('every battle is told in words of its own, and every opponent has a singular', () => {
    const originals = BATTLES.filter(({ aliasOf }) => aliasOf === null)
    expect(new Set(originals.map(({ flavour }) => flavour)).size).toBe(66)
    for (const { one, name } of everyLine) expect(one.length, name).toBeGreaterThan(2)
  })
})

describe('what the lines say', () => {
  it('[TT-7.11] [TT-R14] soldiers walk three, animals run six, and the exceptions are the printed ones', () => {
    const exceptions = everyLine
      .filter(({ kind, move }) => move !== { soldier: 3, animal: 6, mount: 6, machine: 3, other: 3 }[kind])
      .map(({ number, name, move }) => `${number} ${name} ${move}`)
    expect(exceptions).toEqual([
      '43 The Magician 0',
      '44 Dragonlord 6',
      '48 The Brawlball 0',
      '48 Rollerbrawlers 6',
      '50 Pongballs 0',
      '55 Fluxrestraint AQ12G 0',
      '58 Fluxrestraint AQ12G 0',
      '59 Timepolice 6',
      '61 Timepolice 6',
      '62 Cars 6',
      '63 Fluxrestraint AQ12G 0',
      '64 Plants 0',
      '65 Timepolice 6',
      '67 Fluxrestraint AQ12G 0',
      '69 Timepolice 6',
    ])
  })

  it('[TT-8.23] [TT-R22] who is easier to hit', () => {
    const big = everyLine.filter(({ size, sizeRidden }) => size !== 0 || sizeRidden !== 0)
    expect(new Set(big.map(({ name, size, sizeRidden }) => `${name} ${size}/${sizeRidden}`))).toEqual(
      new Set([
        'Tyrannosaurus rex 4/0',
        'Ankylosaurus 2/0',
        'Sabertooth 2/0',
        'Buffalo 2/0',
        'Horses 2/3',
        'Armored horses 2/3',
        'Motorcycles 2/3',
      ]),
    )
  })

  it('[TT-6.32] every mounted line has its mounts, one each', () => {
    const riders = everyLine.filter(({ mountedOn }) => mountedOn !== null)
    expect(riders.map(({ number }) => number)).toEqual([11, 13, 14, 15, 16, 22, 28, 38])
    for (const { number, mountedOn } of riders)
      expect(line(number, mountedOn as string)).toMatchObject({ kind: 'mount', count: 'per-rider', move: 6 })
  })

  it('[TT-R27] muskets are recovered as melee weapons, and weapons of the future and of magic not at all', () => {
    expect([19, 20, 21, 24].map((number) => battle(number).opponents[0]?.weapon)).toEqual(Array(4).fill('melee'))
    expect(line(37, 'Egyptian militia').weapon).toBe('1950-1973')
    expect(line(39, 'EGI').weapon).toBe('1950-1973')
    expect(line(56, 'Revolutionary militia').weapon).toBe('1950-1973')
    expect(line(56, 'Unarmed citizens').weapon).toBeNull()
    expect(line(71, 'Street urchins, home-made guns').weapon).toBe('pre-gunpowder')
    for (const [number, name] of [
      [41, 'Starsoldiers'],
      [55, 'Timepolice'],
      [59, 'Timepolice'],
    ] as const)
      expect(line(number, name).weapon).toBeNull()
    for (const { kind, name, weapon } of everyLine) if (kind !== 'soldier') expect(weapon, name).toBeNull()
  })

  it('[TT-B46] what cannot be recovered leaves nothing', () => {
    for (const { specials, weapon } of everyLine)
      if (specials.some(({ key }) => key === 'weapons-not-recoverable')) expect(weapon).toBeNull()
  })

  it('[TT-15.12] [TT-R45] animals do not talk but elephants do; machines and plants never do', () => {
    const talkative = everyLine.filter(({ kind, negotiable }) => kind === 'animal' && negotiable)
    expect(talkative.map(({ name }) => name)).toEqual(['Elephants'])
    for (const { kind, name, negotiable } of everyLine)
      if (kind === 'machine' || name === 'Plants') expect(negotiable, name).toBe(false)
    expect(line(44, 'Dragonlord').negotiable).toBe(true)
  })

  it('[TT-R37] the flux sweeps everything but machines, motorcycles, energy creatures and the Timelord', () => {
    const left = everyLine.filter(({ swept }) => !swept).map(({ name }) => name)
    expect(new Set(left)).toEqual(
      new Set([
        'Motorcycles',
        'The Brawlball',
        'Pongballs',
        'Fluxrestraint AQ12G',
        'Transbots',
        'Sanibots',
        'Fluxfixrig',
        'Energy creatures',
        'Cars',
        'The Timelord',
      ]),
    )
  })
})

describe('special rules', () => {
  it('[TT-R74] every one is used by a battle, is told in RULES.md, and has a rule of its own', () => {
    const used = new Set(BATTLES.flatMap(keysOf))
    expect([...used].sort()).toEqual([...SPECIAL_KEYS].sort())
    const rules = SPECIAL_KEYS.map((key) => SPECIALS[key].rule)
    expect(new Set(rules).size).toBe(40)
    for (const rule of rules) expect(Object.hasOwn(rulebook, rule), rule).toBe(true)
  })

  it('[TT-R74] the rule in RULES.md names exactly those that travel', () => {
    const travelling = SPECIAL_KEYS.filter((key) => SPECIALS[key].travels).map((key) => SPECIALS[key].rule.slice(3))
    const told = parseRulebook(page)['TT-R74']?.text.replace('B64a to B64c', 'B64a, B64b and B64c')
    const named = told?.match(/B\d+[a-z]?/g) ?? []
    expect([...named].sort()).toEqual([...travelling].sort())
  })

  it('[TT-B9] values after the first shot', () => {
    const after = [9, 19, 20, 21, 24].map((number) => {
      const [special] = (battle(number).opponents[0] as OpponentLine).specials
      if (special?.key !== 'converts-after-fire') throw new Error(`battle ${number}`)
      const { attack, accuracy, defense, detection } = special.to
      return `${number} ${attack}${accuracy}${defense}${detection} ${special.weaponAfter}`
    })
    expect(after).toEqual(['9 7X5H melee', '19 4X2I melee', '20 4X1G melee', '21 4X1F melee', '24 4X1F melee'])
  })
})
