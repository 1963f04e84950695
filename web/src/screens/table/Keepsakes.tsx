import { t } from '@anachron/kit'
import { pageWith } from '@anachron/wire/embed'
import { useState } from 'react'
import { pngOf, svgOf } from '../../embed/picture.ts'
import { CopyLine } from '../invite/CopyLine.tsx'
import { saveBlob } from './save.ts'

interface KeepsakesProps {
  game: string
  /** Where the match is over and lies on this server. */
  table: string | undefined
  /** The match, once it is there. */
  file: object | undefined
}

const stage = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('.stage')
  if (!found) throw new Error(t('There is no board to be drawn.'))
  return found
}

/** A match as a page by itself, and a moment as a picture: for other sites, and to keep. */
export function Keepsakes({ game, table, file }: KeepsakesProps) {
  const [trouble, setTrouble] = useState<string>()
  const attempt = (make: () => Promise<void>) => () =>
    make().then(
      () => setTrouble(undefined),
      (problem: Error) => setTrouble(problem.message),
    )
  const savePage = async (): Promise<void> => {
    const answer = await fetch(new URL(`embed/${game}.html`, document.baseURI))
    if (!answer.ok || !file) throw new Error(t('The page cannot be had just now. Try again with a network.'))
    const page = await pageWith(new Uint8Array(await answer.arrayBuffer()), file)
    saveBlob(new Blob([page], { type: 'text/html' }), `${game}.html`)
  }
  const saveSvg = async (): Promise<void> =>
    saveBlob(new Blob([await svgOf(stage())], { type: 'image/svg+xml' }), `${game}.svg`)
  const savePng = async (): Promise<void> => saveBlob(await pngOf(stage()), `${game}.png`)
  const address = table && new URL(`embed/table/${table}`, document.baseURI).href
  return (
    <>
      <h3>{t('To keep, or for another site')}</h3>
      <div className="you-doors">
        {file && (
          <button type="button" className="button" onClick={attempt(savePage)}>
            {t('Save as a page')}
          </button>
        )}
        <button type="button" className="button" onClick={attempt(saveSvg)}>
          {t('Save the board as SVG')}
        </button>
        <button type="button" className="button" onClick={attempt(savePng)}>
          {t('Save the board as PNG')}
        </button>
      </div>
      {address && (
        <CopyLine label={t('To frame it, where this server allows it')} text={`<iframe src="${address}"></iframe>`} />
      )}
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  )
}
