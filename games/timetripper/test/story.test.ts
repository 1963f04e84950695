import { render } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { callsIt, isSpent } from '../board/by-itself.ts'
import { meanwhileOf } from '../board/meanwhile.ts'
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import { view } from '../rules/view.ts'
import { beat } from '../words/beats.ts'
import { story } from '../words/story.ts'
import { position } from './position.ts'
import { scene } from './table.ts'

const sum = (events: readonly object[]): string => render(story.sum?.(events as Event[], 0) ?? 'nothing')

const shot = (roll: number, hit: boolean): object => ({
  kind: 'fired',
  rule: 'TT-8.21',
  by: 0,
  name: 'Tim',
  at: 6,
  target: 'spearman',
  weapon: 'm16',
  needed: 6,
  roll,
  modifier: 0,
  hit,
})
const still = { kind: 'emptied', rule: 'TT-8.22', who: 0, what: 'm16', roll: 7, empty: false }
const down = { kind: 'suffered', rule: 'TT-8.21', who: 6, name: 'spearman', effect: 'down', loss: 0, endurance: null }

describe('the story', () => {
  it('[TT-8.21] tells a volley in one line, with what came of it', () => {
    const events = [shot(2, false), still, shot(9, true), down, { ...still, empty: true }]
    expect(sum(events)).toBe('Tim attacks spearman #6 with the M16, 2 shots: down. It is empty.')
    expect(sum([shot(2, false), still])).toBe('Tim attacks spearman #6 with the M16: missed.')
  })

  it('[TT-8.84] says whom an onslaught killed, and whom it hurt', () => {
    const fired = (by: number, at: number): object => ({ ...shot(9, true), by, at })
    const suffered = (who: number, effect: string, loss: number): object => ({
      kind: 'suffered',
      rule: 'TT-8.84',
      who,
      name: 'Tim',
      effect,
      loss,
      endurance: 0,
    })
    const events = [fired(6, 0), suffered(0, 'hurt', 2), fired(7, 1), suffered(1, 'hurt', 3), suffered(1, 'dead', 17)]
    expect(sum(events)).toBe('2 shot: Tim −2 Endurance, Tessa is killed (−3 −17).')
  })

  it('[TT-7.13] counts the hexes of a walk, and those that were paid for', () => {
    const step = (from: number, to: number): object => ({ kind: 'stepped', rule: 'TT-7.1', who: 0, name: '', from, to })
    const strained = { kind: 'strained', rule: 'TT-7.13', who: 0, endurance: 12 }
    expect(sum([step(20, 31)])).toBe('Tim walks 1 hex.')
    expect(sum([step(20, 31), step(31, 42), strained])).toBe('Tim walks 2 hexes, 1 for Endurance.')
  })

  it('[TT-11.0] names whoever waits at full Endurance, too', () => {
    const t = scene({ battle: 12, units: { 'Viking axemen': ['1202'] } })
    t.go({ do: 'end' }, ['rest'])
    expect(t.all('rested').map(({ who, endurance }) => [who, endurance])).toEqual([[0, 20]])
  })

  it('[TT-8.42] a grenade among many is soon told: whom it misses goes by, whom it catches shows with the harm', () => {
    const thrown = (hit: boolean): Event => ({ ...shot(7, hit), weapon: 'm26' }) as Event
    const blow = { kind: 'struck', rule: 'TT-8.42', by: 0, at: 6, weapon: 'm26', became: 'kill' } as unknown as Event
    const six = Array.from({ length: 6 }, () => [thrown(true), blow, down as Event]).flat()
    expect(six.reduce((sum, event) => sum + beat(event), 0)).toBeLessThan(3600)
    expect(beat(shot(7, true) as Event)).toBeGreaterThan(beat(thrown(true)))
  })

  it('[TT-10.31] says how far the flux went, not each hex on its way', () => {
    const guided = [24, 36, 60].map((to) => ({ kind: 'guided', rule: 'TT-10.31', who: 0, to }))
    const swept = { kind: 'swept', rule: 'TT-10.62', who: 6, name: 'spearman' }
    expect(sum([...guided, swept, swept])).toBe('The flux moves 3 hexes and sweeps up 2.')
  })

  it('[TT-10.62] names a Tripper whom the flux takes, and whom it takes as it opens', () => {
    const swept = (who: number): object => ({ kind: 'swept', rule: 'TT-10.62', who, name: 'spearman' })
    const conjured = { kind: 'conjured', rule: 'TT-10.1', who: 0, hex: 24 }
    expect(sum([conjured, swept(6)])).toBe('The flux opens and sweeps up 1.')
    const guided = { kind: 'guided', rule: 'TT-10.31', who: 0, to: 24 }
    expect(sum([guided, swept(1), swept(6)])).toBe('The flux moves 1 hex and sweeps up Tessa and 1 more.')
    expect([swept(1), swept(6)].map((event) => story.isMajor?.(event as Event))).toEqual([true, false])
    expect(meanwhileOf([swept(1), swept(6)] as Event[])).toMatchObject({ swept: [1, 6], moves: [] })
  })

  it('[TT-8.21] [TT-10.0a] [TT-5.31] tells above the field what dice are thrown for, never what they show', () => {
    const caption = (event: object): string => render(story.caption?.(event as Event, 0) ?? 'nothing')
    expect(caption({ ...shot(2, false), modifier: -1 })).toBe('Tim fires at spearman #6: needs 7.')
    expect(caption({ ...shot(2, true), weapon: 'm26', at: 0, target: 'Tim' })).toBe('Does it catch Tim? It needs 6.')
    const commanded = { kind: 'commanded', rule: 'TT-10.0a', who: 0, dice: 9, experience: 2, roll: 7, limit: 9 }
    const [obeys, refuses] = [true, false].map((succeeded) => caption({ ...commanded, succeeded }))
    expect(obeys).toBe('Tim reaches for the flux: needs 11 or less.')
    expect(refuses).toBe(obeys)
    const homing = { kind: 'homing', rule: 'TT-5.31', who: 0, roll: 4 }
    expect(caption({ ...homing, succeeded: true })).toBe(caption({ ...homing, succeeded: false }))
    const struck = {
      kind: 'struck',
      rule: 'TT-8.1',
      by: 6,
      name: 'spearman',
      at: 0,
      target: 'Tim',
      weapon: 'own',
      roll: 9,
    }
    expect(caption({ ...struck, became: 'kill' })).toBe('How hard is Tim hit?')
  })

  it('[TT-8.21] gives whoever was hit to whoever shot', () => {
    expect(story.actor?.(down as Event)).toBeUndefined()
    expect(story.actor?.(shot(2, false) as Event)).toBe(0)
  })
})

