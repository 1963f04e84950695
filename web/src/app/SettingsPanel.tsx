import { playSound } from '@anachron/kit'
import type { RefObject } from 'react'
import { Dialog, Heading, Popover } from 'react-aria-components'
import { Choice } from '../look/Choice.tsx'
import { changeSettings, GROUNDS, PACE_WORDS, PACES, useSettings } from './settings.ts'

const GROUND_WORDS = { night: 'Night', paper: 'Paper', contrast: 'High contrast' } as const

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
          label="Theme"
          value={settings.ground ?? 'system'}
          options={[
            ...GROUNDS.map((value) => ({ value, label: GROUND_WORDS[value] })),
            { value: 'system', label: 'System' },
          ]}
          onChange={(value) => changeSettings({ ground: GROUNDS.find((ground) => ground === value) })}
        />
        <Choice
          label="Animation speed"
          value={settings.pace}
          options={PACES.map((value) => ({ value, label: PACE_WORDS[value] }))}
          onChange={(value) => changeSettings({ pace: value })}
        />
        <Choice
          label="Sound"
          value={settings.sound ? 'on' : 'off'}
          options={[
            { value: 'on', label: 'On' },
            { value: 'off', label: 'Off' },
          ]}
          onChange={(value) => changeSettings({ sound: value === 'on' })}
        />
        <label className="choice">
          <span>Volume</span>
          <input
            type="range"
            min={0.05}
            max={1}
            step={0.05}
            value={settings.volume}
            aria-valuetext={`${Math.round(100 * settings.volume)} %`}
            onChange={(e) => {
              changeSettings({ volume: e.currentTarget.valueAsNumber, sound: true })
              playSound('place')
            }}
          />
        </label>
        <Choice
          label="Hide hands"
          value={settings.curtain ? 'on' : 'off'}
          options={[
            { value: 'on', label: 'Between people', help: 'A curtain is drawn when the screen changes hands.' },
            { value: 'off', label: 'Never' },
          ]}
          onChange={(value) => changeSettings({ curtain: value === 'on' })}
        />
      </Dialog>
    </Popover>
  )
}
