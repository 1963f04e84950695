import { verbs } from '../play/verbs.ts'
import type { AtTable, Chosen } from './at-table.ts'
import { analysisWords, answerWith, comeToTurn, optionWords, type Seated, tableWords } from './seated.ts'

/** A match that is played here, against bots. */
export class OwnTable implements AtTable {
  readonly #seated: Seated

  constructor(seated: Seated) {
    this.#seated = seated
  }

  get isOver(): boolean {
    return this.#seated.sitting.match.state.result !== null
  }

  async look(): Promise<string> {
    return tableWords(this.#seated)
  }

  async options(find?: string): Promise<string> {
    return optionWords(this.#seated, { odds: true, ...(find === undefined ? {} : { find }) })
  }

  act(decision: number, chosen: Chosen): Promise<void> {
    return answerWith(this.#seated, decision, chosen)
  }

  async whyNot(what: string): Promise<string> {
    const { sitting, seat } = this.#seated
    return (await verbs.why?.(sitting, seat, what)) ?? ''
  }

  async howToBeAsked(wish?: number): Promise<string> {
    const { sitting, seat } = this.#seated
    const answered = (await verbs.asked?.(sitting, seat, `${wish ?? ''}`)) ?? ''
    await comeToTurn(this.#seated)
    return wish === undefined ? answered : `${answered}\n\n${tableWords(this.#seated)}`
  }

  analyse(millis: number): Promise<string> {
    return analysisWords(this.#seated, millis)
  }
}
