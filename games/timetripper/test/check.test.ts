/** What a stranger may not send, case by case, and what anybody may: every position of every recorded match. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importMatch, isLogFault, type MatchLog, stateAt, wrongWithPosition } from '@anachron/kernel'
import { playRandomly } from '@anachron/kernel/testing'
import { render, type Sentence } from '@anachron/kernel/words'
import { describe, expect, it, test } from 'vitest'
import { BATTLES } from '../content/index.ts'
import { check } from '../rules/check/index.ts'
import { game } from '../rules/game.ts'
import { type Scene, stateOf } from '../rules/scene.ts'
import type { BattleState, FrameOf, Gear, Loose, Options, State, Tripper, Unit } from '../rules/types.ts'
import { unsound } from './plan.ts'
import { defaults } from './table.ts'

type Change = (state: State) => unknown
const TABLE = { options: defaults({}, 1), seats: 1 }

/** A lone Tripper with radio, M16 and grenades; two riders on their horses, and the flux. */
const SCENE: Scene = {
  battle: 11,
  gear: [['m26', 2]],
  units: { 'Mounted spearmen (Ostrogoths)': ['0203', '0205'] },
  flux: '0909',
}

const VIKING = { 'Viking axemen': ['0202'] }

const opened = (change: Change): State => {
  const state = stateOf(SCENE)
  change(state)
  return state
}
const said = (sentence: Sentence | undefined): string | undefined =>
  sentence === undefined ? undefined : render(sentence)
const wrong = (state: State): string | undefined => said(wrongWithPosition(game, state, TABLE))
const tripper = (state: State): Tripper => state.trippers[0] as Tripper
const radio = (state: State): Gear => tripper(state).gear[0] as Gear
const loose = (state: State): Loose[] => (state.battle as BattleState).loose

/** Puts other values in some places, each named by the way to it. */
const set =
  (places: Readonly<Record<string, unknown>>): Change =>
  (state) => {
    for (const [place, value] of Object.entries(places)) {
      const way = place.split('.')
      const key = way.pop() as string
      const holder = way.reduce((part, name) => part[name] as never, state as unknown as Record<string, unknown>)
      expect(holder).toHaveProperty([key])
      holder[key] = value
    }
  }

test('the position that the cases change can be played', () => {
  const state = opened(() => {})
  expect(state.units.map(({ mount, rider }) => mount ?? rider)).toEqual([5, 4, 7, 6])
  expect(state.stack.at(-1)).toMatchObject({ kind: 'turn', at: 'act', who: 0 })
  expect(wrongWithPosition(game, state, TABLE)).toBeUndefined()
})

