/**
 * Whether things can be laid out so that each place gets one that fits it, none of them twice: every place in turn
 * takes what it can, and whoever has it already looks for something else.
 */
export function fitsAll(places: number, things: number, fits: (place: number, thing: number) => boolean): boolean {
  const holder = new Array<number | undefined>(things)
  const finds = (place: number, tried: Set<number>): boolean => {
    for (let thing = 0; thing < things; thing++) {
      if (tried.has(thing) || !fits(place, thing)) continue
      tried.add(thing)
      const other = holder[thing]
      if (other !== undefined && !finds(other, tried)) continue
      holder[thing] = place
      return true
    }
    return false
  }
  for (let place = 0; place < places; place++) if (!finds(place, new Set())) return false
  return true
}
