/** Says things to screen readers: changes of the table, refusals, whose turn it is. */

let line: HTMLElement | undefined
let waiting: string[] = []

/** What comes in one moment is said in one go: each text in the line would cut off the one before. */
const MOMENT = 60
/** More than this nobody can follow; the log has it all. */
const MOST = 8

/** Takes back what was said last: the page goes to somebody who may not know it. */
export function hush(): void {
  waiting = []
  if (line) line.textContent = ''
}

export function announce(words: string): void {
  if (!line) {
    line = document.createElement('div')
    line.className = 'unseen'
    line.setAttribute('role', 'status')
    line.setAttribute('aria-live', 'polite')
    document.body.append(line)
  }
  if (waiting.at(-1) === words) return
  waiting.push(words)
  if (waiting.length > 1) return
  const said = line
  // The same words twice in a row are a change only if the text changes in between.
  said.textContent = ''
  setTimeout(() => {
    said.textContent = waiting.slice(-MOST).join(' ')
    waiting = []
  }, MOMENT)
}
