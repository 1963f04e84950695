import { rich, t } from '@anachron/kit'
import { unpack } from '@anachron/wire/carried'
import { useEffect, useState } from 'react'
import { Masthead } from '../../app/Masthead.tsx'
import { openMatch } from '../../app/open-file.ts'
import { useRoute } from '../../app/route.ts'

/** A link that carries a whole match: `#/open/<match>?at=12`. */
export default function OpenScreen() {
  const { path, query } = useRoute()
  const carried = path[1] ?? ''
  const at = query.get('at')
  const [trouble, setTrouble] = useState<string>()
  useEffect(() => {
    let wanted = true
    unpack(carried)
      .then((match) => openMatch(match, at ? { at } : {}))
      .then(
        (to) => wanted && location.replace(to),
        (problem: Error) => wanted && setTrouble(problem.message),
      )
    return () => {
      wanted = false
    }
  }, [carried, at])
  return (
    <>
      <Masthead />
      <main className="closed-table" id="main" tabIndex={-1}>
        <h1>{trouble ? t('This match cannot be opened.') : t('Opening the match …')}</h1>
        {trouble && <p role="alert">{rich`${trouble} Nothing was changed. ${<a href="#/">{t('To the shelf')}</a>}`}</p>}
      </main>
    </>
  )
}
