/**
 * What commands of the lab talk to: lines on standard output, a line that is written over on standard error, Ctrl-C as
 * a signal.
 */
export function terminal(): { say(line: string): void; status(line: string): void; signal: AbortSignal } {
  const stopping = new AbortController()
  process.once('SIGINT', () => stopping.abort())
  const live = process.stderr.isTTY
  return {
    say: (line) => void process.stdout.write(`${line}\n`),
    status(line) {
      if (live) process.stderr.write(`\r\x1b[2K${line}`)
    },
    signal: stopping.signal,
  }
}
