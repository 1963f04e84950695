import type { GameModule } from '@anachron/games'

/** Brings a game by its id, if it is installed. */
export type LoadGame = (id: string) => Promise<GameModule | undefined>