describe('a changed position is refused', () => {
  it.each<[string, Change, RegExp]>([
    ['half a point of Endurance', set({ 'trippers.0.endurance': 7.5 }), /a Tripper/],
    ['Endurance beyond the track', set({ 'trippers.0.endurance': 21 }), /a Tripper/],
    ['something nobody knows', (state) => Object.assign(tripper(state), { wings: 2 }), /a Tripper/],
    ['a hex off the display', set({ 'units.0.hex': 121 }), /a figure on the display/],
    ['a weapon there is not', set({ 'trippers.0.gear.1.what': 'laser' }), /a Tripper/],
    ['five hundred figures', set({ units: new Array(500).fill(stateOf(SCENE).units[0]) }), /a figure on the display/],
    ['other options', set({ 'options.victory': 'tontine' }), /other options/],
    ['battles of one’s own that the table has not', set({ own: '[]' }), /other battles/],
    ['a second Tripper', (state) => state.trippers.push({ ...tripper(state), seat: 1 }), /number of players/],
    ['a Timemaster', set({ master: 0 }), /Timemaster/],
    ['a dead man with Endurance', set({ 'trippers.0.alive': false }), /neither alive nor dead/],
    ['a weakness that was not agreed on', set({ 'trippers.0.charmed': false }), /not agreed on/],
    ['home before the end', set({ 'trippers.0.place': 'home' }), /where he cannot be/],
    ['adrift nowhere', set({ 'trippers.0.place': 'adrift' }), /where he cannot be/],
    ['drawn by a plant there is not', set({ 'trippers.0.drawnBy': 9 }), /drawn by nobody/],
    ['nobody left', set({ 'trippers.0.place': 'lost' }), /Nobody is left/],
    ['a Tripper in a flux that is gone', set({ 'battle.flux': null, 'trippers.0.place': 'held' }), /flux/],
    ['no radio', (state) => tripper(state).gear.shift(), /radio is gone/],
    ['two radios', (state) => tripper(state).gear.push({ ...radio(state) }), /only one of/],
    ['two in one', set({ 'trippers.0.gear.0.count': 2 }), /there is not/],
    [
      'a treasure of no battle',
      (state) => tripper(state).gear.push({ ...radio(state), what: 'treasure' }),
      /there is not/,
    ],
    ['two blades of the fallen', (state) => tripper(state).gear.push(blade(state), blade(state)), /two recovered/],
    ['a unit of no line', set({ 'units.0.line': 9999 }), /no battle has/],
    ['a unit with an aim', set({ 'units.0.accuracy': 'A' }), /no battle has/],
    ['a unit of another battle', set({ units: stateOf({ battle: 12, units: VIKING }).units }), /another battle/],
    ['units out of order', (state) => state.units.reverse(), /order/],
    ['a rider without his horse', (state) => state.units.splice(1, 1), /lost each other/],
    ['a rider beside his horse', set({ 'units.1.hex': 60 }), /lost each other/],
    ['a fallen rider on his horse', set({ 'units.0.fallen': true }), /lost each other/],
    ['somebody who falls tomorrow', (state) => state.units.push(fallen(state)), /falls only later/],
    ['a crew without a device', set({ 'units.0.crew': true }), /serves a device/],
    ['a rider who runs wild', set({ 'units.0.rampaging': true }), /no battle has/],
    ['two riders in a hex', set({ 'units.2.hex': 1, 'units.3.hex': 1 }), /room for one/],
    ['a rider who is nowhere', set({ 'units.0.hex': -1, 'units.1.hex': -1 }), /room for one/],
    ['a soldier of a Tripper who is not there', set({ 'units.0.owner': 2 }), /follows nobody/],
    ['another battle than the displays say', set({ 'battle.number': 12 }), /the displays say/],
    ['a battle visited twice', (state) => state.visited.push(11), /visited twice/],
    ['displays that nobody shuffled', (state) => state.time.layout[0].reverse(), /laid out wrongly/],
    ['told of what is not so', (state) => state.told.push({ display: 0, battle: 11, heading: 0, is: 11 }), /not so/],
    ['a flare from tomorrow', set({ 'battle.lights': [3] }), /only later/],
    ['a mine of nobody', set({ 'battle.mine': { hex: 0, facing: 0, by: 3, stage: 1 } }), /who is not there/],
    ['an alignment of nobody', set({ 'battle.flux.heading': 2 }), /aligned by nobody/],
    ['markers on markers', set({ 'battle.markers': [5, 5] }), /same hex/],
    ['a battle that is over', set({ 'battle.over': true }), /is over/],
    [
      'a thing in the grip of nobody',
      (state) => loose(state).push({ ...thing(state), by: 99 }),
      /held in the position by/,
    ],
    ['a battle that is nowhere', set({ battle: null, units: [], 'trippers.0.place': 'held' }), /at once/],
    [
      'things with one number',
      (state) => loose(state).push(...new Array(2).fill(thing(state))),
      /lies in the position twice/,
    ],
    ['a turn that no phase called', (state) => state.stack.splice(2, 1), /follow from each other/],
    ['a turn taken twice', set({ 'stack.2.queue': [0] }), /makes no sense/],
    ['an entry where nobody is asked', set({ 'stack.3.at': 'over' }), /follow from each other/],
    ['a turn in the enemy’s phase', set({ 'battle.enemyPhase': true }), /two phases/],
    ['a turn before the first stage', set({ 'battle.stage': 0, 'battle.firstShot': 0 }), /two phases/],
    ['a journey in the midst of a battle', set({ 'stack.0.at': 'arrive' }), /follow from each other/],
    ['a grenade that he has not', (state) => state.stack.push(aiming('m1')), /makes no sense/],
    ['a shot with bare hands', (state) => state.stack.push(shooting({})), /makes no sense/],
    ['a shot at nobody', (state) => state.stack.push(shooting({ weapon: 'm16', target: 8 })), /makes no sense/],
    ['a shot nowhere', (state) => state.stack.push(shooting({ weapon: 'm16', hexes: [] })), /makes no sense/],
  ])('%s', (_case, change, sentence) => {
    expect(wrong(opened(change))).toMatch(sentence)
  })

  const blade = (state: State): Gear => ({ ...radio(state), what: 'recovered-melee' })
  const fallen = (state: State): Unit => ({
    ...(state.units[2] as Unit),
    id: state.nextId++,
    mount: null,
    fallen: true,
    fellIn: 9,
  })
  const thing = (state: State): Loose => ({
    id: state.nextLoose++,
    hex: 0,
    gear: { ...radio(state), what: 'bayonet' },
    by: null,
  })
  const aiming = (what: 'm26' | 'm1'): FrameOf<'grenade'> => ({
    kind: 'grenade',
    at: 'aim',
    by: 0,
    what,
    hex: 0,
    still: 0,
  })
  const shooting = (odd: Partial<FrameOf<'attack'>>): FrameOf<'attack'> => ({
    kind: 'attack',
    at: 'confirm',
    by: 0,
    target: 4,
    weapon: 'unarmed',
    mode: 'single',
    hexes: [1],
    mount: false,
    still: 0,
    shots: 0,
    strength: 0,
    group: [],
    asked: [],
    invited: null,
    ...odd,
  })

  it('whatever else is sent, too', () => {
    for (const sent of [undefined, null, 7, 'state', [], {}, { stack: [] }, JSON.parse('{"__proto__": {"stack": []}}')])
      expect(said(check(sent, TABLE))).toMatch(/not one of TimeTripper/)
  })

  it('a shot and a throw that are possible are not', () => {
    for (const frame of [aiming('m26'), shooting({ weapon: 'm16', mode: 'burst' })])
      expect(
        wrongWithPosition(
          game,
          opened((state) => void state.stack.push(frame)),
          TABLE,
        ),
      ).toBeUndefined()
  })
})

