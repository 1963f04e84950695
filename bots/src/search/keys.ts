/**
 * Equal actions get equal keys. Options of one ask are made by the same code and so have their keys in the same order; flat
 * actions, which nearly all are, need no JSON.
 */
export function keyOf(action: object): string {
  let key = ''
  for (const name in action) {
    const value = (action as Record<string, unknown>)[name]
    key += typeof value === 'object' ? `${name}:${JSON.stringify(value)};` : `${name}:${value};`
  }
  return key
}
