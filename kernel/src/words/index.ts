export { english } from './english.ts'
export type { Language, Person } from './language.ts'
export type * from './parts.ts'
export { type Reader, render, type Span, spans } from './render.ts'
export {
  a,
  count,
  given,
  joined,
  lines,
  list,
  noun,
  people,
  piece,
  rule,
  say,
  seat,
  their,
  them,
  they,
  verb,
  whom,
  whose,
} from './say.ts'
