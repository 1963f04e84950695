// What a source file imports, type-only or not. Rolldown's parser reads TypeScript and comes with Vite.
import { parseSync, Visitor } from 'rolldown/utils'

/**
 * @typedef {{ specifier: string, typeOnly: boolean, line: number }} Import
 * @param {string} file for its extension
 * @param {string} text
 * @returns {Import[]}
 */
export function importsOf(file, text) {
  const parsed = parseSync(file, text)
  const broken = parsed.errors.find((error) => error.severity === 'Error')
  if (broken) throw new Error(`${file} cannot be read: ${broken.message}`)
  /** @type {Import[]} */
  const found = []
  /**
   * @param {unknown} specifier
   * @param {boolean} typeOnly
   * @param {number} start
   */
  const note = (specifier, typeOnly, start) => {
    if (typeof specifier !== 'string') return
    found.push({ specifier, typeOnly, line: text.slice(0, start).split('\n').length })
  }

  for (const { moduleRequest, entries, start } of parsed.module.staticImports) {
    note(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType), start)
  }
  for (const { entries, start } of parsed.module.staticExports) {
    const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest
    if (from)
      note(
        from.value,
        entries.every((entry) => entry.isType),
        start,
      )
  }
  new Visitor({
    ImportExpression(node) {
      if (node.source.type === 'Literal') note(node.source.value, false, node.start)
    },
    TSImportType(node) {
      note(node.source.value, true, node.start)
    },
    // new URL('./worker.ts', import.meta.url): how workers are started.
    NewExpression(node) {
      const [target, base] = node.arguments
      const named = node.callee.type === 'Identifier' && node.callee.name === 'URL'
      if (named && target?.type === 'Literal' && base?.type === 'MemberExpression') {
        const path = target.value
        if (typeof path === 'string' && /^\.{1,2}\/.*\.[mc]?[jt]sx?$/.test(path)) note(path, false, node.start)
      }
    },
  }).visit(parsed.program)
  return found
}
