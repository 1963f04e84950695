/** Works out every roll of a finished match again. */
import { loadGame } from '@anachron/games'
import { verify } from '@anachron/host'

self.addEventListener('message', async ({ data }: MessageEvent<{ game?: unknown }>) => {
  const module = typeof data?.game === 'string' ? await loadGame(data.game) : undefined
  self.postMessage(module ? verify(module.game, data) : { fault: 'This is not a match of a game on this shelf.' })
})
