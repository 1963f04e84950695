import { expect, test } from 'vitest'
import { sharesOf } from '../src/bench/profile.ts'
import { speedMarkdown, withSection } from '../src/report/speed.ts'

const frame = (id: number, functionName: string, url: string) => ({ id, callFrame: { functionName, url } })

test('time is added up by file and by function; what is neither is left out', () => {
  const nodes = [
    frame(1, '(root)', ''),
    frame(2, 'run', 'file:///tree/kernel/src/engine.ts'),
    frame(3, 'run', 'file:///tree/kernel/src/engine.ts'),
    frame(4, 'play', 'file:///tree/kernel/src/engine.ts'),
    frame(5, '(garbage collector)', ''),
    frame(6, 'cpuUsage', 'node:internal/process'),
    frame(7, '', 'file:///tree/node_modules/else/index.js'),
  ]
  const { files, functions } = sharesOf(nodes, [1, 2, 3, 3, 4, 5, 6, 7, 7, 7], '/tree')
  expect(files).toEqual([
    { place: 'kernel/src/engine.ts', share: 0.5 },
    { place: 'node', share: 0.375 },
    { place: '(garbage collector)', share: 0.125 },
  ])
  expect(functions[0]).toEqual({ place: 'run, kernel/src/engine.ts', share: 0.375 })
})

test('a share of the time is told as the time that a unit takes there, on both sides', () => {
  const one = { value: 2, low: 1.9, high: 2.1 }
  const work = { movesPerMatch: 9, optionsPerMove: 5, bytesPerState: 100 }
  const profile = (share: number) => ({ files: [{ place: 'a.ts', share }], functions: [] })
  const text = speedMarkdown('abc', {
    ratios: [{ name: 'random play', unit: 'moves', ratio: one, here: 1e6, there: 5e5 }],
    work: { here: work, there: work },
    profiles: [{ here: profile(0.25), there: profile(0.5) }],
  })
  expect(text).toContain('| random play | 2.00 (1.90 … 2.10) | 1 000 000 moves/s | 500 000 moves/s |')
  expect(text).toContain('| a.ts | 0.250 | 1.000 |')
})

test('a section takes the place of the one with its heading, and leaves the others', () => {
  const page = '# Speed\n\nWords.\n\n## One\n\nold\n\n## Two\n\nkept\n'
  expect(withSection(page, '## One', 'new')).toBe('# Speed\n\nWords.\n\n## One\n\nnew\n\n## Two\n\nkept\n')
  expect(withSection(page, '## Two', 'new')).toContain('## One\n\nold\n\n## Two\n\nnew\n')
  expect(withSection(page, '## Three', 'new').endsWith('kept\n\n## Three\n\nnew\n')).toBe(true)
})
