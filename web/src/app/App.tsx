import { t } from '@anachron/kit'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import Shelf from '../screens/shelf/Shelf.tsx'
import { DropFile } from './DropFile.tsx'
import { Masthead } from './Masthead.tsx'
import { Mishap } from './Mishap.tsx'
import { useRoute } from './route.ts'
import { TurnNotice } from './TurnNotice.tsx'

/** The screens by the first part of the address; each is loaded when it is entered. */
const SCREENS: Record<string, ComponentType> = {
  setup: lazy(() => import('../screens/setup/Setup.tsx')),
  table: lazy(() => import('../screens/table/TableScreen.tsx')),
  compare: lazy(() => import('../screens/compare/CompareScreen.tsx')),
  rules: lazy(() => import('../screens/rules/RulesScreen.tsx')),
  guide: lazy(() => import('../screens/guide/GuideScreen.tsx')),
  open: lazy(() => import('../screens/open/OpenScreen.tsx')),
  workshop: lazy(() => import('../screens/workshop/WorkshopScreen.tsx')),
  lab: lazy(() => import('../screens/lab/LabScreen.tsx')),
  fair: lazy(() => import('../screens/fair/FairScreen.tsx')),
  matches: lazy(() => import('../screens/matches/MatchesScreen.tsx')),
  you: lazy(() => import('../screens/you/You.tsx')),
  about: lazy(() => import('../screens/about/About.tsx')),
}

export function App() {
  const { path } = useRoute()
  const Screen = path.length === 0 ? Shelf : SCREENS[path[0] as string]
  const place = path.slice(0, 3).join('/')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place begins at its top
  useEffect(() => {
    scrollTo(0, 0)
  }, [place])
  return (
    <DropFile>
      <Mishap key={place}>
        <Suspense fallback={<p className="opening">{t('Opening …')}</p>}>{Screen ? <Screen /> : <Nowhere />}</Suspense>
      </Mishap>
      <TurnNotice />
    </DropFile>
  )
}

const Nowhere = () => (
  <>
    <Masthead />
    <main className="closed-table" id="main" tabIndex={-1}>
      <h1>{t('There is no such room.')}</h1>
      <p>{t('Perhaps the address was cut off when it was copied. Your matches are where you left them.')}</p>
      <p>
        <a className="button" href="#/">
          {t('To the shelf')}
        </a>
      </p>
    </main>
  </>
)
