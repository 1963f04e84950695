import { anytime, decision, type Json, type Seat, sameJson } from '@anachron/kernel'
import type { Io } from './io.ts'
import { tableText } from './show.ts'
import { answer, botAnswers, choicesOf, logFor, type Sitting, tell, wishAnswers } from './sitting.ts'
import { HELP, verbs } from './verbs.ts'

/** Plays a match at one terminal until it is over or the person leaves. */
export async function playAt(io: Io, sitting: Sitting): Promise<void> {
  const { match, module, bots } = sitting
  const people = bots.filter((bot) => bot === undefined).length
  const told = bots.map(() => 0)
  let last: Seat | undefined
  io.say(`${module.game.title}. Type help for everything you can say.\n`)
  while (match.state.result === null) {
    if ((await botAnswers(sitting)) || wishAnswers(sitting)) continue
    const seat = decision(module.game, match.state)?.seats[0]
    if (seat === undefined) break
    if (people > 1 && seat !== last && !(await curtain(io, sitting, seat))) return
    last = seat
    const news = logFor(sitting, seat, told[seat] as number)
    told[seat] = match.log.entries.length + 1
    if (news.length > 0) io.say(`${news.join('\n')}\n`)
    io.say(tableText(sitting, seat))
    if (!(await oneAnswer(io, sitting, seat))) return
    told[seat] = Math.min(told[seat] as number, match.log.entries.length)
  }
  const { result } = match.state
  const from = last === undefined ? 0 : (told[last] as number)
  io.say(logFor(sitting, last ?? -1, from).join('\n'))
  if (result) io.say(`\n${tell(sitting, module.game.words.result(result), -1)} [${result.rule}]`)
}

/** What can be done at any time is often the end of the match, and stands among the numbers. */
const isForGood = ({ module, match }: Sitting, seat: Seat, action: object): boolean =>
  anytime(module.game, match.state, seat).some((one) => sameJson(one as Json, action as Json))

async function isSure(io: Io, sitting: Sitting, seat: Seat, action: object): Promise<boolean> {
  const { game } = sitting.module
  const words = tell(sitting, game.words.action(action, game.view(sitting.match.state, seat)), seat)
  return /^y(es)?$/i.test(((await io.ask(`${words}: are you sure? (yes) `)) ?? '').trim())
}

/** Between two people at one screen: hands stay secret. */
async function curtain(io: Io, sitting: Sitting, seat: Seat): Promise<boolean> {
  io.clear()
  return (await io.ask(`\n${sitting.names[seat]}, it is your turn to look. Press Enter. `)) !== undefined
}

/** Reads until the seat has answered, or something was taken back; false when the person leaves. */
async function oneAnswer(io: Io, sitting: Sitting, seat: Seat): Promise<boolean> {
  for (;;) {
    const typed = await io.ask('> ')
    if (typed === undefined) {
      io.say('\nThe match is not finished; nothing was saved.')
      return false
    }
    const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(typed.trim()) ?? []
    if (word === 'quit') return false
    if (word === '') continue
    const verb = Object.hasOwn(verbs, word) ? verbs[word] : undefined
    if (verb) {
      const before = sitting.match.log.entries.length
      io.say(await verb(sitting, seat, rest.trim()))
      if (sitting.match.log.entries.length !== before) return true
      continue
    }
    const action = choicesOf(sitting, seat)[Number(word) - 1]
    if (!action) {
      io.say(`There is no option “${word}”.\n${HELP}`)
      continue
    }
    if (isForGood(sitting, seat, action) && !(await isSure(io, sitting, seat, action))) continue
    const refused = answer(sitting, seat, action)
    if (!refused) return true
    io.say(`${tell(sitting, refused.reason, seat)} [${refused.rule}]`)
  }
}
