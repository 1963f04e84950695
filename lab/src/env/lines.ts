import { InputError } from '@anachron/kernel'
import type { Env } from './env.ts'

/**
 * One line of a program outside: a request, or a list of requests that are answered together. A request's `id` comes
 * back with its answer.
 */
export function answerLine(env: Env, line: string): string {
  let asked: unknown
  try {
    asked = JSON.parse(line)
  } catch {
    return JSON.stringify({ wrong: 'The line is not JSON.' })
  }
  return JSON.stringify(Array.isArray(asked) ? asked.map((request) => answered(env, request)) : answered(env, asked))
}

function answered(env: Env, request: unknown): object {
  const id = (request as { id?: unknown } | null)?.id
  const known = id === undefined ? {} : { id }
  try {
    return { ...known, ...env.answer(request) }
  } catch (error) {
    if (error instanceof InputError) return { ...known, wrong: error.message }
    throw error
  }
}
