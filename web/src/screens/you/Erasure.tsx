import { type Sentence, say } from '@anachron/kernel/words'
import { t } from '@anachron/kit'
import { useState } from 'react'
import { href, settle } from '../../app/route.ts'
import { emptyBrowser } from '../../client/empty.ts'
import { EVERYTHING, forgetMe } from '../../client/person.ts'
import { Sheet } from '../../look/Sheet.tsx'

type Leaving = 'server' | 'browser'

const ASKED: Readonly<Record<Leaving, Record<'title' | 'what' | 'words', Sentence>>> = {
  server: {
    title: say`Have everything of yours deleted?`,
    what: say`Your name, what you keep and what you said go, and tables of yours alone. Where others play, a bot takes your seat. This browser is emptied, too. Nothing of it can be brought back.`,
    words: say`Delete everything of mine`,
  },
  browser: {
    title: say`Empty this browser?`,
    what: say`Matches against bots and at this screen, decks and trips kept here, and your settings go. What the server keeps of you stays. Nothing of it can be brought back.`,
    words: say`Empty it`,
  },
}

/** What is yours as a file, and how to be forgotten. */
export function Erasure({ hasServer }: { hasServer: boolean }) {
  const [leaving, setLeaving] = useState<Leaving>()
  return (
    <>
      <h2>{t('What is yours')}</h2>
      <p>
        {hasServer
          ? t(
              'Matches against bots and at one screen live in this browser; matches with people far away, your decks and trips on the server.',
            )
          : t('Matches against bots and at one screen live in this browser.')}{' '}
        {t('All of it can be taken away as files, and all of it can be deleted.')}
      </p>
      <div className="you-doors">
        {hasServer && (
          <a className="button" href={EVERYTHING} download="anachron-everything.json">
            {t('Save everything the server has of me')}
          </a>
        )}
        <button type="button" className="button" onClick={() => setLeaving('browser')}>
          {t('Empty this browser …')}
        </button>
        {hasServer && (
          <button type="button" className="button danger" onClick={() => setLeaving('server')}>
            {t('Delete everything of mine …')}
          </button>
        )}
      </div>
      {leaving && <LastQuestion leaving={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

function LastQuestion({ leaving, onClose }: { leaving: Leaving; onClose(): void }) {
  const [trouble, setTrouble] = useState<string>()
  // Where the browser could not be emptied, a second try must not ask the server again: it knows nobody by then.
  const [isForgotten, setForgotten] = useState(leaving === 'browser')
  const { title, what, words } = ASKED[leaving]
  const leave = async (): Promise<void> => {
    try {
      if (!isForgotten) await forgetMe()
      setForgotten(true)
      await emptyBrowser()
      settle(href())
      location.reload()
    } catch (problem) {
      setTrouble(problem instanceof Error ? problem.message : String(problem))
    }
  }
  return (
    <Sheet title={t(title)} onClose={onClose}>
      <p>{t(what)}</p>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div className="you-doors">
        <button type="button" className="button" onClick={onClose}>
          {t('Keep it')}
        </button>
        <button type="button" className="button danger" onClick={() => void leave()}>
          {t(words)}
        </button>
      </div>
    </Sheet>
  )
}
