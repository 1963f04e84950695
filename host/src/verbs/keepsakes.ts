import { type Answers, MAX_KEEPSAKE, MAX_KEEPSAKES, type RequestOf } from '@anachron/wire'
import { type Call, type Refused, refuse } from '../call.ts'

/** What people keep for a game (decks of their own, their best trip): only they themselves ever get it back. */
export async function keepsakes(call: Call, { game }: RequestOf<'keepsakes'>): Promise<Answers['keepsakes']> {
  const kept = await call.host.store.keepsakes(call.person, game)
  const byName = kept.sort((a, b) => (a.name < b.name ? -1 : 1))
  return { keepsakes: byName.map(({ name, value, changed }) => ({ name, value, changed })) }
}

export async function keep(call: Call, { game, name, value }: RequestOf<'keep'>): Promise<Answers['keep'] | Refused> {
  const { host, person } = call
  const { store } = host
  if (value === null) {
    await store.dropKeepsake(person, game, name)
    return {}
  }
  if (!(await host.loadGame(game))) return refuse('unknown', `There is no game “${game}” here.`)
  if (JSON.stringify(value).length > MAX_KEEPSAKE)
    return refuse('limit', `What is kept under one name has at most ${MAX_KEEPSAKE} characters.`)
  const kept = await store.keepsakes(person, game)
  if (kept.length >= MAX_KEEPSAKES && !kept.some((one) => one.name === name))
    return refuse('limit', `At most ${MAX_KEEPSAKES} things are kept for one game. Throw one away first.`)
  await store.saveKeepsake(person, { game, name, value, changed: host.now() })
  return {}
}
