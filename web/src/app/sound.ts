/** The loudspeaker does as this person has set it. */
import { setVolume, wakeSound } from '@anachron/kit'
import { currentSettings, onSettings } from './settings.ts'

/** People hear loudness by its square. */
const follow = (): void => {
  const { sound, volume } = currentSettings()
  setVolume(sound ? volume ** 2 : 0)
}

export function startSound(): void {
  follow()
  onSettings(follow)
  for (const press of ['pointerup', 'keydown']) addEventListener(press, wakeSound, { capture: true, passive: true })
}
