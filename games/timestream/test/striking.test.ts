import { describe, expect, it } from 'vitest'
import { strikeOptions } from '../rules/striking.ts'
import { at, end, fill, handOf, id, obstacle, strike, type TableSpec, table, unitOf, voidOf } from './table.ts'

type Side = TableSpec['players'][0]
const target = (ours: Side, theirs: Side) => at({ step: 'target', players: [ours, { deck: ['Rome'], ...theirs }] })
const reaches = (ours: Side, theirs: Side): string[] =>
  strikeOptions(table({ step: 'target', players: [ours, theirs] }), 0).map(
    ({ with: kind, at: where }) => `${kind}/${where}`,
  )

const LOCATIONS: Record<string, Side> = {
  empty: {},
  filled: { locations: ['Desert Landing'] },
  locked: { locations: [{ card: 'Desert Landing', locked: true }] },
  intruded: { intruders: { 1: 'Temporal Rift' } },
}
const OBSTACLES: Record<string, string> = { plain: 'Drone Swarm', reach: 'Ghost Signal', bypass: 'Phase Drifter' }

describe('targets', () => {
  it.each([
    ['some', 'empty', 'plain', []],
    ['some', 'empty', 'reach', ['unit']],
    ['some', 'empty', 'bypass', []],
    ['some', 'filled', 'plain', ['unit']],
    ['some', 'filled', 'reach', ['unit']],
    ['some', 'filled', 'bypass', ['unit', 'location']],
    ['some', 'locked', 'plain', ['unit']],
    ['some', 'locked', 'bypass', ['unit']],
    ['some', 'intruded', 'plain', ['unit']],
    ['some', 'intruded', 'bypass', ['unit']],
    ['none', 'empty', 'plain', []],
    ['none', 'empty', 'reach', []],
    ['none', 'filled', 'plain', ['location']],
    ['none', 'filled', 'reach', ['location']],
    ['none', 'filled', 'bypass', ['location']],
    ['none', 'locked', 'plain', []],
    ['none', 'locked', 'bypass', []],
    ['none', 'intruded', 'plain', []],
  ])(
    '[TS-66] [TS-67] [TS-40] an Obstacle against %s Advances and a location %s, %s',
    (guards, location, kind, expected) => {
      const theirs = { ...LOCATIONS[location], ...(guards === 'some' ? { advances: [['Chrono Ranger']] } : {}) }
      expect(reaches({ obstacles: [[OBSTACLES[kind] as string]] }, theirs)).toEqual(
        expected.map((where) => `obstacle/${where}`),
      )
    },
  )

  it.each([
    ['empty', 'some', 'Chrono Ranger', []],
    ['empty', 'some', 'Far-Reach Probe', ['unit']],
    ['filled', 'some', 'Chrono Ranger', ['unit']],
    ['filled', 'none', 'Chrono Ranger', []],
    ['intruded', 'some', 'Chrono Ranger', ['location', 'unit']],
    ['intruded', 'none', 'Far-Reach Probe', ['location']],
  ])(
    '[TS-65] [TS-67] an Advance behind a location %s against %s Obstacles: %s',
    (location, attackers, guard, expected) => {
      const theirs = attackers === 'some' ? { obstacles: [['Drone Swarm']] } : {}
      expect(reaches({ ...LOCATIONS[location], advances: [[guard]] }, theirs)).toEqual(
        expected.map((where) => `advance/${where}`),
      )
    },
  )

  it('[TS-61] only the first unit strikes and is struck at', () => {
    const t = target(
      { locations: ['Desert Landing'], advances: [['Scout Drone', 'Keeper of the Stream']] },
      { obstacles: [['Highway Robbers', 'Drone Swarm']] },
    )
    t.does(0, strike('advance', 1))
    expect(voidOf(t.state, 0)).toEqual(['Scout Drone'])
    expect(t.state.active).toBe(1)
    expect(t.state.players[1]?.obstacles[0]?.map((unit) => unit.card)).toContain(id('Drone Swarm'))
  })

  it('[TS-59] one after the other, as few as one likes, in step 5 only', () => {
    const lanes = { locations: ['Desert Landing', 'Jerusalem'], advances: [['Chrono Ranger'], ['Chrono Ranger']] }
    const t = target(lanes, { obstacles: [['Highway Robbers'], ['Highway Robbers']] })
    t.does(0, strike('advance', 2))
    expect(t.asked()).toMatchObject({ ask: 'turn.target', rule: 'TS-59' })
    t.does(0, end)
    expect(t.state.players[1]?.obstacles[0]).toHaveLength(1)
    const early = at({ players: [lanes, { obstacles: [['Highway Robbers']] }] })
    expect(early.refuses(0, strike('advance', 1)).rule).toBe('TS-59')
  })

  it('[TS-60] a phase that has struck does not strike again', () => {
    const lanes = {
      locations: ['Desert Landing', 'Jerusalem'],
      advances: [['Keeper of the Stream'], ['Keeper of the Stream']],
    }
    const t = target(lanes, { obstacles: [['Highway Robbers', 'Highway Robbers'], ['Highway Robbers']] })
    t.does(0, strike('advance', 1))
    expect(t.refuses(0, strike('advance', 1))).toEqual({ rule: 'TS-60', reason: 'That lane has struck this turn.' })
  })

  it('[TS-63] a unit of this turn waits, unless it has Target First', () => {
    const t = at({
      players: [
        { hand: ['Stern Magistrate', 'Chrono Hunter'], cells: 'AAAAAFFFFF' },
        { locations: ['Desert Landing', 'Jerusalem'], deck: ['Rome'] },
      ],
    })
    t.does(0, obstacle('Stern Magistrate', 1))
    t.does(0, obstacle('Chrono Hunter', 2))
    t.does(0, end)
    expect(t.options(0)).toEqual([strike('obstacle', 2, 'location'), end])
    expect(t.refuses(0, strike('obstacle', 1, 'location'))).toMatchObject({ rule: 'TS-63' })
  })

  it('[TS-40] an Obstacle that faces a locked location is told of the lock, whatever it would strike at', () => {
    const t = at({
      step: 'target',
      players: [
        { obstacles: [['Chrono Hunter'], ['Chrono Hunter']] },
        { locations: [{ card: 'Desert Landing', locked: true }, 'Jerusalem'], deck: ['Rome'] },
      ],
    })
    for (const which of ['unit', 'location'] as const)
      expect(t.refuses(0, strike('obstacle', 1, which))).toMatchObject({ rule: 'TS-40' })
  })

  it('[TS-64] a stunned unit does not strike', () => {
    const t = at({
      step: 'target',
      players: [
        { locations: ['Desert Landing'], advances: [['Chrono Ranger']], obstacles: [['Chrono Hunter']] },
        { locations: ['Desert Landing'], obstacles: [['Highway Robbers']], deck: ['Rome'] },
      ],
    })
    unitOf(t.state, 'Chrono Ranger').stunned = 9
    expect(t.refuses(0, strike('advance', 1))).toEqual({ rule: 'TS-64', reason: 'The unit is stunned.' })
  })

  it('[TS-64] a stun lasts to the end of the next turn of the unit’s owner', () => {
    const t = at({
      players: [
        { hand: ['Tangle of Tongues'], cells: 'AA', obstacles: [[], ['Highway Robbers']], deck: ['Rome'] },
        {
          locations: ['Desert Landing', 'Jerusalem'],
          advances: [['Chrono Ranger'], ['Temporal Sentinel']],
          deck: ['Rome', 'Rome'],
        },
      ],
    })
    t.does(0, obstacle('Tangle of Tongues', 1))
    t.does(0, { kind: 'unit', unit: unitOf(t.state, 'Chrono Ranger').id })
    const endTurn = (seat: number, steps: number): void => {
      for (let step = 0; step < steps; step++) t.does(seat, end)
    }
    endTurn(0, 2)
    endTurn(1, 2)
    expect(t.refuses(1, strike('advance', 1)).rule).toBe('TS-64')
    endTurn(1, 1)
    endTurn(0, 3)
    endTurn(1, 2)
    expect(t.options(1)).toContainEqual(strike('advance', 1))
  })
})

