import type { Primer } from '@anachron/web/kit'

export const primer: Primer = {
  aim: 'Get Tim home alive, through as few battles as you can.',
  turn: 'Pack up to 50 pounds; weight slows him down. A jump drops him into one of 72 battles: each stage he may move and do one thing, shoot, talk or call the flux by radio. Standing in the flux when it is under control takes him to the next place in time.',
  end: 'At home, when a jump under control ends on a Time Hole and the dice are kind; or when his Endurance, the larger number on his counter, is used up.',
}
