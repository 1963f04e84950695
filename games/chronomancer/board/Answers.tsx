/** Answers that are buttons: going on, stopping, and choices among things that lie nowhere yet. */
import { Spot, useHand } from '@anachron/web/kit'
import type { Action } from '../rules/types.ts'
import { InlineAdventurer, InlineGood } from './Tokens.tsx'

const KINDS: readonly Action['kind'][] = ['take', 'sponsor', 'pick', 'column', 'advance', 'stop', 'close']

function Picture({ action }: { action: Action }) {
  if (action.kind === 'take') return <InlineGood kind={action.size} colour={action.colour} size={28} />
  if (action.kind === 'pick') return <InlineAdventurer customer={action.adventurer} size={28} />
  return null
}

export function Answers({ options }: { options: readonly Action[] }) {
  const hand = useHand()
  const open = hand.still ? [] : options.filter(({ kind }) => KINDS.includes(kind))
  if (open.length === 0) return null
  return (
    <div className="ch-answers">
      {open.map((action) => (
        <Spot
          key={JSON.stringify(action)}
          as="div"
          className={`button ${action.kind === 'advance' ? 'first' : ''}`}
          label={hand.words(action)}
          action={action}
        >
          <Picture action={action} />
          <span>{hand.words(action)}</span>
        </Spot>
      ))}
    </div>
  )
}
