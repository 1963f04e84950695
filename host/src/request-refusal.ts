import type { RefusalMessage } from '@anachron/wire'

/** Why a request was not carried out: a value, because people make mistakes. */
export interface RequestRefusal {
  code: RefusalMessage['code']
  reason: string
  rule?: string
}

export const refuse = (code: RefusalMessage['code'], reason: string, rule?: string): RequestRefusal =>
  rule === undefined ? { code, reason } : { code, reason, rule }

export const isRequestRefusal = (value: object): value is RequestRefusal => 'code' in value && 'reason' in value
