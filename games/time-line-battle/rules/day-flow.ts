import { type Ctx, type Flow, menuAsk, type Next, type OfKind, type Refusal, type Seat } from '@anachron/kernel'
import { say } from '@anachron/kernel/words'
import { isUnit, kindOf } from '../content/cards.ts'
import { rulesAtWork } from './at-work.ts'
import { bombTargets, explode, nextBomb } from './bombs.ts'
import { handOutBudgets } from './damage.ts'
import { arrive, arrivedToday, endDay, fight, isStrikeDue, standings } from './day.ts'
import { hostsFor, isAttachment, mount, nextDecision } from './decisions.ts'
import type { Action, Battle, BattleFrame, Card, Salvo, State, StepRecord } from './types.ts'
import { refOf } from './units.ts'

type DayFrame = Extract<BattleFrame, { kind: 'day' }>

const numbered = <Made>(made: (id: number) => Made): ((id: number) => Made) => {
  const kept: Made[] = []
  return (id) => {
    kept[id] ??= made(id)
    return kept[id]
  }
}
const bombAt = numbered((target): OfKind<Action, 'bomb'> => ({ kind: 'bomb', target }))
const attachTo = numbered((host): OfKind<Action, 'attach'> => ({ kind: 'attach', host }))
const AIMS: readonly OfKind<Action, 'aim'>[] = [
  { kind: 'aim', at: 'front' },
  { kind: 'aim', at: 'rear' },
]

const cardOf = (state: State, id: number | null): Card => state.cards[id as number] as Card
const deciding = (state: State, frame: DayFrame): readonly Seat[] => [cardOf(state, frame.card).owner]

function setOff(ctx: Ctx<Battle>, bomb: Card, target: number | undefined): void {
  explode(ctx.state, bomb, target)
  if (!ctx.listening) return
  if (target === undefined) ctx.emit({ kind: 'fizzled', rule: 'TLB-26', bomb: refOf(bomb) })
  else {
    const hit = cardOf(ctx.state, target)
    ctx.emit({
      kind: 'bombed',
      rule: hit.inPlay ? 'TLB-27' : 'TLB-25',
      bomb: refOf(bomb),
      target: refOf(hit),
      arrived: hit.inPlay,
    })
  }
}

function attach(ctx: Ctx<Battle>, attachment: Card, host: number | undefined): void {
  mount(ctx.state, attachment, host)
  if (!ctx.listening) return
  const made = refOf(attachment)
  if (host === undefined) ctx.emit({ kind: 'idle', rule: 'TLB-33', attachment: made })
  else {
    const unit = cardOf(ctx.state, host)
    ctx.emit({ kind: 'attached', rule: 'TLB-34', attachment: made, host: refOf(unit), arrived: unit.inPlay })
  }
}

const salvo = (state: State, strike: boolean, record: StepRecord): Salvo => ({
  day: state.day,
  sides: state.sides.slice(),
  record,
  also: rulesAtWork(state, strike, record),
})

function whyNotTarget(state: State, bomb: Card, target: number): Refusal<Battle> | undefined {
  const card = state.cards.find(({ id }) => id === target)
  if (!card || !isUnit(card.rank)) return { rule: 'TLB-24', reason: 'A Bomb destroys a Unit.' }
  if (state.sides[card.owner] === state.sides[bomb.owner])
    return { rule: 'TLB-24', reason: 'A Bomb is for enemies; that Unit is on your side.' }
  if (card.dead) return { rule: 'TLB-24', reason: 'That Unit is destroyed already.' }
  return {
    rule: 'TLB-R10',
    reason: say`That ${kindOf(card.rank).name} arrived on an earlier Day; Bombs reach this Day’s Units and later ones.`,
  }
}

