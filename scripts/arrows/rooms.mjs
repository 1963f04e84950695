// Which room a file lies in.

export const ROOMS = new Set(['kernel', 'hex', 'kit', 'games', 'bots', 'lab', 'wire', 'host', 'server', 'web', 'cli'])

/**
 * @param {string} file path from the root
 * @returns {string} the folder of its package.json; '' for what belongs to no room
 */
export function roomOf(file) {
  const parts = file.split('/')
  if (parts.length === 1 || parts[0] === 'scripts') return ''
  if (parts[0] === 'bench') return 'bench/peers'
  // games/test holds what is tested of all games at once; everything else below games/ is one game.
  if (parts[0] === 'games' && parts.length > 2 && parts[1] !== 'test') return `games/${parts[1]}`
  return parts[0] ?? ''
}

/** @param {string} file */
export const isTest = (file) => /\/test\/|\.test\.tsx?$/.test(file)

/**
 * The package that an import names: `zod` of 'zod/mini', '@anachron/kernel' of '@anachron/kernel/laws'.
 * @param {string} specifier
 */
export const packageNamed = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
