import type { Json } from '@anachron/kernel'
import { FileField, t, type WorkshopFieldProps } from '@anachron/kit'
import { useId, useState } from 'react'
import { BATTLES, checkBattle } from '../content/index.ts'
import type { Battle } from '../content/types.ts'
import { checkOwnBattles } from '../rules/own-battles.ts'
import './trips.css'

const asText = (battle: object): string => JSON.stringify(battle, null, 2)

/** The battles a text holds, one or a list, or what is wrong with it. */
function read(text: string): { battles: Battle[] } | { fault: string } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (problem) {
    return { fault: t`This is not JSON: ${(problem as Error).message}.` }
  }
  const list = Array.isArray(value) ? value : [value]
  for (const [i, one] of list.entries()) {
    const fault = checkBattle(one)
    if (fault) return { fault: list.length > 1 ? t`Battle ${i + 1}: ${fault}` : fault }
  }
  const fault = checkOwnBattles(list)
  return fault ? { fault: t(fault) } : { battles: list as Battle[] }
}

export function OwnBattles({ value, onChange }: WorkshopFieldProps) {
  const own = (Array.isArray(value) ? value : []) as unknown as Battle[]
  const [text, setText] = useState('')
  const [said, say] = useState<{ fault: boolean; words: string }>()
  const id = useId()
  const keep = (battles: readonly Battle[]): void => onChange(battles as unknown as Json)

  const add = (written: string): void => {
    const found = read(written)
    if ('fault' in found) {
      say({ fault: true, words: found.fault })
      return
    }
    const numbers = found.battles.map(({ number }) => number)
    const battles = [...own.filter(({ number }) => !numbers.includes(number)), ...found.battles]
    keep(battles.sort((a, b) => a.number - b.number))
    say({ fault: false, words: t`${found.battles.map(({ title }) => title).join(', ')} will be there.` })
    setText('')
  }

  return (
    <fieldset className="tt-own">
      <legend>{t('Battles of your own')}</legend>
      {own.length > 0 && (
        <ul aria-label={t('Your battles')}>
          {own.map((battle) => (
            <li key={battle.number}>
              <b className="number">{battle.number}</b>
              <span>
                {t`${battle.title}, in place of ${t(BATTLES.find(({ number }) => number === battle.number)?.title ?? '')}`}
              </span>
              <button type="button" className="button" onClick={() => setText(asText(battle))}>
                {t('Change')}
              </button>
              <button
                type="button"
                className="button"
                aria-label={t`Leave out ${battle.title}`}
                onClick={() => keep(own.filter(({ number }) => number !== battle.number))}
              >
                {t('Leave out')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>{t('Write one, or open a file')}</summary>
        <div className="tt-own-tools">
          <label className="field-label">
            {t('Begin with a printed battle')}
            <select
              className="field"
              value=""
              onChange={(e) => {
                const battle = BATTLES.find(({ number }) => number === Number(e.target.value))
                if (battle) setText(asText({ ...battle, source: 'own' }))
              }}
            >
              <option value="">{t('choose …')}</option>
              {BATTLES.map(({ number, title }) => (
                <option key={number} value={number}>
                  {number} {title}
                </option>
              ))}
            </select>
          </label>
          <FileField
            label={t('Open a file')}
            onFile={async (file) => {
              const written = await file.text()
              setText(written)
              add(written)
            }}
          />
        </div>
        <textarea
          className="field"
          rows={14}
          value={text}
          aria-label={t('A battle as JSON')}
          aria-describedby={id}
          aria-invalid={said?.fault || undefined}
          spellCheck={false}
          onChange={(e) => {
            setText(e.target.value)
            say(undefined)
          }}
        />
        <button type="button" className="button first" disabled={text.trim() === ''} onClick={() => add(text)}>
          {t('Put it in')}
        </button>
      </details>
      <p id={id} className={said?.fault ? 'trouble' : 'note'} role="status">
        {said?.words}
      </p>
    </fieldset>
  )
}
