import { createInterface } from 'node:readline'

/** Where a person sits: a terminal, a pipe, or a test. */
export interface Io {
  say(text: string): void
  /** The next line typed; nothing when there will be no more. */
  ask(prompt: string): Promise<string | undefined>
  /** Hides what was shown before, where that is possible. */
  clear(): void
  close(): void
}

export function terminalIo(): Io {
  const reader = createInterface({ input: process.stdin, output: process.stdin.isTTY ? process.stdout : undefined })
  const lines = reader[Symbol.asyncIterator]()
  return {
    say: (text) => void process.stdout.write(`${text}\n`),
    async ask(prompt) {
      process.stdout.write(prompt)
      const { value, done } = await lines.next()
      return done ? undefined : (value as string)
    },
    clear() {
      if (process.stdout.isTTY) process.stdout.write('\x1b[2J\x1b[3J\x1b[H')
    },
    close: () => reader.close(),
  }
}
