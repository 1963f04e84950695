/** What is read of a page, attributes included, between what is marked as having gone through the door. */
export function unmarked(html: string): string[] {
  const attributes = [...html.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(([, words]) => words)
  const read = html.replace(/<style[^>]*>.*?<\/style>/gs, '⟦⟧').replace(/<[^>]*>/g, '⟦⟧')
  let text = [read, ...attributes].join('⟦⟧')
  while (/⟦[^⟦⟧]*⟧/.test(text)) text = text.replace(/⟦[^⟦⟧]*⟧/g, '\0')
  return text.split('\0').filter((piece) => piece.trim() !== '')
}
