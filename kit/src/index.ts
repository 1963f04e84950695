export { Answer, Answers, AnswersSlot } from './Answers.tsx'
export * from './announcer.ts'
export * from './board.ts'
export { Callout } from './Callout.tsx'
export { Card, type CardProps } from './Card.tsx'
export type { Destination } from './carrying/store.ts'
export { useCarried } from './carrying/use-carrying.ts'
export { type Effect, STAGE } from './effects/effect.ts'
export { FileField } from './FileField.tsx'
export { Forecast } from './Forecast.tsx'
export { ago, dayOf, figure, momentOf, percent } from './figures.ts'
export { useFocusKept, useFocusReturned } from './focus.ts'
export { Glyph, type GlyphName } from './Glyph.tsx'
export { Icon } from './Icon.tsx'
export { type Keepsake, keptBy, type Shelf, useKeepsakes, useKept } from './kept.ts'
export { LessonContext, useIsLesson } from './lesson.ts'
export { MomentLayer } from './moments/MomentLayer.tsx'
export { justCameUp } from './presses.ts'
export { recorded } from './recorded.ts'
export { SeatMark } from './SeatMark.tsx'
export { Spot } from './Spot.tsx'
export { Stage } from './Stage.tsx'
export { same } from './same.ts'
export { OwnSeat, useSign } from './sign.ts'
export { playSound, setVolume, wakeSound } from './sound/play.ts'
export { SOUND_NAMES, type SoundName } from './sound/sounds.ts'
export type { Voice } from './sound/voice.ts'
export {
  type Considered,
  isWanted,
  NO_TABLE,
  type TableActions,
  TableActionsContext,
  useTableActions,
} from './table-actions.ts'
export { phrase, rich, speak, t, tell, tellSpans, you } from './tell.ts'
