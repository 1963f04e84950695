/** What orders without dice are for: no chance to reckon, but the reason one would give them. */
import type { Forecast } from '@anachron/kernel'
import type { Sentence } from '@anachron/kernel/words'
import {
  ALIGN_NOWHERE,
  alignBrings,
  CALLS,
  CLAIMS,
  FETCHES,
  INTO_FLUX,
  RELOADS,
  RESTS,
  STRIKES_AROUND,
  STRIKES_CONE,
  TAKES_RADIO,
  TOWARDS_FLUX,
  TOWARDS_RADIO,
} from '../words/forecast.ts'
import type { Action } from './actions.ts'
import { apart } from './display.ts'
import { has } from './equipment.ts'
import { jumping } from './forecast-flux.ts'
import { topOf } from './reading.ts'
import type { RuleId } from './rulebook.ts'
import type { Hex, TimeTripper, View } from './types.ts'

type Said = Forecast<TimeTripper>

const because = (rule: RuleId, why: Sentence | undefined): Said | undefined =>
  why === undefined ? undefined : { rule, outcomes: [], notes: [why] }

const looseRadio = ({ battle }: View): Hex | undefined =>
  battle?.loose.find(({ gear, by }) => gear.what === 'radio' && by === null)?.hex

/** Where he steps to, if that is nearer to where somebody like him wants to be. */
function steppingTo(view: View, hex: Hex): Sentence | undefined {
  const tripper = view.trippers[topOf(view, 'turn')?.who ?? -1]
  if (!tripper) return undefined
  const flux = view.battle?.flux?.hex
  if (flux !== undefined && apart(hex, flux) < apart(tripper.hex, flux))
    return hex === flux && has(tripper, 'radio') ? INTO_FLUX : TOWARDS_FLUX
  const radio = looseRadio(view)
  return radio !== undefined && apart(hex, radio) < apart(tripper.hex, radio) ? TOWARDS_RADIO : undefined
}

function aligning(view: View, heading: number): Said | undefined {
  const said = jumping(view, heading)
  if (!said) return undefined
  const home = said.outcomes.find(({ words }) => words === 'home')?.chance ?? 0
  return {
    rule: 'TT-10.41',
    outcomes: [],
    notes: [home > 0 ? alignBrings(home) : ALIGN_NOWHERE, ...(said.notes ?? [])],
  }
}

/** The reason for an order; nothing where there is none to give. */
export function ordering(view: View, action: Action): Said | undefined {
  switch (action.do) {
    case 'step':
      return because('TT-7.12', steppingTo(view, action.hex))
    case 'end': {
      const tripper = view.trippers[topOf(view, 'turn')?.who ?? -1]
      return because('TT-11.0', tripper && !tripper.active ? RESTS : undefined)
    }
    case 'reload':
      return because('TT-8.22', RELOADS)
    case 'conjure':
      return because('TT-10.21', CALLS)
    case 'guide':
      return because('TT-10.31', FETCHES)
    case 'align':
      return aligning(view, action.heading)
    case 'grenade':
      return because('TT-8.42', action.what === 'm26' ? STRIKES_AROUND : undefined)
    case 'set':
      return because('TT-8.44', STRIKES_CONE)
    case 'claim':
      return because('TT-14.0', CLAIMS)
    case 'take': {
      const thing = view.battle?.loose.find(({ id }) => id === action.id)?.gear.what
      return because('TT-13.0', thing === 'radio' ? TAKES_RADIO : undefined)
    }
    default:
      return undefined
  }
}
