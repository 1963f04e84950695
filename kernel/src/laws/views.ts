import { seeded } from '../chance/seeded.ts'
import { apply, decision, options } from '../engine.ts'
import { copyJson, notPlain } from '../json.ts'
import { pictureAt } from '../picture.ts'
import type { Seat } from '../seat.ts'
import { otherWorld } from '../secrets-of.ts'
import { firstDifference } from './leaks.ts'
import { everyNth, someAnswer, throughMatches, viewersOf } from './matches.ts'
import { broken, type Law } from './plan.ts'

export const imagineFits: Law = {
  name: 'an imagined world looks the same to whoever imagined it, to the byte',
  check(game, plan) {
    throughMatches(game, plan, 'imagine', 0.5, (moment) => {
      if (!everyNth(moment, 2)) return
      for (const viewer of viewersOf(moment.match)) {
        const view = game.view(moment.match.state, viewer)
        const bad = notPlain(view)
        if (bad) broken(`a view is not plain data at ${bad}`)
        const seen = JSON.stringify(view)
        const world = game.imagine(copyJson(view), seeded(moment.n))
        const worldBad = notPlain(world)
        if (worldBad) broken(`an imagined state is not plain data at ${worldBad}`)
        const imagined = JSON.stringify(game.view(world, viewer))
        if (imagined !== seen) broken(`viewer ${viewer} sees a difference`, firstDifference(seen, imagined))
        if (JSON.stringify(view) !== seen) broken('viewing the world changed the view: they share something')
      }
    })
  },
}

export const picturesStay: Law = {
  name: 'a picture taken in the middle of an entry is plain and stays as it was taken',
  check(game, plan) {
    let taken = 0
    throughMatches(game, plan, 'pictures', 0.3, (moment) => {
      const { match, dice } = moment
      if (!everyNth(moment, 3)) return
      const seat = decision(game, match.state)?.seats[0]
      if (seat === undefined) return
      const pictures: { picture: object; seen: string }[] = []
      const action = someAnswer(game, match.state, seat, dice) as object
      apply(game, game.clone(match.state), seeded(moment.n), seat, copyJson(action), (event, state) => {
        for (const viewer of viewersOf(match)) {
          const picture = pictureAt(game, state, event, viewer)
          if (!picture) continue
          const bad = notPlain(picture)
          if (bad) broken(`a picture is not plain data at ${bad}`, event)
          pictures.push({ picture, seen: JSON.stringify(picture) })
        }
      })
      taken += pictures.length
      for (const { picture, seen } of pictures)
        if (JSON.stringify(picture) !== seen)
          broken(
            'a picture has changed: it shares something with the state',
            firstDifference(seen, JSON.stringify(picture)),
          )
    })
    if (game.beat && taken === 0) broken('no picture was ever taken, although the game has beats')
  },
}

/** Asks that have come up less often than this are all looked at. */
const SCARCE = 4

export const honestPolicies: Law = {
  name: 'the game’s own players choose an option, and the same one whatever they cannot know',
  check(game, plan) {
    for (const policy of plan.policies ?? []) {
      const looked = new Map<string, number>()
      throughMatches(game, plan, `policy/${policy.name}`, 0.2, (moment) => {
        const { state } = moment.match
        const asked = decision(game, state)
        if (!asked) return
        const before = looked.get(asked.ask) ?? 0
        if (!everyNth(moment, plan.policiesEvery ?? 8) && before >= SCARCE) return
        looked.set(asked.ask, before + 1)
        const seat = asked.seats[0] as Seat
        const { world } = otherWorld(game, state, seat, moment.dice)
        const choices = [state, world].map((there) =>
          policy.choose(game.view(there, seat), seat, options(game, there, seat), seeded(moment.n)),
        )
        const [here, there] = choices as [number, number]
        if (here !== there) broken(`${policy.name} plays differently where it cannot see a difference`, choices)
        if (options(game, state, seat)[here] === undefined)
          broken(`${policy.name} chose option ${here}, which is not there`)
      })
    }
  },
}
