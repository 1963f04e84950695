import { say } from '@anachron/kernel/words'
import { playSound, t } from '@anachron/kit'
import type { RefObject } from 'react'
import { Dialog, Heading, Popover } from 'react-aria-components'
import { Choice } from '../look/Choice.tsx'
import { changeSettings, GROUNDS, PACE_WORDS, PACES, useGround, useSettings } from './settings.ts'

const GROUND_WORDS = { night: say`Night`, paper: say`Paper`, contrast: say`High contrast` } as const

export default function SettingsPanel({ anchor, onClose }: { anchor: RefObject<Element | null>; onClose(): void }) {
  const settings = useSettings()
  const seen = useGround()
  return (
    <Popover
      className="popover"
      triggerRef={anchor}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      placement="bottom end"
    >
      <Dialog className="settings">
        <Heading slot="title">{t('Settings')}</Heading>
        <Choice
          label={t('Theme')}
          value={settings.ground ?? seen}
          options={[
            ...GROUNDS.map((value) => ({ value, label: t(GROUND_WORDS[value]) })),
            { value: 'system', label: t('System') },
          ]}
          onChange={(value) => changeSettings({ ground: GROUNDS.find((ground) => ground === value) ?? 'system' })}
        />
        <Choice
          label={t('Animation speed')}
          value={settings.pace}
          options={PACES.map((value) => ({ value, label: t(PACE_WORDS[value]) }))}
          onChange={(value) => changeSettings({ pace: value })}
        />
        <Choice
          label={t('Sound')}
          value={settings.sound ? 'on' : 'off'}
          options={[
            { value: 'on', label: t('On') },
            { value: 'off', label: t('Off') },
          ]}
          onChange={(value) => changeSettings({ sound: value === 'on' })}
        />
        <label className="choice">
          <span>{t('Volume')}</span>
          <input
            type="range"
            min={0.05}
            max={1}
            step={0.05}
            value={settings.volume}
            aria-valuetext={t`${Math.round(100 * settings.volume)} %`}
            onChange={(e) => {
              changeSettings({ volume: e.currentTarget.valueAsNumber, sound: true })
              playSound('place')
            }}
          />
        </label>
        <Choice
          label={t('Opponents speak')}
          value={settings.voices ? 'on' : 'off'}
          options={[
            { value: 'on', label: t('Now and then') },
            { value: 'off', label: t('Never') },
          ]}
          onChange={(value) => changeSettings({ voices: value === 'on' })}
        />
        <Choice
          label={t('Hide hands')}
          value={settings.curtain ? 'on' : 'off'}
          options={[
            { value: 'on', label: t('Between people'), help: t('A curtain is drawn when the screen changes hands.') },
            { value: 'off', label: t('Never') },
          ]}
          onChange={(value) => changeSettings({ curtain: value === 'on' })}
        />
        <Choice
          label={t('Rules')}
          value={settings.ruleIds ? 'ids' : 'sign'}
          options={[
            { value: 'sign', label: t('As a small sign') },
            { value: 'ids', label: t('By number'), help: t('Every sentence ends with the number of its rule.') },
          ]}
          onChange={(value) => changeSettings({ ruleIds: value === 'ids' })}
        />
      </Dialog>
    </Popover>
  )
}
