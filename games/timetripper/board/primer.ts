import { type Sentence, say } from '@anachron/kernel/words'
import type { Primer } from '@anachron/kit'
import { START_LIMIT, TRIPPERS } from '../content/index.ts'
import { tripperCount } from '../rules/options.ts'
import type { Options } from '../rules/types.ts'

const AIM: Record<Options['victory'], (whom: Sentence, options: Options) => Sentence> = {
  quick: (whom) => say`Get ${whom} home alive, through as few battles as you can.`,
  minimal: (whom) => say`Get ${whom} home alive, after packing less than ${START_LIMIT.solo} pounds.`,
  best: (whom, { lastTrip }) =>
    lastTrip > 0
      ? say`Get ${whom} home alive through fewer than ${lastTrip} battles, with the same kit as last time.`
      : say`Get ${whom} home alive, through as few battles as you can: the next trip has to be shorter.`,
  treasure: (whom) => say`Get ${whom} home alive, with the most precious things that the battles hold.`,
  tontine: () => 'Get home alive, and be the only one who does.',
}

/** Whether the others win with you, or in your place. */
export const COMPANY: Record<Options['victory'], Sentence> = {
  quick:
    'You are partners: all who get home win. Whoever is not in the flux when one of you jumps stays behind for good.',
  minimal:
    'You are partners: all who get home win. Whoever is not in the flux when one of you jumps stays behind for good.',
  best: 'You are partners: all who get home win. Whoever is not in the flux when one of you jumps stays behind for good.',
  treasure: 'You travel together and are rivals: of those who get home the richest wins.',
  tontine: 'You travel together and are rivals.',
}

/** What is packed, and how. */
function packing({ kit, teamEquipment, teamWeight }: Options, team: boolean): Sentence {
  if (kit !== null) return 'The kit is the one of your last trip.'
  if (team && teamEquipment === 'random') return 'Your kit is rolled.'
  return team ? say`Pack up to ${teamWeight} pounds together; weight slows down.` : 'Take a kit; weight slows down.'
}

export function primer(options: Options, seats: number): Primer {
  const team = tripperCount(options, seats) > 1
  const [you, may] = team ? (['you', 'everybody'] as const) : (['him', 'he'] as const)
  const deeds = options.negotiation ? 'shoot, talk, or call the flux by radio' : 'shoot, or call the flux by radio'
  return {
    aim: say`${AIM[options.victory](team ? 'your Tripper' : TRIPPERS[0].name, options)}${team ? say` ${COMPANY[options.victory]}` : ''}`,
    turn: say`${packing(options, team)} The flux, a hole in time, drops ${you} into one of 72 battles. Each stage ${may} may walk and do one thing: ${deeds}. It comes, you step in, and it takes ${you} to the next battle.${team ? ' In company the radio lies somewhere on each new field, and so do the big guns: fetch them first.' : ''}`,
    end: 'You win at home: land on a Time Hole, and the dice must let you through; every jump makes that likelier. You lose when the red number on the counter, the strength, is used up.',
  }
}
