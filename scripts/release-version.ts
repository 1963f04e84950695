// `npm run release-version -- 0.2.0`: what is unreleased in CHANGELOG.md becomes that version, of today, and so do
// package.json and the lock file. All packages have the version of the house.
import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './root.mjs'
import { giveUp } from './say.mjs'

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/
const RELEASED = /^## (\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}$/gm
const UNRELEASED = /^## .*unreleased$/m

const isAfter = (a: string, b: string): boolean => {
  const [left = [], right = []] = [a, b].map((version) => VERSION.exec(version)?.slice(1).map(Number))
  const at = left.findIndex((number, i) => number !== right[i])
  return at >= 0 && (left[at] as number) > (right[at] as number)
}

/** The changelog with a version in the place of what is unreleased, or a sentence why not. */
export function released(changelog: string, version: string, day: string): { text: string } | { fault: string } {
  if (!VERSION.test(version)) return { fault: `A version is three numbers, such as 0.2.0, not “${version}”.` }
  const last = [...changelog.matchAll(RELEASED)][0]?.[1]
  if (last !== undefined && !isAfter(version, last))
    return { fault: `${last} is released already; ${version} is not after it.` }
  const heading = UNRELEASED.exec(changelog)
  if (!heading) return { fault: 'CHANGELOG.md has no “## unreleased”: there is nothing to release.' }
  const [since = ''] = changelog.slice(heading.index + heading[0].length).split(/^## /m)
  if (since.trim() === '') return { fault: 'Nothing stands under “unreleased” in CHANGELOG.md.' }
  return { text: changelog.replace(UNRELEASED, `## ${version} - ${day}`) }
}

function main(version: string): void {
  const path = inRoot('CHANGELOG.md')
  const outcome = released(readFileSync(path, 'utf8'), version, new Date().toISOString().slice(0, 10))
  if ('fault' in outcome) giveUp(outcome.fault)
  writeFileSync(path, outcome.text)
  for (const [file, places] of [
    ['package.json', 1],
    ['package-lock.json', 2],
  ] as const) {
    let left: number = places
    const text = readFileSync(inRoot(file), 'utf8')
    writeFileSync(
      inRoot(file),
      text.replaceAll(/^( +"version": )"[^"]+"/gm, (line, key) => (left-- > 0 ? `${key}"${version}"` : line)),
    )
  }
  console.log(`This is ${version}. Look at the changes, commit them, tag v${version}; npm run pack makes the packages.`)
}

if (import.meta.main) main(process.argv[2] ?? '')
