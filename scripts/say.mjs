// Progress lines: seconds since the command began, then what is going on.
const began = performance.now()

/** @param {number} since a moment from performance.now() */
export const secondsSince = (since) => ((performance.now() - since) / 1000).toFixed(1)

/** @param {string} text */
export function say(text) {
  console.log(`${secondsSince(began).padStart(6)} s  ${text}`)
}

/**
 * Ends the command with a sentence that says what to do.
 * @param {string} sentence
 * @returns {never}
 */
export function giveUp(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}
