import { lateIcons } from './late-icons.tsx'

/** What is drawn on a card, by the card's id. */
export const CardPicture = lateIcons(() => import('./pictures.ts').then(({ PICTURES }) => PICTURES))
