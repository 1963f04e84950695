import { describe, expect, test } from 'vitest'
import { cycles, shortestCycle } from '../arrows/cycles.mjs'
import { fileGraph, packageGraph } from '../arrows/graph.mjs'
import { importsOf } from '../arrows/imports.mjs'
import { fileCycles, packageCycles } from '../arrows/judge-cycles.mjs'

/** 'a>b b>c': a needs b, b needs c. */
const graph = (arrows: string) => {
  const pairs = arrows.split(' ').map((arrow) => arrow.split('>') as [string, string])
  return new Map(pairs.map(([from]) => [from, pairs.filter((pair) => pair[0] === from).map(([, to]) => to)]))
}

describe('circles of a graph', () => {
  test.each([
    ['a>b b>c a>c', []],
    ['a>a', [['a']]],
    ['a>b b>a', [['a', 'b']]],
    ['x>a a>b b>c c>a c>y y>z', [['a', 'b', 'c']]],
    ['a>b b>a b>c c>b', [['a', 'b', 'c']]],
    [
      'd>e e>d a>b b>c c>a a>d',
      [
        ['a', 'b', 'c'],
        ['d', 'e'],
      ],
    ],
  ])('%s', (arrows, expected) => {
    expect(cycles(graph(arrows))).toEqual(expected)
  })

  test('a chain of a hundred thousand does not overflow', () => {
    const chain = new Map(Array.from({ length: 100_000 }, (_, i) => [`${i}`, [`${(i + 1) % 100_000}`]]))
    expect(cycles(chain).map(({ length }) => length)).toEqual([100_000])
  })

  test('the shortest one is shown', () => {
    const all = graph('a>b b>c c>d d>a c>a')
    expect(shortestCycle(all, ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'a'])
  })
})

describe('which file needs which', () => {
  const manifests = new Map([
    ['kernel', { name: '@anachron/kernel', exports: { '.': './src/index.ts', './laws': './src/laws/index.ts' } }],
    ['bots', { name: '@anachron/bots', exports: {} }],
  ])
  const sources = Object.entries({
    'kernel/src/index.ts': "import type { Law } from './laws/index.ts'\nexport * from './seat.ts'",
    'kernel/src/seat.ts': "await import('./index.ts')",
    'kernel/src/laws/index.ts': "import 'vitest'",
    'bots/src/a.ts': "import { seat } from '@anachron/kernel'",
    'bots/test/a.test.ts': "import { laws } from '@anachron/kernel/laws'",
  }).map(([file, text]) => ({ file, imports: importsOf(file, text) }))

  test('types count', () => {
    expect(Object.fromEntries(fileGraph(sources, manifests))).toEqual({
      'kernel/src/index.ts': ['kernel/src/laws/index.ts', 'kernel/src/seat.ts'],
      'kernel/src/seat.ts': ['kernel/src/index.ts'],
      'kernel/src/laws/index.ts': [],
      'bots/src/a.ts': ['kernel/src/index.ts'],
      'bots/test/a.test.ts': ['kernel/src/laws/index.ts'],
    })
  })

  test('packages', () => {
    expect([...packageGraph(sources, manifests)]).toEqual([
      ['@anachron/kernel', []],
      ['@anachron/bots', ['@anachron/kernel']],
    ])
  })
})

describe('what is said about circles', () => {
  const loop = graph('host/a.ts>host/b.ts host/b.ts>host/a.ts')

  test('between packages there are none', () => {
    expect(packageCycles(graph('web>games games>web'))).toEqual(['packages need each other: games → web → games'])
  })

  test('between files neither', () => {
    expect(fileCycles(loop)).toEqual(['2 files need each other: host/a.ts → host/b.ts → host/a.ts'])
    expect(fileCycles(graph('host/a.ts>host/b.ts'))).toEqual([])
  })
})
