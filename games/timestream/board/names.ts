/** Names on narrow cards: letters as large as the longest word allows, and a hyphen where even the smallest are not. */

/** Long words of the names, and where they part: no browser parts words that begin with a capital. */
const PARTED = `An-chored Black-out Caesa-rea Centu-rion Chron-icle Chrono-naut Cloak-ing Col-lapse Corrup-tion
  Damas-cus Displace-ment Earth-quake Emer-gency Engi-neer Eye-witness Frag-ment Gate-keeper Gather-ing Guard-ian
  Home-ward House-hold Impro-vised Inser-tion Inter-preter Jeru-salem Key-stone Magis-trate Mari-tima Mer-chant
  Mid-night Moun-tain Over-charge Over-load Pente-cost Phil-ippi Physi-cian Projec-tor Provi-sion Rear-guard
  Record-er Recov-ered Rest-less Revision-ist Road-side Sea-soned Senti-nel Ship-wreck Shut-tered Silver-smiths
  Slip-stream Store-house Tem-poral Tent-makers Thresh-old Travel-ler Un-broken Uni-versal Unrav-elling Work-shop`
const PARTS = new Map(PARTED.split(/\s+/).map((word) => [word.replace('-', ''), word.replace('-', '\u00ad')]))

/** The same with a place to part in every long word. */
export const breakable = (name: string): string => name.replaceAll(/[A-Z][a-z]+/g, (word) => PARTS.get(word) ?? word)

/** How broad a letter of the titles is, measured by the broadest of these words, and the smallest size of all text. */
const LETTER = 0.58
const SMALLEST = 12

/** A name as it is written in so much width, and the size at which its longest word has room. */
export function fitName(name: string, width: number): { text: string; size: number } {
  const longest = Math.max(...name.split(/[ -]/).map((word) => word.length))
  const size = Math.floor((width / (longest * LETTER)) * 2) / 2
  return size < SMALLEST ? { text: breakable(name), size: SMALLEST } : { text: name, size }
}
