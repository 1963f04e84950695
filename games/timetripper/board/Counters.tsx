import { t } from '@anachron/kit'
import { UnitToken } from './FigureToken.tsx'
import { SPECIMENS } from './specimen.ts'

/** All counters of the game with the battle they belong to. */
export const Counters = () => (
  <div className="tt tt-plate tt-counters">
    {SPECIMENS.map(({ unit, line, mountLine }) => (
      <div key={line.index}>
        <svg aria-hidden="true" viewBox="-30 -30 60 60">
          <UnitToken unit={unit} line={line} mountLine={mountLine} stunned={false} />
        </svg>
        <span>
          <b className="number">{line.battle}</b> {t(line.name)}
        </span>
      </div>
    ))}
  </div>
)
