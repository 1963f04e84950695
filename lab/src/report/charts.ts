import * as Plot from '@observablehq/plot'
import type { ContentRow } from './content.ts'
import type { Report } from './report.ts'
import type { Spread } from './spread.ts'

const WIDTH = 760
const INK = 'currentColor'
/** The page's style sheet gives them their colours, so that they fit light and dark. */
const ACCENT = 'var(--accent)'
const SOFT = 'var(--soft)'

const percent = { tickFormat: (value: number) => `${Math.round(100 * value)} %` }

/** Draws into any document: a browser's, or one made for a file. */
export class Charts {
  private readonly document: Document

  constructor(document: Document) {
    this.document = document
  }

  /** Mean payoff of each seat, with its interval, beside an even share. */
  seats({ seats }: Report): Element {
    const rows = seats.map(({ bot, payoff }, i) => ({ ...payoff, seat: `seat ${i + 1}: ${bot}` }))
    return this.plot('Mean payoff of each seat', {
      height: 62 + 34 * rows.length,
      marginLeft: 130,
      x: { label: 'mean payoff', domain: [0, 1], grid: true, ...percent },
      y: { label: null },
      marks: [
        Plot.ruleX([1 / rows.length], { stroke: INK, strokeDasharray: '3 4', strokeOpacity: 0.6 }),
        Plot.ruleY(rows, { y: 'seat', x1: 'low', x2: 'high', stroke: ACCENT, strokeWidth: 6, strokeOpacity: 0.45 }),
        Plot.dot(rows, { y: 'seat', x: 'value', fill: ACCENT, r: 5 }),
      ],
    })
  }

  reasons({ reasons }: Report): Element {
    const rows = reasons.map(({ reason, share }) => ({ reason, ...share }))
    return this.plot('Share of each way of ending', {
      height: 62 + 26 * rows.length,
      marginLeft: 130,
      x: { label: 'share of matches', grid: true, ...percent },
      y: { label: null, domain: rows.map(({ reason }) => reason) },
      marks: [
        Plot.barX(rows, { y: 'reason', x: 'value', fill: SOFT }),
        Plot.ruleY(rows, { y: 'reason', x1: 'low', x2: 'high', stroke: ACCENT, strokeWidth: 3 }),
      ],
    })
  }

  /** How often each value came up; wide spreads in bins. */
  spread({ counts, min, max, median, low, high }: Spread, label: string): Element {
    const width = Math.max(1, Math.ceil((max - min + 1) / 60))
    const bins = new Map<number, number>()
    let all = 0
    for (const [value, times] of counts) {
      const bin = min + width * Math.floor((value - min) / width)
      bins.set(bin, (bins.get(bin) ?? 0) + times)
      all += times
    }
    const rows = [...bins].map(([from, times]) => ({
      from: from - width / 2,
      to: from + width / 2,
      share: times / all,
    }))
    return this.plot(`How often: ${label}`, {
      height: 220,
      x: { label },
      y: { label: 'share', grid: true, ...percent },
      marks: [
        Plot.rectY(rows, { x1: 'from', x2: 'to', y: 'share', fill: SOFT, insetLeft: 0.5, insetRight: 0.5 }),
        Plot.ruleX([low, median, high], { stroke: ACCENT, strokeWidth: 1.5, strokeDasharray: '4 3' }),
        Plot.ruleY([0], { stroke: INK }),
      ],
    })
  }

  /** What goes together with winning and losing: the strongest of each, with intervals. */
  content(rows: readonly ContentRow[], how: string, most = 24): Element | undefined {
    const compared = rows
      .filter((row) => row.how === how && row.effect)
      .map((row) => ({ name: row.name, stands: row.stands, ...(row.effect as NonNullable<ContentRow['effect']>) }))
      .sort((a, b) => b.value - a.value)
    if (compared.length === 0) return undefined
    const half = most / 2
    const shown = compared.length <= most ? compared : [...compared.slice(0, half), ...compared.slice(-half)]
    return this.plot(`What goes with winning when ${how}`, {
      height: 72 + 20 * shown.length,
      marginLeft: 190,
      x: {
        label: `payoff when ${how}, less payoff when not`,
        grid: true,
        tickFormat: (v: number) => `${Math.round(100 * v)}`,
      },
      y: { label: null, domain: shown.map(({ name }) => name) },
      marks: [
        Plot.ruleX([0], { stroke: INK }),
        Plot.ruleY(shown, { y: 'name', x1: 'low', x2: 'high', stroke: ACCENT, strokeWidth: 4, strokeOpacity: 0.4 }),
        Plot.dot(shown, {
          y: 'name',
          x: 'value',
          r: 4,
          stroke: ACCENT,
          fill: (row: { stands: boolean }) => (row.stands ? ACCENT : 'var(--paper)'),
        }),
      ],
    })
  }

  private plot(label: string, options: Plot.PlotOptions): Element {
    const drawn = Plot.plot({
      document: this.document,
      width: WIDTH,
      marginBottom: 44,
      style: { background: 'transparent', fontSize: '13px', fontFamily: 'inherit', overflow: 'visible' },
      ...options,
      x: { labelOffset: 40, ...options.x },
    })
    // One picture with one name; the library names every group of marks, which a screen reader could not use.
    for (const group of drawn.querySelectorAll('[aria-label], [aria-description]')) {
      group.removeAttribute('aria-label')
      group.removeAttribute('aria-description')
    }
    drawn.setAttribute('role', 'img')
    drawn.setAttribute('aria-label', label)
    return drawn
  }
}
