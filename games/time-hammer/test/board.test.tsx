import { OwnSeat } from '@anachron/kit'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Bridge } from '../board/Bridge.tsx'
import { NOTHING_OPEN } from '../board/can.ts'
import { layoutOf, type Size } from '../board/layout.ts'
import { game } from '../rules/game.ts'
import { A, B, type Scene, scene } from './scene.ts'

const DESK: Size = { width: 1060, height: 520 }
const PHONE: Size = { width: 382, height: 530 }

/** The bridge as one seat sees it, who has this seat alone at the screen. */
function drawn(of: Scene, viewer: number, size: Size): string {
  const view = game.view(scene(of).state, viewer)
  return renderToStaticMarkup(
    <OwnSeat value={viewer}>
      <Bridge
        view={view}
        names={['Ada', 'Bo']}
        below={viewer}
        open={NOTHING_OPEN}
        now={undefined}
        beat={0}
        take={() => {}}
        layout={layoutOf(size)}
      />
    </OwnSeat>,
  )
}

const tokens = (html: string, seat: number): string[] =>
  [...html.matchAll(new RegExp(`<g class="th-token th-seat-${seat}">(.*?)</g>`, 'g'))].map(([, inside]) => inside ?? '')

describe.each([
  ['desk', DESK],
  ['phone', PHONE],
] as const)('the bridge on a %s', (_where, size) => {
  test.each([A, B])('whoever has seat %d at this screen goes by 1 and a circle, the rival by 2 and a square', (own) => {
    const html = drawn({ a: { on: { 1990: ['agent-buzz'] } }, b: { on: { 2050: ['agent-pogo'] } } }, own, size)
    const [mine, theirs] = [tokens(html, own), tokens(html, 1 - own)]
    expect(mine.length).toBe(2)
    expect(theirs.length).toBe(2)
    for (const token of mine) expect(token).toMatch(/<circle.*>1</)
    for (const token of theirs) expect(token).toMatch(/<rect.*>2</)
  })
})

describe('a phone tells what the desk tells', () => {
  const crowd: Scene = {
    a: {
      on: { 1990: ['agent-buzz', 'agent-castellan'], 2030: ['fido-zapi'], 2040: ['agent-pogo'], 2050: ['agent-juno'] },
    },
    b: { skill: 8 },
  }

  test('[TH-22] [TH-68] a trio in words, Repair bonuses, what spaces 5 and 8 bring', () => {
    const html = drawn(crowd, A, PHONE)
    expect(html).toContain('Trio: +1 skill every turn')
    expect(html.match(/th-strip-repair/g)?.length).toBe(2)
    expect(html.match(/class="th-space-gain"/g)?.length).toBe(4)
  })

  test('who shares a decade keeps their name', () => {
    const names = [...drawn(crowd, A, PHONE).matchAll(/th-badge-name[^>]*>([^<]*)</g)].map(([, name]) => name)
    expect(names).toEqual(['Buzz', 'Castellan'])
  })
})
