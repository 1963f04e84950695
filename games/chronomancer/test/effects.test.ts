/** What flies over the board says the same as the story. */
import { expect, it } from 'vitest'
import { effects } from '../board/effects.ts'
import { TOWNSFOLK_IDS } from '../content/index.ts'

it('[CH-C31] Gold that a recruit brings is a gain of whoever took them in', () => {
  const shown = effects({ kind: 'paid', rule: 'CH-C31', seat: 1, gold: 6, card: TOWNSFOLK_IDS[0] as never })
  expect(shown).toContainEqual(expect.objectContaining({ at: 'merchant-1', text: '+6', tone: 'gain' }))
  expect(JSON.stringify(shown)).not.toContain('loss')
})

it('[CH-R35] what Thieves take leaves the purse, and is a loss', () => {
  const shown = effects({ kind: 'robbed', rule: 'CH-R35', who: 0, pier: 'M', gold: 2 })
  expect(shown).toContainEqual(expect.objectContaining({ at: 'merchant-0', text: '−2', tone: 'loss' }))
  expect(shown).toContainEqual(expect.objectContaining({ kind: 'coins', from: 'merchant-0', to: 'pier-M' }))
  expect(JSON.stringify(shown)).not.toContain('gain')
})
