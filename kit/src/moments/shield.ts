/** How long a finger that was on its way still means the scene that has gone. */
const LAST = 400

/** Keeps a place from being pressed for a moment: what lies under a scene that has just gone was not meant. */
export function shieldPlace(place: DOMRect): void {
  const shield = document.createElement('div')
  shield.className = 'moment-shield'
  shield.setAttribute('aria-hidden', 'true')
  shield.style.left = `${place.left}px`
  shield.style.top = `${place.top}px`
  shield.style.width = `${place.width}px`
  shield.style.height = `${place.height}px`
  document.body.append(shield)
  setTimeout(() => shield.remove(), LAST)
}
