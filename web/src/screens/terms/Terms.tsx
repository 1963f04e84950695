import type { Json, OptionSchema } from '@anachron/kernel'
import { t } from '@anachron/kit'
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
    <dl className="terms" aria-label={t('Terms of this table')}>
      <div>
        <dt>{t('Time')}</dt>
        <dd>
          {t(clockWords(of.clock))}
          {of.clock && <span className="note"> {t`${timeUpWords(of.clock)}.`}</span>}
        </dd>
      </div>
      <div>
        <dt>{t('Hints')}</dt>
        <dd>{of.hints ? t('Everybody may ask a bot for advice') : t('None: bots say nothing until it is over')}</dd>
      </div>
      {Object.entries(of.differs).map(([key, value]) => (
        <div key={key}>
          <dt>{t(schema[key]?.label ?? key)}</dt>
          <dd>{valueWords(schema, key, value)}</dd>
        </div>
      ))}
      {of.privateTalk && (
        <div>
          <dt>{t('Chat')}</dt>
          <dd>{t('What players say is for them alone')}</dd>
        </div>
      )}
      {of.welcomesBots && (
        <div>
          <dt>{t('Bots')}</dt>
          <dd>{t('Other people’s may sit down, too; they are marked')}</dd>
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
    schema ? `${t(schema[key]?.label ?? key)}: ${valueWords(schema, key, of.differs[key] as Json)}` : key,
  )
  return (
    <span className="terms-row">
      {[
        t(clockWords(of.clock)),
        ...(of.hints ? [] : [t('No hints')]),
        ...(of.welcomesBots ? [t('Bots welcome')] : []),
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
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  if (option?.kind === 'choice') return t(option.values.find((one) => one.value === value)?.label ?? String(value))
  return typeof value === 'object' ? t('their own') : String(value)
}

/** Of all options those that somebody has changed. */
export function differing(schema: OptionSchema, options: Json): Record<string, Json> {
  const given = Object.entries((options ?? {}) as Record<string, Json>)
  return Object.fromEntries(
    given.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(schema[key]?.default)),
  )
}
