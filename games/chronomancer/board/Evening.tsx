import { Paints, Sky } from './Sky.tsx'

const [WIDE, HIGH] = [1000, 640]

/** The harbour after sunset, behind what is told then. */
export const Evening = () => (
  <svg
    className="ch-evening-sky"
    viewBox={`0 0 ${WIDE} ${HIGH}`}
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <Paints name="ch-evening" />
    <Sky window={{ top: 0, bottom: HIGH, horizon: HIGH * 0.8, bell: undefined }} width={WIDE} name="ch-evening" />
  </svg>
)
