/** Opens a file of JSON from somebody's own machine. */
export function FileField({ label, onFile }: { label: string; onFile(file: File): void }) {
  return (
    <label className="field-label">
      {label}
      <input
        className="field"
        type="file"
        accept=".json,application/json"
        onChange={(e) => {
          const file = e.target.files?.[0]
          // So that the same file can be chosen again after it was mended.
          e.target.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
