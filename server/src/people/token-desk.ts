import { openStore } from '../store/open.ts'
import { Identities } from './identity.ts'
import { botWanted } from './scripts.ts'

/** Makes a bot account in a database, and a token for it. Throws a sentence where that cannot be. */
export async function newToken(database: string, name: string, scopes: readonly string[]) {
  const wanted = botWanted({ name, scopes })
  if ('fault' in wanted) throw new Error(wanted.fault)
  const store = await openStore(database)
  try {
    return await (await Identities.open(store)).welcomeBot(wanted.name, wanted.scopes, Date.now())
  } finally {
    await store.close()
  }
}

/** Ends a token; false when it proved nothing anyway. */
export async function endToken(database: string, token: string): Promise<boolean> {
  const store = await openStore(database)
  try {
    const identities = await Identities.open(store)
    const script = await identities.scriptOf(token)
    if (script) await identities.endScript(script.session, script.person.id)
    return script !== undefined
  } finally {
    await store.close()
  }
}
