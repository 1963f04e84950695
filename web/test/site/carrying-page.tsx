/** A board with nothing but two pieces and three places, drawn and written ones, to be carried by every means. */
import { Answers, Spot, Stage, type TableActions, TableActionsContext } from '@anachron/kit'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const PLACES = ['north', 'east', 'desk'] as const
const go = (what: string, place: string): object => ({ what, place })
const to = (what: string, places: readonly string[]) => places.map((place) => ({ place, action: go(what, place) }))

function Page() {
  const [said, setSaid] = useState<string[]>([])
  const actions: TableActions = {
    isOption: () => true,
    words: (action) => `put ${Object.values(action).join(' on ')}`,
    choose: (action) => setSaid([...said, Object.values(action).join(' on ')]),
    planWords: () => ({ words: '', facts: [] }),
    carryOut() {},
    why: async () => undefined,
    forecast: () => undefined,
    consider() {},
    isConsidered: () => false,
    pointedAt: new Set(),
    hinted: undefined,
    wanted: [],
    still: false,
  }
  return (
    <TableActionsContext value={actions}>
      <Stage picture={said.length} beat={0}>
        <div>
          <p>Words that a drag could mark, if it did.</p>
          <svg viewBox="0 0 400 200" width="400" height="200" aria-label="field">
            <g transform="translate(20 60)">
              <Spot piece="knight" at={[40, 40]} label="Knight" to={to('knight', PLACES)}>
                <rect x="-25" y="-25" width="50" height="50" fill="teal" />
              </Spot>
            </g>
            <Spot place="north" at={[200, 40]} label="North">
              <rect className="halo" x="-30" y="-30" width="60" height="60" pointerEvents="all" />
            </Spot>
            <Spot place="east" at={[330, 100]} label="East">
              <rect className="halo" x="-30" y="-30" width="60" height="60" pointerEvents="all" />
            </Spot>
          </svg>
          <Spot as="div" place="desk" label="Desk" style={{ width: 200, height: 60, margin: 20 }}>
            Desk
          </Spot>
          <Spot
            as="div"
            piece="coin"
            label="Coin"
            to={to('coin', ['desk'])}
            style={{ width: 80, height: 40, margin: 20 }}
          >
            Coin
          </Spot>
        </div>
      </Stage>
      <Next go={() => setSaid([...said, 'next'])} />
      <output id="done">{said.join('; ')}</output>
    </TableActionsContext>
  )
}

/** One button where another stood: it is drawn anew as soon as something is put back. */
function Next({ go }: { go(): void }) {
  const [held, hold] = useState(false)
  useEffect(() => {
    const watch = setInterval(() => hold(document.querySelector('[data-held]') !== null), 5)
    return () => clearInterval(watch)
  }, [])
  return (
    <Answers>
      {held ? (
        <button key="back" type="button" id="back" style={{ width: 120, height: 40 }}>
          Put back
        </button>
      ) : (
        <button key="next" type="button" id="next" style={{ width: 120, height: 40 }} onClick={go}>
          Next
        </button>
      )}
    </Answers>
  )
}

createRoot(document.getElementById('page') as HTMLElement).render(<Page />)
