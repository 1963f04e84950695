/** Solves M x = v by elimination with pivots; what the equations leave open is 0. */
export function solve(m: readonly ArrayLike<number>[], v: ArrayLike<number>): number[] {
  const n = v.length
  const rows = m.map((row, i) => [...Array.from(row), v[i] as number])
  for (let column = 0; column < n; column++) {
    let pivot = column
    for (let row = column + 1; row < n; row++)
      if (Math.abs(rows[row]?.[column] as number) > Math.abs(rows[pivot]?.[column] as number)) pivot = row
    const top = rows[pivot] as number[]
    rows[pivot] = rows[column] as number[]
    rows[column] = top
    const head = top[column] as number
    if (Math.abs(head) < 1e-14) continue
    for (let row = 0; row < n; row++) {
      const line = rows[row] as number[]
      const factor = row === column ? 0 : (line[column] as number) / head
      if (factor !== 0) for (let i = column; i <= n; i++) line[i] = (line[i] as number) - factor * (top[i] as number)
    }
  }
  return rows.map((row, i) => (Math.abs(row[i] as number) < 1e-14 ? 0 : (row[n] as number) / (row[i] as number)))
}
