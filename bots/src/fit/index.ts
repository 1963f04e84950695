/** Fitting to matches what a game's own player judges by. It lies below the games, whose tables are made with it. */
export { solve } from './equations.ts'
export { fitted, type Trial } from './fitted.ts'
export { chanceOf, logistic, type Seen, surprise } from './logistic.ts'