function whyNotHost(state: State, attachment: Card, host: number): Refusal<Battle> | undefined {
  const { name } = kindOf(attachment.rank)
  const card = state.cards.find(({ id }) => id === host)
  if (!card || !isUnit(card.rank)) return { rule: 'TLB-33', reason: say`${name} is mounted on a Unit.` }
  if (state.sides[card.owner] !== state.sides[attachment.owner])
    return { rule: 'TLB-33', reason: say`${name} is for Units of your side.` }
  if (card.dead) return { rule: 'TLB-33', reason: 'That Unit is dead.' }
  return {
    rule: 'TLB-33',
    reason: say`That ${kindOf(card.rank).name} arrived on an earlier Day; ${name} is for this Day’s Units and later ones.`,
  }
}

/** A Day (TLB-21). Where only one answer is possible nobody is asked (TLB-R26). */
export const day: Flow<Battle, DayFrame> = {
  arrival(ctx) {
    const { state } = ctx
    arrive(state)
    if (ctx.listening)
      ctx.emit({ kind: 'day', rule: 'TLB-20', day: state.day, start: state.start, spawned: arrivedToday(state) })
  },

  bombs(ctx, frame): Next {
    for (;;) {
      const bomb = nextBomb(ctx.state)
      frame.card = null
      if (!bomb) return 'obliterators'
      const targets = bombTargets(ctx.state, bomb)
      if (targets.length > 1) {
        frame.card = bomb.id
        return 'bomb'
      }
      setOff(ctx, bomb, targets[0])
    }
  },
  bomb: menuAsk<Battle, DayFrame>({
    rule: 'TLB-23',
    seats: deciding,
    actions: {
      bomb: {
        options: (state, frame) => bombTargets(state, cardOf(state, frame.card)).map(bombAt),
        refuse: (state, frame, _seat, { target }) => whyNotTarget(state, cardOf(state, frame.card), target),
        take(ctx, frame, _seat, { target }) {
          setOff(ctx, cardOf(ctx.state, frame.card), target)
          return 'bombs'
        },
      },
    },
  }),

  obliterators(ctx) {
    const { state } = ctx
    handOutBudgets(state)
    if (!isStrikeDue(state)) return
    const record = fight(state, 'strike', ctx.listening)
    if (record) ctx.emit({ kind: 'struck', rule: 'TLB-28', ...salvo(state, true, record) })
  },

  decisions(ctx, frame): Next {
    for (;;) {
      const card = nextDecision(ctx.state)
      frame.card = null
      if (!card) return 'battle'
      const hosts = isAttachment(card) ? hostsFor(ctx.state, card) : null
      if (hosts === null || hosts.length > 1) {
        frame.card = card.id
        return hosts === null ? 'aim' : 'host'
      }
      attach(ctx, card, hosts[0])
    }
  },
  host: menuAsk<Battle, DayFrame>({
    rule: 'TLB-32',
    seats: deciding,
    actions: {
      attach: {
        options: (state, frame) => hostsFor(state, cardOf(state, frame.card)).map(attachTo),
        refuse: (state, frame, _seat, { host }) => whyNotHost(state, cardOf(state, frame.card), host),
        take(ctx, frame, _seat, { host }) {
          attach(ctx, cardOf(ctx.state, frame.card), host)
          return 'decisions'
        },
      },
    },
  }),
  aim: menuAsk<Battle, DayFrame>({
    rule: 'TLB-35',
    seats: deciding,
    actions: {
      aim: {
        options: AIMS,
        take(ctx, frame, _seat, { at }) {
          const unit = cardOf(ctx.state, frame.card)
          unit.aim = at
          if (ctx.listening) ctx.emit({ kind: 'aimed', rule: 'TLB-35', unit: refOf(unit), at })
          return 'decisions'
        },
      },
    },
  }),

  battle(ctx) {
    const { state } = ctx
    const record = fight(state, 'battle', ctx.listening)
    if (record) ctx.emit({ kind: 'fought', rule: 'TLB-39', ...salvo(state, false, record) })
  },

  levels(ctx) {
    const { state } = ctx
    const worn = endDay(state)
    if (!ctx.listening) return
    for (const unit of worn ?? []) ctx.emit({ kind: 'attrition', rule: 'TLB-51', unit: refOf(unit) })
    ctx.emit({ kind: 'levels', rule: 'TLB-50', day: state.day, standing: standings(state) })
  },
}
