import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { InputError } from '@anachron/kernel'

/** Folders whose packages are rooms; a room's own folder is one, too. */
const SHELVES = ['', 'games']

function git(root: string, ...words: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', ['-C', root, ...words], { encoding: 'utf8' })
  if (error) throw new InputError('Comparing with a commit needs git, which was not found.')
  if (status !== 0) throw new InputError(`git ${words[0]}: ${stderr.trim().split('\n')[0]}`)
  return stdout.trim()
}

export interface CheckedOut {
  /** The commit, short, and its subject. */
  commit: string
  root: string
  remove(): void
}

/**
 * A commit beside this tree, in a temporary folder, ready to run: what is installed here is linked there, but for the
 * rooms, which are the commit's own.
 */
export function checkOut(here: string, revision: string): CheckedOut {
  if (!existsSync(join(here, '.git')))
    throw new InputError('Comparing with a commit needs a git work tree of Anachron.')
  const found = spawnSync('git', [
    '-C',
    here,
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${revision}^{commit}`,
  ])
  if (found.status !== 0) throw new InputError(`There is no commit “${revision}” here.`)
  const hash = String(found.stdout).trim()
  const folder = mkdtempSync(join(tmpdir(), 'anachron-against-'))
  const root = join(realpathSync(folder), 'tree')
  const remove = (): void => {
    spawnSync('git', ['-C', here, 'worktree', 'remove', '--force', root])
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    git(here, 'worktree', 'add', '--detach', '--quiet', root, hash)
    link(here, root)
    return { commit: git(here, 'log', '-1', '--format=%h %s', hash), root, remove }
  } catch (error) {
    remove()
    throw error
  }
}

function link(here: string, root: string): void {
  const installed = join(here, 'node_modules')
  for (const name of readdirSync(installed))
    if (name !== '@anachron') linkFolder(join(installed, name), join(root, 'node_modules', name))
  for (const shelf of SHELVES) {
    for (const { name } of readdirSync(join(root, shelf), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    )) {
      const room = join(root, shelf, name)
      const description = join(room, 'package.json')
      if (!existsSync(description)) continue
      const { name: packageName } = JSON.parse(readFileSync(description, 'utf8')) as { name: string }
      if (packageName.startsWith('@anachron/')) linkFolder(room, join(root, 'node_modules', packageName))
      const own = join(here, shelf, name, 'node_modules')
      if (existsSync(own)) linkFolder(own, join(room, 'node_modules'))
    }
  }
}

function linkFolder(target: string, at: string): void {
  mkdirSync(dirname(at), { recursive: true })
  symlinkSync(target, at, 'junction')
}
