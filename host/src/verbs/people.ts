import { type Answers, type RequestOf, WIRE_VERSION } from '@anachron/wire'
import { type Call, type Refused, refuse } from '../call.ts'
import { namedCard } from '../cards.ts'

const LISTED = 100

export async function hello(call: Call, { version }: RequestOf<'hello'>): Promise<Answers['hello'] | Refused> {
  if (version !== WIRE_VERSION)
    return refuse('version', `This host speaks version ${WIRE_VERSION}; you speak ${version}. Reload the page.`)
  const { host, session } = call
  return { version: WIRE_VERSION, you: { ...session.person }, now: host.now(), levels: [...host.bots.levels] }
}

export async function lobby(call: Call): Promise<Answers['lobby']> {
  const { store } = call.host
  const [yours, open, live] = await Promise.all([
    store.cardsOf(call.person, LISTED),
    store.cards('open', LISTED),
    store.cards('live', LISTED),
  ])
  const cards = [...yours, ...open, ...live]
  await call.host.company.know(
    cards.flatMap((card) => card.seats.flatMap((s) => [s.person ?? [], s.owner ?? []].flat())),
  )
  call.session.inLobby = true
  const named = (list: typeof yours) => list.map((card) => namedCard(card, call.host.company.nameOf))
  return { yours: named(yours), open: named(open), live: named(live) }
}

export async function leaveLobby(call: Call): Promise<object> {
  call.session.inLobby = false
  return {}
}

export async function rename(call: Call, { name }: RequestOf<'rename'>): Promise<Answers['rename'] | Refused> {
  const { store } = call.host
  const other = await store.personNamed(name)
  if (other && other.id !== call.person)
    return refuse('not-now', 'Somebody has protected that name. Choose another one.')
  await store.changePerson(call.person, { name })
  call.host.renamed(call.person, name)
  call.host.elsewhere.sayName(call.person, name)
  return { name }
}
