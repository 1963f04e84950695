export interface Span {
  text: string
  /** Where it leads; only to pages. */
  href?: string
}

const LINK = /https?:\/\/[^\s<>"']+/gi
/** Signs that end a sentence, or what stands around an address, are no part of it. */
const AFTER = /[.,;:!?)\]}’”]+$/

/** A line with its addresses as links. Anything that is no address of a page stays words. */
export function linked(text: string): Span[] {
  const spans: Span[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const address = found.replace(AFTER, '')
    const url = URL.canParse(address) ? new URL(address) : undefined
    // An address with a name before its host pretends to lead elsewhere.
    if (url?.username !== '' || url.password !== '') continue
    if (index > at) spans.push({ text: text.slice(at, index) })
    spans.push({ text: address, href: url.href })
    at = index + address.length
  }
  if (at < text.length) spans.push({ text: text.slice(at) })
  return spans
}
