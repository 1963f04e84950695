/** Wiz Grey with hat, beard and staff; Humpty McHalf in his shell. */
import type { Figure } from '../content/index.ts'

export const Person = ({ figure, size = 1 }: { figure: Figure; size?: number }) => (
  <g className={`ch-figure ch-${figure}`} transform={`scale(${size})`}>
    {figure === 'chronomancer' ? <Wizard /> : <Egg />}
  </g>
)

const Wizard = () => (
  <>
    <path fill="#6b46c8" d="M-15 22Q-16 2 -7 -8L7 -8Q16 2 15 22Q0 27 -15 22Z" />
    <path className="ch-flat" fill="#4a2e98" d="M-5 -6L0 23L5 -6Z" />
    <path className="ch-flat" fill="#e4b04a" d="M-13 14Q0 20 13 14L14 19Q0 25 -14 19Z" />
    <circle fill="#f3cfa7" cy={-11} r={8} />
    <path fill="#e9ecf7" d="M-8.500 -11Q-8 8 0 12Q8 8 8.500 -11Q4 -5 0 -6Q-4 -5 -8.500 -11Z" />
    <circle className="ch-flat" fill="#1b0f38" cx={-3} cy={-12} r={1.2} />
    <circle className="ch-flat" fill="#1b0f38" cx={3} cy={-12} r={1.2} />
    <path fill="#7d58dc" d="M-14 -15Q0 -10 14 -15Q8 -18 5 -22Q3 -34 9 -40Q-3 -38 -6 -22Q-9 -17 -14 -15Z" />
    <path className="ch-flat" fill="#e4b04a" d="M-7 -20Q0 -17 6 -20L5.500 -23Q0 -20 -6 -23Z" />
    <path className="ch-staff-stick" d="M18 24L18 -16" />
    <circle fill="#7fe3da" cx={18} cy={-19} r={4.5} />
  </>
)

const Egg = () => (
  <>
    <path className="ch-legs" d="M-5 17L-6 24M5 17L6 24" />
    <path fill="#f2dfae" d="M0 -24C10 -24 15 -8 15 2C15 13 8 18 0 18C-8 18 -15 13 -15 2C-15 -8 -10 -24 0 -24Z" />
    <path className="ch-flat" fill="#3f7d80" d="M-14.500 5Q0 9 14.500 5Q14 18 0 18Q-14 18 -14.500 5Z" />
    <path className="ch-flat" fill="#d8503c" d="M0 5L-6 2L-6 9L0 6L6 9L6 2Z" />
    <circle className="ch-flat" fill="#1b0f38" cx={-5} cy={-7} r={1.7} />
    <circle className="ch-flat" fill="#1b0f38" cx={5} cy={-7} r={1.7} />
    <path className="ch-smile" d="M-4 -1Q0 2.500 5 -1.500M8 -19L4 -15L8 -12L5 -9" />
  </>
)
