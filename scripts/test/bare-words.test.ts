import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bareWords, gluedSentences } from '../bare-words.ts'
import { projectFiles } from '../files.mjs'
import { inRoot } from '../root.mjs'

/** What looks like words and is none: names of things and people, keys, fonts, files, what is kept under a name. */
const NO_WORDS: Readonly<Record<string, readonly string[]>> = {
  // Kept in a match's file.
  'games/time-line-battle/board/examples.ts': ['Example {}: {}'],
  'games/time-line-battle/board/laid.ts': ['face down'],
  'games/timetripper/board/Aim.tsx': ['no effect'],
  'games/timetripper/board/FigureToken.tsx': ['color-mix(in srgb, var(--seat-{}) 78%, #4a1e00)'],
  // Kept in a match's file.
  'games/timetripper/board/examples.ts': ['Example of {}: {}'],
  'games/timetripper/board/suspense.ts': ['tt-told 140ms {}ms ease-out both'],
  'games/timestream/board/DeckBuilder.tsx': ['{}.deck.json'],
  'kit/src/moments/MomentLayer.tsx': ['Enter', 'Escape'],
  'web/src/app/DropFile.tsx': ['Files'],
  'web/src/app/Masthead.tsx': ['Anachron'],
  'web/src/app/title.ts': ['Anachron'],
  'web/src/client/device-name.ts': [
    'Edge',
    'Firefox',
    'Chrome',
    'Safari',
    'Android',
    'Windows',
    'Mac OS X',
    'Mac',
    'Linux',
  ],
  'web/src/opponents/opponents.ts': [
    'Tock',
    'Brasswick',
    'The Regulator',
    'Wren',
    'Captain Quill',
    'Madame Perpetua',
    'Doctor Dodo',
    'Reynard Late',
    'Old Midnight',
  ],
  'web/src/screens/lab/LabReport.tsx': ['{}-report.{}'],
  'web/src/screens/lab/kept.ts': ['in time'],
  'web/src/screens/lab/run.ts': ['lab {}'],
  'web/src/screens/setup/SeatRow.tsx': ['bot:{}'],
  'web/src/screens/shelf/Discard.tsx': ['{}.anachron.json'],
  'web/src/screens/table/Keepsakes.tsx': ['<iframe src="{}"></iframe>'],
  'web/src/screens/table/ShareSheet.tsx': ['{}.anachron.json'],
  'web/src/screens/table/arrivals.ts': ['came {}'],
  'web/src/screens/table/chat/talk.ts': ['chat {}'],
  'web/src/screens/table/ending/picture.ts': [
    '600 112px Fraunces, Georgia, serif',
    '500 34px Fraunces, Georgia, serif',
    '500 28px Inter, sans-serif',
    '500 24px Inter, sans-serif',
    'data:image/svg+xml;charset=utf-8,{}',
  ],
  'web/src/screens/table/keys.tsx': ['Enter', 'Space', 'Esc', '.stage svg [data-lit]:not([data-picks])'],
}

/** They draw, or know where long words may part. */
const SILENT = /^web\/src\/embed\/picture\.ts|^games\/(timestream\/board\/names\.ts|timetripper\/board\/places\/)/
const SCREENS = ['screens', 'app', 'look', 'client', 'opponents', 'embed'].map((folder) => `web/src/${folder}`)
const BOARDS = readdirSync(inRoot('games')).map((game) => `games/${game}/board`)
/** Texts of a game that the app passes through the door when it shows them. */
const IS_READ = /\/board\/(guide|middle-game|primer|examples|rule-figures|rules-in-short)\.tsx?$/
const files = [...SCREENS, ...BOARDS, 'kit/src']
  .flatMap((folder) => projectFiles(inRoot(folder)))
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !SILENT.test(file))

test('every word of a screen goes through the door', () => {
  expect(files.length).toBeGreaterThan(150)
  const bare = files.flatMap((file) =>
    bareWords(file, readFileSync(inRoot(file), 'utf8'), IS_READ.test(file))
      .filter(({ text }) => !NO_WORDS[file]?.includes(text))
      .map(({ line, text }) => `${file}:${line} says “${text}”`),
  )
  expect(bare).toEqual([])
})

