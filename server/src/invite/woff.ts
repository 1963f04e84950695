import { inflateSync } from 'node:zlib'

/** A font as a WOFF file holds it, unpacked: the same tables, each by itself compressed there. */
export function unpackedFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file')
  const many = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + 16 * many)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(many, 4)
  const power = Math.floor(Math.log2(many))
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (many - 2 ** power), 10)
  const tables: Buffer[] = []
  let at = head.length
  for (let i = 0; i < many; i++) {
    const entry = 44 + 20 * i
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(offset, offset + packed)
    const table = Buffer.alloc(Math.ceil(length / 4) * 4)
    ;(packed < length ? inflateSync(bytes) : bytes).copy(table)
    woff.copy(head, 12 + 16 * i, entry, entry + 4)
    head.writeUInt32BE(woff.readUInt32BE(entry + 16), 16 + 16 * i)
    head.writeUInt32BE(at, 20 + 16 * i)
    head.writeUInt32BE(length, 24 + 16 * i)
    tables.push(table)
    at += table.length
  }
  return Buffer.concat([head, ...tables])
}
