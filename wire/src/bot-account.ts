/** No id of a person has such a beginning, so that everybody who sees the id sees a bot from outside. */
export const BOT_MARK = 'bot-'

/** Whether an account is that of a program somebody runs elsewhere, and not of a person. */
export const isBotAccount = (person: string): boolean => person.startsWith(BOT_MARK)
