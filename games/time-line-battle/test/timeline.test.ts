import { describe, expect, it } from 'vitest'
import { deploying, everyoneDeploys, newGame } from './hand.ts'
import { type EventOf, war } from './war.ts'

describe('a Timeline', () => {
  it('[TLB-8] [TLB-16] begins one Day earlier than the one before and is fought in order up to Day 0', () => {
    expect(
      war(['2', '2'])
        .heard('day')
        .map(({ day }) => day),
    ).toEqual([0])
    expect(
      war(['-2: 2 | 0: 2', '0: 2'])
        .heard('day')
        .map(({ day }) => day),
    ).toEqual([-2, -1, 0])
    expect(war(['-11: 2', '-11: 3']).heard('day').length).toBe(12)
  })

  it('[TLB-9] runs: restore, deploy, Days, score, end check', () => {
    const state = newGame(2, { maxTimelines: 2 })
    const play = deploying(state)
    everyoneDeploys(play, '2 3')
    everyoneDeploys(play, '4 5')
    const milestones = ['timeline', 'revealed', 'day', 'scored', 'ended']
    expect(play.events.map(({ kind }) => kind).filter((kind) => milestones.includes(kind))).toEqual([
      'revealed',
      'day',
      'scored',
      'timeline',
      'revealed',
      'day',
      'day',
      'scored',
      'ended',
    ])
  })

  it('[TLB-10] [TLB-52] restores everything: the dead live, unhurt and at Level 0, and Supports are unused', () => {
    const { state, play } = war(['-1: 2 Q J K | 0: 6', '-1: 10 | 0: 5 9'], {
      choose: ['1.9', '0.2', '0.6'],
      options: { maxTimelines: 9 },
      pause: true,
    })
    expect(state.timeline).toBe(3)
    expect(play.events.some((event) => event.kind === 'fought' && event.record.deaths.length > 0)).toBe(true)
    for (const card of state.cards)
      expect(card).toMatchObject({
        inPlay: false,
        dead: false,
        used: false,
        level: 0,
        damage: 0,
        turrets: 0,
        armors: 0,
        host: null,
        aim: null,
        budget: 0,
      })
    expect(state.cards.map(({ day }) => day)).toEqual([-1, -1, -1, -1, 0, -1, 0, 0])
  })

  it('[TLB-14] [TLB-R7] an attachment comes through with its Unit; idle ones and Bombs do not count', () => {
    const scored = (seats: string[], choose: string[]): EventOf<'scored'> =>
      war(seats, { choose }).heard('scored')[0] as EventOf<'scored'>
    expect(scored(['2 6 J', '2 4'], ['0.2']).allowance).toEqual([3, 2])
    expect(scored(['6 5 Q', '2 2 3 10'], ['0.5'])).toMatchObject({ gained: [1, 4], allowance: [1, 4] })
    expect(scored(['-1: 2 | 0: J K', '-1: 2 3'], ['1.3']).allowance).toEqual([1, 1])
  })

  it('G6 [TLB-13] [TLB-17] [TLB-R7] living Units are points; they and their attachments are deployments', () => {
    const seats = ['-1: Q K | 0: 2 3 4 10 J', '-1: 2 | 0: K 9 5']
    const { heard, card } = war(seats, { choose: ['1.5', '0.10', '0.10', '0.2'] })
    expect([card('0.Q').host, card('0.10').dead]).toEqual([card('0.10').id, true])
    expect(heard('scored')[0]).toMatchObject({ gained: [3, 1], allowance: [4, 1] })
  })

  it('[TLB-17] points add up over Timelines', () => {
    const { play, state, heard } = war(['2 3', '2 3'], { options: { maxTimelines: 2 }, pause: true })
    everyoneDeploys(play, '4 5')
    expect(heard('scored').map(({ gained, vp }) => [gained, vp])).toEqual([
      [
        [2, 2],
        [2, 2],
      ],
      [
        [3, 3],
        [5, 5],
      ],
    ])
    expect(state.players.map(({ vp }) => vp)).toEqual([5, 5])
  })
})

describe('the Start Player', () => {
  it('G5 [TLB-18] passes the marker on after every Day, Day 0 included, through all Timelines', () => {
    const { play, heard } = war(['2 3', '2 3'], { start: 1, options: { maxTimelines: 3 }, pause: true })
    everyoneDeploys(play, '4 5')
    everyoneDeploys(play, '4 3 2 9')
    expect(heard('day').map(({ day, start }) => [day, start])).toEqual([
      [0, 1],
      [-1, 0],
      [0, 1],
      [-2, 0],
      [-1, 1],
      [0, 0],
    ])
  })

  it('[TLB-18] goes round the table', () => {
    const starts = war(['-3: 2', '-3: 2', '-3: 2'], { start: 1 })
      .heard('day')
      .map(({ start }) => start)
    expect(starts).toEqual([1, 2, 0, 1])
  })

  it('[TLB-19] is the first to act, and the others follow in seat order', () => {
    const seats = ['0: K 2 2', '0: K 3 3', '0: K 4 4']
    const first = war(seats, { start: 1, pause: true })
    expect(first.play.asked()?.seats).toEqual([1])
    first.choose('0.2')
    expect(first.play.asked()?.seats).toEqual([2])
    first.choose('1.3')
    expect(first.play.asked()?.seats).toEqual([0])
  })
})

describe('a game that goes on', () => {
  it('[TLB-56] leaves both players a Unit, and so a deployment', () => {
    const { state } = war(['2 3', '2 3'], { options: { maxTimelines: 12 }, pause: true })
    expect(state.players.every(({ toDeploy }) => toDeploy >= 1)).toBe(true)
  })
})
