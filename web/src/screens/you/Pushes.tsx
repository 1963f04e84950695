import { t } from '@anachron/kit'
import { useEffect, useState } from 'react'
import { endPushes, noPush, takePushes, thisDevice } from '../../client/push.ts'
import { type DeviceInfo, dropDevice, type Telling, telling } from '../../client/telling.ts'
import { Switch } from '../../look/Switch.tsx'

interface PushesProps {
  known: Telling
  onChange(devices: DeviceInfo[]): void
}

/** Pushes to this device, and to one's others. */
export function Pushes({ known, onChange }: PushesProps) {
  const [here, setHere] = useState<string>()
  const [trouble, setTrouble] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const never = noPush()
  useEffect(() => {
    thisDevice().then(setHere, () => {})
  }, [])
  const attempt = async (run: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setTrouble(undefined)
    try {
      await run()
      onChange((await telling()).devices)
    } catch (problem) {
      setTrouble(problem instanceof Error ? problem.message : String(problem))
    }
    setBusy(false)
  }
  const turn = (isOn: boolean): Promise<void> =>
    attempt(async () => {
      if (isOn) setHere(await takePushes(known.pushKey))
      else {
        await endPushes()
        setHere(undefined)
      }
    })
  const others = known.devices.filter(({ id }) => id !== here)
  return (
    <div className="you-way">
      <Switch
        label={t('Push to this device')}
        note={never ?? t('Also when Anachron is closed.')}
        isOn={known.devices.some(({ id }) => id === here)}
        isDisabled={never !== undefined || isBusy}
        onChange={(isOn) => void turn(isOn)}
      />
      {others.length > 0 && (
        <ul className="you-list" aria-label={t('Other devices that get pushes')}>
          {others.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <button
                type="button"
                className="button quiet"
                aria-label={t`Stop pushes to ${name}`}
                onClick={() => void attempt(async () => void (await dropDevice(id)))}
              >
                {t('Stop')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </div>
  )
}
