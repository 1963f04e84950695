/** What stands in words on the drawn board, for whoever does not yet know what a number counts. */
import { render, type Sentence } from '@anachron/kernel/words'
import { SeatMark, Spot } from '@anachron/kit'
import { createElement, isValidElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { Boats } from '../board/Boats.tsx'
import { Halls } from '../board/Halls.tsx'
import { Merchants } from '../board/Merchants.tsx'
import { sceneOf } from '../board/scene-layout.ts'
import { fitting } from '../board/Tag.tsx'
import { ADVENTURERS } from '../content/index.ts'
import { game } from '../rules/game.ts'
import { marketNow } from '../rules/market.ts'
import { priceWords, spaceTag } from '../words/labels.ts'
import { crowd, day, shopOf } from './day.ts'

const DESK = { width: 1140, height: 720 }
const PHONE = { width: 390, height: 640 }

interface Props {
  label?: string
  facts?: readonly string[]
  children?: ReactNode
}

/** Every text of a drawing in its order; of a spot its label and its facts before what is drawn on it. */
function texts(node: ReactNode): string[] {
  if (typeof node === 'string' || typeof node === 'number') return [`${node}`]
  if (Array.isArray(node)) return node.flatMap(texts)
  if (!isValidElement<Props>(node)) return []
  const { type, props } = node
  // A mark says nothing, and asks the app whose it is.
  if (type === SeatMark) return []
  if (type === Spot) return [props.label ?? '', ...(props.facts ?? []), ...texts(props.children)]
  if (typeof type === 'function') return texts((type as (given: Props) => ReactNode)(props))
  return texts(props.children)
}

describe('the drawn board', () => {
  it.each([
    ['desk', DESK, 'harbour'],
    ['phone', PHONE, 'harbour'],
    ['phone, workshop', PHONE, 'workshop'],
  ] as const)('[CH-R33] writes on every hall whose it is (%s)', (_name, size, page) => {
    const halls = sceneOf(size, page).window?.halls
    if (!halls) throw new Error('no halls on this page')
    const drawn = texts(createElement(Halls, { view: game.view(day().state, 0), halls }))
    // The lair says by which card Rogues go in this match.
    const names = Object.values(ADVENTURERS).map(({ colour, name }) => (colour === 'grey' ? 'Thieves' : name))
    expect(drawn).toEqual(expect.arrayContaining(names))
  })

  it('[CH-R29] says in words which number is the score and which the Market, and tells the sum', () => {
    const play = day()
    const shop = shopOf(play)
    shop.gold = 9
    shop.corruption[0] = 8
    shop.covered[0] = false
    const view = game.view(play.state, 0)
    const pays = marketNow(view, 0).total
    expect(pays).toBeGreaterThan(0)
    const props = { names: ['Ada', 'Bo'], open: 0, show() {}, pointedAt: new Set<string>(), style: {} }
    const drawn = texts(createElement(Merchants, { ...props, view }))
    expect(drawn).toContain('Ada: −7 points if the game ended now')
    expect(drawn).toContain('9 Gold + 0 for Staff icons − 16 for Corruption = −7 (CH-R29).')
    expect(drawn.join('')).toContain(`score −7 · Market up to +${pays}`)
  })

  it('[CH-H18] says what the number on the bag counts', () => {
    const view = game.view(day().state, 0)
    const boats = sceneOf(DESK, 'harbour').window?.boats
    if (!boats) throw new Error('no boats')
    const total = view.bag.reduce((sum, n) => sum + n, 0)
    const drawn = texts(createElement(Boats, { view, now: undefined, boats }))
    expect(drawn).toContain(`${total} Adventurers left in the bag`)
    expect(drawn.slice(-2)).toEqual([`${total}`, 'left'])
  })
  it('[CH-C22] the tag of a space says who is next where there is room, and stays within its edges', () => {
    const play = day()
    const view = game.view(play.state, 0)
    const { gives, costs, brief } = spaceTag(view, shopOf(play), 0, 'T1')
    const read = (words: Sentence): string => render(words, { names: ['Ada', 'Doctor Dodo'], viewer: 0 })
    expect(read(costs)).toMatch(/^2 hours: 0 → 2, then Doctor Dodo$/)
    expect(fitting(420, read(gives), read(costs), read(brief))).toBe(read(costs))
    expect(fitting(220, read(gives), read(costs), read(brief))).toBe('2 hours: 0 → 2')
  })

  it('[CH-H14] says once that nobody ashore pays for a Good, instead of a price of 0 for every pier', () => {
    const play = day()
    const price = (): string => render(priceWords(game.view(play.state, 0), 'relic', 0), { viewer: 0 })
    expect(price()).toBe('Nobody ashore pays for a red Relic yet.')
    crowd(play.state, 'S', 'RR')
    expect(price()).toMatch(/^One red Relic sells now for 6 at the Trinket Pier or /)
  })
})
