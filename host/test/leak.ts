import {
  type AnyGame,
  type Chance,
  copyJson,
  decision,
  hashOf,
  type Json,
  type Match,
  options,
  perform,
  recording,
  refusal,
  SPECTATOR,
  sampleUnlisted,
  seeded,
  startFrom,
} from '@anachron/kernel'
import { playRandomly } from '@anachron/kernel/testing'
import { matchChance } from '../src/fairness.ts'
import { createTable } from '../src/new-table.ts'
import { House, type Visitor } from './visitors.ts'

/*
 * Looks for secrets in everything a host sends. From many moments of random matches two tables are laid out: one as it truly is,
 * one as a viewer may imagine it. The viewer asks both hosts everything that can be asked, and somebody answers, with the same rolls
 * in both. Whatever the viewer cannot tell apart must come as the same bytes. An answer may rightly tell something, such as a card that is
 * drawn or turned over; so worlds are imagined until one fits what is told, and only where none is found the bytes after it are not compared.
 */
export interface Found {
  viewer: number
  entry: number
  request: string
  truly: string
  imagined: string
}

interface Room {
  house: House
  table: string
  eyes: Visitor
  all: Visitor
}

export interface Search {
  game: AnyGame
  seed: string
  seats: number
  /** Moments looked at per match. */
  every: number
  most: number
}

export interface Searched {
  moments: number
  bytes: number
  /** Answers after which bytes were compared, those of them that used chance, and those after which nothing could be compared. */
  compared: number
  rolled: number
  untold: number
  found?: Found
}

export async function searchForLeaks({ game, seed, seats, every, most }: Search): Promise<Searched> {
  const moments: { state: object; entry: number }[] = []
  const match = playRandomly(game, {
    seed,
    seats,
    most,
    watch(match) {
      const entry = match.log.entries.length
      if (entry % every === 0) moments.push({ state: game.clone(match.state), entry })
      return false
    },
  })
  const tries = match.log.entries.filter((_, i) => i % 7 === 0).map(({ action }) => action)
  const searched: Searched = { moments: 0, bytes: 0, compared: 0, rolled: 0, untold: 0 }
  for (const { state, entry } of moments) {
    if ((state as Match['state']).result) continue
    for (let viewer = SPECTATOR; viewer < seats; viewer++) {
      searched.moments++
      const found = await compare(
        game,
        match.log.options,
        state as Match['state'],
        { viewer, entry, seats, tries },
        searched,
      )
      if (found) return { ...searched, found }
    }
  }
  return searched
}

interface Where {
  viewer: number
  entry: number
  seats: number
  tries: readonly Json[]
}

async function compare(
  game: AnyGame,
  settings: Json,
  truth: Match['state'],
  where: Where,
  searched: Searched,
): Promise<Found | undefined> {
  const { viewer, entry, seats } = where
  const dice = seeded(`leak/${hashOf(truth)}/${viewer}`)
  const asked = decision(game, truth)?.seats ?? []
  const actor = asked[dice.pick('actor', asked.length)] as number
  const listed = options(game, truth, actor)
  const action = sampleUnlisted(game, truth, actor, dice) ?? (listed[dice.pick('action', listed.length)] as object)
  const { world, fits, rolled } = worldThatFits(game, truth, where, actor, action, dice)
  const rooms = await Promise.all([truth, world].map((state) => layOut(game, settings, state, where)))
  const [truly, imagined] = rooms as [Room, Room]
  const differ = (request: string): Found | undefined => {
    const [a, b] = [truly.eyes.heard.splice(0), imagined.eyes.heard.splice(0)]
    searched.bytes += a.reduce((sum, text) => sum + text.length, 0)
    const at = a.findIndex((text, i) => text !== b[i])
    if (at < 0 && a.length === b.length) return undefined
    return { viewer, entry, request, ...difference(a[at] ?? '', b[at] ?? '') }
  }
  const asks = questions(game, truth, where)
  for (const [request, ask] of asks) {
    await Promise.all(rooms.map(ask))
    const found = differ(request)
    if (found) return found
  }
  const instead = refusal(game, world, actor, action) ? options(game, world, actor)[0] : action
  if (!instead) return { viewer, entry, request: `seat ${actor} is asked`, truly: 'asked', imagined: 'not asked' }
  await Promise.all([answer(truly, actor, action), answer(imagined, actor, instead as object)])
  if (!fits) {
    searched.untold++
    return undefined
  }
  searched.compared++
  if (rolled) searched.rolled++
  const after = differ(`act by seat ${actor}`)
  if (after) return after
  // Once it is over, everybody may know everything.
  if (truly.eyes.last('play').sight.result) return undefined
  for (const [request, ask] of questions(game, truth, { ...where, seats })) {
    await Promise.all(rooms.map(ask))
    const found = differ(`${request} after the answer`)
    if (found) return found
  }
  return undefined
}

