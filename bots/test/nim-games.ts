import { nim } from './nim.ts'

/** What a worker thread is given to load games from. */
export const loadGame = async (id: string) => (id === 'nim' ? { game: nim } : undefined)
