/**
 * A Timemaster's own battles: begun from a printed one, written or opened as a file, checked field by field (TT-17.0).
 */
import type { Json } from '@anachron/kernel'
import { FileField, type WorkshopFieldProps } from '@anachron/kit'
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
    return { fault: `This is not JSON: ${(problem as Error).message}.` }
  }
  const list = Array.isArray(value) ? value : [value]
  for (const [i, one] of list.entries()) {
    const fault = checkBattle(one)
    if (fault) return { fault: list.length > 1 ? `Battle ${i + 1}: ${fault}` : fault }
  }
  const fault = checkOwnBattles(list)
  return fault ? { fault } : { battles: list as Battle[] }
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
    say({ fault: false, words: `${found.battles.map(({ title }) => title).join(', ')} will be there.` })
    setText('')
  }

  return (
    <fieldset className="tt-own">
      <legend>Battles of your own</legend>
      {own.length > 0 && (
        <ul aria-label="Your battles">
          {own.map((battle) => (
            <li key={battle.number}>
              <b className="number">{battle.number}</b>
              <span>
                {battle.title}, in place of {BATTLES.find(({ number }) => number === battle.number)?.title}
              </span>
              <button type="button" className="button" onClick={() => setText(asText(battle))}>
                Change
              </button>
              <button
                type="button"
                className="button"
                aria-label={`Leave out ${battle.title}`}
                onClick={() => keep(own.filter(({ number }) => number !== battle.number))}
              >
                Leave out
              </button>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>Write one, or open a file</summary>
        <div className="tt-own-tools">
          <label className="field-label">
            Begin with a printed battle
            <select
              className="field"
              value=""
              onChange={(e) => {
                const battle = BATTLES.find(({ number }) => number === Number(e.target.value))
                if (battle) setText(asText({ ...battle, source: 'own' }))
              }}
            >
              <option value="">choose …</option>
              {BATTLES.map(({ number, title }) => (
                <option key={number} value={number}>
                  {number} {title}
                </option>
              ))}
            </select>
          </label>
          <FileField
            label="Open a file"
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
          aria-label="A battle as JSON"
          aria-describedby={id}
          aria-invalid={said?.fault || undefined}
          spellCheck={false}
          onChange={(e) => {
            setText(e.target.value)
            say(undefined)
          }}
        />
        <button type="button" className="button first" disabled={text.trim() === ''} onClick={() => add(text)}>
          Put it in
        </button>
      </details>
      <p id={id} className={said?.fault ? 'trouble' : 'note'} role="status">
        {said?.words}
      </p>
    </fieldset>
  )
}
