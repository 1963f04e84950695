#!/usr/bin/env node
// `npm create anachron-game my-game`: a folder with a small whole game in it, ready to be changed into another.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const [given = 'my-game'] = process.argv.slice(2)
const folder = resolve(given)
const id = basename(folder)
if (!/^[a-z][a-z0-9-]{0,38}$/.test(id)) end(`A game is called by small letters, digits and hyphens, not “${id}”.`)
if (existsSync(folder) && readdirSync(folder).length > 0) end(`${folder} is not empty. Nothing was written.`)
cpSync(join(import.meta.dirname, 'template'), folder, { recursive: true })
// npm leaves out or misreads these under their own names.
renameSync(join(folder, '_package.json'), join(folder, 'package.json'))
renameSync(join(folder, '_gitignore'), join(folder, '.gitignore'))
change('package.json', '"my-game"', `"${id}"`)
change('rules/game.ts', "id: 'example'", `id: '${id}'`)
console.log(`${id} lies in ${folder}. Next:

  cd ${given}
  npm install
  npm test         types, rules and the laws every game passes
  npm run play     a match between bots, in words
  npm start        the board in a browser

README.md says what to change first.`)

/**
 * @param {string} file
 * @param {string} from
 * @param {string} to
 */
function change(file, from, to) {
  const path = join(folder, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function end(sentence) {
  console.error(sentence)
  process.exit(1)
}
