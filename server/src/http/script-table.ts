import type { Host } from '@anachron/host'
import type { Json } from '@anachron/kernel'
import { render, type Sentence } from '@anachron/kernel/words'
import type { Errand } from './errand.ts'

/** Odds are worked out for so many options. */
const WITH_ODDS = 40

interface Told {
  action: object
  words?: string
  odds?: { words: string; chance: number }[]
}

/** A table as the script's seat sees it, or an onlooker where it has none: view, question, options in words. */
export async function tableFor(host: Host, errand: Errand, table: string): Promise<object> {
  const watched = await errand.ask('watch', { table })
  if (watched.m === 'refusal') return watched
  const info = errand.last('table')?.info
  const play = errand.last('play')
  const about = { table, as: watched.as, info }
  if (!info || !play) return about
  const { matchView } = play
  const { view, options, decision } = matchView
  const game = (await host.loadGame(info.game))?.game
  const names = info.seats.map(({ name, level }, i) => name ?? level ?? `Seat ${i + 1}`)
  const say = (sentence: Sentence): string => render(sentence, { names, viewer: watched.as })
  // A foreign position may hold what words cannot be made of; its options are told as data.
  const words = game && info.foreign === undefined ? game.words : undefined
  const told: Told[] = []
  for (const action of options) {
    const one: Told = { action, ...(words ? { words: say(words.action(action, view)) } : {}) }
    if (words && told.length < WITH_ODDS) {
      const answered = await errand.ask('forecast', {
        table,
        seat: watched.as,
        action: action as { [key: string]: Json },
      })
      const outcomes = answered.m === 'ok' ? answered.forecast?.outcomes : undefined
      if (outcomes) one.odds = outcomes.map(({ words: outcome, chance }) => ({ words: say(outcome), chance }))
    }
    told.push(one)
  }
  const asked = decision?.ask && watched.as >= 0 && decision.seats.includes(watched.as)
  const question = words && asked ? say(words.ask(decision.ask as string, view, watched.as)) : undefined
  return {
    ...about,
    n: play.n,
    entry: matchView.entry,
    view,
    decision,
    ...(question === undefined ? {} : { question }),
    options: told,
    anytime: matchView.anytime,
    result: matchView.result,
  }
}
