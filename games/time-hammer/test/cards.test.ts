import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { agents, cards, DRAW_DECK, GADGET_IDS, gadgets, hammers, jumps, quarks } from '../content/index.ts'
import { cardName, cardSource, cardText, waitingWords } from '../words/cards.ts'

const page = readFileSync(join(import.meta.dirname, '..', 'RULES.md'), 'utf8')
const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`

describe('the cards', () => {
  it('[TH-2] stand in the rulebook as they are in the game', () => {
    for (const { name, breed, jump, attack, flux, stasis } of Object.values(agents))
      expect(page).toContain(row(name, breed, jump, attack, jump + attack, `${flux}/${stasis}`))
    for (const { name, decade, level, flux, stasis } of Object.values(hammers))
      expect(page).toContain(row(name, decade, level, `${flux}/${stasis}`))
    for (const { name, gears, condition, discards, text, flux, stasis } of Object.values(gadgets)) {
      const when = `${gears[0]?.colour}${condition ? ' +' : ''}: ${gears.map(({ phase }) => phase).join(', ')}`
      expect(page).toContain(row(name, when, discards > 0 ? `${discards} card` : '-', text, `${flux}/${stasis}`))
    }
    for (const { name, text } of Object.values(quarks)) expect(page).toContain(row(name, text))
    expect(page).toContain(
      Object.values(jumps)
        .map(({ flux, stasis }) => `${flux}/${stasis}`)
        .join(', '),
    )
  })

  it('[TH-115] carry the condition symbol where more than the gears decides when they can be played', () => {
    const without = GADGET_IDS.filter((id) => !gadgets[id].condition)
    expect(without).toEqual(['gadget-jad'])
    expect(render(cardText('gadget-slide-rail'))).toMatch(
      / Gadget for the Action phase in your turn, with a condition\. /,
    )
    expect(render(cardText('gadget-jad'))).toMatch(/ Gadget for the Discovery, Draw or Action phase in your turn\. /)
  })

  it('[TH-118] name what they cost beside their text', () => {
    expect(render(cardText('agent-mako'))).toContain(
      'free if you hold 2 decades, else it costs 2 cards; it enters on 2020',
    )
    expect(render(cardText('agent-anvil'))).toContain('it costs 2 cards and enters on any decade')
    expect(render(cardText('gadget-undertow'))).toMatch(/^Undertow: .* in your turn, with a condition; costs 1 card\. /)
  })

  it('[TH-115] [TH-83] say for what they wait while something else is asked', () => {
    const prep = { phase: 'prep', active: 0, viewer: 0 } as const
    expect(render(waitingWords(prep, 'gadget-undertow'))).toBe('Not now: only in the Action phase in your turn.')
    expect(render(waitingWords(prep, 'agent-mako'))).toMatch(/in your Action phase/)
    expect(render(waitingWords(prep, 'jump-03'))).toMatch(/to flee from an attack/)
    const acting = { ...prep, phase: 'action' } as const
    expect(render(waitingWords(acting, 'gadget-undertow'))).toBe('Not now: something else is asked first.')
    expect(render(waitingWords(acting, 'agent-mako'))).toBe('Not now: something else is asked first.')
  })

  it('[TH-15] have words: a name, all that is printed, and where it comes from', () => {
    for (const id of DRAW_DECK) {
      const card = cards[id]
      expect(render(cardText(id))).toContain(card.name)
      expect(render(cardText(id))).toMatch(/Flux \d, Stasis (\d|P \(a Paradox\))\.$/)
      expect(render(cardSource(card))).toMatch(/reconstructed/i)
    }
    expect(render(cardName('jump-12'))).toBe('Jump 6/3')
    expect(cardSource(cards['agent-comet'])).toBe('Reconstructed by us.')
    expect(render(cardSource(cards['gadget-jad']))).toMatch('From the booklet: name, effects')
  })
})
