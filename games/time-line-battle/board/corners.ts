/** Corner brackets: a target on a drawing. */
export function corners(width: number, height: number): string {
  const [x, y] = [width / 2, height / 2]
  const arm = Math.min(12, width / 4, height / 4)
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([h = 1, v = 1]) => `M${h * x} ${v * (y - arm)}V${v * y}H${h * (x - arm)}`)
    .join('')
}
