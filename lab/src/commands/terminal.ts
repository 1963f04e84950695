/** What a command talks to: the terminal, or a test. */
export interface Terminal {
  /** A line of the result. */
  say(line: string): void
  /** A line that is written over by the next one; an empty one clears it. */
  status(line: string): void
  /** Ctrl-C. */
  signal: AbortSignal
}

/** A table as text: the first column to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
