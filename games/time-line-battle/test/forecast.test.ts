import { render, type Sentence } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { BOMB, type Rank } from '../content/cards.ts'
import { expectedLayings, meanOf } from '../rules/expected.ts'
import { forecastDay, forecastDeployment, forecastTimeline, game } from '../rules/game.ts'
import { reasonFor } from '../words/reasons.ts'
import { hold, newGame } from './hand.ts'
import { ranks, war } from './war.ts'

const read = (sentence: Sentence): string => render(sentence, { viewer: 0 })
const midGame = () => war(['2 3', '2 9'], { options: { maxTimelines: 12 }, pause: true })

describe('forecasts', () => {
  it('[TLB-21] of a Day say what strike and battle would do as the cards lie now', () => {
    const day = war(['-1: A | 0: K 2', '0: 6 9 10'], { pause: true })
    const now = forecastDay(game.view(day.state, 0))
    expect([now?.day, now?.obliterators?.deaths.map(({ rank }) => rank)]).toEqual([0, [10]])
    expect(now?.battle.front).toEqual([5, 4])
  })

  it('[TLB-21] come true when nothing is left to decide', () => {
    const day = war(['-1: A | 0: K 2', '0: 6 9 10'], { pause: true })
    const target = day.card('1.9').id
    const notes = game.forecast?.(game.view(day.state, 0), 0, { kind: 'bomb', target })?.notes?.map(read) ?? []
    day.choose('1.9')
    expect(notes[1]).toBe('The strike: 1 Front, 0 Rear against 0 Front, 0 Rear; Player 2’s Strike Craft would die.')
    expect(notes[2]).toBe('The battle: 5 Front, 0 Rear against 2 Front, 0 Rear; Player 2’s Tech Troops would die.')
    expect(notes[0]).toBe(
      'At the end of Day 0, if everybody aims sensibly: you with 2 Units and Player 2 with 0 Units.',
    )
    expect([day.died(day.strike(0)), day.battle(0).front]).toEqual([['1.10'], [5, 2]])
    expect([day.living(0), day.living(1)]).toEqual(['A 2', ''])
  })

  it('[TLB-16] of a deployment fight the Timeline against the cards on the table', () => {
    const { state } = midGame()
    hold(state, 0, '10 A 5 6 K')
    const view = game.view(state, 0)
    expect(forecastDeployment(view, 0, ranks('A')).living).toEqual([3, 0])
    const notes = game.forecast?.(view, 0, { kind: 'deploy', rank: 1 })?.notes?.map(read)
    expect(notes?.[0]).toBe('From Day 0 on it burns every enemy for 6, day after day.')
    expect(notes?.[2]).toBe('If they laid nothing, it would end 3 : 0.')
  })

  it('[TLB-15] [TLB-16] of a deployment reckon with what the others may lay, and say the same to whoever asks', () => {
    const { state } = midGame()
    hold(state, 0, '10 A 5 6 K')
    const view = game.view(state, 0)
    const ends = expectedLayings(view, 0, ranks('A K'))
    expect(expectedLayings(view, 0, ranks('A K'))).toEqual(ends)
    for (const [rank, wars] of ends) {
      const [own = 0, others = 0] = meanOf(wars)
      const alone = forecastDeployment(view, 0, [rank]).living
      expect(own).toBeGreaterThan(0)
      // Two cards of theirs are still to come.
      expect(others).toBeGreaterThan((alone[1] ?? 0) + 0.3)
    }
    // A Bomb of one's own and a card that is only a target are told apart.
    expect(ends.get(BOMB)).not.toEqual(ends.get(1))
  })

  it('[TLB-16] of a deployment tell how far the wars fought for it lie apart, in the first war, too', () => {
    const { state } = midGame()
    hold(state, 0, '10 A 5 6 K')
    const all = new Set<number>()
    for (const view of [game.view(state, 0), game.view(newGame(), 0)]) {
      const own = view.players[0]?.own
      const [rank] = own === undefined || own === 'hidden' ? [] : own.hand
      const wars = expectedLayings(view, 0, [rank as Rank]).get(rank as Rank) ?? []
      const leads = wars.map(([mine = 0, theirs = 0]) => mine - theirs)
      const worst = wars[leads.indexOf(Math.min(...leads))]?.join(' : ')
      const note = game.forecast?.(view, 0, { kind: 'deploy', rank: rank as Rank })?.notes?.map(read)[1]
      const isSure = new Set(leads).size === 1
      if (!isSure) expect(note).toContain(`ahead in ${leads.filter((lead) => lead > 0).length}, level in`)
      expect(note).toContain(`at worst ${worst}`)
      expect(note).toContain(`at best ${wars[leads.indexOf(Math.max(...leads))]?.join(' : ')}`)
      for (const lead of leads) all.add(lead)
    }
    expect(all.size).toBeGreaterThan(1)
  })

  it('[TLB-15] of a deployment say the same of a card whichever others are asked about', () => {
    const { state } = midGame()
    hold(state, 0, '10 A 5 6 K')
    const view = game.view(state, 0)
    expect(expectedLayings(view, 0, ranks('10 A K')).get(BOMB)).toEqual(expectedLayings(view, 0, [BOMB]).get(BOMB))
  })

  it('[TLB-16] of a deployment begin with what the card will be good for', () => {
    const reason = (day: number, rank: Rank) => read(reasonFor(rank, { ...game.view(newGame(), 0), day }, 0))
    expect(reason(0, 2)).toBe('It stands in front and takes the shots for the others: 13 hit points on Day 0.')
    expect(reason(0, 1)).toContain('strikes before the others')
    expect(reason(-2, 1)).toContain('From Day −1 on it burns every enemy for 6')
    expect(reason(-2, 4)).toBe('On Day 0 it soaks up 5 of what hits your foremost Unit.')
    expect(reason(-2, 10)).toBe('It grows: on Day 0 it hits for 10, not 4.')
    expect(reason(-3, 8)).toBe('On Day 0 it soaks up 5 of what hits your foremost ally.')
    expect(reason(0, 8)).toContain('It stands behind nearly all others')
    expect(reason(0, BOMB)).toContain('in every later one')
  })

  it('[TLB-15] of a deployment know nothing of what rivals have laid', () => {
    const { state, play } = midGame()
    const before = game.forecast?.(game.view(state, 0), 0, { kind: 'deploy', rank: state.players[0]?.hand[0] as never })
    play.does(1, play.options(1)[0] as never)
    play.does(1, { kind: 'keep' })
    expect(
      game.forecast?.(game.view(state, 0), 0, { kind: 'deploy', rank: state.players[0]?.hand[0] as never }),
    ).toEqual(before)
  })

  it('[TLB-6] of a draw are exact odds', () => {
    const { state, play } = midGame()
    const player = hold(state, 0, '4 5 6 7 8')
    player.deck = { top: [], pool: ranks('A 2 J'), bottom: ranks('Q') }
    play.does(0, { kind: 'deploy', rank: 4 })
    const view = game.view(state, 0)
    const keep = game.forecast?.(view, 0, { kind: 'keep' })
    expect(keep?.outcomes.map(({ words, chance }) => [read(words), chance.toFixed(3)])).toEqual([
      ['draw 1 Unit', '0.667'],
      ['draw 1 Support', '0.333'],
    ])
    const bottom = game.forecast?.(view, 0, { kind: 'bottom', rank: 5 })
    expect(bottom?.outcomes.map(({ words, chance }) => [read(words), chance.toFixed(3)])).toEqual([
      ['draw 2 Units', '0.333'],
      ['draw 1 Unit and 1 Support', '0.667'],
    ])
    player.deck.pool = ranks('A')
    const known = game.forecast?.(game.view(state, 0), 0, { kind: 'bottom', rank: 5 })
    expect(known?.outcomes.map(({ words, chance }) => [read(words), chance])).toEqual([['draw 1 Unit', 1]])
    expect(known?.notes?.map(read)).toEqual(['From under the deck you draw Heavy Armor.'])
  })

  it('[TLB-16] of the whole Timeline change nothing on the table', () => {
    const day = war(['-1: 2 | 0: K 2', '0: 6 9 10'], { pause: true })
    const before = JSON.stringify(day.state)
    expect(forecastTimeline(game.view(day.state, 0)).living.length).toBe(2)
    expect(JSON.stringify(day.state)).toBe(before)
  })
})
