import { given, type Sentence, say } from '@anachron/kernel/words'
import type { RefusalMessage } from '@anachron/wire'

/** Why a request was not carried out: a value, because people make mistakes. */
export interface RequestRefusal {
  code: RefusalMessage['code']
  reason: Sentence
  rule?: string
}

export const refuse = (code: RefusalMessage['code'], reason: Sentence, rule?: string): RequestRefusal =>
  rule === undefined ? { code, reason } : { code, reason, rule }

export const isRequestRefusal = (value: object): value is RequestRefusal => 'code' in value && 'reason' in value

export const noGame = (id: string): Sentence => say`There is no game “${given(id)}” here.`
export const notOnShelf = (id: string): Sentence =>
  say`This is a match of “${given(id)}”, which is not on the shelf here.`
