import { type ShelfEntry, shelf } from '@anachron/games'
import { t } from '@anachron/kit'
import { lazy, Suspense } from 'react'
import { coverOf } from '../../app/games.ts'
import { href } from '../../app/route.ts'
import { useSettings } from '../../app/settings.ts'
import { type Opponent, opponentsOf } from '../../opponents/opponents.ts'

const Face = lazy(() => import('../../opponents/Face.tsx'))

/** Who has no match finds the easiest lesson they have not had, and who would play gently, instead of empty lists. */
export function FirstSteps({ isNew }: { isNew: boolean }) {
  const { met } = useSettings()
  const first = lightest((id) => !met.includes(`${id}/1`))
  const Cover = first && coverOf(first.id)
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{isNew ? t('New here?') : t('And now?')}</h2>
      <ul>
        {first && (
          <li>
            <a className="first-step" data-loud href={href('guide', first.id)}>
              <span className="first-step-lid" aria-hidden="true">
                <Suspense>{Cover && <Cover />}</Suspense>
              </span>
              <span className="first-step-name">{t`Learn ${first.title}`}</span>
              <span>
                {isNew
                  ? t('The lightest on the shelf: five minutes, step by step.')
                  : t('Step by step, with the next box.')}
              </span>
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

/** Of equally light boxes the first on the shelf. */
const lightest = (isWanted: (id: string) => boolean): ShelfEntry | undefined =>
  shelf.filter(({ id }) => isWanted(id)).toSorted((a, b) => a.weight - b.weight)[0]

/** The gentle one of every family, with the first game that they play. */
function gentle(): (readonly [ShelfEntry, Opponent])[] {
  const found = new Map<string, readonly [ShelfEntry, Opponent]>()
  for (const entry of shelf) {
    const [first] = opponentsOf(entry.id)
    if (first && !found.has(first.id)) found.set(first.id, [entry, first])
  }
  return [...found.values()]
}
