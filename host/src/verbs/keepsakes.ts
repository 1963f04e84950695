import { count, say } from '@anachron/kernel/words'
import { type Answers, MAX_KEEPSAKE, MAX_KEEPSAKES, MAX_KEPT, type RequestOf } from '@anachron/wire'
import type { Call } from '../call.ts'
import { noGame, type RequestRefusal, refuse } from '../request-refusal.ts'

/** What people keep for a game (decks of their own, their best trip): only they themselves ever get it back. */
export async function keepsakes(call: Call, { game }: RequestOf<'keepsakes'>): Promise<Answers['keepsakes']> {
  const kept = await call.host.store.keepsakes(call.person, game)
  const byName = kept.sort((a, b) => (a.name < b.name ? -1 : 1))
  return { keepsakes: byName.map(({ name, value, changed }) => ({ name, value, changed })) }
}

export async function keep(
  call: Call,
  { game, name, value }: RequestOf<'keep'>,
): Promise<Answers['keep'] | RequestRefusal> {
  const { host, person } = call
  const { store } = host
  if (value === null) {
    await store.dropKeepsake(person, game, name)
    return {}
  }
  if (!(await host.loadGame(game))) return refuse('unknown', noGame(game))
  const { length } = JSON.stringify(value)
  if (length > MAX_KEEPSAKE)
    return refuse('limit', say`What is kept under one name has at most ${count(MAX_KEEPSAKE, 'character')}.`)
  return host.turns.of(person, async () => {
    const others = (await store.keepsakes(person)).filter((one) => one.game !== game || one.name !== name)
    if (others.filter((one) => one.game === game).length >= MAX_KEEPSAKES)
      return refuse('limit', say`At most ${count(MAX_KEEPSAKES, 'thing')} are kept for one game. Throw one away first.`)
    const kept = others.reduce((sum, one) => sum + JSON.stringify(one.value).length, 0)
    if (kept + length > MAX_KEPT)
      return refuse(
        'limit',
        say`All that one person keeps has at most ${count(MAX_KEPT, 'character')}. Throw something away first.`,
      )
    await store.saveKeepsake(person, { game, name, value, changed: host.clock.now() })
    return {}
  })
}
