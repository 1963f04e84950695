import { t } from '@anachron/kit'
/** RULES.md as React: headings and rules get ids, so that every rule can be linked to. */
import { marked, type Token, type Tokens } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'

export interface Marking {
  /** Called for a paragraph or item that begins with a rule's id. */
  rule(id: string, children: ReactNode): ReactNode
  /** What stands right under a heading. */
  afterHeading(text: string): ReactNode
}

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const RULE = /^\*\*([A-Z]+-[A-Za-z0-9.]+)\*\*\s*/
const ruleOf = (raw: string): string | undefined => RULE.exec(raw)?.[1]

export const parse = (markdown: string): Token[] => marked.lexer(markdown)

export function Markdown({ tokens, marking }: { tokens: readonly Token[]; marking: Marking }) {
  return <>{blocks(tokens, marking)}</>
}

const blocks = (tokens: readonly Token[], marking: Marking): ReactNode =>
  tokens.map((token, i) => <Fragment key={i}>{block(token as Tokens.Generic, marking)}</Fragment>)

function block(token: Tokens.Generic, marking: Marking): ReactNode {
  switch (token.type) {
    case 'heading':
      return (
        <>
          {createElement(`h${Math.min(token.depth, 4)}`, { id: slug(token.text) }, inline(token.tokens))}
          {marking.afterHeading(token.text)}
        </>
      )
    case 'paragraph':
    case 'text':
      return paragraph(token, marking)
    case 'list':
      return createElement(
        token.ordered ? 'ol' : 'ul',
        {},
        (token as Tokens.List).items.map((item) => <li key={item.raw}>{blocks(item.tokens, marking)}</li>),
      )
    case 'table':
      return <Table token={token as Tokens.Table} />
    case 'blockquote':
      return <blockquote>{blocks(token.tokens ?? [], marking)}</blockquote>
    case 'code':
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
      return <pre tabIndex={0}>{token.text}</pre>
    case 'hr':
      return <hr />
    default:
      return null
  }
}

function paragraph(token: Tokens.Generic, marking: Marking): ReactNode {
  const id = ruleOf(token.raw)
  const words = inline(token.tokens ?? [])
  if (!id) return token.type === 'text' ? words : <p>{words}</p>
  const rest = (token.tokens ?? []).slice(1)
  return marking.rule(id, inline(rest))
}

function Table({ token }: { token: Tokens.Table }) {
  return (
    <section
      className="rules-table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
      tabIndex={0}
      aria-label={t`Table: ${[...token.header, ...(token.rows[0] ?? [])].map(({ text }) => text).join(', ')}`}
    >
      <table>
        <thead>
          <tr>
            {token.header.map((cell, c) =>
              cell.text === '' ? (
                <td key={c} />
              ) : (
                <th key={c} scope="col">
                  {inline(cell.tokens)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {token.rows.map((row, r) => (
            <tr key={r}>
              {row.map((cell, c) => (
                <td key={c}>{inline(cell.tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const inline = (tokens: readonly Token[] | undefined): ReactNode =>
  tokens?.map((token, i) => <Fragment key={i}>{span(token as Tokens.Generic)}</Fragment>)

function span(token: Tokens.Generic): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inline(token.tokens)}</strong>
    case 'em':
      return <em>{inline(token.tokens)}</em>
    case 'codespan':
      return <code>{decode(token.text)}</code>
    case 'br':
      return <br />
    case 'link':
      return <a href={token.href}>{inline(token.tokens)}</a>
    default:
      return token.tokens ? inline(token.tokens) : decode(token.text ?? token.raw)
  }
}

/** marked escapes for HTML; React does that itself. */
const decode = (text: string): string =>
  text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '',
  )
