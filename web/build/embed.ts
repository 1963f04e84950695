/**
 * For each game one page that shows a match and needs nothing else: `embed/GAME.html` beside the app. A match is put
 * in its place (`pageWith` of the wire); by the server for pages that are framed, by the app and the command line
 * for files to keep. Code and styles are packed inside, so that the page stays small enough to be sent around.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { gameIcons } from '@anachron/kit/vite'
import { MATCH_PLACE, pageWith } from '@anachron/wire/embed'
import { build, type Plugin, type Rolldown } from 'vite'
import { inNode, positionsOf } from './positions.ts'
import { rulebooks } from './rulebooks.ts'

const GAMES = resolve(import.meta.dirname, '../../games')
const ENTRY = 'virtual:embed'

/** Recorded matches of lessons and figures are not for this page. */
const entryOf = (id: string): Plugin => ({
  name: 'embed-entry',
  enforce: 'pre',
  resolveId: (source) => (source === ENTRY ? `\0${ENTRY}` : undefined),
  load(source) {
    if (source === `\0${ENTRY}`)
      return [
        `import { game } from ${JSON.stringify(join(GAMES, id, 'rules/game.ts'))}`,
        `import { board } from ${JSON.stringify(join(GAMES, id, 'board/index.tsx'))}`,
        `import { mount } from ${JSON.stringify(resolve(import.meta.dirname, '../src/embed/mount.tsx'))}`,
        'void mount(game, board)',
      ].join('\n')
    return /\/fixtures\/.*\.json$/.test(source) ? { code: 'export default null', moduleType: 'js' } : undefined
  },
})

async function bundled(id: string): Promise<{ script: string; style: string }> {
  const made = (await build({
    configFile: false,
    root: resolve(import.meta.dirname, '..'),
    logLevel: 'error',
    publicDir: false,
    plugins: [gameIcons(), rulebooks(), entryOf(id)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2024',
      cssCodeSplit: false,
      assetsInlineLimit: 1e6,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[]
  const output = (Array.isArray(made) ? made : [made]).flatMap((one) => one.output)
  const script = output.map((one) => (one.type === 'chunk' ? one.code : '')).join('')
  const style = output.map((one) => (one.type === 'asset' && one.fileName.endsWith('.css') ? one.source : '')).join('')
  return { script, style }
}

/** Bytes that a page may not hold as they are: parsers take them for something else. `=` says that one follows. */
const TAKEN = new Set([0x00, 0x0d, 0x3c, 0x3d])

/** Bytes as they stand in a page of the charset windows-1252: nearly as many. */
function asPageBytes(bytes: Uint8Array): Buffer {
  const written: number[] = []
  for (const byte of bytes) TAKEN.has(byte) ? written.push(0x3d, (byte + 64) & 255) : written.push(byte)
  return Buffer.from(written)
}

/** Reads those bytes back from the text of the page, and unpacks code and styles. */
const LOADER = `(async()=>{const text=document.getElementById('packed').textContent,own=new Map()
const high=new TextDecoder('windows-1252').decode(Uint8Array.from({length:128},(_,i)=>i+128))
for(let i=0;i<128;i++)own.set(high[i],i+128)
const bytes=new Uint8Array(text.length);let n=0
for(let i=0;i<text.length;i++){const read=c=>own.get(c)??c.charCodeAt(0)
bytes[n++]=text[i]==='='?(read(text[++i])+192)&255:read(text[i])}
const stream=new Blob([bytes.subarray(0,n)]).stream().pipeThrough(new DecompressionStream('gzip'))
const{script,style}=JSON.parse(await new Response(stream).text())
document.head.append(Object.assign(document.createElement('style'),{textContent:style}))
document.head.append(Object.assign(document.createElement('script'),{textContent:script}))})()`

export function pageOf({ script, style }: { script: string; style: string }): Buffer {
  const packed = gzipSync(JSON.stringify({ script, style }), { level: 9 })
  const [before, after] = `<!doctype html>
<html lang="en" data-ground="night"><head><meta charset="windows-1252"><meta name="viewport" content="width=device-width">
<title>A match on Anachron</title></head><body><main id="replay"></main>
<script type="text/plain" id="match">${MATCH_PLACE}</script>
<script type="text/plain" id="packed">|</script>
<script>${LOADER}</script></body></html>
`.split('|') as [string, string]
  return Buffer.concat([Buffer.from(before), asPageBytes(packed), Buffer.from(after)])
}

/** The faces of the app as one sheet that needs nothing else: for pictures, which the pages are too small to carry. */
function faces(): string {
  const sheet = resolve(import.meta.dirname, '../src/look/fonts.css')
  const { resolve: located } = createRequire(sheet)
  return readFileSync(sheet, 'utf8').replaceAll(
    /url\("(@[^"]+)"\)/g,
    (_, file: string) => `url("data:font/woff2;base64,${readFileSync(located(file)).toString('base64')}")`,
  )
}

/** How a board becomes a picture, as a script: the command line runs it in such a page. */
async function drawing(outDir: string): Promise<void> {
  const entry = resolve(import.meta.dirname, '../src/embed/picture.ts')
  const lib = { entry, formats: ['iife' as const], name: 'anachronPicture', fileName: () => 'picture.js' }
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { lib, outDir, emptyOutDir: false, target: 'es2024' },
  })
}

/** Writes the pages of all games that have a board: for one match, and for the positions of the rulebook. */
export async function writeEmbeds(outDir: string): Promise<void> {
  const into = join(outDir, 'embed')
  mkdirSync(into, { recursive: true })
  writeFileSync(join(into, 'faces.css'), faces())
  await drawing(into)
  const games = readdirSync(GAMES).filter((id) => id !== 'example' && existsSync(join(GAMES, id, 'board/index.tsx')))
  const vite = await inNode()
  for (const id of games) {
    const page = pageOf(await bundled(id))
    writeFileSync(join(into, `${id}.html`), page)
    writeFileSync(
      join(into, `${id}.rules.html`),
      await pageWith(page, { positions: await positionsOf(join(GAMES, id), vite) }),
    )
  }
  await vite.close()
}
