import type { ChatLine } from '@anachron/wire'
import { useState } from 'react'
import type { Table } from '../../client/table.ts'

export function Chat({ table, lines }: { table: Table; lines: readonly ChatLine[] }) {
  const [text, setText] = useState('')
  const [trouble, setTrouble] = useState<string>()
  const say = (): void => {
    const said = text.trim()
    if (!said) return
    table.client.request('chat', { table: table.id, text: said }).then(
      () => {
        setText('')
        setTrouble(undefined)
      },
      (problem: Error) => setTrouble(problem.message),
    )
  }
  return (
    <div className="chat">
      <ol aria-label="Chat" aria-live="polite">
        {lines.map((line) => (
          <li key={line.n}>
            <strong>{line.name}</strong> {line.text}
          </li>
        ))}
      </ol>
      <form
        onSubmit={(e) => {
          e.preventDefault()
          say()
        }}
      >
        <input
          className="field"
          value={text}
          maxLength={500}
          onChange={(e) => setText(e.target.value)}
          placeholder="Say something"
          aria-label="Say something"
        />
        <button type="submit" className="button">
          Say
        </button>
      </form>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </div>
  )
}
