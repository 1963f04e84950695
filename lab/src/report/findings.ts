import { percent, percentWithin } from '../commands/figures.ts'
import type { ContentRow } from './content.ts'
import type { Report } from './report.ts'

/** The report in a few sentences: what a designer would look at first. */
export function findings(report: Report): string[] {
  const found: string[] = []
  if (report.seats.length > 1) found.push(seatFinding(report))
  else {
    const [seat] = report.seats
    if (seat) found.push(`The seat succeeds in ${percentWithin(seat.payoff)} of the matches.`)
    if (seat?.bot === 'random') found.push('It was played at random; other bots, or more seats, tell more.')
  }
  if (report.seats.length > 1 && report.shared.value > 0)
    found.push(`No single winner in ${percentWithin(report.shared)} of the matches.`)
  const { length, leadChanges, branching } = report
  found.push(
    `A match takes ${Math.round(length.mean.value)} decisions (nine in ten: ${length.low} to ${length.high}), with ${branching.mean.value.toFixed(1)} options each.`,
  )
  if (report.seats.length > 1)
    found.push(`The lead changes ${leadChanges.mean.value.toFixed(1)} times a match, at most ${leadChanges.max}.`)
  const standing = report.content
    .filter((row): row is ContentRow & { effect: NonNullable<ContentRow['effect']> } => row.stands && !!row.effect)
    .sort((a, b) => Math.abs(b.effect.value) - Math.abs(a.effect.value))
  // What befell a thing later (killed, saved) goes with the outcome by itself; the most common fate comes with the
  // cards.
  const reach = new Map<string, number>()
  for (const row of report.content) reach.set(row.how, (reach.get(row.how) ?? 0) + row.reach.value)
  const common = [...reach].sort((a, b) => b[1] - a[1])[0]?.[0]
  const told = standing.filter(({ how }) => how === common)
  for (const { name, how, effect } of told.slice(0, 3))
    found.push(
      `A seat for whom ${name} was ${how} gets ${percent(Math.abs(effect.value))} of a win ${effect.value > 0 ? 'more' : 'less'} than others.`,
    )
  if (report.contentNeverSeen.length > 0) found.push(`${report.contentNeverSeen.length} named things never turned up.`)
  return found
}

/** Bots keep their seats here: who wins more tells of the seats only where all bots are the same. */
function seatFinding({ firstSeat, bots }: Report): string {
  const same = bots.every((bot) => bot === bots[0])
  if (!same)
    return `Seat 1 (${bots[0]}) gets ${percentWithin(firstSeat, 2)} of a win more than the others. The bots differ and keep their seats, so this is strength and seat together: the same bot in all seats tells about the seats, the arena about strength.`
  if (firstSeat.low <= 0 && firstSeat.high >= 0)
    return `No advantage of the first seat shows: ${percentWithin(firstSeat, 2)} of a win.`
  const which = firstSeat.value > 0 ? 'advantage' : 'disadvantage'
  return `The first seat has an ${which} of ${percent(Math.abs(firstSeat.value), 2)} of a win (${percent(firstSeat.low, 2)} … ${percent(firstSeat.high, 2)}).`.replace(
    'an disadvantage',
    'a disadvantage',
  )
}
