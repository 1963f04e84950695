import { seeded, startMatch } from '@anachron/kernel'
import { faultIn } from '@anachron/kernel/testing'
import { render } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { CARD_TYPES, type Card, cardOf, cards, decks, KEYWORDS, TRIGGERS } from '../content/index.ts'
import { deckFaults, faultOfDeck } from '../rules/deck-building.ts'
import { game } from '../rules/game.ts'
import { cardText } from '../words/card-text.ts'
import { LESSON_DECKS } from './lesson-decks.ts'

const text = (card: string): string => render(cardText(cardOf(card)) ?? '')
const lamps = LESSON_DECKS[0]?.list ?? {}
/** A legal deck with some numbers changed. */
const changed = (change: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries({ ...lamps, ...change }).filter(([, count]) => count > 0))
const rulesBroken = (list: Record<string, number>): string[] => deckFaults(list).map(({ rule }) => rule)

describe('decks', () => {
  it('[TS-10] [TS-11] [TS-12] [TS-13] [TS-14] those of the game are legal, and every card is in one of them', () => {
    for (const deck of decks) expect(deckFaults(deck.list)).toEqual([])
    expect(cards.filter(({ id }) => !decks.some(({ list }) => list[id])).map(({ name }) => name)).toEqual([])
    expect(decks).toHaveLength(8)
  })

  it('[TS-10] has sixty cards', () => {
    const faults = deckFaults(changed({ 'TS-PC-01': 8 }))
    expect(faults.map(({ rule, reason }) => [rule, render(reason)])).toEqual([
      ['TS-10', 'A deck has 60 cards; this one has 59.'],
    ])
  })

  it('[TS-11] keeps to the number of copies of each card', () => {
    expect(rulesBroken(changed({ 'TS-E1-03': 5, 'TS-PC-01': 8 }))).toEqual(['TS-11'])
    expect(rulesBroken(changed({ 'TS-PC-03': 7, 'TS-PC-01': 8 }))).toEqual(['TS-11'])
    expect(rulesBroken(changed({ 'TS-TS-01': 4, 'TS-PC-01': 8 }))).toEqual(['TS-11'])
    expect(rulesBroken(changed({ 'TS-PC-01': 10, 'TS-AD-04': 2 }))).toEqual([])
  })

  it('[TS-12] holds a basic cell of each kind and TIMESTREAM', () => {
    expect(rulesBroken(changed({ 'TS-PC-02': 0, 'TS-PC-01': 10 }))).toEqual(['TS-12'])
    expect(rulesBroken(changed({ 'TS-TS-01': 0, 'TS-PC-01': 12 }))).toEqual(['TS-12'])
  })

  it('[TS-13] has twelve cells at least and ten Interventions at most', () => {
    const cells = { 'TS-PC-01': 5, 'TS-PC-03': 4, 'TS-PC-04': 1, 'TS-AD-01': 4, 'TS-AD-02': 4 }
    expect(rulesBroken(changed(cells))).toContain('TS-13')
    const interventions = { 'TS-IV-01': 2, 'TS-IV-02': 2, 'TS-IV-03': 2, 'TS-IV-05': 2, 'TS-IV-06': 2, 'TS-IV-07': 2 }
    expect(deckFaults(changed(interventions)).some(({ reason }) => /Interventions/.test(render(reason)))).toBe(true)
  })

  it('[TS-14] could fill its three locations together', () => {
    const onlyTwo = changed({ 'TS-E3-01': 0, 'TS-EX-02': 0, 'TS-PC-01': 15 })
    expect(rulesBroken(onlyTwo)).toEqual(['TS-14'])
  })

  it.each([
    [null, 'has a name'],
    ['Lamps', 'has a name'],
    [{ name: ' ', list: lamps }, 'has a name'],
    [{ name: 'x'.repeat(61), list: lamps }, 'has a name'],
    [{ name: 'Mine', list: lamps, cards: 61 }, 'nothing else'],
    [{ name: 'Mine' }, 'list of card ids'],
    [{ name: 'Mine', list: [] }, 'list of card ids'],
    [{ name: 'Mine', list: { 'TS-PC-01': 1.5 } }, 'TS-PC-01: its number'],
    [{ name: 'Mine', list: { 'TS-PC-01': -3 } }, 'TS-PC-01: its number'],
    [{ name: 'Mine', list: { 'XX-1': 3 } }, 'There is no card XX-1.'],
    [JSON.parse('{"name":"Mine","list":{"__proto__":60}}'), 'There is no card __proto__.'],
  ])('[TS-94] a deck that is none is refused in a sentence: %j', (value, sentence) => {
    const fault = faultOfDeck(value)
    expect([fault?.rule, render(fault?.reason ?? '')]).toEqual(['TS-94', expect.stringContaining(sentence)])
  })

  it('[TS-94] a table that lends an illegal deck is refused with the rule it breaks', () => {
    const options = { lent: [null, { name: 'Too small', list: { 'TS-PC-01': 3 } }] }
    const match = startMatch(game, { options, seats: 2, chance: () => seeded(1) })
    expect(faultIn(match)).toMatch(/seat 2: A deck has 60 cards; this one has 3\. \(TS-10\)/)
  })
})

describe('the card list', () => {
  it('[TS-9] has 110 different cards in the closed vocabulary', () => {
    expect(cards).toHaveLength(110)
    expect(new Set(cards.map((card) => card.id)).size).toBe(110)
    expect(new Set(cards.map((card) => card.name)).size).toBe(110)
    for (const card of cards) {
      expect(CARD_TYPES).toContain(card.type)
      for (const keyword of card.keywords) expect(KEYWORDS).toContain(keyword)
      for (const { trigger } of card.abilities) expect(TRIGGERS).toContain(trigger)
    }
  })

  it('[TS-28] [TS-84] has only effects without a choice when a card is voided, and only standing bonuses that stand', () => {
    const effects = (trigger: string) =>
      cards.flatMap((card) =>
        card.abilities.filter((ability) => ability.trigger === trigger).flatMap((ability) => ability.effects),
      )
    for (const effect of effects('voided'))
      expect(effect.op === 'draw' || (effect.op === 'recover' && effect.filter.self)).toBe(true)
    for (const effect of effects('static')) expect(effect).toMatchObject({ op: 'modify', duration: 'static' })
  })

  it('says what every card that does something does', () => {
    const silent = (card: Card): boolean => cardText(card) === undefined
    for (const card of cards.filter(silent))
      expect(card).toMatchObject({ abilities: [], keywords: [], link: null, charge: null })
    expect(text('TS-IV-03')).toBe('Draw two cards.')
    expect(text('TS-OB-07')).toBe(
      'When played: you may void the first opposing Advance in this lane with Resistance 3 or less; then draw one card.',
    )
    expect(text('TS-OB-16')).toBe(
      'Delayed 2. When the delay ends: void every opposing unlocked Event Chain card in this lane; then void this card.',
    )
    expect(text('TS-E3-01')).toBe('When played, if your location 2 holds Jerusalem: draw two cards.')
    expect(text('TS-AD-14')).toBe('Charge 1A: +1/+1, up to two times a turn. When voided from play: draw one card.')
  })

  it('tells players what is published and what is reconstructed', () => {
    const published = cards.filter((card) => card.source.kind === 'booklet').map((card) => card.name)
    expect(published).toEqual([
      'Ancient Power Cell',
      'Future Power Cell',
      'Universal Power Cell',
      'TIMESTREAM',
      'Cloaking',
      'Collapse Age',
    ])
  })
})