describe('a strike', () => {
  it.each([
    ['Stout', [2, 3], [2, 3], false, false],
    ['Even', [3, 2], [2, 3], true, true],
    ['Strong', [4, 3], [2, 2], true, false],
    ['Weak', [1, 2], [3, 4], false, true],
    ['No Energy', [0, 5], [0, 4], false, false],
  ] as const)(
    '[TS-68] %s: %j against %j voids the other %s, the striker %s',
    (_name, ours, theirs, otherGoes, strikerGoes) => {
      const t = target(
        { locations: ['Desert Landing'], advances: [['Chrono Ranger']] },
        { obstacles: [['Drone Swarm']] },
      )
      const set = (name: string, [energy, resistance]: readonly [number, number], printed: readonly [number, number]) =>
        unitOf(t.state, name).lasting.push({
          energy: energy - printed[0],
          resistance: resistance - printed[1],
          keyword: null,
          until: 'permanent',
          by: 0,
        })
      set('Chrono Ranger', ours, [4, 2])
      set('Drone Swarm', theirs, [4, 4])
      t.does(0, strike('advance', 1))
      expect(voidOf(t.state, 1).includes('Drone Swarm')).toBe(otherGoes)
      expect(voidOf(t.state, 0).includes('Chrono Ranger')).toBe(strikerGoes)
    },
  )

  it('[TS-68] a steadfast unit stays', () => {
    const t = target({ obstacles: [['Chrono Hunter']] }, { locations: ['Desert Landing'] })
    unitOf(t.state, 'Desert Landing').lasting.push({
      energy: 0,
      resistance: 0,
      keyword: 'steadfast',
      until: 'cycle',
      by: 1,
    })
    t.does(0, strike('obstacle', 1, 'location'))
    expect(unitOf(t.state, 'Desert Landing')).toBeDefined()
  })

  it('[TS-70] an Event Chain card fights back', () => {
    const t = target({ obstacles: [[], ['Ghost Signal']] }, { locations: [null, 'Rome'] })
    t.does(0, strike('obstacle', 2, 'location'))
    expect(voidOf(t.state, 0)).toEqual(['Ghost Signal'])
    expect(unitOf(t.state, 'Rome')).toBeDefined()
  })

  it('[TS-69] abilities for being voided come first, then the striker’s, even if it went too', () => {
    const t = target(
      { obstacles: [[], ['Revisionist Agent']] },
      {
        locations: [null, 'Jerusalem'],
        advances: [[], ["Tentmakers' Workshop"]],
        hand: ['Athens'],
        deck: ['Damascus', 'Rome'],
      },
    )
    t.rolls(0)
    const kinds = t.does(0, strike('obstacle', 2)).map((event) => event.kind)
    expect(kinds.slice(0, 4)).toEqual(['strike', 'voided', 'drew', 'lost'])
    expect(t.left()).toBe(0)
  })

  it('[TS-72] Recall Team goes to the Void and comes back; the other side’s strike ability still runs', () => {
    const t = target(
      { obstacles: [[], ['Revisionist Agent']] },
      { locations: [null, 'Jerusalem'], advances: [[], ['Recall Team']], deck: ['Rome'] },
    )
    t.rolls(0)
    t.does(0, strike('obstacle', 2))
    expect(t.left()).toBe(0)
    expect(voidOf(t.state, 1)).toEqual(['Recall Team'])
  })
})