describe('a trip that is over', () => {
  const over = { 'trippers.0.place': 'home', stack: [] }
  const result = { reason: 'home', rule: 'TT-5.31', payoff: [1], points: [1] }

  it('may be looked at', () => {
    expect(wrongWithPosition(game, opened(set({ ...over, result })), TABLE)).toBeUndefined()
  })

  it.each([
    ['ends in another way', { ...result, reason: 'boredom' }, /No trip ends/],
    ['ends by a rule there is not', { ...result, rule: 'TT-0' }, /No trip ends/],
    ['ends for others, too', { ...result, payoff: [1, 1] }, /number of players/],
  ])('%s: refused', (_case, odd, sentence) => {
    expect(wrongWithPosition(game, opened(set({ ...over, result: odd })), TABLE)).toMatch(sentence)
  })
})

describe('a Timemaster’s free choice', () => {
  const options = defaults({ timemaster: 'seat' }, 2)
  /** The first moment of a random trip in which it is asked where somebody goes. */
  const asked = (() => {
    for (let seed = 0; seed < 200; seed++) {
      let found: State | undefined
      playRandomly(game, {
        seed: `free/${seed}`,
        seats: 2,
        options,
        most: 400,
        choose(match, _seat, listed) {
          const top = match.state.stack.at(-1)
          if (!found && top?.kind === 'free' && top.about === 'hex') found = game.clone(match.state)
          const ready = listed.findIndex((action) => action.do === 'ready')
          return ready >= 0 ? ready : (seed * 7 + match.log.entries.length * 13) % listed.length
        },
      })
      if (found) return found
    }
    throw new Error('it was never asked')
  })()
  const top = asked.stack.length - 1
  const [list, opponent] = [`stack.${top}`, `stack.${top - 1}`]

  it.each<[string, Change]>([
    ['a hex off the display', set({ [`${list}.list`]: [0, 121] })],
    ['about something else', set({ [`${list}.about`]: 'way' })],
    ['one hex twice', set({ [`${list}.list`]: [0, 0] })],
    ['by nobody', set({ [`${opponent}.unit`]: 99 })],
    ['towards nobody', set({ [`${opponent}.target`]: 3 })],
    ['towards a flux that is not there', set({ [`${opponent}.target`]: -1 })],
    ['before it has decided', set({ [`${opponent}.reaction`]: null })],
  ])('%s: refused', (_case, change) => {
    const state = game.clone(asked)
    expect(wrongWithPosition(game, state, { options, seats: 2 })).toBeUndefined()
    change(state)
    expect(wrongWithPosition(game, state, { options, seats: 2 })).toMatch(/makes no sense/)
  })
})

describe('what is accepted', () => {
  const folder = join(import.meta.dirname, '../fixtures')
  const files = readdirSync(folder).filter((file) => file.endsWith('.match.json'))

  it.each(files)('every position of %s', (file) => {
    const log = JSON.parse(readFileSync(join(folder, file), 'utf8')) as MatchLog
    const match = importMatch(game, log)
    if (isLogFault(match)) throw new Error(render(match.fault))
    const table = { options: match.log.options as unknown as Options, seats: log.seats }
    for (let n = 0; n <= log.entries.length; n++)
      expect(wrongWithPosition(game, stateAt(match, n), table)).toBeUndefined()
  })

  it('all 72 battles', () => {
    for (const { number, opponents } of BATTLES) {
      const units = Object.fromEntries(
        opponents.filter(({ kind }) => kind !== 'mount').map(({ name }, i) => [name, [`0${i + 2}02`]]),
      )
      expect(unsound(stateOf({ battle: number, units, experience: 9 }))).toBeUndefined()
    }
  })

  it('battles of one’s own, in whatever order a store keeps their parts', () => {
    const battles = [{ ...BATTLES[41], number: 10, source: 'own' }] as never
    const table = { options: defaults({ battles }, 1), seats: 1 }
    const state = game.setup(table.options, 1, { roll: () => 1, pick: () => 0, shuffle: (_label, items) => items })
    state.stack = [
      { kind: 'trip', at: 'depart' },
      { kind: 'equip', at: 'pack', who: 0, bought: 0 },
    ]
    expect(check(state, table)).toBeUndefined()
    const [own] = JSON.parse(state.own)
    state.own = JSON.stringify([Object.fromEntries(Object.entries(own).reverse())])
    expect(check(state, table)).toBeUndefined()
    state.own = state.own.replace('"number":10', '"number":11')
    expect(check(state, table)).toMatch(/other battles/)
  })
})