describe('a turn that is over', () => {
  const spent = (happened: readonly object[]) => {
    const table = position({ battle: 29, trippers: [{ at: '0707' }], units: [{ of: 'Italian infantry', at: '1202' }] })
    const seen = view(table.state, 0)
    const trippers = seen.trippers.map((one) => ({ ...one, acted: true }))
    return isSpent({ ...seen, trippers }, [{ do: 'end' }, { do: 'drop', what: 'm26', of: 0 }], happened as Event[])
  }

  it('[TT-7.42] ends by itself once dice have been thrown', () => {
    expect(spent([shot(2, false)])).toBe(true)
  })

  it('[TT-7.42] [TT-8.22] ends by itself after an action that leaves nothing else to do', () => {
    expect(spent([{ kind: 'reloaded', rule: 'TT-8.22', who: 0, what: 'm16', left: 1 }])).toBe(true)
  })

  it('[TT-15.21a] [TT-7.42] a follower’s ends by itself once he has fired and has nowhere to go', () => {
    const table = position({
      battle: 29,
      stage: 2,
      trippers: [{ at: '0707' }],
      units: [
        { of: 'Italian infantry', at: '0703', owner: 0 },
        { of: 'Italian infantry', at: '1202' },
      ],
    })
    table.does({ do: 'let', who: table.unit().id })
    const endsAfter = (options: readonly Action[], happened: readonly object[]): boolean =>
      isSpent(view(table.state, 0), options, happened as Event[])
    expect(endsAfter([{ do: 'end' }], [shot(2, false)])).toBe(true)
    expect(endsAfter([{ do: 'end' }, { do: 'step', hex: 40 }], [shot(2, false)])).toBe(false)
    expect(endsAfter([{ do: 'end' }, { do: 'let', who: 0 }], [shot(2, false)])).toBe(false)
    expect(endsAfter([{ do: 'end' }], [{ kind: 'stepped' }])).toBe(false)
    expect(endsAfter([{ do: 'end' }], [])).toBe(false)
  })

  it('[TT-15.22] ends by itself while talks drag on, and after talking, where there is nothing else to do', () => {
    const table = scene({ battle: 12, trippers: ['0707', '0309'], units: { 'Viking axemen': ['1202'] } })
    const seen = view(table.state, 0)
    const left: Action[] = [{ do: 'end' }, { do: 'let', who: 1 }]
    const talked = [{ kind: 'negotiated' }] as unknown as Event[]
    expect(isSpent(seen, left, talked)).toBe(false)
    const hushed = seen.battle && { ...seen, battle: { ...seen.battle, hush: true } }
    expect(hushed && isSpent(hushed, left, talked)).toBe(true)
    expect(hushed && isSpent(hushed, left, [])).toBe(false)
    const trippers = seen.trippers.map((one) => ({ ...one, negotiated: true }))
    expect(isSpent({ ...seen, trippers }, [{ do: 'end' }], talked)).toBe(true)
    expect(isSpent({ ...seen, trippers }, [{ do: 'end' }, { do: 'command', move: false }], talked)).toBe(false)
  })

  it('[TT-7.42] waits for whoever could still take it back, or has only just come', () => {
    expect(spent([{ kind: 'stepped' }])).toBe(false)
    expect(spent([])).toBe(false)
    expect(spent([{ kind: 'guided', rule: 'TT-10.31', who: 0, to: 3 }])).toBe(false)
  })
})

describe('a flux that obeys', () => {
  const commanded = { kind: 'commanded', rule: 'TT-10.0a', who: 0 } as Event
  const called: Action[] = [{ do: 'conjure' }, { do: 'nothing' }]

  it('[TT-10.21] is called by itself where it is not there yet', () => {
    expect(callsIt(called, [commanded])).toEqual({ do: 'conjure' })
  })

  it('[TT-10.13] waits for whoever has more to choose among, and for whoever has gone back in time', () => {
    expect(callsIt([...called, { do: 'guide' }], [commanded])).toBeUndefined()
    expect(callsIt(called, [])).toBeUndefined()
  })
})
