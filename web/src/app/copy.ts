/** Puts words on the clipboard; also where a page may not write there by itself, as at an address without TLS. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard && window.isSecureContext)
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      // Forbidden: there is the old way.
    }
  return copySelected(text)
}

function copySelected(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
