/**
 * Battles and their lines made ready to play: numbered lines, and for each the hooks of its special rules, found once.
 */
import { BATTLES } from '../content/index.ts'
import { SPECIALS, type SpecialRule } from '../content/specials.ts'
import type { Battle, LineSpecial, OpponentLine, Special, SpecialKey, SpecialOf } from '../content/types.ts'
import type { Hooks } from './specials/hooks.ts'
import { hooksOf } from './specials/registry.ts'

/** A special rule with what it does. */
export interface Active {
  readonly special: Special
  readonly hooks: Hooks<Special>
}

/** By hook, the first of some special rules that has it; null where none has. Filled as it is asked. */
export type Firsts = Map<keyof Hooks, Active | null>

export interface Line extends OpponentLine {
  readonly index: number
  readonly battle: number
  /** Special rules in force while the unit is at home, and those that go with it elsewhere (TT-R74). */
  readonly atHome: readonly Active[]
  readonly abroad: readonly Active[]
  readonly firstAtHome: Firsts
  readonly firstAbroad: Firsts
  /** Does not exert a zone of control (TT-R16), or passes through those of others (TT-7.24). */
  readonly exertsZoc: boolean
  /** Index of its mounts' line. */
  readonly mounts: number | null
  /** For devices: the name of those whom it keeps once they come next to it (TT-R64). */
  readonly crew: string | null
}

export interface Site extends Battle {
  readonly lines: readonly Line[]
  readonly active: readonly Active[]
}

export interface Catalogue {
  /** By number, 1-72; nothing at 0. */
  readonly battles: readonly (Site | undefined)[]
  readonly lines: readonly Line[]
}

const activate = (special: Special): Active => ({ special, hooks: hooksOf(special.key) })
const ruleOf = (special: LineSpecial): SpecialRule => SPECIALS[special.key]

function compile(battles: readonly Battle[]): Catalogue {
  const lines: Line[] = []
  const sites: (Site | undefined)[] = []
  for (const battle of battles) {
    const first = lines.length
    for (const line of battle.opponents) {
      const mounts = battle.opponents.findIndex((other) => other.name === line.mountedOn)
      lines.push({
        ...line,
        index: lines.length,
        battle: battle.number,
        atHome: line.specials.map(activate),
        abroad: line.specials.filter((special) => ruleOf(special).travels).map(activate),
        firstAtHome: new Map(),
        firstAbroad: new Map(),
        exertsZoc: line.kind !== 'mount' && !line.specials.some((special) => ruleOf(special).noZoc),
        mounts: mounts < 0 ? null : first + mounts,
        crew: specialOf(line, 'flux-restraint')?.crew ?? null,
      })
    }
    sites[battle.number] = { ...battle, lines: lines.slice(first), active: battle.specials.map(activate) }
  }
  return { battles: sites, lines }
}

const compiled = new Map<string, Catalogue>()
/** The catalogue without battles of one's own, which nearly every match has. */
let printed: Catalogue | undefined

/** The catalogue with the Timemaster's own battles (as JSON text) in place of printed ones. */
export function catalogueOf(own: string): Catalogue {
  if (own === '' && printed !== undefined) return printed
  let made = compiled.get(own)
  if (!made) {
    const mine = own === '' ? [] : (JSON.parse(own) as Battle[])
    made = compile(BATTLES.map((battle) => mine.find(({ number }) => number === battle.number) ?? battle))
    if (compiled.size > 50) compiled.clear()
    compiled.set(own, made)
    if (own === '') printed = made
  }
  return made
}

export const specialOf = <K extends SpecialKey>(
  line: Pick<OpponentLine, 'specials'>,
  key: K,
): SpecialOf<K> | undefined =>
  line.specials.find((special): special is LineSpecial & SpecialOf<K> => special.key === key) as
    | SpecialOf<K>
    | undefined
