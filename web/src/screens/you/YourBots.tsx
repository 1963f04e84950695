import { useEffect, useState } from 'react'
import { endBot, makeBot, type OwnBot, ownBots } from '../../client/person.ts'
import { Choice } from '../../look/Choice.tsx'
import { Sheet } from '../../look/Sheet.tsx'
import { LedgerEvent } from './FormAction.tsx'

const MAY = { play: ['look', 'play'], look: ['look'] } as const
const day = (at: number): string => new Date(at).toLocaleDateString('en', { dateStyle: 'medium' })

/** Programs of one's own that play here: a token for each, shown once. */
export function YourBots() {
  const [bots, setBots] = useState<OwnBot[]>([])
  const [name, setName] = useState('')
  const [may, setMay] = useState<keyof typeof MAY>('play')
  const [made, setMade] = useState<{ name: string; token: string }>()
  const [leaving, setLeaving] = useState<OwnBot>()
  useEffect(() => {
    let wanted = true
    ownBots().then(
      (found) => wanted && setBots(found.bots),
      // Without a list a new one can still be made, and what goes wrong then is said.
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [])
  const make = async (): Promise<string> => {
    const { bot, token } = await makeBot(name, [...MAY[may]])
    setBots((now) => [...now, bot])
    setMade({ name: bot.name, token })
    setName('')
    return `${bot.name} can come in.`
  }
  return (
    <details className="you-way your-bots">
      <summary>
        <b>Bots of your own{bots.length > 0 ? ` (${bots.length})` : ''}</b>
      </summary>
      <p>
        A program you have written can sit at tables here. It proves itself by a token; others see that it is a bot, and
        it plays only with those who give it a link or welcome bots at their table.{' '}
        <a href="api">How it speaks to this server</a>.
      </p>
      <ul>
        {bots.map((bot) => (
          <li key={bot.id}>
            <span>
              {bot.name}: {bot.scopes.includes('play') ? 'looks and plays' : 'looks'}, made {day(bot.created)},{' '}
              {bot.used === null ? 'never used' : `last used ${day(bot.used)}`}
            </span>
            <button type="button" className="button" onClick={() => setLeaving(bot)}>
              Remove {bot.name} …
            </button>
          </li>
        ))}
      </ul>
      {made && <NewToken {...made} />}
      <LedgerEvent words="Make a token" carryOut={make}>
        <label className="field-label">
          What the bot is called
          <input className="field" value={name} maxLength={30} required onChange={(e) => setName(e.target.value)} />
        </label>
        <Choice
          label="What it may do"
          value={may}
          options={[
            { value: 'play', label: 'Look and play' },
            { value: 'look', label: 'Look only' },
          ]}
          onChange={(value) => setMay(value as keyof typeof MAY)}
        />
      </LedgerEvent>
      {leaving && (
        <Removal
          bot={leaving}
          onGone={(left) => {
            setBots(left)
            setMade(undefined)
            setLeaving(undefined)
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </details>
  )
}

const NewToken = ({ name, token }: { name: string; token: string }) => (
  <label className="field-label">
    The token of {name}. Copy it now: it is not shown again.
    <input className="field" readOnly value={token} onFocus={(e) => e.target.select()} />
  </label>
)

function Removal({ bot, onGone, onClose }: { bot: OwnBot; onGone(left: OwnBot[]): void; onClose(): void }) {
  const [trouble, setTrouble] = useState<string>()
  const remove = (): Promise<void> =>
    endBot(bot.id).then(
      ({ bots }) => onGone(bots),
      (problem: Error) => setTrouble(problem.message),
    )
  return (
    <Sheet title={`Remove ${bot.name}?`} onClose={onClose}>
      <p>Its token proves nothing from then on. Where others play with it, a bot of this server takes its seat.</p>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div className="you-doors">
        <button type="button" className="button" onClick={onClose}>
          Keep it
        </button>
        <button type="button" className="button danger" onClick={() => void remove()}>
          Remove it
        </button>
      </div>
    </Sheet>
  )
}
