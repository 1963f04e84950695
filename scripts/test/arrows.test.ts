import { describe, expect, test } from 'vitest'
import { forbiddenImports } from '../arrows/check.mjs'
import { importsOf } from '../arrows/imports.mjs'

const report = (file: string, source: string) => forbiddenImports(file, importsOf(file, source))

describe('forbidden imports are reported with the reason', () => {
  test.each([
    ['kernel/src/engine.ts', "import { games } from '@anachron/games'", 'the kernel knows nothing'],
    ['kernel/src/engine.ts', "import type { Map } from '@anachron/hex'", 'the kernel knows nothing'],
    ['kernel/src/engine.ts', "import { z } from 'zod'", 'the kernel knows nothing'],
    ['kernel/src/engine.ts', "import { readFileSync } from 'node:fs'", 'the kernel knows nothing'],
    ['kernel/src/engine.ts', "import { laws } from './laws/index.ts'", 'the kernel itself needs nothing'],
    ['hex/src/map.ts', "import { seat } from '@anachron/kernel'", 'pure geometry'],
    ['games/timetripper/rules/game.ts', "import { game } from '@anachron/timestream'", 'games never know each other'],
    ['games/timetripper/rules/game.ts', "import { cards } from '../../timestream/content/index.ts'", 'package name'],
    ['games/timetripper/content/index.ts', "import { useState } from 'react'", 'kernel and hex only'],
    ['games/timetripper/rules/game.ts', "export { Board } from '../board/index.tsx'", 'know no board'],
    ['games/timetripper/rules/game.ts', "import { bot } from '../player/index.ts'", 'do not know who plays'],
    ['games/timetripper/board/index.tsx', "import { App } from '@anachron/web'", 'nothing imports web'],
    ['games/timetripper/board/index.tsx', "import { apply } from '@anachron/kernel'", 'types only'],
    ['games/timetripper/board/index.tsx', "import { laws } from '@anachron/kernel/laws'", 'types only'],
    ['games/index.ts', "import { host } from '@anachron/host'", 'the one list of games'],
    ['bots/src/greedy.ts', "import { games } from '@anachron/games'", 'the kernel alone'],
    ['lab/src/tournament.ts', "import { Table } from '@anachron/host'", 'needs no table'],
    ['wire/src/messages.ts', "import { replay } from '@anachron/kernel'", 'types only'],
    ['host/src/table.ts', "import { listen } from '@anachron/server'", 'nothing but the command line imports server'],
    ['host/src/table.ts', "import { Worker } from 'node:worker_threads'", 'missing in a browser'],
    ['server/src/main.ts', "import { main } from '@anachron/cli'", 'nothing imports cli'],
    ['web/src/app.tsx', "import { Table } from '@anachron/host'", 'speaks wire'],
    ['web/src/app.tsx', "const host = await import('@anachron/host')", 'speaks wire'],
    ['kit/src/Card.tsx', "import { games } from '@anachron/games'", 'names none'],
    ['kit/src/Card.tsx', "import { App } from '@anachron/web'", 'nothing imports web'],
    ['cli/src/main.ts', "import { Card } from '@anachron/kit'", 'every room but the screen'],
    ['cli/src/main.ts', "type T = import('@anachron/web').App", 'nothing imports web'],
  ])('%s: %s', (file, source, reason) => {
    expect(report(file, source)).toEqual([expect.stringContaining(reason)])
  })

  test('the line is named', () => {
    expect(report('hex/src/map.ts', "export const a = 1\nimport 'zod'\n")[0]).toMatch(/^hex\/src\/map\.ts:2 /)
  })

  test('a worker started by its path', () => {
    const source = "new Worker(new URL('../../host/src/worker.ts', import.meta.url))"
    expect(report('web/src/app.tsx', source)).toEqual([expect.stringContaining('package name')])
  })
})

describe('allowed imports pass', () => {
  test.each([
    ['kernel/src/laws/index.ts', "import { test } from 'vitest'"],
    ['games/timetripper/rules/game.ts', "import { line } from '@anachron/hex'"],
    ['games/timetripper/board/index.tsx', "import { Card } from '@anachron/kit'"],
    ['games/timetripper/board/index.tsx', "import type { View } from '../rules/view.ts'"],
    ['games/timetripper/test/laws.test.ts', "import { laws } from '@anachron/kernel/laws'"],
    ['games/index.ts', "import { timetripper } from '@anachron/timetripper'"],
    ['wire/src/messages.ts', "import type { Seat } from '@anachron/kernel'"],
    ['web/src/worker/main.ts', "import { Table } from '@anachron/host'"],
    ['web/src/app.tsx', "import { type Seat } from '@anachron/kernel'"],
    ['web/src/app.tsx', "import { render } from '@anachron/kernel/words'"],
    ['server/src/main.ts', "import { DatabaseSync } from 'node:sqlite'"],
    ['cli/src/main.ts', "import { listen } from '@anachron/server'"],
    ['cli/src/main.ts', "const script = import.meta.resolve('@anachron/web/bench')"],
  ])('%s: %s', (file, source) => {
    expect(report(file, source)).toEqual([])
  })
})
