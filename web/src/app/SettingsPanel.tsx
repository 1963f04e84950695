import type { RefObject } from 'react'
import { Dialog, Heading, Popover } from 'react-aria-components'
import { Choice } from '../kit/Choice.tsx'
import { changeSettings, GROUNDS, PACES, useSettings } from './settings.ts'

const GROUND_WORDS = { night: 'Night', paper: 'Paper', contrast: 'High contrast' } as const
const PACE_WORDS = { slow: 'Slow', normal: 'Normal', instant: 'Instant' } as const

export default function SettingsPanel({ anchor, onClose }: { anchor: RefObject<Element | null>; onClose(): void }) {
  const settings = useSettings()
  return (
    <Popover
      className="popover"
      triggerRef={anchor}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      placement="bottom end"
    >
      <Dialog className="settings">
        <Heading slot="title">Settings</Heading>
        <Choice
          label="Ground"
          value={settings.ground ?? 'system'}
          options={[
            ...GROUNDS.map((value) => ({ value, label: GROUND_WORDS[value] })),
            { value: 'system', label: 'System' },
          ]}
          onChange={(value) => changeSettings({ ground: GROUNDS.find((ground) => ground === value) })}
        />
        <Choice
          label="Pace of what happens"
          value={settings.pace}
          options={PACES.map((value) => ({ value, label: PACE_WORDS[value] }))}
          onChange={(value) => changeSettings({ pace: value })}
        />
        <Choice
          label="Curtain between people who share this screen"
          value={settings.curtain ? 'on' : 'off'}
          options={[
            { value: 'on', label: 'Drawn' },
            { value: 'off', label: 'Open' },
          ]}
          onChange={(value) => changeSettings({ curtain: value === 'on' })}
        />
      </Dialog>
    </Popover>
  )
}
