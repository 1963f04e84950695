import type { ShelfEntry } from '@anachron/games'
import { Glyph, t } from '@anachron/kit'
import { useEffect, useRef, useState } from 'react'
import { href } from '../../app/route.ts'
import { useSettings } from '../../app/settings.ts'
import { type Opponent, opponentsOf } from '../../opponents/opponents.ts'
import { Foe } from './Foe.tsx'
import type { Placed } from './placed.ts'
import { recordAgainst } from './record.ts'
import { invite, playAgainst, playAlone } from './start.ts'

export interface LeafProps {
  entry: ShelfEntry
  hasServer: boolean
  /** This person's matches of the game. */
  matches: readonly Placed[]
  close(): void
}

/** What lies in an open box: a lesson, three opponents, and the ways to play with people. */
export function Leaf({ entry, hasServer, matches, close }: LeafProps) {
  const [busy, setBusy] = useState<string>()
  const [trouble, setTrouble] = useState<string>()
  const isNew = !useSettings().met.includes(entry.id)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const isAlone = entry.usual === 1
  const start = async (what: string, how: () => Promise<void>): Promise<void> => {
    setBusy(what)
    setTrouble(undefined)
    try {
      await how()
    } catch (problem) {
      setTrouble(problem instanceof Error ? problem.message : String(problem))
      setBusy(undefined)
    }
  }
  const foe = (opponent: Opponent, at: number) => (
    <Foe
      key={opponent.id}
      opponent={opponent}
      isFirst={at === 0 && !isNew && !isAlone}
      isBusy={busy === opponent.id}
      disabled={busy !== undefined}
      record={recordAgainst(matches, opponent.level)}
      onPress={() => start(opponent.id, () => playAgainst(entry, opponent.level))}
    />
  )
  return (
    <div className="leaf" data-ground="paper">
      <h2 ref={title} tabIndex={-1}>
        {entry.title}
      </h2>
      <p className="leaf-sentence">{t(entry.sentence)}</p>
      <button type="button" className="button quiet icon leaf-close" aria-label={t('Close the box')} onClick={close}>
        <Glyph name="close" />
      </button>
      <Learn entry={entry} />
      {isAlone && (
        <button
          type="button"
          className="button first leaf-alone"
          disabled={busy !== undefined}
          onClick={() => start('alone', () => playAlone(entry))}
        >
          {busy === 'alone' ? t('Setting up …') : t('Go alone')}
        </button>
      )}
      {isAlone && <p className="leaf-or">{t('or take somebody along:')}</p>}
      <div className="foes">{opponentsOf(entry.id).map(foe)}</div>
      <div className="leaf-ways">
        {hasServer ? (
          <button
            type="button"
            className="button"
            disabled={busy !== undefined}
            onClick={() => start('friend', () => invite(entry))}
          >
            {busy === 'friend' ? t('Setting a table …') : t('With a friend')}
          </button>
        ) : (
          <span className="note">{t('With a friend: needs a server, or one screen for two under Set up.')}</span>
        )}
        <a className="button" href={href('setup', entry.id)}>
          {t('Set up…')}
        </a>
        <span className="leaf-links">
          <a href={href('rules', entry.id)}>{t('Rulebook')}</a>
          {entry.workshop && <a href={href('workshop', entry.id)}>{t(entry.workshop)}</a>}
        </span>
      </div>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </div>
  )
}

/** The next lesson that this person has not had; who has had them all may begin anew. */
function Learn({ entry: { id, secondLesson } }: Pick<LeafProps, 'entry'>) {
  const { met } = useSettings()
  const isNew = !met.includes(id)
  const isNext = !isNew && secondLesson !== undefined && !met.includes(`${id}/2`)
  return (
    <a className="leaf-learn" data-first={isNew || undefined} href={href('guide', id, ...(isNext ? ['2'] : []))}>
      <span>
        <b>{t('Learn')}</b> {isNext ? t`${secondLesson}: the second lesson.` : t('A guided first game, step by step.')}
      </span>
      <span className="leaf-go">{isNew ? t('Start here') : isNext ? t('Go on') : t('Once more')} →</span>
    </a>
  )
}
