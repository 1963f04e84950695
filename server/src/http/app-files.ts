import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const PACKABLE = /^(text\/|application\/(json|manifest)|image\/svg)/
/** Smaller ones are not worth it. */
const PACKED_FROM = 1024

export type Packing = 'br' | 'gzip'

const pack: Record<Packing, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/** A file of the app as it is on the disk now, and as it leaves. */
export class AppFile {
  readonly type: string
  readonly etag: string
  readonly #path: string
  readonly #size: number
  readonly #bytes = new Map<Packing | 'plain', Promise<Buffer>>()

  constructor(path: string, size: number, changed: number) {
    this.#path = path
    this.#size = size
    this.type = TYPES[extname(path)] ?? 'application/octet-stream'
    this.etag = `W/"${size.toString(36)}-${Math.round(changed).toString(36)}"`
  }

  /** How it is sent to somebody who understands these. */
  packing(accepted: string | undefined): Packing | undefined {
    if (!PACKABLE.test(this.type) || this.#size < PACKED_FROM || !accepted) return undefined
    const understands = (name: string): boolean => new RegExp(`(^|[, ])${name}($|[,; ])`).test(accepted)
    return understands('br') ? 'br' : understands('gzip') ? 'gzip' : undefined
  }

  /** Read and packed once, and kept. */
  bytes(packing: Packing | undefined): Promise<Buffer> {
    const kind = packing ?? 'plain'
    let bytes = this.#bytes.get(kind)
    if (!bytes) {
      bytes = packing ? this.bytes(undefined).then(pack[packing]) : readFile(this.#path)
      bytes.catch(() => this.#bytes.delete(kind))
      this.#bytes.set(kind, bytes)
    }
    return bytes
  }
}

/** The files of a folder, looked at anew whenever they are asked for: an app may be built again while the server runs. */
export class AppFiles {
  readonly #root: string
  readonly #known = new Map<string, AppFile>()

  constructor(root: string) {
    this.#root = normalize(root)
  }

  async find(address: string): Promise<AppFile | undefined> {
    const path = this.#pathOf(address)
    if (path === undefined) return undefined
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) {
      this.#known.delete(path)
      return undefined
    }
    const file = new AppFile(path, found.size, found.mtimeMs)
    const known = this.#known.get(path)
    if (known?.etag === file.etag) return known
    this.#known.set(path, file)
    return file
  }

  /** Nothing outside the folder, and nothing that is hidden. */
  #pathOf(address: string): string | undefined {
    let name: string
    try {
      name = decodeURIComponent(address)
    } catch {
      return undefined
    }
    if (name.includes('\0') || name.split(/[/\\]/).some((part) => part.startsWith('.'))) return undefined
    const path = join(this.#root, name)
    return path.startsWith(this.#root + sep) ? path : undefined
  }
}
