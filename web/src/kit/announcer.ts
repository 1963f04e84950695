/** Says things to screen readers: changes of the table, refusals, whose turn it is. */

let line: HTMLElement | undefined

export function announce(words: string): void {
  if (!line) {
    line = document.createElement('div')
    line.className = 'unseen'
    line.setAttribute('role', 'status')
    line.setAttribute('aria-live', 'polite')
    document.body.append(line)
  }
  // The same words twice in a row are a change only if the text changes in between.
  line.textContent = ''
  const said = line
  setTimeout(() => {
    said.textContent = words
  }, 30)
}
