import { type Room, VERSION } from './packages.ts'

/** One copy for a whole page, which is the page's to choose. */
const PEERS: Record<string, string> = { react: '^19.0.0', 'react-dom': '^19.0.0', vite: '>=7' }
/** Of what a room needs only for itself, this is needed by whoever installs it. */
const ALSO_NEEDED = ['@iconify-json/game-icons', 'vite']

const asJavaScript = (path: string): string => path.replace(/^\.\//, './dist/').replace(/\.tsx?$/, '.js')

/** `./src/x.ts` becomes what was made of it; other files are taken as they are. */
function published(path: string): string | { types: string; default: string } {
  if (!/\.tsx?$/.test(path)) return path.endsWith('.css') ? path.replace(/^\.\//, './dist/') : path
  const file = asJavaScript(path)
  return { types: file.replace(/\.js$/, '.d.ts'), default: file }
}

/** Taken as the house has them: the newer versions of it need a package that not every registry has. */
const EXACT = ['linkedom']

const range = (name: string, version: string): string =>
  name.startsWith('@anachron/') ? VERSION : /^\d/.test(version) && !EXACT.includes(name) ? `^${version}` : version

/** What stays at home: the tests of a room, although other rooms of the house may look into them. */
const isOfTests = (path: string): boolean => path.startsWith('./test/')

/** The package.json of the published package. */
export function publishedManifest({ folder, manifest, more }: Room): object {
  const { name, description, exports, sideEffects, dependencies = {}, devDependencies = {} } = manifest
  const needed = Object.entries({
    ...dependencies,
    ...Object.fromEntries(Object.entries(devDependencies).filter(([one]) => ALSO_NEEDED.includes(one))),
  })
  const own = needed.filter(([one]) => !(one in PEERS)).map(([one, version]) => [one, range(one, version)])
  const peers = needed.filter(([one]) => one in PEERS).map(([one]) => [one, PEERS[one]])
  const optional = peers.filter(([one]) => one === 'vite').map(([one]) => [one, { optional: true }])
  const hasStyles = sideEffects !== undefined || './board' in more
  return {
    name,
    version: VERSION,
    description,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=22' },
    sideEffects: hasStyles ? ['**/*.css'] : false,
    exports: {
      ...Object.fromEntries(
        Object.entries({ ...exports, ...more })
          .filter(([, path]) => !isOfTests(path))
          .map(([as, path]) => [as, published(path)]),
      ),
      ...(folder === 'kit' ? { './icons.d.ts': './dist/src/icons.d.ts' } : {}),
      './package.json': './package.json',
    },
    files: ['dist', 'README.md', 'LICENSE', 'NOTICE.md', 'RULES.md'],
    dependencies: Object.fromEntries(own),
    ...(peers.length > 0 ? { peerDependencies: Object.fromEntries(peers) } : {}),
    ...(optional.length > 0 ? { peerDependenciesMeta: Object.fromEntries(optional) } : {}),
  }
}
