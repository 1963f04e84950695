import { type ShelfEntry, shelf } from '@anachron/games'
import { t } from '@anachron/kit'
import { lazy, Suspense } from 'react'
import { href } from '../../app/route.ts'
import { type Opponent, opponentsOf } from '../../opponents/opponents.ts'

const Face = lazy(() => import('../../opponents/Face.tsx'))

/** Who has played nothing yet finds a lesson for today and who would play gently, instead of empty lists. */
export function FirstSteps() {
  const today = ofTheDay(new Date())
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{t('New here?')}</h2>
      <ul>
        {today && (
          <li>
            <a className="first-step" data-loud href={href('guide', today.id)}>
              <span className="first-step-name">{t`Learn ${today.title}`}</span>
              <span>{t('A guided first game, step by step. Another game every day.')}</span>
            </a>
          </li>
        )}
        {gentle().map(([{ id, title }, opponent]) => (
          <li key={opponent.id}>
            <a className="first-step" href={href({ game: id })}>
              <span className="first-step-face">
                <Suspense>
                  <Face of={opponent} />
                </Suspense>
              </span>
              <span className="first-step-name">{t`${opponent.name} plays ${title}`}</span>
              <span>{t(opponent.sentence)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Each day another box, the same for everybody. */
const ofTheDay = (now: Date): ShelfEntry | undefined => shelf[Math.floor(now.getTime() / 86_400_000) % shelf.length]

/** The gentle one of every family, with the first game that they play. */
function gentle(): (readonly [ShelfEntry, Opponent])[] {
  const found = new Map<string, readonly [ShelfEntry, Opponent]>()
  for (const entry of shelf) {
    const [first] = opponentsOf(entry.id)
    if (first && !found.has(first.id)) found.set(first.id, [entry, first])
  }
  return [...found.values()]
}
