/**
 * Code in what people read. A whole program, which begins with an import, is run as it stands, and says what its
 * comments promise (`// says: …`). Anything else is an excerpt of a file that the suites run: its first line names the
 * file, and its lines stand there, one after the other; `// …` leaves some out. Commands are ones that there are.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { program } from '../../cli/src/program.ts'
import { run } from '../pack/outside.ts'
import { inRoot } from '../root.mjs'

// Inside the house, so that packages are found, where nothing is kept.
const folder = inRoot('dist/samples')
beforeAll(() => mkdirSync(folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Sample {
  name: string
  language: string
  code: string
}

const files = globSync(
  ['*.md', 'docs/**/*.md', '{kernel,hex,kit,bots,wire,lab,games}/README.md', 'games/*/README.md'],
  { cwd: inRoot() },
)
const FENCED = /^( *)```(\w*)\n([\s\S]*?)^\1```$/gm
const samples: Sample[] = files.flatMap((file) =>
  [...readFileSync(inRoot(file), 'utf8').matchAll(FENCED)].map(([, indent = '', language = '', code = ''], i) => ({
    name: `${file}, sample ${i + 1}`,
    language,
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  })),
)
const inCode = samples.filter(({ language }) => /^tsx?$/.test(language))
const programs = inCode.filter(({ code }) => code.startsWith('import '))
const excerpts = inCode.filter((sample) => !programs.includes(sample))
const commands = samples
  .filter(({ language }) => language === '' || language === 'sh')
  .flatMap(({ name, code }) => code.split('\n').flatMap((line) => (line.trim() === '' ? [] : [{ name, line }])))

test('of each kind there are some, and no other', () => {
  expect([programs.length > 9, excerpts.length > 7, commands.length > 60]).toEqual([true, true, true])
  expect([...new Set(samples.map(({ language }) => language))].sort()).toEqual(['', 'json', 'sh', 'ts', 'tsx'])
})

test.each(programs)('$name runs', ({ name, code }) => {
  const file = join(folder, `${name.replaceAll(/\W+/g, '-')}.ts`)
  writeFileSync(file, code)
  const said = run(process.execPath, [file], inRoot())
  expect(said).not.toBe('')
  const promised = [...code.matchAll(/\/\/ says: (.+)$/gm)].map(([, line]) => line)
  if (promised.length > 0) expect(said.trimEnd().split('\n')).toEqual(promised)
})

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => (line.trim() ? [line.trim()] : []))

test.each(excerpts)('$name stands in the file that it names', ({ code }) => {
  const [, file = ''] = /^\/\/ ([\w./-]+\.tsx?)$/m.exec(code) ?? []
  expect(existsSync(inRoot(file)), `the first line names a file: ${code.split('\n')[0]}`).toBe(true)
  const there = linesOf(readFileSync(inRoot(file), 'utf8'))
  let from = 0
  for (const part of code.split('// …').map(linesOf)) {
    const wanted = part.filter((line) => line !== `// ${file}`)
    const at = there.findIndex((_, i) => i >= from && wanted.every((line, j) => there[i + j] === line))
    expect(at, `${file} has, from line ${from}:\n${wanted.join('\n')}`).toBeGreaterThanOrEqual(0)
    from = at + wanted.length
  }
})

describe('commands', () => {
  const scripts = Object.keys(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).scripts)
  /** What stands for something, and what it could be. */
  const STANDS_FOR: Record<string, string> = { N: '10', I: '10', S: 'a' }
  /** As it would be typed: without what is said about it. */
  const typed = (line: string): string[] =>
    (line.split(/ # | {3,}/)[0] as string)
      .trim()
      .split(/ +/)
      .map((word) => STANDS_FOR[word] ?? word)

  async function understands(args: readonly string[]): Promise<void> {
    const quiet = (command: ReturnType<typeof program>): void => {
      if (command.commands.length === 0 || command.name() === 'bench') command.action(() => {})
      command.exitOverride().configureOutput({ writeErr() {} })
      command.commands.forEach(quiet)
    }
    const anachron = program()
    quiet(anachron)
    await anachron.parseAsync(args, { from: 'user' })
  }

  test.each(commands)('$line', async ({ line }) => {
    const [first = '', second = '', ...rest] = typed(line)
    if (first === 'npx' && second === 'anachron') await understands(rest)
    else if (first === 'npm' && second === 'run') expect(scripts).toContain(rest[0])
    else if (first === 'node' || first === 'python3') expect(existsSync(inRoot(second)), second).toBe(true)
    else expect(['npm start', 'npm test', 'npm create', 'npm install', 'npx vitest']).toContain(`${first} ${second}`)
  })
})
