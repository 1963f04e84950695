import { t } from '@anachron/kit'

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const

const found = (among: readonly (readonly [sign: string, name: string])[], agent: string): string | undefined =>
  among.find(([sign]) => agent.includes(sign))?.[1]

/** What people would call the device they sit at: “Chrome on Android”. */
export function deviceName(agent = navigator.userAgent): string {
  const browser = found(BROWSERS, agent) ?? t('A browser')
  const system = found(SYSTEMS, agent)
  return system ? t`${browser} on ${system}` : browser
}
