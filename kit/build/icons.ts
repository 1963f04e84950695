/**
 * `import body from '@anachron/kit/icons/battle-tank'` gives one icon of game-icons as SVG markup, so that a bundle
 * holds the icons it draws and none of the other four thousand.
 */
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PREFIX = '@anachron/kit/icons/'

interface IconSet {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

export function gameIcons(): Plugin {
  let set: IconSet | undefined
  const read = (): IconSet => {
    set ??= createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet
    return set
  }
  return {
    name: 'game-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const name = id.slice(PREFIX.length + 1)
      const { icons, aliases } = read()
      const icon = icons[name] ?? icons[aliases?.[name]?.parent ?? '']
      if (!icon) throw new Error(`game-icons has no icon called “${name}”`)
      return `export default ${JSON.stringify(icon.body)}`
    },
  }
}
