import { writeFileSync } from 'node:fs'
import { greedy } from '@anachron/bots'
import { decision, exportMatch, options, refusal, type Seat, seeded } from '@anachron/kernel'
import { rulebookOf, rulesText } from '../rules-text.ts'
import { oddsText, tableText } from './show.ts'
import { choicesOf, logFor, type Sitting, takeBack, tell } from './sitting.ts'

/** What can be typed besides a number. Each gives back what to say. */
type Verb = (sitting: Sitting, seat: Seat, rest: string) => string | Promise<string>

export const HELP = [
  'A number chooses. Besides:',
  '  look             the table again',
  '  log              what has happened so far',
  '  odds N           what option N would bring',
  '  why WORDS        why something is not possible now (words of an option, or JSON)',
  '  hint             what a bot would do',
  '  rules [ID|WORD]  the rulebook',
  '  asked [N]        how you want to be asked, in games with many chances to answer',
  '  undo             take back your last answer',
  '  save FILE        write the match to a file (go on with: anachron play --load FILE)',
  '  quit',
].join('\n')

export const verbs: Record<string, Verb> = {
  help: () => HELP,
  look: (sitting, seat) => tableText(sitting, seat),
  log: (sitting, seat) => logFor(sitting, seat, 0).join('\n') || 'Nothing yet.',
  odds(sitting, seat, rest) {
    const action = choicesOf(sitting, seat)[Number(rest) - 1]
    return action ? oddsText(sitting, seat, action) : 'Say odds and the number of an option.'
  },
  why,
  async hint(sitting, seat) {
    const { game } = sitting.module
    const asked = decision(game, sitting.match.state)
    const listed = options(game, sitting.match.state, seat)
    if (!asked || listed.length === 0) return 'Nothing is asked of you.'
    const view = game.view(sitting.match.state, seat)
    const { index } = await greedy.choose({ game, view, seat, options: listed, ask: asked.ask, chance: seeded('hint') })
    return `A bot would: ${tell(sitting, game.words.action(listed[index], view), seat)}`
  },
  rules: (sitting, _seat, rest) => rulesText(rulebookOf(sitting.module.game.id), rest) || `No rule with “${rest}”.`,
  asked(sitting, seat, rest) {
    const { module, match, wishes } = sitting
    const offered = module.answering?.preferences(module.game.view(match.state, seat)) ?? []
    const chosen = offered[Number(rest) - 1]
    if (chosen) {
      wishes[seat] = chosen.preference
      return `${chosen.label}.`
    }
    if (offered.length === 0) return 'This game asks only when there is something to decide.'
    return offered.map(({ label }, i) => `  asked ${i + 1}  ${label}`).join('\n')
  },
  undo: (sitting, _seat, rest) => takeBack(sitting, rest === 'anyway'),
  save(sitting, _seat, rest) {
    if (rest === '') return 'Say save and the name of a file.'
    sitting.match.log.notes = { ...sitting.match.log.notes, players: sitting.bots.map((bot) => bot?.name ?? 'me') }
    try {
      writeFileSync(rest, `${JSON.stringify(exportMatch(sitting.match))}\n`)
    } catch (error) {
      return `It could not be saved: ${(error as Error).message}`
    }
    return `Saved to ${rest}.`
  },
}

/**
 * Finds the action that was meant, among all that were ever listed in this match, and says why it is not possible now.
 */
function why(sitting: Sitting, seat: Seat, rest: string): string {
  const { module, match, listed } = sitting
  const { game } = module
  if (rest === '') return 'Say why and what you would like to do.'
  const view = game.view(match.state, seat)
  let meant: unknown
  try {
    meant = JSON.parse(rest)
  } catch {
    const wanted = rest.toLowerCase()
    const said = [...listed.values()].map((action) => ({
      action,
      words: tell(sitting, game.words.action(action, view), seat).toLowerCase(),
    }))
    const close = said.filter(({ words }) => words.includes(wanted))
    meant = (close.find(({ action }) => refusal(game, match.state, seat, action)) ?? close[0])?.action
    if (meant === undefined) return `Nothing like “${rest}” has been an option in this match so far.`
  }
  const refused = refusal(game, match.state, seat, meant)
  if (!refused) return 'That is possible now.'
  return `${tell(sitting, refused.reason, seat)} [${refused.rule}] ${rulebookOf(game.id)[refused.rule]?.text ?? ''}`
}
