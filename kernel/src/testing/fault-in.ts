import { isLogFault } from '../log.ts'
import { render } from '../words/render.ts'

/** What is wrong with a log or with options, as people read it; nothing where nothing is. */
export const faultIn = (found: object): string | undefined => (isLogFault(found) ? render(found.fault) : undefined)
