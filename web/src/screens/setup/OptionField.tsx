import type { Json, Option } from '@anachron/kernel'
import type { WorkshopFieldProps } from '@anachron/kit'
import { t } from '@anachron/kit'
import { type ComponentType, useId, useState } from 'react'
import { Choice } from '../../look/Choice.tsx'

export interface OptionFieldProps {
  option: Option
  value: Json
  rulesAt: string
  /** The game's own way to set it. */
  own?: ComponentType<WorkshopFieldProps> | undefined
  onChange(value: Json): void
}

/** One option of a game, in its own words. */
export function OptionField({ option: given, value, rulesAt, own: Own, onChange }: OptionFieldProps) {
  const option = told(given)
  return (
    <div className="option-field">
      {Own ? <Own value={value} onChange={onChange} /> : <Field option={option} value={value} onChange={onChange} />}
      <p className="note">
        {chosenHelp(option, value)} {option.help}{' '}
        <a className="rule-id" href={rulesAt}>
          {option.rule}
        </a>
      </p>
    </div>
  )
}

interface Labelled {
  label: string
  help?: string
}

const labelled = <L extends Labelled>(one: L): L => ({
  ...one,
  label: t(one.label),
  ...(one.help === undefined ? {} : { help: t(one.help) }),
})

/** As the screen says it. */
const told = (option: Option): Option =>
  labelled(option.kind === 'choice' ? { ...option, values: option.values.map(labelled) } : option)

const FEW = 4

/** A list shows no more than the names of its values; a row says itself what the chosen one means. */
const chosenHelp = (option: Option, value: Json): string | undefined =>
  option.kind === 'choice' && option.values.length > FEW
    ? option.values.find((one) => one.value === value)?.help
    : undefined

function Field({ option, value, onChange }: Omit<OptionFieldProps, 'rulesAt' | 'own'>) {
  switch (option.kind) {
    case 'flag':
      return (
        <label className="tick-box">
          <input type="checkbox" checked={value === true} onChange={(e) => onChange(e.target.checked)} />
          {option.label}
        </label>
      )
    case 'number':
      return (
        <label className="field-label">
          {option.label}
          <input
            className="field number"
            type="number"
            min={option.min}
            max={option.max}
            step={option.step ?? 1}
            value={Number(value)}
            onChange={(e) => onChange(e.target.valueAsNumber)}
          />
        </label>
      )
    case 'choice':
      return option.values.length <= FEW ? (
        <Choice label={option.label} value={String(value)} options={option.values} onChange={onChange} />
      ) : (
        <label className="field-label">
          {option.label}
          <select className="field" value={String(value)} onChange={(e) => onChange(e.target.value)}>
            {option.values.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </select>
        </label>
      )
    case 'data':
      return <DataField option={option} value={value} onChange={onChange} />
  }
}

/** Structured settings as JSON, checked while typing; folded away because few people change them. */
function DataField({
  option,
  value,
  onChange,
}: {
  option: Option & { kind: 'data' }
  value: Json
  onChange(value: Json): void
}) {
  const [text, setText] = useState(() => JSON.stringify(value, null, 2))
  const [fault, setFault] = useState<string>()
  const id = useId()
  const change = (typed: string): void => {
    setText(typed)
    try {
      const parsed: Json = JSON.parse(typed)
      const wrong = option.check(parsed)
      setFault(wrong && t(wrong))
      if (!wrong) onChange(parsed)
    } catch {
      setFault(t('This is not JSON yet.'))
    }
  }
  return (
    <details>
      <summary>{option.label}</summary>
      <textarea
        className="field"
        rows={8}
        value={text}
        aria-label={option.label}
        aria-describedby={id}
        spellCheck={false}
        onChange={(e) => change(e.target.value)}
      />
      <p id={id} className="trouble" role="status">
        {fault}
      </p>
    </details>
  )
}
