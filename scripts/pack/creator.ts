import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../root.mjs'
import { VERSION } from './packages.ts'

export const CREATOR = 'create-anachron-game'
/** What of the example becomes part of somebody's own game. */
const LAID_OUT = ['RULES.md', 'rules', 'content', 'words', 'player', 'board', 'page', 'play.ts']
const TESTS = ['laws', 'rules', 'words', 'secrets', 'check'].map((name) => `${name}.test.ts`)

interface RootManifest {
  devDependencies: Record<string, string>
}

const versionsOf = (folder: string): Record<string, string> => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
    devDependencies: Record<string, string>
  }
  return { ...dependencies, ...devDependencies }
}

/** The package.json of a game that was laid out. */
function gameManifest(): object {
  const house = (JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as RootManifest).devDependencies
  const own = versionsOf('games/example')
  const of = (names: readonly string[], versions: Record<string, string>) =>
    Object.fromEntries(names.map((name) => [name, versions[name] as string]))
  const ours = ['bots', 'kernel', 'kit'].map((name) => [`@anachron/${name}`, VERSION])
  return {
    name: 'my-game',
    version: '0.0.1',
    private: true,
    type: 'module',
    exports: { '.': './rules/game.ts', './player': './player/index.ts', './board': './board/index.tsx' },
    scripts: {
      start: 'vite',
      build: 'vite build',
      test: 'tsc -p . && vitest run',
      play: 'node play.ts',
    },
    dependencies: { ...Object.fromEntries(ours), ...of(['react', 'react-dom', 'zod'], own) },
    devDependencies: {
      ...of(['@types/react', '@types/react-dom'], own),
      ...of(['@types/node', 'typescript', 'vite', 'vitest'], house),
    },
  }
}

/** The package behind `npm create anachron-game`: the example game, ready to be changed. */
export function layCreator(stage: string): string {
  const into = join(stage, CREATOR)
  const template = join(into, 'template')
  mkdirSync(join(template, 'test'), { recursive: true })
  for (const one of LAID_OUT) cpSync(inRoot('games/example', one), join(template, one), { recursive: true })
  for (const one of [...TESTS, 'plan.ts']) cpSync(inRoot('games/example/test', one), join(template, 'test', one))
  cpSync(inRoot('scripts/pack/creator/template'), template, { recursive: true })
  // Under its own name npm and others would take it for a package inside of this one.
  writeFileSync(join(template, '_package.json'), `${JSON.stringify(gameManifest(), null, 2)}\n`)
  for (const paper of ['index.mjs', 'README.md']) cpSync(inRoot('scripts/pack/creator', paper), join(into, paper))
  cpSync(inRoot('LICENSE'), join(into, 'LICENSE'))
  const manifest = {
    name: CREATOR,
    version: VERSION,
    description: 'Lays out a folder with a small game on the kernel of Anachron: rules, words, bot, board, laws.',
    license: 'MIT',
    type: 'module',
    bin: { [CREATOR]: 'index.mjs' },
    files: ['index.mjs', 'template', 'README.md', 'LICENSE'],
    engines: { node: '>=22' },
  }
  writeFileSync(join(into, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return into
}