/** The first secret of a house, which is that of its first table, after the id. */
const SECRET = '02'.repeat(32)
const IMAGINED = 60

/** What a viewer sees after an answer with the rolls that the host will draw; nothing where it is no answer. */
function viewAfter(
  game: AnyGame,
  state: Match['state'],
  { viewer, seats }: Where,
  actor: number,
  action: object,
): { view: string; rolled: boolean } | undefined {
  if (refusal(game, state, actor, action)) return undefined
  const played = game.clone(state)
  const rolls: number[] = []
  const chance = matchChance(SECRET, new Array<null>(seats).fill(null))(1)
  perform(game, played, recording(chance, rolls), actor, copyJson(action) as never)
  return { view: JSON.stringify(game.view(played, viewer)), rolled: rolls.length > 0 }
}

/** A world that the viewer cannot tell from the true one, before the answer nor, if it can be found, after it. */
function worldThatFits(
  game: AnyGame,
  truth: Match['state'],
  where: Where,
  actor: number,
  action: object,
  dice: Chance,
): { world: Match['state']; fits: boolean; rolled: boolean } {
  const truly = viewAfter(game, truth, where, actor, action)
  const rolled = truly?.rolled === true
  const view = game.view(truth, where.viewer)
  const known = hashOf(truth)
  let same: Match['state'] | undefined
  let first: Match['state'] | undefined
  for (let i = 0; i < IMAGINED; i++) {
    const world = game.imagine(copyJson(view), dice)
    first ??= world
    const isTrue = hashOf(world) === known
    // Where nothing is hidden every world is the true one; otherwise another one proves more.
    if (isTrue && same) continue
    if (viewAfter(game, world, where, actor, action)?.view !== truly?.view) continue
    if (!isTrue) return { world, fits: true, rolled }
    same = world
  }
  return { world: same ?? (first as Match['state']), fits: same !== undefined, rolled }
}

async function layOut(game: AnyGame, settings: Json, state: Match['state'], where: Where): Promise<Room> {
  const house = new House({
    loadGame: async () => ({ game }),
    bots: { levels: ['none'], choose: () => new Promise(() => {}) },
  })
  const all = house.visitor('Everybody')
  const eyes = house.visitor('Eyes')
  const sitters = Array.from({ length: where.seats }, (_, seat) => ({
    sitter: { kind: 'person' as const, person: (seat === where.viewer ? eyes : all).session.person.id },
  }))
  const past = startFrom(game, { state, options: settings, seats: where.seats, words: 'a position' })
  const maker = { host: house.host, person: all.session.person.id, request: { id: 'made' } }
  const table = await createTable(maker, {
    game,
    options: settings,
    listed: 'open',
    clock: null,
    seats: sitters,
    past: past as never,
  })
  return { house, table: table.id, eyes, all }
}

type Ask = (room: Room) => Promise<unknown>

/** Everything the wire lets a viewer ask without changing anything. Ids are fixed: they are part of the bytes. */
function questions(game: AnyGame, truth: Match['state'], { viewer, tries }: Where): [string, Ask][] {
  const asks: [string, Ask][] = [
    ['watch', ({ eyes, table }) => eyes.ask('watch', { table, as: viewer }, 'watch')],
    ['look', ({ eyes, table }) => eyes.ask('look', { table, entry: 0, as: viewer }, 'look')],
    ['log', ({ eyes, table }) => eyes.ask('log', { table, from: 0, to: 0, as: viewer }, 'log')],
    ['lobby', ({ eyes }) => eyes.ask('lobby', {}, 'lobby')],
    ['export', ({ eyes, table }) => eyes.ask('export', { table, as: viewer }, 'export')],
    ['everything', ({ eyes, table }) => eyes.ask('watch', { table, as: -2 }, 'all')],
  ]
  if (viewer < 0) return asks
  const own = options(game, truth, viewer).slice(0, 6) as Json[]
  for (const action of [...own, ...tries.slice(0, 6), { kind: 'nonsense' }] as Record<string, Json>[]) {
    asks.push(['why', ({ eyes, table }) => eyes.ask('why', { table, seat: viewer, action }, 'why')])
    asks.push(['forecast', ({ eyes, table }) => eyes.ask('forecast', { table, seat: viewer, action }, 'forecast')])
  }
  return asks
}

async function answer({ eyes, all, table, house }: Room, actor: number, action: object): Promise<void> {
  const open = await house.host.open(table)
  const { n, seats } = open?.state ?? { n: 0, seats: [] }
  const sitter = seats[actor]?.sitter
  const who = sitter?.kind === 'person' && sitter.person === eyes.session.person.id ? eyes : all
  await who.ask('act', { table, seat: actor, answers: n, action: action as Record<string, Json> }, 'act')
}

function difference(a: string, b: string): { truly: string; imagined: string } {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return { truly: a.slice(Math.max(0, at - 100), at + 100), imagined: b.slice(Math.max(0, at - 100), at + 100) }
}
