import type { Json, OptionSchema } from '@anachron/kernel'
import type { ClockRule } from '@anachron/wire'
import { clockWords, timeUpWords } from '@anachron/wire/clock-words'
import { useEffect, useState } from 'react'
import { openGame } from '../../app/games.ts'
import './terms.css'

export interface TermsOf {
  game: string
  clock: ClockRule | null
  hints: boolean
  /** Options that are not as usual. */
  differs: Readonly<Record<string, Json>>
  privateTalk?: boolean
  welcomesBots?: boolean | undefined
}

/** On what one sits down, line by line. */
export function Terms({ of, schema }: { of: TermsOf; schema: OptionSchema }) {
  return (
    <dl className="terms" aria-label="Terms of this table">
      <div>
        <dt>Time</dt>
        <dd>
          {clockWords(of.clock)}
          {of.clock && <span className="note"> {timeUpWords(of.clock)}.</span>}
        </dd>
      </div>
      <div>
        <dt>Hints</dt>
        <dd>{of.hints ? 'Everybody may ask a bot for advice' : 'None: bots say nothing until it is over'}</dd>
      </div>
      {Object.entries(of.differs).map(([key, value]) => (
        <div key={key}>
          <dt>{schema[key]?.label ?? key}</dt>
          <dd>{valueWords(schema, key, value)}</dd>
        </div>
      ))}
      {of.privateTalk && (
        <div>
          <dt>Chat</dt>
          <dd>What players say is for them alone</dd>
        </div>
      )}
      {of.welcomesBots && (
        <div>
          <dt>Bots</dt>
          <dd>Other people’s may sit down, too; they are marked</dd>
        </div>
      )}
    </dl>
  )
}

/** The same in one row, for lists. What the options are called is fetched where there are any. */
export function TermsRow({ of }: { of: TermsOf }) {
  const keys = Object.keys(of.differs)
  const schema = useSchema(keys.length > 0 ? of.game : undefined)
  const options = keys.map((key) =>
    schema ? `${schema[key]?.label ?? key}: ${valueWords(schema, key, of.differs[key] as Json)}` : key,
  )
  return (
    <span className="terms-row">
      {[
        clockWords(of.clock),
        ...(of.hints ? [] : ['No hints']),
        ...(of.welcomesBots ? ['Bots welcome'] : []),
        ...options,
      ].map((words) => (
        <span key={words}>{words}</span>
      ))}
    </span>
  )
}

function useSchema(game: string | undefined): OptionSchema | undefined {
  const [schema, setSchema] = useState<OptionSchema>()
  useEffect(() => {
    if (game === undefined) return
    let wanted = true
    openGame(game).then(
      (found) => wanted && setSchema(found?.game.options),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [game])
  return schema
}

function valueWords(schema: OptionSchema, key: string, value: Json): string {
  const option = schema[key]
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (option?.kind === 'choice') return option.values.find((one) => one.value === value)?.label ?? String(value)
  return typeof value === 'object' ? 'their own' : String(value)
}

/** Of all options those that somebody has changed. */
export function differing(schema: OptionSchema, options: Json): Record<string, Json> {
  const given = Object.entries((options ?? {}) as Record<string, Json>)
  return Object.fromEntries(
    given.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(schema[key]?.default)),
  )
}
