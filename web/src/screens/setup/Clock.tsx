import type { ClockRule } from '@anachron/wire'
import { Choice } from '../../kit/Choice.tsx'

const MINUTE = 60_000
const CLOCKS = {
  none: { label: 'No clock', rule: undefined, help: 'Take all the time there is.' },
  quick: {
    label: '10 minutes',
    rule: { per: 'match', time: 10 * MINUTE, bonus: 5_000, atZero: 'loss' },
    help: 'Ten minutes each for the whole match, five seconds more after every answer. Whose time is up loses.',
  },
  long: {
    label: '30 minutes',
    rule: { per: 'match', time: 30 * MINUTE, bonus: 15_000, atZero: 'bot' },
    help: 'Half an hour each, fifteen seconds more after every answer. Whose time is up is played on by a bot.',
  },
  days: {
    label: '3 days a decision',
    rule: { per: 'move', time: 3 * 24 * 60 * MINUTE, bonus: 0, atZero: 'bot' },
    help: 'A match over weeks: three days for each decision, then a bot decides.',
  },
} as const satisfies Record<string, { label: string; help: string; rule: ClockRule | undefined }>

export type ClockChoice = keyof typeof CLOCKS

export const clockOf = (choice: ClockChoice): ClockRule | undefined => CLOCKS[choice].rule

export function Clock({ value, onChange }: { value: ClockChoice; onChange(value: ClockChoice): void }) {
  const options = (Object.keys(CLOCKS) as ClockChoice[]).map((key) => ({
    value: key,
    label: CLOCKS[key].label,
    help: CLOCKS[key].help,
  }))
  return <Choice label="Clock" value={value} options={options} onChange={onChange} />
}
