import { dayOf, rich, t } from '@anachron/kit'
import { useEffect, useState } from 'react'
import { endBot, makeBot, type OwnBot, ownBots } from '../../client/person.ts'
import { Choice } from '../../look/Choice.tsx'
import { Sheet } from '../../look/Sheet.tsx'
import { FormAction } from './FormAction.tsx'

const MAY = { play: ['look', 'play'], look: ['look'] } as const

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
    return t`${bot.name} can come in.`
  }
  return (
    <details className="you-way your-bots">
      <summary>
        <b>{bots.length > 0 ? t`Bots of your own (${bots.length})` : t('Bots of your own')}</b>
      </summary>
      <p>{rich`A program you have written can sit at tables here. It proves itself by a token; others see that it is a bot, and it plays only with those who give it a link or welcome bots at their table. ${<a href="api">{t('How it speaks to this server')}</a>}.`}</p>
      <ul>
        {bots.map((bot) => (
          <li key={bot.id}>
            <span>
              {t`${bot.name}: ${bot.scopes.includes('play') ? t('looks and plays') : t('looks')}, made ${dayOf(bot.created)}, ${bot.used === null ? t('never used') : t`last used ${dayOf(bot.used)}`}`}
            </span>
            <button type="button" className="button" onClick={() => setLeaving(bot)}>{t`Remove ${bot.name} …`}</button>
          </li>
        ))}
      </ul>
      {made && <NewToken {...made} />}
      <FormAction words={t('Make a token')} carryOut={make}>
        <label className="field-label">
          {t('What the bot is called')}
          <input className="field" value={name} maxLength={30} required onChange={(e) => setName(e.target.value)} />
        </label>
        <Choice
          label={t('What it may do')}
          value={may}
          options={[
            { value: 'play', label: t('Look and play') },
            { value: 'look', label: t('Look only') },
          ]}
          onChange={(value) => setMay(value as keyof typeof MAY)}
        />
      </FormAction>
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
    {t`The token of ${name}. Copy it now: it is not shown again.`}
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
    <Sheet title={t`Remove ${bot.name}?`} onClose={onClose}>
      <p>
        {t('Its token proves nothing from then on. Where others play with it, a bot of this server takes its seat.')}
      </p>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div className="you-doors">
        <button type="button" className="button" onClick={onClose}>
          {t('Keep it')}
        </button>
        <button type="button" className="button danger" onClick={() => void remove()}>
          {t('Remove it')}
        </button>
      </div>
    </Sheet>
  )
}
