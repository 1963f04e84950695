// What a source file imports, type-only or not. Rolldown's parser reads TypeScript and comes with Vite.
import { parseSync, Visitor } from 'rolldown/utils'

/**
 * @typedef {{ specifier: string, typeOnly: boolean, resolved: boolean, line: number }} Import
 *   `resolved`: named in a call of import.meta.resolve or require, so used, but not by an import
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
   * @param {boolean} [resolved]
   */
  const note = (specifier, typeOnly, start, resolved = false) => {
    if (typeof specifier !== 'string') return
    found.push({ specifier, typeOnly, resolved, line: text.slice(0, start).split('\n').length })
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
  // Most files have nothing of the following, and walking through them all takes longer than parsing.
  if (!/\b(import|require|resolve|createRequire|URL)\s*\(/.test(text)) return found
  new Visitor({
    ImportExpression(node) {
      if (node.source.type === 'Literal') note(node.source.value, false, node.start)
    },
    TSImportType(node) {
      note(node.source.value, true, node.start)
    },
    // import.meta.resolve('…'), createRequire(…)('…') and its .resolve('…')
    CallExpression(node) {
      const [target] = node.arguments
      if (target?.type === 'Literal' && isResolver(node.callee)) note(target.value, false, node.start, true)
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

/**
 * @param {import('rolldown/utils').ESTree.Expression} callee
 * @returns {boolean}
 */
function isResolver(callee) {
  if (callee.type === 'Identifier') return callee.name === 'require'
  if (callee.type === 'CallExpression') {
    return callee.callee.type === 'Identifier' && callee.callee.name === 'createRequire'
  }
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.name !== 'resolve') return false
  return callee.object.type === 'MetaProperty' || isResolver(callee.object)
}