test('numbers and dates are written in one place, by the language of the screen', () => {
  const writes = files.filter((file) => /toLocale\w+\(|new Intl\./.test(readFileSync(inRoot(file), 'utf8')))
  expect(writes).toEqual(['kit/src/figures.ts'])
})

/** What is glued there on purpose. */
const GLUED: Readonly<Record<string, readonly string[]>> = {
  // One of a closed list: each is a text of its own.
  'games/time-line-battle/rules/options.ts': ['Seats {}.'],
}
/** They name the fields of a document to whoever has written it, which no language changes. */
const OF_DOCUMENTS = /^games\/timetripper\/content\/(battle-schema|check)\.ts$/
const SAY = ['rules', 'content', 'words', 'player'].flatMap((room) =>
  readdirSync(inRoot('games')).map((game) => `games/${game}/${room}`),
)
const sayers = [...SAY, 'kernel/src', 'host/src', 'kit/src']
  .filter((folder) => existsSync(inRoot(folder)))
  .flatMap((folder) => projectFiles(inRoot(folder)))
  .filter((file) => /\.tsx?$/.test(file) && !/^kernel\/src\/(laws|testing)\//.test(file) && !OF_DOCUMENTS.test(file))

test('what rules and hosts say of names and counts is said in parts', () => {
  expect(sayers.length).toBeGreaterThan(300)
  const glued = sayers.flatMap((file) =>
    gluedSentences(file, readFileSync(inRoot(file), 'utf8'))
      .filter(({ text }) => !GLUED[file]?.includes(text))
      .map(({ line, text }) => `${file}:${line} glues “${text}”`),
  )
  expect(glued).toEqual([])
})

/* biome-ignore-start lint/suspicious/noTemplateCurlyInString: it is source that is read */
describe('what is found', () => {
  const texts = (source: string): string[] => bareWords('Some.tsx', source).map(({ text }) => text)

  test('sentences with holes that no other language could move, but neither keys nor what is thrown', () => {
    const glued = (source: string): string[] => gluedSentences('some.ts', source).map(({ text }) => text)
    expect(glued('const why = { reason: `${card.name} is not in your hand.` }')).toEqual(['{} is not in your hand.'])
    expect(glued("const why = 'You hold no ' + card.name + '.'")).toEqual(['You hold no {}.'])
    expect(glued('const fault = `Entry ${n}: ${wrong}`')).toEqual(['Entry {}: {}'])
    expect(glued('const fine = say`You hold no ${a`${card.name}`}.`')).toEqual([])
    expect(glued('chance.pick(`imagine/${seat}`, 3); throw new Error(`there is no card ${id}.`)')).toEqual([])
  })

  test('text, attributes, strings and templates, at any depth', () => {
    expect(texts('const a = <p title="Sit down">Take a {n ? "free seat" : "chair"} now</p>')).toEqual([
      'Sit down',
      'Take a',
      'free seat',
      'chair',
      'now',
    ])
    expect(texts('const a = () => show(`Entry ${n} of ${all}`)')).toEqual(['Entry {} of {}'])
    expect(texts("throw new Error('The server cannot be reached.')")).toEqual(['The server cannot be reached.'])
    expect(texts('t`Chat of ${isMine ? "your table" : name}`')).toEqual(['your table'])
  })

  test('of what shared code reads, only what is drawn and what has holes', () => {
    const source =
      'const notes = [{ title: "Your first turn", words: `Take ${n} of them.`, Drawing: () => <p>Like this</p> }]'
    expect(bareWords('guide.tsx', source, true).map(({ text }) => text)).toEqual(['Take {} of them.', 'Like this'])
  })

  test('not what went through, nor what nobody reads', () => {
    expect(texts('const a = <p className="button quiet">{t("Sit down")} {rich`See ${<b>{t("it")}</b>}`}</p>')).toEqual(
      [],
    )
    expect(texts("if (e.key === 'Escape') throw new Error('this is shown at a table only')")).toEqual([])
    expect(texts("type Pace = 'Only what matters'; import 'some where'")).toEqual([])
    expect(
      texts(
        'const a = t(n ? "Fold it" : "Open it"); say`${n ? "not home" : "home"} after ${count(n, "battle of it")}`',
      ),
    ).toEqual([])
    expect(texts('const a = <code>npx anachron verify</code>')).toEqual([])
  })
})
/* biome-ignore-end lint/suspicious/noTemplateCurlyInString: it is source that is read */
