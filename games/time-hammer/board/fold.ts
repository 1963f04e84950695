/** The picture after each event, so that a HAMMER can be watched on its way and a fight card by card. */
import type { Seat } from '@anachron/kernel'
import { type CardId, hammers, isFido, isHammer, rankOf } from '../content/index.ts'
import { COMMAND_DECADES } from '../rules/decades.ts'
import type { Event, PlayerView, RevealFrame, Slot, TimeHammerFrame, View } from '../rules/types.ts'

/** A view with what has been decided still lying there, until the next thing happens. */
interface Picture extends View {
  spent?: boolean
}

const byRank = <Card extends CardId>(cards: readonly Card[]): Card[] => cards.toSorted((a, b) => rankOf[a] - rankOf[b])
const without = <Card extends CardId>(cards: readonly Card[], card: CardId): Card[] => {
  const at = cards.indexOf(card as Card)
  return at < 0 ? cards.slice() : cards.toSpliced(at, 1)
}

const player = (view: View, seat: Seat, how: (player: PlayerView) => Partial<PlayerView>): View => ({
  ...view,
  players: view.players.map((one, i) => (i === seat ? { ...one, ...how(one) } : one)),
})

const draw = (view: View): View => ({ ...view, deck: { ...view.deck, size: Math.max(0, view.deck.size - 1) } })

function toHand(view: View, seat: Seat, card: CardId | null): View {
  return player(view, seat, ({ hand, handSize, fidoInHand }) => ({
    hand: hand && card !== null ? byRank([...hand, card]) : hand,
    handSize: handSize + 1,
    fidoInHand: fidoInHand || (card !== null && isFido(card)),
  }))
}

function fromHand(view: View, seat: Seat, cards: readonly CardId[]): View {
  return cards.reduce(
    (now, card) =>
      player(now, seat, ({ hand, handSize, open, seen, fidoInHand }) => ({
        hand: hand && without(hand, card),
        handSize: handSize - 1,
        open: without(open, card),
        seen: seen && without(seen, card),
        fidoInHand: fidoInHand && !isFido(card),
      })),
    view,
  )
}

/** Where a used card goes: HAMMERs to the Déjà vu pile, all others onto the discard pile. */
function leave(view: View, card: CardId | null): View {
  if (card === null) return view
  return isHammer(card)
    ? { ...view, dejaVu: byRank([...view.dejaVu, card]) }
    : { ...view, discard: [...view.discard, card] }
}

const discard = (view: View, seat: Seat, cards: readonly CardId[]): View =>
  cards.reduce(leave, fromHand(view, seat, cards))

type FrameOf<K extends TimeHammerFrame['kind']> = Extract<TimeHammerFrame, { kind: K }>
const isKind =
  <K extends TimeHammerFrame['kind']>(kind: K) =>
  (frame: TimeHammerFrame): frame is FrameOf<K> =>
    frame.kind === kind

function frame<K extends TimeHammerFrame['kind']>(
  view: View,
  kind: K,
  how: (frame: FrameOf<K>) => Partial<FrameOf<K>>,
) {
  const at = view.stack.findLastIndex(isKind(kind))
  if (at < 0) return view
  return {
    ...view,
    stack: view.stack.with(at, { ...view.stack[at], ...how(view.stack[at] as FrameOf<K>) } as FrameOf<K>),
  }
}
const push = (view: View, top: Partial<TimeHammerFrame> & { kind: string }): View => ({
  ...view,
  stack: [...view.stack, { at: '', found: [], ...top } as unknown as TimeHammerFrame],
})
const pop = (view: View, kind: TimeHammerFrame['kind']): View => {
  const at = view.stack.findLastIndex(isKind(kind))
  return at < 0 ? view : { ...view, stack: view.stack.slice(0, at) }
}

/** Takes away what had been decided when the last event was shown. */
function clear(view: Picture): View {
  const { spent, ...rest } = view
  const stack = rest.stack.filter(({ kind }) => kind !== 'plan' && !(spent && kind === 'moment'))
  const settled: View = { ...rest, stack }
  if (!spent) return settled
  const shown = stack.findLast(isKind('reveal'))
  const gone = pop(settled, 'reveal')
  return pop(
    shown && shown.purpose !== 'fight' ? shown.slots.map(({ card }) => card).reduce(leave, gone) : gone,
    'jump',
  )
}

