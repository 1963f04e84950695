import { t } from '@anachron/kit'
import { type Wishes, wish } from '../../client/telling.ts'
import { Switch } from '../../look/Switch.tsx'

const NIGHT = { from: 22, to: 7 }
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** When nothing is sent, by no way; it comes when they are over, if the match still waits then. */
export function QuietHours({ wishes, onChange }: { wishes: Wishes; onChange(wishes: Wishes): void }) {
  const { quiet } = wishes
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const change = async (next: Wishes['quiet']): Promise<void> => {
    onChange((await wish({ ...wishes, quiet: next, zone })).wishes)
  }
  const hour = (label: string, value: number, set: (hour: number) => void) => (
    <label className="field-label">
      {label}
      <select className="field" value={value} onChange={(e) => set(Number(e.target.value))}>
        {HOURS.map((one) => (
          <option key={one} value={one}>
            {`${String(one).padStart(2, '0')}:00`}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <div className="you-way">
      <Switch
        label={t('Quiet hours')}
        note={t`No push, no mail, no webhook; it comes afterwards. Your clock: ${zone}.`}
        isOn={quiet !== null}
        onChange={(isOn) => void change(isOn ? NIGHT : null)}
      />
      {quiet && (
        <div className="you-hours">
          {hour(t('From'), quiet.from, (from) => void change({ ...quiet, from }))}
          {hour(t('Until'), quiet.to, (to) => void change({ ...quiet, to }))}
        </div>
      )}
    </div>
  )
}
