import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { percent } from './figures.ts'
import { Spot } from './Spot.tsx'
import { same } from './same.ts'
import { useTableActions } from './table-actions.ts'
import { t } from './tell.ts'
import './answers.css'

/** The row beside the question, or on a phone above the timeline: given by the table, `null` until it stands. */
export const AnswersSlot = createContext<HTMLElement | null | undefined>(undefined)

/**
 * Buttons that answer the question and are about nothing on the board. Wherever a board says them they stand at one
 * steady place, beside the question. Without a table around them they stand where they are said.
 */
export function Answers({ children }: { children: ReactNode }) {
  const slot = use(AnswersSlot)
  if (slot === undefined) return <div className="answers">{children}</div>
  return slot && createPortal(children, slot)
}

export interface AnswerProps {
  action: object
  /** The one that most people press: it is loud and stands at the right. `quiet`: what few ever need. */
  loud?: 'main' | 'plain' | 'quiet'
  /** Shorter words for the button, where the question says the rest. */
  words?: string
  /** What it leads to, in a word or two; without: its likeliest outcome with its chance. `null`: nothing. */
  odds?: ReactNode
  facts?: readonly string[]
  /** Before the words. */
  picture?: ReactNode
  /** It stands where it is said, however loud it is: people press by habit what stood there before. */
  steady?: boolean
  /** It gives something up: whoever goes by keyboard does not find themselves on it. */
  wary?: boolean
}

/** One button among the answers. What it brings stands on it, so that a press is enough, by touch too. */
export function Answer(props: AnswerProps) {
  const { action, loud = 'plain', words, odds, facts, picture, steady = false, wary = false } = props
  const tableActions = useTableActions()
  const full = tableActions.words(action)
  // While a lesson or a hint marks something else, nothing is louder than that; where it stands it stays.
  const { hinted } = tableActions
  const isAside = loud === 'main' && hinted !== undefined && !same(hinted, action)
  const likeliest = tableActions.forecast(action)?.outcomes.toSorted((a, b) => b.chance - a.chance)[0]
  const said = odds === undefined && likeliest ? t`${likeliest.words} ${percent(likeliest.chance)}` : odds
  return (
    <Spot
      // Another answer is another button: the focus of the one before must not press it.
      key={JSON.stringify(action)}
      as="div"
      className={`button answer ${CLASSES[loud]} ${isAside ? 'aside' : ''} ${steady ? 'steady' : ''} ${wary ? 'wary' : ''}`}
      label={full}
      facts={facts ?? []}
      action={action}
      told
    >
      {picture}
      <span className="answer-words">
        {words ?? full}
        {said && <small>{said}</small>}
      </span>
    </Spot>
  )
}

const CLASSES = { main: 'first', plain: '', quiet: 'quiet' } as const
