import {
  AnswersSlot,
  type Figure,
  type Glimpse,
  NO_TABLE,
  type PictureProps,
  TableActionsContext,
  t,
} from '@anachron/kit'
import { type ComponentType, useEffect, useState } from 'react'
import { figuresOf, openGame } from '../../app/games.ts'

// biome-ignore lint/suspicious/noExplicitAny: the types of a game are its own
type Props = PictureProps<any>

/**
 * A figure of the rulebook: drawn with what the board is made of, but nothing in it can be pressed. Beside a match it
 * has no part in it: its answers are nobody's, and a lesson marks nothing in it.
 */
export function Plate({ figure }: { figure: Figure }) {
  const { caption, words, legend, width } = figure
  return (
    <figure className="plate">
      <div className="plate-sheet" tabIndex={width ? 0 : undefined} role="img" aria-label={t(words)}>
        <div inert style={width ? { minWidth: width } : undefined}>
          <TableActionsContext value={NO_TABLE}>
            <AnswersSlot value={null}>
              {'Drawing' in figure ? (
                <figure.Drawing />
              ) : (
                <AtGlimpse glimpse={figure.glimpse} Picture={figure.Picture} />
              )}
            </AnswersSlot>
          </TableActionsContext>
        </div>
      </div>
      <figcaption>
        {t(caption)}
        {legend && (
          <ol>
            {legend.map((line, i) => (
              <li key={i}>{t(line)}</li>
            ))}
          </ol>
        )}
      </figcaption>
    </figure>
  )
}

function AtGlimpse({ glimpse, Picture }: { glimpse: Glimpse; Picture: ComponentType<Props> }) {
  const [props, setProps] = useState<Props>()
  useEffect(() => {
    let wanted = true
    seenAt(glimpse).then((seen) => wanted && setProps(seen))
    return () => {
      wanted = false
    }
  }, [glimpse])
  return props ? <Picture {...props} /> : <p className="plate-waits" />
}

async function seenAt(glimpse: Glimpse): Promise<Props> {
  const [log, { viewAt }] = await Promise.all([glimpse.match(), import('./glimpse.ts')])
  const open = await openGame(log.game)
  if (!open) throw new Error(`there is no game ${log.game}`)
  return viewAt(open.game, log, glimpse)
}

const NONE: readonly Figure[] = []

/** Read on while the pictures come: they are not waited for. */
export function useFiguresOf(id: string): readonly Figure[] {
  const [drawn, setDrawn] = useState<{ id: string; figures: readonly Figure[] }>()
  useEffect(() => {
    let wanted = true
    figuresOf(id).then(
      (figures) => wanted && setDrawn({ id, figures }),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [id])
  return drawn?.id === id ? drawn.figures : NONE
}
