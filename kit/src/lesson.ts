import { createContext, use } from 'react'

/** Set by a lesson around its board: what is played there was recorded, and is nobody's own match. */
export const LessonContext = createContext(false)

/** Whether the board stands in a lesson. What somebody keeps of a match, such as a best trip, is not kept of that. */
export const useIsLesson = (): boolean => use(LessonContext)
