/** What stands in words on the drawn board, for whoever does not yet know what a number counts. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Halls } from '../board/Halls.tsx'
import { sceneOf } from '../board/scene-layout.ts'
import { ADVENTURERS } from '../content/index.ts'
import { game } from '../rules/game.ts'
import { day } from './day.ts'

const DESK = { width: 1140, height: 720 }
const PHONE = { width: 390, height: 640 }

describe('the drawn board', () => {
  it.each([
    ['desk', DESK, 'harbour'],
    ['phone', PHONE, 'harbour'],
    ['phone, workshop', PHONE, 'workshop'],
  ] as const)('[CH-R33] writes on every hall whose it is (%s)', (_name, size, page) => {
    const halls = sceneOf(size, page).window?.halls
    if (!halls) throw new Error('no halls on this page')
    const drawn = renderToStaticMarkup(createElement(Halls, { view: game.view(day().state, 0), halls }))
    for (const { name } of Object.values(ADVENTURERS)) expect(drawn).toMatch(new RegExp(`<text[^>]*>${name}</text>`))
    for (const [, length] of drawn.matchAll(/textLength="([\d.]+)"/g)) expect(Number(length)).toBeLessThan(halls.step)
  })
})
