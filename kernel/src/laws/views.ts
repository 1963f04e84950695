import { seeded } from '../chance/seeded.ts'
import { decision, options, perform } from '../engine.ts'
import { copyJson, notPlain } from '../json.ts'
import { redacted } from '../redacted.ts'
import { type Seat, SPECTATOR, type Viewer } from '../seat.ts'
import { otherWorld } from '../secrets.ts'
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

export const wordsForAll: Law = {
  name: 'every event cites a rule of the rulebook, is plain, and has words for whoever is told of it',
  check(game, plan) {
    throughMatches(game, plan, 'words', 0.3, (moment) => {
      const { match, dice } = moment
      if (!everyNth(moment, 3)) return
      const asked = decision(game, match.state)
      if (!asked) return
      const seat = asked.seats[0] as Seat
      const listed = options(game, match.state, seat)
      const view = game.view(match.state, seat)
      if (game.words.ask(asked.ask, view, seat).trim() === '') broken(`the ask ${asked.ask} has no words`)
      for (const action of listed)
        if (game.words.action(action, view).trim() === '') broken('an option has no words', action)
      const copy = game.clone(match.state)
      const action = someAnswer(game, match.state, seat, dice) as object
      if (game.words.action(action, view).trim() === '') broken('an answer has no words', action)
      perform(game, copy, seeded(moment.n), seat, copyJson(action), (event) => {
        const bad = notPlain(event)
        if (bad) broken(`an event is not plain data at ${bad}`, event)
        if (!Object.hasOwn(game.rulebook, event.rule))
          broken(`an event cites ${event.rule}, which is not in the rulebook`, event)
        for (let viewer: Viewer = SPECTATOR; viewer < match.log.seats; viewer++) {
          const shown = redacted(game, event, viewer)
          if (shown && game.words.event(shown, viewer).trim() === '') broken('an event has no words', shown)
        }
      })
    })
  },
}

export const honestPolicies: Law = {
  name: 'the game’s own players choose an option, and the same one whatever they cannot know',
  check(game, plan) {
    for (const policy of plan.policies ?? []) {
      throughMatches(game, plan, `policy/${policy.name}`, 0.2, (moment) => {
        if (!everyNth(moment, 8)) return
        const { state } = moment.match
        const seat = decision(game, state)?.seats[0] as Seat
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
