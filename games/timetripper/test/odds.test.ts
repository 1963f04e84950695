/** What is shown before an attack is what the rules then do, worked out by letting the dice fall in every way. */
import { render } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { BATTLES, WEAPONS } from '../content/index.ts'
import type { Action } from '../rules/actions.ts'
import { clone } from '../rules/clone.ts'
import { newGear } from '../rules/equipment.ts'
import { forecast } from '../rules/forecast.ts'
import { emptyChance, oddsOf, volleyOdds } from '../rules/odds.ts'
import { catalogue, isStunned, isUp, unitOf } from '../rules/state.ts'
import type { FigureId, State } from '../rules/types.ts'
import { view } from '../rules/view.ts'
import { percent as share } from '../words/forecast.ts'
import { chanceThat, type Leaf, leaves } from './dice-tree.ts'
import { aim, at, fire, type Scene, scene, type Table, weapon } from './table.ts'

const RANGES = ['0706', '0705', '0704', '0702'] as const
const told = (t: Table, action: Action) => forecast(view(t.state, 0), 0, action)
/** What is noted besides, as it is read. */
const percent = (chance: number): string => render(share(chance))
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const notesOf = (t: Table, action: Action): string[] => (told(t, action)?.notes ?? []).map((note) => render(note))
const isDown = (id: FigureId) => (leaf: Leaf) => !isUp(leaf.state, id)
const wasHit = ({ events }: Leaf) => events.some((event) => event.kind === 'fired' && event.hit)
const became = (result: string) => (leaf: Leaf) =>
  leaf.events.some((event) => event.kind === 'struck' && event.became === result)

/** Holds the outcomes shown for an attack against what comes of it. */
function expectTrue(said: ReturnType<typeof forecast>, tree: readonly Leaf[], target: FigureId, state: State): void {
  const shown = (words: string): number => said?.outcomes.find((outcome) => outcome.words === words)?.chance ?? 0
  const isPlain = target > 3 && unitOf(state, target).endurance === null
  const expected = isPlain
    ? {
        down: chanceThat(tree, isDown(target)),
        stunned: chanceThat(tree, (leaf) => isStunned(leaf.state, unitOf(leaf.state, target))),
      }
    : {
        'loses 1 Endurance': chanceThat(tree, became('stun')),
        'loses one die of Endurance': chanceThat(tree, became('wound')),
        'loses two dice of Endurance': chanceThat(tree, became('disable')),
        dies: chanceThat(tree, became('kill')),
      }
  for (const [words, chance] of Object.entries(expected)) expect(shown(words), words).toBeCloseTo(chance, 9)
  expect(said?.outcomes.reduce((sum, outcome) => sum + outcome.chance, 0)).toBeCloseTo(1, 9)
}

/** A shot, once aimed: what was shown for it on every screen on the way. */
function expectTrueShot(t: Table, target: FigureId, what: 'm16' | 'recovered-1950-1973' = 'm16'): void {
  const { modes, short } = WEAPONS[what]
  const mode = modes[0]?.mode ?? 'single'
  const line = notesOf(t, { do: 'aim', at: target }).find((note) => note.startsWith(`${capital(short)}, ${mode}:`))
  t.go({ do: 'aim', at: target })
  const said = told(t, weapon(what, mode))
  t.go(weapon(what, mode), ...(mode === 'burst' ? [{ do: 'enough' } as const] : []))
  // A burst goes on till it is empty; here after its first shot.
  const tree = [...leaves(t.state, 0, fire(), mode === 'burst' ? { empty: [[5, 1]] } : {})]
  const down = chanceThat(tree, isDown(target))
  const each = mode === 'single' ? '' : 'each shot '
  const hit = percent(chanceThat(tree, wasHit))
  expect(line).toBe(`${capital(short)}, ${mode}: ${each}${hit} to hit, ${percent(down)} down.`)
  expectTrue(said, tree, target, t.state)
  expectTrue(told(t, fire()), tree, target, t.state)
}

/** Whom each battle has that can be attacked: the name of a line, and how it stands there. */
const linesOf = (number: number) =>
  (catalogue({ own: '' }).battles[number]?.lines ?? []).filter(({ kind }) => kind !== 'mount')

const FIGHTS = BATTLES.map(({ number }) => number).filter((number) => linesOf(number).length > 0)