it('[TS-21] [TS-33] [TS-60] [TS-68] [TS-69] the worked turn goes as written, number for number', () => {
  const t = at({
    step: 'cells',
    players: [
      {
        hand: ['Future Power Cell', 'Athens', 'Chrono Hunter', 'Cloaking', 'Timely Letter'],
        cells: 'FFFFAAU',
        deck: ['Rome', 'Damascus'],
        locations: ['Slipstream Descent', null, null],
        intruders: { 3: { card: 'Locked Ward', counter: 2 } },
        advances: [['Chrono Ranger'], ['Temporal Sentinel'], ['Field Recorder']],
        obstacles: [['Drone Swarm'], ['Revisionist Agent'], []],
      },
      {
        hand: ['Corinth', 'Corinth', 'Corinth', 'Corinth'],
        deck: ['Corinth', 'Corinth', 'Corinth'],
        locations: [{ card: 'Desert Landing', locked: true }, 'Jerusalem', 'Record: The Damascus Road'],
        advances: [[], ["Tentmakers' Workshop"], []],
        obstacles: [['Highway Robbers', 'Stern Magistrate'], ['Stern Magistrate'], []],
      },
    ],
  })
  t.does(0, { kind: 'cell', card: id('Future Power Cell') })
  expect(t.does(0, fill('Athens', 2)).find((event) => event.kind === 'played')).toMatchObject({
    cells: ['TS-PC-02', 'TS-PC-02', 'TS-PC-02'],
  })
  t.does(0, { kind: 'none' })
  t.does(0, { kind: 'none' })
  expect(t.does(0, obstacle('Chrono Hunter', 3))[0]).toMatchObject({
    cells: ['TS-PC-02', 'TS-PC-02', 'TS-PC-01', 'TS-PC-01'],
  })
  t.does(0, { kind: 'charge', unit: unitOf(t.state, 'Temporal Sentinel').id })
  expect(t.state.players[0]?.cells.every((cell) => cell.linked)).toBe(true)
  t.does(0, end)
  expect(t.options(0)).toEqual([
    strike('advance', 1),
    strike('advance', 2),
    strike('advance', 3, 'location'),
    strike('obstacle', 2),
    strike('obstacle', 3, 'location'),
    end,
  ])
  t.does(0, strike('advance', 1))
  t.does(0, strike('advance', 2))
  t.does(0, strike('advance', 3, 'location'))
  t.rolls(0)
  t.does(0, strike('obstacle', 2))
  expect(handOf(t.state, 1)).toHaveLength(4)
  t.does(0, strike('obstacle', 3, 'location'))
  expect(voidOf(t.state, 0)).toEqual(['Chrono Ranger'])
  expect(voidOf(t.state, 1).sort()).toEqual([
    'Corinth',
    'Highway Robbers',
    'Record: The Damascus Road',
    'Stern Magistrate',
    "Tentmakers' Workshop",
  ])
  expect(t.state.active).toBe(1)
  expect(unitOf(t.state, 'Locked Ward').counter).toBe(1)
})
