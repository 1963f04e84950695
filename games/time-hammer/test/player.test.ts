import { decision, options, seeded } from '@anachron/kernel'
import { playRandomly } from '@anachron/kernel/testing'
import { describe, expect, it } from 'vitest'
import { bot } from '../player/index.ts'
import { game } from '../rules/game.ts'
import type { Action } from '../rules/types.ts'
import { A, B, type Scene, scene, type Table } from './scene.ts'

const choice = (table: Table): Action | undefined => {
  const seat = decision(game, table.state)?.seats[0] as number
  const listed = options(game, table.state, seat)
  return listed[bot.choose(game.view(table.state, seat), seat, listed, seeded(1))]
}

/** Buzz (J 0) Jumps from 2020 to 2010. */
const jumping = (given: Scene, flux: 'agent-brain' | 'jump-12') => {
  const table = scene({
    a: { hand: ['jump-03'], on: { 2020: ['agent-buzz', 'fido-zapi'] }, actions: 1, ...given.a },
    b: given.b ?? {},
  }).next(flux)
  table.does(A, { kind: 'jump', agent: 'agent-buzz', to: 2010 })
  table.does(A, { kind: 'with', card: 'jump-03' })
  return table
}

const attacking = (flux: 'jump-12' | 'agent-brain') => {
  const table = scene({
    a: { on: { 2000: ['agent-anvil'], 2020: ['fido-zapi'] }, actions: 1 },
    b: { on: { 2000: ['agent-buzz'], 2010: ['fido-wags'] } },
  }).next(flux)
  table.does(A, { kind: 'attack', agent: 'agent-anvil', target: 'agent-buzz' })
  return table.quiet()
}

describe('the game’s own player', () => {
  it('[TH-57] Reboots its own failing Jump, and leaves a success and a rival’s failure alone', () => {
    const jamais = {
      hand: ['jump-03' as const],
      on: { 2020: ['agent-buzz' as const, 'fido-zapi' as const] },
      actions: 1,
      jamais: 1,
    }
    expect(choice(jumping({ a: jamais }, 'agent-brain'))).toEqual({ kind: 'reboot', slot: 'main' })
    expect(choice(jumping({ a: jamais }, 'jump-12'))).toEqual({ kind: 'pass' })
    const rival = jumping({ b: { jamais: 2 } }, 'agent-brain')
    expect(rival.asked()?.seats).toEqual([B])
    expect(choice(rival)).toEqual({ kind: 'pass' })
  })

  it('[TH-57] Reboots a rival’s lucky Discovery', () => {
    const table = scene({ phase: 'discovery', a: { on: { 2000: ['agent-buzz*'] } }, b: { jamais: 2 } }).next('jump-03')
    table.state.stack = [{ kind: 'turn', at: 'recall', used: 0, found: [] }]
    table.does(A, { kind: 'keep' })
    expect(table.asked()).toMatchObject({ ask: 'reveal.answer', seats: [B] })
    expect(choice(table)).toEqual({ kind: 'reboot', slot: 'main' })
  })

  it('[TH-102] launches with a good Flux and calls off with a bad one', () => {
    expect(choice(attacking('jump-12'))).toMatchObject({ kind: 'launch' })
    expect(choice(attacking('agent-brain'))).toEqual({ kind: 'callOff' })
  })

  it('[TH-86] puts Fido where it commands something', () => {
    const table = scene({ b: {}, a: { on: { 2000: ['fido-zapi'] } } })
    table.does(A, { kind: 'end' })
    const chosen = choice(table)
    expect(chosen).toMatchObject({ kind: 'fido' })
    expect(chosen).not.toMatchObject({ to: 2020 })
    expect(chosen).not.toMatchObject({ to: 2000 })
  })

  it('[TH-149] beats chance in at least nine of ten matches, from either seat', () => {
    let won = 0
    for (let n = 0; n < 20; n++) {
      const mine = n % 2
      const dice = seeded(`bot/${n}`)
      const { state } = playRandomly(game, {
        seed: `bot/${n}`,
        choose: (match, seat, listed) =>
          seat === mine ? bot.choose(game.view(match.state, seat), seat, listed, dice) : dice.pick('', listed.length),
      })
      won += state.result?.payoff[mine] ?? 0
    }
    expect(won).toBeGreaterThanOrEqual(18)
  })
})
