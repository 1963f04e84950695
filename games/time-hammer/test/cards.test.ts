import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { agents, cards, DRAW_DECK, gadgets, hammers, jumps, quarks } from '../content/index.ts'
import { cardName, cardSource, cardText } from '../words.ts'

const page = readFileSync(join(import.meta.dirname, '..', 'RULES.md'), 'utf8')
const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`

describe('the cards', () => {
  it('[TH-2] stand in the rulebook as they are in the game', () => {
    for (const { name, breed, jump, attack, flux, stasis } of Object.values(agents))
      expect(page).toContain(row(name, breed, jump, attack, jump + attack, `${flux}/${stasis}`))
    for (const { name, decade, level, flux, stasis } of Object.values(hammers))
      expect(page).toContain(row(name, decade, level, `${flux}/${stasis}`))
    for (const { name, text, flux, stasis } of Object.values(gadgets)) {
      expect(page).toContain(`| ${name} |`)
      expect(page).toContain(`| ${text} | ${flux}/${stasis} |`)
    }
    for (const { name, text } of Object.values(quarks)) expect(page).toContain(row(name, text))
    expect(page).toContain(
      Object.values(jumps)
        .map(({ flux, stasis }) => `${flux}/${stasis}`)
        .join(', '),
    )
  })

  it('[TH-15] have words: a name, all that is printed, and where it comes from', () => {
    for (const id of DRAW_DECK) {
      const card = cards[id]
      expect(cardText(id)).toContain(card.name)
      expect(cardText(id)).toMatch(/Flux \d, Stasis [\dP]/)
      expect(cardSource(card)).toMatch(/reconstructed/i)
    }
    expect(cardName('jump-12')).toBe('Jump 6/3')
    expect(cardSource(cards['agent-comet'])).toBe('Reconstructed by us.')
    expect(cardSource(cards['gadget-jad'])).toMatch('From the booklet: name, effects')
  })
})
