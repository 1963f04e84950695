/** A whole match as a short text, for a link or a page: so it can be sent without any server keeping it. */

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())

/** Letters, digits, - and _ alone: it may stand in an address or in a page. */
export const pack = async (value: unknown): Promise<string> =>
  toText(await through(new TextEncoder().encode(JSON.stringify(value)), new CompressionStream('deflate-raw')))

/** Throws a sentence when the link was cut off or changed on its way. */
export async function unpack(text: string): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await through(toBytes(text), new DecompressionStream('deflate-raw'))))
  } catch {
    throw new Error('This link does not carry a whole match; perhaps it was cut off when it was copied.')
  }
}
