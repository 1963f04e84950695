/** Gives a match to the person as a file. */
export const save = (file: object, name: string): void =>
  saveBlob(new Blob([JSON.stringify(file)], { type: 'application/json' }), name)

export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
