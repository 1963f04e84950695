import { Label, Radio, RadioGroup } from 'react-aria-components'
import './choice.css'

export interface ChoiceProps<V extends string> {
  label: string
  value: V
  options: readonly { value: V; label: string; help?: string | undefined }[]
  onChange(value: V): void
}

/** One of a few, side by side. */
export function Choice<V extends string>({ label, value, options, onChange }: ChoiceProps<V>) {
  const help = options.find((option) => option.value === value)?.help
  return (
    <RadioGroup className="choice" value={value} onChange={(chosen) => onChange(chosen as V)} orientation="horizontal">
      <Label>{label}</Label>
      <div className="choice-row">
        {options.map((option) => (
          <Radio key={option.value} value={option.value} className="choice-one">
            {option.label}
          </Radio>
        ))}
      </div>
      {help && <p className="note">{help}</p>}
    </RadioGroup>
  )
}