const done = (view: View): Picture => ({ ...view, spent: true })

function reveal(view: View, event: Extract<Event, { kind: 'revealed' }>): View {
  const slot: Slot = { name: event.slot, card: event.card, drawn: true, locked: false, added: 0 }
  const top = view.stack.findLast(isKind('reveal'))
  const isAttackers = event.slot === 'attacker' && !top?.slots.some(({ name }) => name === 'attacker')
  const drawn = isAttackers ? frame(view, 'attack', () => ({ flux: null })) : draw(view)
  if (!top || top.purpose !== event.purpose)
    return push(drawn, {
      kind: 'reveal',
      purpose: event.purpose,
      slots: [slot],
      order: [],
      turn: 0,
      passes: 0,
    } as Partial<RevealFrame> & {
      kind: 'reveal'
    })
  return frame(drawn, 'reveal', ({ slots }) => ({
    slots: slots.some(({ name }) => name === slot.name)
      ? slots.map((one) => (one.name === slot.name ? { ...one, card: slot.card } : one))
      : [...slots, slot],
  }))
}

function command(view: View, decade: number, owner: Seat | null): View {
  return { ...view, commands: view.commands.with(COMMAND_DECADES.indexOf(decade as never), owner) }
}

export function fold(before: View, event: Event): View {
  const view = clear(before)
  switch (event.kind) {
    case 'roundBegan':
      return { ...view, die: event.die, quark: event.quark }
    case 'turnBegan':
      return { ...view, active: event.seat, turn: event.turn, paradox: false }
    case 'phaseBegan':
      return { ...view, phase: event.phase }
    case 'agentEntered': {
      const paid = discard(fromHand(view, event.seat, [event.agent]), event.seat, event.paid)
      // Fido in the Prep phase is no task.
      const cost = event.rule === 'TH-86' || view.options.freeRecruit ? 0 : 1
      return player(paid, event.seat, ({ agents, actions }) => ({
        actions: actions - cost,
        agents: [...agents, { card: event.agent, at: event.to, guard: false }],
      }))
    }
    case 'agentMoved':
      return player(view, event.seat, ({ agents }) => ({
        agents: agents.map((agent) => (agent.card === event.agent ? { ...agent, at: event.to, guard: false } : agent)),
      }))
    case 'agentLost': {
      const lost = player(view, event.seat, ({ agents }) => ({
        agents: agents.filter(({ card }) => card !== event.agent),
      }))
      return isFido(event.agent) ? toHand(lost, event.seat, event.agent) : leave(lost, event.agent)
    }
    case 'commandTaken':
      return command(view, event.decade, event.seat)
    case 'commandReturned':
      return command(view, event.decade, null)
    case 'skillGained':
      return player(view, event.seat, () => ({ skill: event.to }))
    case 'actionsGained':
      return player(view, event.seat, ({ actions }) => ({ actions: actions + event.count }))
    case 'actionLost':
      return player(view, event.seat, ({ actions }) => ({ actions: Math.max(0, actions - 1) }))
    case 'jamaisGained':
      return player(view, event.seat, ({ jamais }) => ({ jamais: jamais + 1 }))
    case 'drawBonus':
      return player(view, event.seat, () => ({ drawBonus: event.bonus }))
    case 'stoodDown':
      return player(view, event.seat, ({ agents }) => ({
        agents: agents.map((agent) => (agent.card === event.agent ? { ...agent, guard: false } : agent)),
      }))
    case 'onGuard':
      return player(view, event.seat, ({ agents, actions }) => ({
        actions: actions - 1,
        agents: agents.map((agent) => (agent.card === event.agent ? { ...agent, guard: true } : agent)),
      }))
    case 'rewardTaken':
    case 'tookFromDiscard':
      return toHand({ ...view, discard: without(view.discard, event.card) }, event.seat, event.card)
    case 'drew':
      return toHand(draw(view), event.seat, event.card)
    case 'reshuffled':
      return {
        ...view,
        deck: { ...view.deck, size: event.cards },
        discard: [],
        dejaVu: event.stays === null ? [] : [event.stays],
      }
    case 'discarded':
      return discard(view, event.seat, [event.card])
    case 'revealed':
      return reveal(view, event)
    case 'rebooted': {
      const paid = event.free ? view : player(view, event.by, ({ jamais }) => ({ jamais: jamais - 1 }))
      return frame(leave(paid, event.card), 'reveal', ({ slots }) => ({
        slots: slots.map((slot) => (slot.name === event.slot ? { ...slot, card: null, drawn: false } : slot)),
      }))
    }
    case 'paradox':
      return { ...view, paradox: true }
    case 'decadeSelected':
    case 'hammerFixed':
    case 'hammerFailed':
    case 'hammerParadox':
    case 'fought':
      // The reveal that decided it is still to be seen while this is told.
      return done({ ...view })
    case 'dejaVu':
    case 'hammerShown': {
      if (event.card === null) return view
      const out = event.kind === 'dejaVu' ? { ...view, dejaVu: without(view.dejaVu, event.card) } : draw(view)
      return push(out, { kind: 'hammer', card: event.card, pos: hammers[event.card].decade, caged: false, losing: [] })
    }
    case 'hammerMoved':
      return frame(view, 'hammer', () => ({ pos: event.to }))
    case 'hammerRests':
      return leave(pop(view, 'hammer'), event.card)
    case 'jumpBegan': {
      const { seat, agent, to, way } = event
      const paid = event.paid === null ? view : discard(view, seat, [event.paid])
      const spent = way === 'action' ? player(paid, seat, ({ actions }) => ({ actions: actions - 1 })) : paid
      return push(way === 'action' || way === 'crucial' ? spent : pop(spent, 'attack'), {
        kind: 'jump',
        seat,
        agent,
        to,
        way,
      })
    }
    case 'jumped':
      return done(
        event.made
          ? player(view, event.seat, ({ agents }) => ({
              agents: agents.map((agent) =>
                agent.card === event.agent ? { ...agent, at: event.to, guard: false } : agent,
              ),
            }))
          : view,
      )
    case 'attackDeclared': {
      const { seat, agent, target } = event
      const paid = player(view, seat, ({ actions }) => ({ actions: actions - 1 }))
      return push(paid, {
        kind: 'attack',
        seat,
        agent,
        target,
        flux: null,
        drawn: false,
        faceUp: false,
        known: false,
        off: false,
      })
    }
    case 'attackReviewed':
      return frame(draw(view), 'attack', () => ({ flux: event.card ?? 'hidden', drawn: true }))
    case 'attackLaunched':
      return frame(view, 'attack', () => ({ faceUp: event.faceUp }))
    case 'attackCalledOff': {
      const off = pop(view, 'attack')
      return event.shown ? leave(off, event.card) : toHand(off, event.seat, event.card)
    }
    case 'attackStopped':
      return pop(view, 'attack')
    case 'fluxTurnedUp':
      return leave(
        frame(view, 'attack', () => ({ flux: event.card, faceUp: true })),
        event.card,
      )
    case 'tookFlux':
      return isHammer(event.card)
        ? leave(pop(view, 'attack'), event.card)
        : toHand(pop(view, 'attack'), event.seat, event.card)
    case 'gadgetPlayed': {
      const { card, seat, aim } = event
      const paid = discard(fromHand(view, seat, [card]), seat, event.paid)
      const played = { card, by: seat, aim, cancelled: false }
      if (paid.stack.at(-1)?.kind === 'response')
        return frame(paid, 'response', (response) => ({ played: [...response.played, played] }))
      return push(paid, { kind: 'response', played: [played], resolving: null, order: [], turn: 0, passes: 0 })
    }
    case 'gadgetCancelled':
      return frame(view, 'response', ({ played }) => ({
        played: played.map((one) => (one.card === event.card ? { ...one, cancelled: true } : one)),
      }))
    case 'gadgetResolved': {
      const left = frame(view, 'response', ({ played }) => ({
        played: played.filter(({ card }) => card !== event.card),
        resolving: null,
      }))
      const response = left.stack.findLast(isKind('response'))
      return leave(response && response.played.length === 0 ? pop(left, 'response') : left, event.card)
    }
    case 'bought': {
      const paid = discard(view, event.seat, event.paid)
      const { price } = event
      return 'cards' in price
        ? paid
        : player(paid, event.seat, ({ actions, jamais }) => ({
            actions: actions - price.green,
            jamais: jamais - price.blue,
          }))
    }
    case 'turnEnded':
      return player({ ...view, paradox: false }, event.seat, () => ({ actions: 0, drawBonus: 0 }))
    default:
      return view
  }
}
