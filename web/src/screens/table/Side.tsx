import { lazy, type ReactNode, Suspense } from 'react'
import type { OpenGame } from '../../app/games.ts'
import { listener } from '../../client/names.ts'
import type { Table, TableState } from '../../client/table.ts'
import { Glyph } from '../../kit/Glyph.tsx'
import { Chat } from './Chat.tsx'
import { Log } from './Log.tsx'
import type { Looking } from './looking.ts'

const RulesPanel = lazy(() => import('../rules/RulesPanel.tsx'))

export type SideName = 'log' | 'rules' | 'chat'

export interface SideProps {
  table: Table
  state: TableState
  game: OpenGame
  names: readonly string[]
  open: SideName | undefined
  setOpen(side: SideName | undefined): void
  /** The rule asked for last. */
  rule: { id: string; asked: number } | undefined
  /** The rule by which somebody decides now. */
  inForce: string | undefined
  looking: Looking
  /** Events that are still to be shown. */
  ahead: ReadonlySet<object>
  point(pieces: readonly string[]): void
  online: boolean
  /** For newcomers, above the log. */
  primer: ReactNode
}

const WORDS = { log: 'Log', rules: 'Rules', chat: 'Chat' } as const

/** Beside the board on wide screens, over it on phones: the log, the rulebook at the rule in force, the chat. */
export function Side(props: SideProps) {
  const { table, state, game, names, open, setOpen, rule, inForce, looking, ahead, point, online, primer } = props
  const shown = open ?? 'log'
  const tabs = ['log', 'rules', ...(online ? ['chat' as const] : [])] as const satisfies readonly SideName[]
  const you = table.client.you?.id
  const mine = state.info?.seats.flatMap(({ person }, i) => (person === you ? [i] : [])) ?? []
  const viewer = listener(state.sight?.as ?? -1, mine)
  return (
    <aside className="side" aria-label={WORDS[shown]} data-open={open !== undefined || undefined}>
      <div className="side-tabs" role="tablist" aria-label="Beside the board">
        {tabs.map((tab) => (
          <button key={tab} type="button" role="tab" aria-selected={shown === tab} onClick={() => setOpen(tab)}>
            {WORDS[tab]}
          </button>
        ))}
        <button
          type="button"
          className="button quiet icon side-close"
          aria-label="Close"
          onClick={() => setOpen(undefined)}
        >
          <Glyph name="close" />
        </button>
      </div>
      <div className="side-body" role="tabpanel" aria-label={WORDS[shown]}>
        {shown === 'log' && (
          <>
            {primer}
            {/* Whoever has opened it knows. */}
            {state.info?.elsewhere && state.info.by !== you && (
              <p className="note">This match starts from a position from elsewhere: {state.info.from}.</p>
            )}
            <Log
              told={state.told}
              game={game.game}
              board={game.board}
              names={names}
              viewer={viewer}
              ahead={ahead}
              at={looking.at}
              point={point}
              look={looking.look}
            />
          </>
        )}
        {shown === 'rules' && (
          <Suspense fallback={<p className="note">Opening the rulebook …</p>}>
            <RulesPanel game={game} at={rule?.id ?? inForce} asked={rule?.asked} />
          </Suspense>
        )}
        {shown === 'chat' && <Chat table={table} lines={state.chat} />}
      </div>
    </aside>
  )
}
