// `npm start`: builds the web app when its sources are newer than the build, then serves it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inRoot } from './root.mjs'
import { giveUp, say } from './say.mjs'
import { buildWeb, hasWeb, webBuildIsStale } from './web-build.mjs'

const missing = ['web/index.html', 'server/src/main.ts'].filter((file) => !existsSync(inRoot(file)))
if (missing.length > 0) {
  giveUp(
    `There is nothing to serve yet: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not written. ` +
      'What works today is listed in README.md.',
  )
}

say(`Node ${process.version}`)
if (hasWeb() && webBuildIsStale()) {
  say('building the web app')
  if (!buildWeb()) giveUp('The web app could not be built; the message above says where. Nothing is being served.')
  say('web app built')
}
say('starting the server (Ctrl+C stops it)')
const server = spawn(process.execPath, [inRoot('cli/bin/anachron.mjs'), 'serve', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    // A terminal has sent Ctrl+C to the server too; a second one would cut its farewell short.
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    server.kill(signal)
  })
}
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
