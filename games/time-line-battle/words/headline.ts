import type { Viewer } from '@anachron/kernel'
import { count, joined, type Sentence, say, seat, verb } from '@anachron/kernel/words'
import { bySide } from '../rules/sides.ts'
import type { View } from '../rules/types.ts'
import { dayName } from './names.ts'

/** Where the war stands, the reader's points first. */
export function headline(view: View, viewer: Viewer): Sentence {
  const due = view.phase === 'deploy' ? (view.players[viewer]?.toDeploy ?? 0) : 0
  const day = say`Timeline ${view.timeline}, ${dayName(view.day)}`
  const where =
    view.phase === 'over'
      ? say`After Timeline ${view.timeline}`
      : due > 0
        ? say`${day}, ${count(due, 'card')} to lay`
        : day
  const points = bySide(view.sides, (each) => view.players[each]?.vp ?? 0)
  const isCrowd = points.length > 4
  const side = view.sides[viewer]
  if (side === undefined)
    return isCrowd ? say`${where}: ${Math.max(...points)} points lead.` : say`${where}: ${joined(points, ' : ')}.`
  const own = points[side] ?? 0
  const others = points.filter((_, other) => other !== side)
  const best = Math.max(...others)
  const stands =
    own > best ? verb('lead', seat(viewer)) : own < best ? verb('trail', seat(viewer)) : verb('be', seat(viewer))
  const how = own === best ? say`${stands} level` : stands
  // A headline is one short line: among three and more the best of the others is who one looks at.
  const told = isCrowd || (due > 0 && others.length > 1) ? [best] : others
  return say`${where}. ${seat(viewer)} ${how} ${joined([own, ...told], ' : ')}.`
}
