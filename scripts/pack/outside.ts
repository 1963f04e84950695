/** Somebody outside: a folder with our tarballs and nothing of this house. */
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../root.mjs'
import { VERSION } from './packages.ts'

const TARBALLS = inRoot('dist/tarballs')

/** The tarball of a package, by its name. */
export const tarballOf = (name: string, tarballs = TARBALLS): string =>
  join(tarballs, `${name.replace('@', '').replace('/', '-')}-${VERSION}.tgz`)

/** Runs a program; throws what it said when it fails. */
export function run(program: string, args: readonly string[], cwd: string): string {
  const ran = spawnSync(program, args, { cwd, encoding: 'utf8', env: withoutThisHouse(), maxBuffer: 1e8 })
  if (ran.status !== 0)
    throw new Error(`${program} ${args.join(' ')}: ${ran.error ?? ''}\n${ran.stdout}\n${ran.stderr}`.slice(0, 20_000))
  return ran.stdout
}

/** Whoever runs this inside a test or a script of npm has told their children about it. */
function withoutThisHouse(): NodeJS.ProcessEnv {
  const env = { ...process.env }
  for (const name of Object.keys(env)) if (/^(npm_|VITEST|NODE_OPTIONS|INIT_CWD)/.test(name)) delete env[name]
  return env
}

/** Lays out a game with the packed `create-anachron-game`. Gives the folder. */
export function createGame(into: string, tarballs = TARBALLS): string {
  const creator = join(into, 'creator')
  unpack(tarballOf('create-anachron-game', tarballs), creator)
  run(process.execPath, [join(creator, 'index.mjs'), 'my-game'], into)
  return join(into, 'my-game')
}

export function unpack(tarball: string, into: string): void {
  const aside = `${into}.unpacking`
  mkdirSync(aside, { recursive: true })
  run('tar', ['-xzf', tarball, '-C', aside], aside)
  rmSync(into, { recursive: true, force: true })
  renameSync(join(aside, 'package'), into)
  rmSync(aside, { recursive: true })
}

/** Our packages from their tarballs; everything else as this house has it, so that no network is needed. */
export function installWithoutNetwork(folder: string, packages: readonly string[], tarballs: string): void {
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@anachron'), { recursive: true })
  for (const name of packages) {
    unpack(tarballOf(name, tarballs), join(modules, name))
    // What npm has put beside a room and not above it.
    const own = inRoot(name.replace('@anachron/', ''), 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(modules, name, 'node_modules'))
  }
  for (const name of readdirSync(inRoot('node_modules')))
    if (name !== '@anachron' && !name.startsWith('.')) symlinkSync(inRoot('node_modules', name), join(modules, name))
}

/** Our packages from their tarballs, everything else by npm. */
export function install(folder: string, packages: readonly string[]): void {
  const path = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { dependencies: Record<string, string> }
  for (const name of packages) manifest.dependencies[name] = `file:${tarballOf(name)}`
  writeFileSync(path, JSON.stringify(manifest, null, 2))
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], folder)
}

export const isPacked = (name: string): boolean => existsSync(tarballOf(name))
