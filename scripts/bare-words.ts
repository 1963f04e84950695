/** Finds what a screen says past the door (`t`, `rich`, `say`): English that no other language could replace. */
import { parseSync } from 'rolldown/utils'

export interface BareWords {
  line: number
  text: string
}

interface Node {
  type: string
  start: number
  // biome-ignore lint/suspicious/noExplicitAny: every kind of node has fields of its own
  [field: string]: any
}

/** The last are parts of what is said. */
const DOORS = new Set(['t', 'rich', 'say', 'count', 'noun', 'verb', 'a', 'given'])
/** What these are given are names and addresses. */
const NOT_SAID = new Set(['URL', 'matchMedia', 'matches', 'closest', 'querySelector', 'querySelectorAll'])
/** Attributes that nobody reads. */
const NOT_READ = new RegExp(
  `^(${[
    'className|id|key|type|role|name|rel|href|src|target|style|slot|kind|placement|data-.*',
    'aria-(live|hidden|current|haspopup|controls|labelledby|describedby|orientation)',
    'autoComplete|autoCapitalize|inputMode|accept|lang|glyph|loud|from|piece',
    'd|viewBox|transform|points|fill|stroke|textAnchor|preserveAspectRatio|fontFamily',
  ].join('|')})$`,
)
/** Elements whose text is the same in every language. */
const VERBATIM = new Set(['code', 'kbd'])
const TYPES = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType'])

/** “Chat”, “Sit here”, “a seat is free”; elsewhere than between elements a single small word could be anything. */
const MARKUP = /[\w-]="|^data:/

const looksSaid = (text: string): boolean =>
  /^[“(]?[A-Z][a-z]+[.…!?:]?$/.test(text.trim()) || /[A-Za-z’,;:…]{2,} (?:[A-Za-z“(]|…)| [a-z]{2,}/.test(text)

const looksFilled = (text: string): boolean => looksSaid(text) || /[A-Za-z]{3,}[ .:]| [A-Za-z]{2,}/.test(text)

/**
 * `isRead`: of texts that shared code reads out of a module and passes through the door itself, such as the notes of a
 * lesson: what stands there as a plain string is given, not said.
 */
export function bareWords(file: string, source: string, isRead = false): BareWords[] {
  const found: BareWords[] = []
  let drawing = 0
  const note = ({ start }: Node, text: string): void => {
    found.push({ line: source.slice(0, start).split('\n').length, text: text.trim().replace(/\s+/g, ' ') })
  }
  const within = (node: Node): void => {
    for (const [field, value] of Object.entries(node)) if (!TYPES.has(field)) [value].flat().forEach(walk)
  }
  const walk = (node: Node | null | undefined): void => {
    if (typeof node?.type === 'string' && !node.type.startsWith('TSLiteral')) (KINDS[node.type] ?? within)(node)
  }
  /** What is given to the door, whichever of several it is. */
  const through = (node: Node): void =>
    endsOf(node)
      .filter(({ type }) => type !== 'Literal')
      .forEach(walk)
  /** Between elements even a single small word is read. */
  const between = (child: Node): void => {
    walk(child)
    if (child.type !== 'JSXExpressionContainer') return
    for (const end of endsOf(child.expression))
      if (typeof end.value === 'string' && /^\s*[a-z]{2,}\s*$/.test(end.value)) note(end, end.value)
  }
  const called = (node: Node): void => {
    const name = node.callee.name ?? node.callee.property?.name
    if (NOT_SAID.has(name) || (name === 'Error' && isForProgrammers(node.arguments[0]))) return
    if (DOORS.has(name)) node.arguments.forEach(through)
    else within(node)
  }
  const KINDS: Readonly<Record<string, (node: Node) => void>> = {
    ImportDeclaration: () => {},
    ImportExpression: () => {},
    CallExpression: called,
    NewExpression: called,
    // Text in a hole of a sentence is looked up like any other; in a hole of the door it is given.
    TaggedTemplateExpression({ tag, quasi }) {
      if (DOORS.has(tag.name)) quasi.expressions.forEach(tag.name === 'say' ? through : walk)
      else walk(quasi)
    },
    SwitchCase: ({ consequent }) => consequent.forEach(walk),
    BinaryExpression: (node) => (/^([!=]==|in)$/.test(node.operator) ? undefined : within(node)),
    MemberExpression: ({ object }) => walk(object),
    Property: ({ value }) => walk(value),
    JSXElement({ openingElement, children }) {
      drawing++
      walk(openingElement)
      if (!VERBATIM.has(openingElement.name.name)) children.forEach(between)
      drawing--
    },
    JSXAttribute: ({ name, value }) => (NOT_READ.test(String(name.name)) ? undefined : walk(value)),
    JSXText: (node) => (/[A-Za-z]{2}/.test(node.value) ? note(node, node.value) : undefined),
    Literal(node) {
      if (typeof node.value === 'string' && !MARKUP.test(node.value) && !(isRead && !drawing) && looksSaid(node.value))
        note(node, node.value)
    },
    TemplateLiteral(node) {
      const texts: string[] = node.quasis.map(({ value }: Node) => value.raw)
      if (texts.some(looksFilled) && !texts.some((text) => MARKUP.test(text))) note(node, texts.join('{}'))
      node.expressions.forEach(walk)
    },
  }
  walk(parseSync(file, source).program as unknown as Node)
  return found
}

/** All that an expression may come to. */
const endsOf = (node: Node): Node[] => {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(endsOf)
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(endsOf)
  return node.type === 'ParenthesizedExpression' ? endsOf(node.expression) : [node]
}

/** What is thrown at people is a sentence. */
const isForProgrammers = (thrown: Node | undefined): boolean =>
  (thrown?.type === 'Literal' && !/^[“A-Z]/.test(thrown.value)) ||
  (thrown?.type === 'TemplateLiteral' && /^[a-z]/.test(thrown.quasis[0].value.raw))

/**
 * Finds sentences that rules and hosts have glued together instead of giving their parts: no other language could put
 * the holes elsewhere. What is thrown is for programmers, and labels of rolls are keys: they begin in small letters.
 */
export function gluedSentences(file: string, source: string): BareWords[] {
  const found: BareWords[] = []
  const walk = (node: Node | null | undefined): void => {
    if (typeof node?.type !== 'string' || node.type === 'ThrowStatement') return
    const text = gluedText(node)
    if (text !== undefined && /[\p{L}’]{2,} .*(?:[.!?]|: \{\})$/su.test(text))
      found.push({ line: source.slice(0, node.start).split('\n').length, text })
    const inner = node.type === 'TaggedTemplateExpression' ? node.quasi.expressions : Object.values(node).flat()
    inner.forEach(walk)
  }
  walk(parseSync(file, source).program as unknown as Node)
  return found
}

/** Of a template with holes, or of texts that are added up. */
function gluedText(node: Node): string | undefined {
  if (node.type === 'TemplateLiteral' && node.expressions.length > 0)
    return node.quasis.map(({ value }: Node) => value.raw).join('{}')
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const [left, right] = [node.left, node.right].map((side: Node) =>
    typeof side.value === 'string' ? side.value : gluedText(side),
  )
  return left === undefined && right === undefined ? undefined : `${left ?? '{}'}${right ?? '{}'}`
}
