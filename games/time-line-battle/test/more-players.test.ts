import { describe, expect, it } from 'vitest'
import { deploying, newGame } from './hand.ts'
import { war } from './war.ts'

const alone = { sides: 'free-for-all' } as const

describe('more than two players', () => {
  it('[TLB-60] each have a hand, deck, deployments and points of their own', () => {
    const { players } = newGame(4)
    expect(players.map(({ hand, toDeploy, vp }) => [hand.length, toDeploy, vp])).toEqual(new Array(4).fill([5, 2, 0]))
    expect(deploying(newGame(4)).asked()?.seats).toEqual([0, 1, 2, 3])
  })

  it('[TLB-61] [TLB-R23] scale the Obliterator’s 6: 6 for teams of two, 3 among three, 2 among four', () => {
    const burn = (seats: string[], options = {}) =>
      war(seats, { options })
        .strike(0)
        ?.burns.map(({ amount }) => amount)
    const seats = ['-1: A | 0: 2', '0: 2', '0: 3', '0: 3']
    expect(burn(seats)).toEqual([6])
    expect(burn(seats.slice(0, 3))).toEqual([3])
    expect(burn(seats, alone)).toEqual([2])
    expect(burn(seats.slice(0, 2))).toEqual([6])
  })

  it('[TLB-61] [TLB-R23] scale it by allies and enemies in teams of any size', () => {
    const burns = (sides: string, seats: number): (number | undefined)[] =>
      Array.from({ length: seats }, (_, seat) => {
        const deployed = Array.from({ length: seats }, (_, of) => (of === seat ? '-1: A | 0: 2' : '0: 2'))
        return war(deployed, { options: { sides } }).strike(0)?.burns[0]?.amount
      })
    expect(burns('1v2', 3)).toEqual([3, 12, 12])
    expect(burns('3v3', 6)).toEqual(new Array(6).fill(6))
    expect(burns('2v2v2', 6)).toEqual(new Array(6).fill(3))
    expect(burns('2v3', 5)).toEqual([4, 9, 4, 9, 9])
    expect(burns('free-for-all', 7)).toEqual(new Array(7).fill(1))
    // Nothing is left of 6 among seven enemies, and so nobody burns.
    expect(burns('free-for-all', 8)).toEqual(new Array(8).fill(undefined))
    expect(burns('1v7', 8)).toEqual([undefined, ...new Array(7).fill(42)])
  })

  it('[TLB-63] [TLB-64] [TLB-66] fight in three teams of two, each against the merged line of both others', () => {
    const { battle, state } = war(['0: 6', '0: 2', '0: 3', '0: 5', '0: 10', '0: 9'], { options: { sides: '2v2v2' } })
    // Seats 1 and 4, 2 and 5, 3 and 6: the Generator boosts its partner's Operations Craft.
    expect([battle(0).front, battle(0).rear]).toEqual([
      [2, 9, 5],
      [4, 0, 0],
    ])
    expect(battle(0).hits.map(({ side, by, unit }) => `${side} ${by} ${unit.owner}`)).toEqual([
      '0 front 1',
      '1 front 2',
      '2 front 1',
      '0 rear 4',
    ])
    expect(state.survivors).toEqual([2, 2, 2])
  })

  it('[TLB-62] in a team, partners’ Units are allies: boosts, Drones, Turrets and Armor work for them', () => {
    const boosted = war(['0: 6', '0: 2', '0: 3', '0: 2'])
    expect(boosted.battle(0).attacks.find(({ unit }) => unit.rank === 6)?.amount).toBe(3)
    const mounted = war(['0: Q 6', '0: 2', '0: 3', '0: 2'], { choose: ['2.3'] })
    expect(mounted.hp('2.3')).toMatch(/\/21$/)
    expect(mounted.heard('scored')[0]?.allowance[0]).toBe(2)
    const drone = war(['-3: 8', '0: 2', '0: 3', '0: 2'])
    expect(drone.battle(0).hits.find(({ unit }) => unit.rank === 3)).toMatchObject({ prevented: 5 })
  })

  it('[TLB-62] the Shield Tank covers its own player’s Units only', () => {
    const { battle } = war(['0: 4', '0: 6', '0: 3', '0: 6'])
    expect(battle(0).hits.filter(({ unit }) => unit.rank === 3)).toMatchObject([{ prevented: 0, taken: 4 }])
  })

  it('[TLB-62] everybody else is an enemy to players on their own', () => {
    const day = war(['0: K 2', '0: 3', '0: 6'], { pause: true })
    expect(day.choices()).toEqual(['1.3', '2.6'])
  })

  it('[TLB-63] [TLB-R24] see all enemies as one line: number, Day, turn, order of deployment', () => {
    const struck = (start: number) => {
      const { battle } = war(['0: 6', '0: 2', '0: 2'], { start })
      return battle(0).hits.find(({ side }) => side === 0)?.unit.owner
    }
    expect([0, 1, 2].map(struck)).toEqual([1, 1, 2])
    const older = war(['0: 6', '0: 2', '-1: 2'], { start: 0 })
    expect(older.battle(0).hits.find(({ side }) => side === 0)?.unit.owner).toBe(2)
  })

  it('[TLB-64] deal with sides in turn order, and later pools pass over whom earlier ones finished', () => {
    const landed = (start: number) => {
      const { battle } = war(['0: 2', '0: 8 9 10 10', '0: 9 10'], { start })
      const ofOthers = battle(0).hits.filter(({ side }) => side !== 0)
      return ofOthers.map(({ side, unit, taken }) => `${side} on ${unit.owner}.${unit.rank}: ${taken}`)
    }
    expect(landed(1)).toEqual(['1 on 0.2: 13', '2 on 0.2: 0', '2 on 1.8: 6'])
    expect(landed(2)).toEqual(['2 on 0.2: 6', '1 on 0.2: 7', '1 on 2.9: 6'])
  })

  it('[TLB-65] on their own, the game ends as soon as one player has no living Unit', () => {
    const { state } = war(['0: 10', '0: 2', '0: 5 5'], { options: { maxTimelines: 12 }, pause: true })
    expect(state.result?.reason).toBe('wipeout')
  })

  it('[TLB-65] in teams, a player without survivors stays in and deploys nothing; older Units return', () => {
    const { state, play } = war(['0: 10', '0: 2', '0: 2', '0: 5 5'], { options: { maxTimelines: 12 }, pause: true })
    expect(state.result).toBeNull()
    expect(state.players.map(({ toDeploy }) => toDeploy)).toEqual([0, 1, 1, 2])
    expect(play.asked()?.seats).toEqual([1, 2, 3])
    expect(state.cards[0]).toMatchObject({ owner: 0, dead: false })
    expect(war(['0: 10', '0: 2 2', '0: 10', '0: 5 5']).state.result?.reason).toBe('wipeout')
  })

  it('[TLB-66] a team’s score is the sum of its players’, and both win', () => {
    const { state } = war(['0: 2 2', '0: 2', '0: 3', '0: 4'])
    expect(state.result).toMatchObject({ payoff: [1, 0, 1, 0], points: [2, 0, 1, 1] })
    expect(state.survivors).toEqual([3, 1])
  })
})
