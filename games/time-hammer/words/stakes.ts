/** For whom what is under way is good, so that nobody is talked into helping the rival. */
import type { Seat } from '@anachron/kernel'
import type { CardId, SlotName } from '../content/index.ts'
import { agentsOn, holdersOf, PRESENT, playerOf, rivalOf } from '../rules/decades.ts'
import { nearest } from '../rules/gadgets.ts'
import { chanceOf, nextFlux } from '../rules/odds.ts'
import { canGain } from '../rules/skill.ts'
import type { Action, HammerFrame, RevealFrame, Slot, View } from '../rules/types.ts'
import { asItStands, verdictsOf } from './verdicts.ts'

/** Who gains most if a HAMMER is fixed; nobody in particular where both hold the decade and stand alike. */
function gainsByRepair(view: View, { pos }: HammerFrame): Seat | null {
  const holders = holdersOf(view, pos)
  if (holders.length < 2) return holders[0] ?? null
  const worth = (seat: Seat): number => {
    const player = playerOf(view, seat)
    // A skill counts the more, the nearer one is to the end of the track.
    return (canGain(player) ? player.skill : 0) + 2 * agentsOn(player, pos)
  }
  const [mine, theirs] = [worth(0), worth(1)]
  return mine === theirs ? null : mine > theirs ? 0 : 1
}

/** Who wants what is under way to succeed: a repair, a Jump, an attack, a Discovery. */
export function whoWants(view: View): Seat | null {
  const shown = nearest(view.stack, 'reveal')
  if (shown?.purpose === 'discovery') return view.active
  const hammer = nearest(view.stack, 'hammer')
  if (hammer && (!shown || shown.purpose === 'repair')) return gainsByRepair(view, hammer)
  const jump = nearest(view.stack, 'jump')
  const attack = nearest(view.stack, 'attack')
  return jump?.seat ?? attack?.seat ?? null
}

/** For whom the revealed cards stand well as they lie; nobody where that cannot be said. */
export function standsFor(view: View): Seat | null {
  const shown = nearest(view.stack, 'reveal')
  const wants = whoWants(view)
  const stands = shown && asItStands(view, shown, shown.slots.at(-1) as Slot)
  if (wants === null || !stands) return null
  return stands.good ? wants : rivalOf(wants)
}

/** Whether the reader loses by what lies there; a Discovery of one's own always brings something. */
export function standsBadly(view: View): boolean {
  const good = standsFor(view)
  const isOwnFind = nearest(view.stack, 'reveal')?.purpose === 'discovery' && view.active === view.viewer
  return good !== null && good !== view.viewer && !isOwnFind
}

/** What an answer does for the seat that gives it: it may turn things its own way, or the rival's. */
export type Leaning = 'helps' | 'open' | 'idle' | 'harms'

/** Below this a chance is none. */
const NO_CHANCE = 0.005

/** Whether drawing another card in place of a revealed one can do a seat good; of any, where none is named. */
function redraw(view: View, seat: Seat, name?: SlotName): Leaning {
  const stands = standsFor(view)
  if (stands === null) return 'open'
  if (stands === seat) return 'harms'
  const shown = nearest(view.stack, 'reveal')
  const slots = shown?.slots.filter((slot) => slot.card !== null && (name === undefined || slot.name === name)) ?? []
  return shown && slots.some((slot) => turns(view, seat, shown, slot) > NO_CHANCE) ? 'helps' : 'idle'
}

/** How likely the best Reboot turns things a seat's way. */
export function chanceToTurn(view: View, seat: Seat): number {
  const shown = nearest(view.stack, 'reveal')
  const slots = shown?.slots.filter(({ card }) => card !== null) ?? []
  return shown ? Math.max(0, ...slots.map((slot) => turns(view, seat, shown, slot))) : 0
}

/** How likely another card in this place turns things a seat's way. */
function turns(view: View, seat: Seat, shown: RevealFrame, slot: Slot): number {
  const odds = nextFlux(view, slot.card)
  const verdicts = verdictsOf(view, shown, slot)
  const good = whoWants(view) === seat
  return odds ? chanceOf(odds, (flux) => verdicts.some((one) => one.good === good && one.if(flux))) : 0
}

/** TH-72 to TH-74: whether a HAMMER may take an Agent of a seat, where it is or as it rolls on to 2020. */
function liesInItsWay(view: View, seat: Seat): boolean {
  const from = nearest(view.stack, 'hammer')?.pos ?? PRESENT
  const [first, last] = [Math.min(from, PRESENT), Math.max(from, PRESENT)]
  return playerOf(view, seat).agents.some(({ at }) => first <= at && at <= last)
}

/** Whether two more or two less on one of the revealed cards turn things a seat's way. */
function byTwo(view: View, seat: Seat): Leaning {
  const wants = whoWants(view)
  const shown = nearest(view.stack, 'reveal')
  if (standsFor(view) === seat) return 'idle'
  // The other card is still to come.
  if (!shown || wants === null || shown.purpose === 'attackFaceUp') return 'helps'
  const turned = shown.slots.some(({ name }) => [2, -2].some((by) => standsForWith(view, name, by) === seat))
  return turned ? 'helps' : 'idle'
}

/** For whom the cards would stand well with so much more, or less, on one of them. */
export function standsForWith(view: View, name: SlotName, by: number): Seat | null {
  const wants = whoWants(view)
  const shown = nearest(view.stack, 'reveal')
  if (!shown || wants === null) return null
  const slots = shown.slots.map((slot) => (slot.name === name ? { ...slot, added: slot.added + by } : slot))
  const stands = asItStands(view, { ...shown, slots }, slots.at(-1) as Slot)
  return stands ? (stands.good ? wants : rivalOf(wants)) : null
}

function byCard(view: View, seat: Seat, card: CardId): Leaning {
  const wants = whoWants(view)
  switch (card) {
    case 'gadget-echo-coil':
      return redraw(view, seat)
    case 'gadget-torque-wrench':
      return wants === rivalOf(seat) ? 'harms' : standsFor(view) === seat ? 'idle' : 'helps'
    case 'gadget-hammer-cage':
      return liesInItsWay(view, seat) ? 'open' : 'harms'
    case 'gadget-phase-tuner':
      return byTwo(view, seat)
    default:
      return 'open'
  }
}

/** What an answer to something revealed or played does for the seat that gives it. */
export function leaningOf(view: View, seat: Seat, action: Action): Leaning {
  if (nearest(view.stack, 'reveal') === undefined && nearest(view.stack, 'hammer') === undefined) return 'open'
  if (action.kind === 'reboot') return redraw(view, seat, action.slot)
  if (action.kind === 'play') return byCard(view, seat, action.card)
  if (action.kind === 'aim' && 'slot' in action.aim && !('by' in action.aim)) return redraw(view, seat, action.aim.slot)
  return 'open'
}
