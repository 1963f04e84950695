import { pack } from './carried.ts'

/**
 * A page that shows one match and needs nothing else (`web/build/embed.ts`) has a place for the match: these bytes. The
 * page is bytes and not text, because its code is packed inside as they are.
 */
export const MATCH_PLACE = '@@MATCH@@'

/** A page with a match in its place, packed; or with the positions of a rulebook, of which its address names one. */
export async function pageWith(page: Uint8Array, match: object): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  const place = encoder.encode(MATCH_PLACE)
  const at = page.findIndex((_, i) => place.every((byte, j) => page[i + j] === byte))
  if (at < 0) throw new Error('This page has no place for a match.')
  const put = encoder.encode(await pack(match))
  const filled = new Uint8Array(page.length - place.length + put.length)
  filled.set(page.subarray(0, at))
  filled.set(put, at)
  filled.set(page.subarray(at + place.length), at + put.length)
  return filled
}
