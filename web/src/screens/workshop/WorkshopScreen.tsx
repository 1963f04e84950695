import type { Workshop } from '@anachron/kit'
import { t } from '@anachron/kit'
import { useEffect, useState } from 'react'
import { openWorkshop, titleOf } from '../../app/games.ts'
import { Masthead } from '../../app/Masthead.tsx'
import { useRoute } from '../../app/route.ts'

/** The room for a game's own screen. */
export default function WorkshopScreen() {
  const { path } = useRoute()
  const id = path[1] ?? ''
  const [workshop, setWorkshop] = useState<Workshop | null>()
  useEffect(() => {
    openWorkshop(id).then(
      (found) => setWorkshop(found ?? null),
      () => setWorkshop(null),
    )
  }, [id])
  return (
    <>
      <Masthead title={titleOf(id)} />
      <main className="workshop" id="main" tabIndex={-1}>
        {workshop === null && <h1>{t('There is no workshop for this game.')}</h1>}
        {workshop && <workshop.Screen />}
      </main>
    </>
  )
}
