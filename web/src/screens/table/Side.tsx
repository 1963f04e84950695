import { say } from '@anachron/kernel/words'
import { Glyph, t } from '@anachron/kit'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { allOptions } from '../../words/app.ts'
import { Chat } from './chat/Chat.tsx'
import { Options } from './Options.tsx'
import { SeatMenu } from './SeatMenu.tsx'
import { useShownMatch } from './shown-match.ts'
import { usePressedBeside } from './small-screen.ts'
import { Story } from './story/Story.tsx'
import { type SideName, useTable } from './table-context.ts'

const RulesPanel = lazy(() => import('../rules/RulesPanel.tsx'))

export interface SideProps {
  /** The rule asked for last. */
  rule: { id: string; asked: number } | undefined
  /** Events that are still to be shown. */
  ahead: ReadonlySet<object>
  inspector: ReactNode
  /** How the match ended, or for onlookers how it stands; its place is a tab, so that the board stays in sight. */
  result: ReactNode
  /** How this person wants to be asked. */
  wishes: ReactNode
  /** Somebody is told the game in short. */
  newcomer: boolean
  inWords: boolean
  setInWords(inWords: boolean): void
}

const WORDS = {
  log: say`Story`,
  rules: say`Rules`,
  options: say`Options`,
  chat: say`Chat`,
  seats: say`Seats`,
  result: say`Result`,
} as const

/**
 * Beside the board: the inspector, and under it the story, the rulebook at the rule in force, all options, the chat. On
 * phones each comes as a sheet.
 */
export function Side({ inspector, wishes, newcomer, result, ...props }: SideProps) {
  const { place, matchView, mine, side, setSide, talk } = useTable()
  const panels = useRef<HTMLDivElement>(null)
  usePressedBeside(panels, side !== undefined, () => setSide(undefined))
  const { busy } = useShownMatch()
  const over = matchView.result !== null && !busy
  const shown = side ?? (over && result ? 'result' : 'log')
  const tabs: readonly SideName[] = [
    ...(result ? ['result' as const] : []),
    'log',
    'rules',
    ...(over || mine.length === 0 ? [] : ['options' as const]),
    ...(place === 'server' ? ['chat' as const, 'seats' as const] : []),
  ]
  return (
    <aside
      className="side"
      aria-label={t('Beside the board')}
      data-over={over || undefined}
      data-new={newcomer || undefined}
    >
      {inspector}
      <div ref={panels} className="side-panels" data-open={side !== undefined || undefined}>
        <div className="side-tabs">
          <div role="tablist" aria-label={t('Beside the board')}>
            {tabs.map((tab) => (
              <button key={tab} type="button" role="tab" aria-selected={shown === tab} onClick={() => setSide(tab)}>
                {tab === 'result' && !over ? t('Chances') : t(WORDS[tab])}
                {tab === 'chat' && <Count of={talk.unread} />}
              </button>
            ))}
          </div>
          <button
            type="button"
            className="button quiet icon side-close"
            aria-label={t('Close')}
            onClick={() => setSide(undefined)}
          >
            <Glyph name="close" />
          </button>
        </div>
        <div className="side-body" role="tabpanel" aria-label={t(WORDS[shown])}>
          <Panel shown={shown} wishes={wishes} {...props} />
          {/* It stays in the page, so that what it works out goes on meanwhile. */}
          {result && <div hidden={shown !== 'result'}>{result}</div>}
        </div>
      </div>
    </aside>
  )
}

/** How many lines are new. */
export const Count = ({ of }: { of: number }) =>
  of > 0 && (
    <span className="count">
      {of}
      <span className="unseen"> {t('new')}</span>
    </span>
  )

type PanelProps = Omit<SideProps, 'inspector' | 'newcomer' | 'result'> & { shown: SideName }

function Panel({ shown, rule, ahead, wishes, inWords, setInWords }: PanelProps) {
  const { table, state, info, matchView, game, names, to, looking, point, talk } = useTable()
  if (shown === 'chat') return <Chat at={{ table, info, state, talk }} />
  if (shown === 'seats') return <SeatMenu />
  if (shown === 'options') return <AllOptions wishes={wishes} inWords={inWords} setInWords={setInWords} />
  if (shown === 'rules')
    return (
      <Suspense fallback={<p className="note">{t('Opening the rulebook …')}</p>}>
        <RulesPanel
          game={game}
          table={info}
          at={rule?.id ?? matchView.decision?.rule ?? undefined}
          asked={rule?.asked}
        />
      </Suspense>
    )
  if (shown === 'result') return null
  return (
    <>
      {/* Whoever has opened it knows. */}
      {info.foreign && info.by !== table.client.you?.id && (
        <p className="note">{t`This match starts from a position from elsewhere: ${info.from ?? ''}.`}</p>
      )}
      <Story
        entryEvents={state.entryEvents}
        game={game.game}
        board={game.board}
        names={names}
        viewer={to}
        ahead={ahead}
        at={looking.at}
        point={point}
        look={looking.look}
      />
    </>
  )
}

/** Everything that can be answered, as a list; and the table in words, for whoever would rather read it. */
function AllOptions({ wishes, inWords, setInWords }: Pick<SideProps, 'wishes' | 'inWords' | 'setInWords'>) {
  const { game, asked } = useShownMatch()
  return (
    <div className="all-options">
      <h2>{asked ? t(allOptions(asked.options.length)) : t('All options')}</h2>
      <Options />
      {wishes}
      {game.board && (
        <button type="button" className="button quiet" aria-pressed={inWords} onClick={() => setInWords(!inWords)}>
          <Glyph name="list" /> {inWords ? t('Show the board') : t('Show the table in words')}
        </button>
      )}
    </div>
  )
}
