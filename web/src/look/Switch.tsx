import type { ReactNode } from 'react'
import { Switch as AriaSwitch } from 'react-aria-components'
import './switch.css'

export interface SwitchProps {
  label: string
  /** What it means, in a sentence. */
  note?: ReactNode
  isOn: boolean
  isDisabled?: boolean
  onChange(isOn: boolean): void
}

/** On or off: the words at the left, the lever at the right. */
export function Switch({ label, note, isOn, isDisabled = false, onChange }: SwitchProps) {
  return (
    <AriaSwitch className="switch" isSelected={isOn} isDisabled={isDisabled} onChange={onChange}>
      <span className="switch-words">
        <b>{label}</b>
        {note && <span className="note">{note}</span>}
      </span>
      <span className="switch-lever" aria-hidden="true" />
    </AriaSwitch>
  )
}
