import type { Links } from './links.ts'
import type { Letter } from './mailer.ts'
import { type Message, nameOf } from './message.ts'

const why = (stop: string): string => `You get this because you asked for mail when a match waits for you.
To stop: ${stop}`

/** It is somebody's turn, at one table or several. */
export function turnLetter(to: string, name: string, { words, waiting, stop }: Message, links: Links): Letter {
  const list = waiting.map((one) => `${nameOf(one)}\n${links.table(one.table)}`).join('\n\n')
  return {
    to,
    subject: words.replace(/^It is your turn/, 'Your turn'),
    text: `Hello ${name},\n\n${words}.\n\n${list}\n\n--\n${why(stop)}\n`,
    about: waiting.map(({ table, since }) => `${table} ${since}`).join('\n'),
    stop,
  }
}

export const confirmLetter = (to: string, name: string, link: string, code: string): Letter => ({
  to,
  subject: 'Confirm this address for Anachron',
  text: `Hello ${name},

this address was given at Anachron to be told when a match waits. Press this link to confirm it:
${link}

It works for a day. If that was not you, do nothing: no further mail will come.
`,
  about: `confirm ${code}`,
})

export const recoverLetter = (to: string, name: string, link: string, code: string): Letter => ({
  to,
  subject: 'A new passphrase for Anachron',
  text: `Hello ${name},

somebody wants a new passphrase for your name, ${name}. Choose it here:
${link}

The link works once, and for an hour. If that was not you, do nothing: your passphrase stays as it is.
`,
  about: `recover ${code}`,
})

/** Told to the address that somebody has given up, in case it was not them. */
export const replacedLetter = (to: string, name: string, at: number): Letter => ({
  to,
  subject: 'Your address at Anachron was taken off',
  text: `Hello ${name},

this address no longer belongs to your name at Anachron: another was given, or none. If that was not you, enter with
your passphrase, leave on all other devices, and put your address back.
`,
  about: `replaced ${at}`,
})
