import type { Json } from '@anachron/kernel'
import { useState } from 'react'

const PREFIX = 'anachron.kept.'

function read<V extends Json>(key: string, otherwise: V): V {
  try {
    const text = localStorage.getItem(PREFIX + key)
    return text === null ? otherwise : (JSON.parse(text) as V)
  } catch {
    return otherwise
  }
}

/** Something of a person's own (their decks, say) that this browser keeps. The third value says why it could not be kept. */
export function useKept<V extends Json>(key: string, otherwise: V): [V, (value: V) => void, string | undefined] {
  const [value, setValue] = useState(() => read(key, otherwise))
  const [trouble, setTrouble] = useState<string>()
  const keep = (next: V): void => {
    setValue(next)
    try {
      localStorage.setItem(PREFIX + key, JSON.stringify(next))
      setTrouble(undefined)
    } catch {
      setTrouble('This browser has no room left to keep it. Save it as a file.')
    }
  }
  return [value, keep, trouble]
}