describe('odds that are shown are true', () => {
  it.each(FIGHTS)('[TT-8.21] [TT-8.31] [TT-6.42] shots and blows at everybody in battle %i', (number) => {
    linesOf(number).forEach((line, i) => {
      const hex = RANGES[(number + i) % RANGES.length] as string
      const given: Scene = { battle: number, units: { [line.name]: [hex] }, gear: [['bayonet']] }
      const edit = (s: State) => Object.assign(s.trippers[0] ?? {}, { charmed: false })
      for (const endurance of line.endurance === null ? [null] : [line.endurance, 7, 1]) {
        const wounded = (s: State) => {
          edit(s)
          if (endurance !== null && s.units[0]) s.units[0].endurance = endurance
        }
        const shot = scene({ ...given, edit: wounded })
        expectTrueShot(shot, shot.unit(line.name).id)
        const near = scene({ ...given, units: { [line.name]: ['0706'] }, edit: wounded })
        const { id } = near.unit(line.name)
        const blow = notesOf(near, aim({ id })).find((note) => note.startsWith('Bayonet:'))
        near.go(aim({ id }))
        const said = told(near, weapon('bayonet', 'melee'))
        const tree = [...leaves(near.state, 0, weapon('bayonet', 'melee'))]
        // Where it puts nobody down it may still stun: that is why one strikes at whoever holds him.
        const [down, none] = [chanceThat(tree, isDown(id)), chanceThat(tree, became('none'))]
        const stuns = 1 - none > down + 1e-9 ? `, ${percent(1 - none)} at least hurt or stunned` : ''
        expect(blow).toBe(`Bayonet: ${percent(down)} down${stuns}.`)
        expectTrue(said, tree, id, near.state)
      }
    })
  })

  it.each([1, 12, 43, 47, 60, 68])('[TT-8.42] [TT-6.42] a grenade at those of battle %i and at a Tripper', (number) => {
    const [line] = linesOf(number)
    for (const [hex, endurance] of [
      ['0706', 20],
      ['0709', 4],
    ] as const) {
      const t = scene({
        battle: number,
        trippers: ['0704', '0707'],
        gear: [['m26']],
        units: { [line?.name ?? '']: [hex] },
        edit: (s) => Object.assign(s.trippers[1] ?? {}, { endurance }),
      })
      const foe = t.unit(line?.name ?? '').id
      t.go({ do: 'grenade', what: 'm26' }, { do: 'throw', hex: at('0708') })
      const notes = notesOf(t, fire())
      // One at a time: what becomes of one has nothing to do with the other.
      for (const id of [1, foe]) {
        const alone = clone(t.state)
        if (id === 1) unitOf(alone, foe).place = 'gone'
        else Object.assign(alone.trippers[1] ?? {}, { place: 'held' })
        const tree = [...leaves(alone, 0, fire())]
        const stops = percent(
          chanceThat(tree, (leaf) => leaf.events.some((e) => e.kind === 'suffered' && e.who === id)),
        )
        const note = `${stops} hurt or stunned, ${percent(chanceThat(tree, isDown(id)))} down.`
        expect(notes[id === 1 ? 0 : 1]).toMatch(new RegExp(`: ${note}$`))
      }
    }
  })

  it('[TT-8.84a] [TT-R25] a grenade among riders: a mount that falls wounds its rider, and one without a rider is smaller', () => {
    const t = scene({
      battle: 11,
      trippers: ['0702'],
      gear: [['m26']],
      units: { 'Mounted spearmen (Ostrogoths)': ['0707'] },
    })
    t.go({ do: 'grenade', what: 'm26' }, { do: 'throw', hex: at('0708') })
    // He runs on: 4 hits the pair and 5 a horse alone, so three totals stand for all.
    const accuracy = [
      [2, 3 / 36],
      [4, 3 / 36],
      [7, 30 / 36],
    ] as const
    const notes = notesOf(t, fire(4))
    const tree = [...leaves(t.state, 0, fire(4), { accuracy })]
    const [rider, mount] = t.state.units.map(({ id }) => id) as [number, number]
    const expected = [rider, mount].map((id) => {
      const stops = chanceThat(tree, (leaf) => leaf.events.some((e) => e.kind === 'suffered' && e.who === id))
      return `${percent(stops)} hurt or stunned, ${percent(chanceThat(tree, isDown(id)))} down.`
    })
    expect(notes).toEqual(expected.map((note) => expect.stringContaining(note)))
  })

  it('[TT-8.82] [TT-8.83] a comrade’s shot in a tontine: what a Tripper loses, and whether it is his last', () => {
    for (const endurance of [20, 9, 2]) {
      const t = scene({
        trippers: ['0707', '0704'],
        units: { 'Viking axemen': ['1212'] },
        options: { victory: 'tontine' },
        edit: (s) => Object.assign(s.trippers[1] ?? {}, { endurance }),
      })
      expectTrueShot(t, 1)
    }
  })

  it('[TT-B39] [TT-R27] a rifle with rubber bullets in a Tripper’s hands', () => {
    const rubber = catalogue({ own: '' }).lines.find(({ name }) => name === 'EGI')?.index ?? 0
    const gear = [[newGear('recovered-1950-1973', 1, rubber)]]
    const t = scene({ gear, units: { 'Viking axemen': ['0705'] } })
    expectTrueShot(t, t.unit('Viking axemen').id, 'recovered-1950-1973')
  })

  it.each([
    [39, 'EGI'],
    [55, 'Timepolice'],
    [6, 'Chaldean archers'],
    [14, 'Norman mounted men-at-arms'],
    [15, 'Mounted cataphract'],
  ])('[TT-15.21a] [TT-R74] an awed soldier of battle %i', (battle, name) => {
    for (const hex of ['0705', '0703']) {
      const t = scene({
        battle,
        trippers: ['0212'],
        units: { [name]: ['0706'], 'Viking axemen': [hex] },
        edit(s) {
          for (const unit of s.units) if (catalogue(s).lines[unit.line]?.name !== 'Viking axemen') unit.owner = 0
        },
      })
      const [mine, theirs] = [t.unit(name).id, t.unit('Viking axemen').id]
      t.go({ do: 'let', who: mine })
      if (!t.options(0).some((option) => option.do === 'aim' && option.at === theirs)) continue
      const said = told(t, { do: 'aim', at: theirs })
      const table = clone(t.state)
      t.go({ do: 'aim', at: theirs }, hex === '0705' && t.state.stack.length === 0 ? [] : ['rest'])
      const waits = t.asked()?.ask === 'attack.confirm'
      const tree = [...(waits ? leaves(t.state, 0, fire()) : leaves(table, 0, { do: 'aim', at: theirs }))]
      expectTrue(said, tree, theirs, table)
    }
  })

  it('[TT-R51] [TT-6.42] four rapid shots at a beast with Endurance: each finds what the last one left', () => {
    const t = scene({
      battle: 1,
      units: { 'Tyrannosaurus rex': ['0704'] },
      edit: (s) => Object.assign(s.units[0] ?? {}, { endurance: 6 }),
    })
    const { id } = t.unit('Tyrannosaurus rex')
    t.go(aim({ id }), weapon('m16', 'rapid'), { do: 'enough' })
    const notes = notesOf(t, fire())
    const mode = WEAPONS.m16.modes[1]
    const empty = emptyChance(mode?.empty ?? [])
    const totals = [
      [2, empty],
      [7, 1 - empty],
    ] as const
    let down = 0
    let waiting = new Map([['', { state: t.state, chance: 1 }]])
    for (const action of [fire(), { do: 'more' }, { do: 'more' }, { do: 'more' }] as Action[]) {
      const after = new Map<string, { state: State; chance: number }>()
      for (const { state, chance } of waiting.values())
        for (const leaf of leaves(state, 0, action, { empty: totals })) {
          if (isDown(id)(leaf)) down += chance * leaf.chance
          else if (leaf.state.stack.at(-1)?.at === 'more') {
            const key = String(unitOf(leaf.state, id).endurance)
            const same = after.get(key)
            after.set(key, { state: leaf.state, chance: (same?.chance ?? 0) + chance * leaf.chance })
          }
        }
      waiting = after
    }
    expect(notes).toContain(`4 shots at it put it down with ${percent(down)}.`)
    const odds = oddsOf(t.state, { target: id, attack: 25, accuracy: 'D', range: 3, modifier: 4 })
    expect(volleyOdds(odds, 0.25, Number.POSITIVE_INFINITY)).toBeCloseTo(volleyOdds(odds, 0.25, 300), 9)
  })
})
