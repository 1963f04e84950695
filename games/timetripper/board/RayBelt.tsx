/** The belt while a jump is thought about: where each length leads, and the press that does it. */
import { Icon, rich, Spot, t, useTableActions } from '@anachron/kit'
import hourglass from '@anachron/kit/icons/hourglass'
import skull from '@anachron/kit/icons/skull-crossed-bones'
import { useRef } from 'react'
import type { Action } from '../rules/actions.ts'
import { catalogueOf } from '../rules/catalogue.ts'
import { strandedBy } from '../rules/forecast-flux.ts'
import type { View } from '../rules/types.ts'
import { percent } from './labels.ts'
import { direction, tripperName } from './names.ts'
import { pictureOf } from './pictures.ts'
import type { Ray, RayEnd } from './ray.ts'

export interface RayBeltProps {
  view: View
  ray: Ray
  options: readonly Action[]
}

export const rayPicture = (view: View, { kind, number }: RayEnd): string => {
  if (kind === 'home') return hourglass
  const line = catalogueOf(view.own).battles[number]?.opponents[0]
  return kind === 'black' || !line ? skull : pictureOf(line)
}

const jumpWords = ({ do: what }: Action, { heading }: Ray): string =>
  what === 'align' ? t`Align ${direction(heading)}` : t`Jump ${direction(heading)}`

export function RayBelt({ view, ray, options }: RayBeltProps) {
  const go = options.find((action) => (action.do === 'align' || action.do === 'jump') && action.heading === ray.heading)
  const stranded = go?.do === 'jump' ? strandedBy(view).map(tripperName) : []
  const tableActions = useTableActions()
  const lengths = options.some((action) => action.do === 'length')
  const box = useRef<HTMLDivElement>(null)
  const ask = (): void => {
    if (!go || !box.current) return
    const label = jumpWords(go, ray)
    tableActions.consider({ label, actions: [go], anchor: box.current, pressed: true })
  }
  return (
    <>
      <ol className="tt-ray" aria-label={t`A jump ${direction(ray.heading)}`}>
        {ray.ends.map((end) => {
          const action: Action = { do: 'length', hexes: end.length }
          const words = `${end.length}: ${end.name}${end.note ? `, ${end.note}` : ''}`
          return (
            <li key={end.length}>
              <Spot as="div" className="tt-ray-end" label={words} action={lengths ? action : undefined} told>
                <span data-kind={end.kind}>
                  <i>{end.length}</i>
                  <Icon body={rayPicture(view, end)} size={18} />
                  <b>{end.name.replace(/^The /, '')}</b>
                  <small>{end.note}</small>
                </span>
              </Spot>
            </li>
          )
        })}
      </ol>
      {!lengths && (
        <p className="tt-chances">
          <span data-kind="home">
            <b>{percent(ray.home)}</b> {t(ray.control === 0 ? 'home: wants Experience' : 'home')}
          </span>
          {ray.black > 0 && <span data-kind="black">{rich`${<b>{percent(ray.black)}</b>} Black Hole`}</span>}
          <span>{rich`${<b>{percent(ray.control)}</b>} you choose`}</span>
        </p>
      )}
      {go && (
        <div ref={box}>
          <Spot
            as="div"
            className="button first tt-fire"
            label={jumpWords(go, ray)}
            action={go}
            told
            press={stranded.length > 0 ? { words: jumpWords(go, ray), go: ask } : undefined}
          >
            {stranded.length > 0 ? t`${jumpWords(go, ray)} without ${stranded.join(', ')} …` : jumpWords(go, ray)}
          </Spot>
        </div>
      )}
      {/* Where the button was that led here nothing may stand that flies at once. */}
      {lengths && <p className="tt-chances tt-how-far">{t('Press how far: 1 to 6.')}</p>}
    </>
  )
}
