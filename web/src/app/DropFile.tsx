import { t } from '@anachron/kit'
import { type DragEvent, type ReactNode, useEffect, useState } from 'react'
import { openFile } from './open-file.ts'
import { go, useRoute } from './route.ts'

/** A match file dropped anywhere on the app opens as a table. */
export function DropFile({ children }: { children: ReactNode }) {
  const [over, setOver] = useState(false)
  const [trouble, setTrouble] = useState<string | undefined>()
  const { path } = useRoute()
  const place = path.join('/')
  // What went wrong on another screen is over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every place begins without it
  useEffect(() => setTrouble(undefined), [place])
  const carriesFile = (e: DragEvent): boolean => e.dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped on the page as a whole; “Open a file” does the same for keyboards
    <div
      className="drop"
      data-over={over || undefined}
      onDragOver={(e) => {
        if (!carriesFile(e)) return
        e.preventDefault()
        setOver(true)
      }}
      onDragLeave={(e) => e.relatedTarget === null && setOver(false)}
      onDrop={(e) => {
        if (!carriesFile(e)) return
        e.preventDefault()
        setOver(false)
        setTrouble(undefined)
        const file = e.dataTransfer.files[0]
        if (file) openFile(file).then(go, (problem: Error) => setTrouble(problem.message))
      }}
    >
      {children}
      {over && <p className="drop-here">{t('Drop the match here to open it.')}</p>}
      {trouble && (
        <div className="drop-trouble" role="alert">
          <p>{trouble}</p>
          <button type="button" className="button" onClick={() => setTrouble(undefined)}>
            {t('All right')}
          </button>
        </div>
      )}
    </div>
  )
}
