/** The place behind the field, as it comes after the board. */
import { late } from './late.tsx'

export const Scenery = late(() => import('./PlaceArt.tsx').then((file) => file.Scenery))
