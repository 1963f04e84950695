import type { Chance } from '../chance/chance.ts'
import { type Recorded, scripted } from '../chance/recorded.ts'
import { apply, type Decision, decision, options, refusal } from '../engine.ts'
import type { Game, Types } from '../game.ts'
import { copyJson } from '../json.ts'
import { cited } from '../match.ts'
import type { Seat } from '../seat.ts'
import { type Reader, render } from '../words/render.ts'

/** A position being played in a test: short verbs, so that the test of a rule reads like the rule. */
export interface Playing<T extends Types> {
  readonly state: T['State']
  /** Every event since the start, or since `forget`. */
  readonly events: T['Event'][]
  /** The chance in use; `chance.left()` is 0 when a script was used up. */
  readonly chance: Chance
  /** Answers; throws with the refusal when it is not allowed. Returns the events it caused. */
  does(seat: Seat, action: T['Action']): T['Event'][]
  /** The refusal of an answer, as whoever gave it reads it (or this reader); throws when it is allowed. */
  refuses(seat: Seat, action: T['Action'], reader?: Reader): { rule: T['Rule']; reason: string }
  options(seat: Seat): T['Action'][]
  asked(): Decision<T> | undefined
  /** The rolls to come, replacing those before. */
  rolls(...next: number[]): void
  /** How many scripted rolls were not used. */
  left(): number
  forget(): void
}

/** Plays on from a state. Chance is a script (see `rolls`), unless one is given. */
export function playing<T extends Types>(game: Game<T>, state: T['State'], chance?: Chance): Playing<T> {
  let script: Recorded = scripted()
  const events: T['Event'][] = []
  return {
    state,
    events,
    get chance() {
      return chance ?? script
    },
    does(seat, action) {
      const refused = refusal(game, state, seat, action)
      if (refused) throw new Error(`seat ${seat} may not ${JSON.stringify(action)}: ${render(cited(refused))}`)
      const from = events.length
      apply(game, state, chance ?? script, seat, copyJson(action), (event) => events.push(event))
      return events.slice(from)
    },
    refuses(seat, action, reader = { viewer: seat }) {
      const before = JSON.stringify(state)
      const refused = refusal(game, state, seat, action)
      if (!refused) throw new Error(`seat ${seat} may ${JSON.stringify(action)}`)
      if (JSON.stringify(state) !== before) throw new Error('a refusal changed the state')
      return { rule: refused.rule, reason: render(refused.reason, reader) }
    },
    options: (seat) => options(game, state, seat),
    asked: () => decision(game, state),
    rolls(...next) {
      script = scripted(...next)
    },
    left: () => script.left(),
    forget() {
      events.length = 0
    },
  }
}
