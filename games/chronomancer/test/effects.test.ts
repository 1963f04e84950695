/** What flies over the board says the same as the story. */
import { expect, it } from 'vitest'
import { effects } from '../board/effects.ts'
import { TOWNSFOLK_IDS } from '../content/index.ts'

it('[CH-C31] Gold that a recruit brings is a gain of whoever took them in', () => {
  const shown = effects({ kind: 'paid', rule: 'CH-C31', seat: 1, gold: 6, card: TOWNSFOLK_IDS[0] as never })
  expect(shown).toContainEqual(expect.objectContaining({ at: 'merchant-1', text: '+6', tone: 'gain' }))
  expect(JSON.stringify(shown)).not.toContain('loss')
})
