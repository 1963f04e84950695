import { figure, t } from '@anachron/kit'
import { askWords, type Comparison, findings, type Report, reportPage } from '@anachron/lab/browser'
import { seatOf } from '../../words/app.ts'
import { Chart } from './Chart.tsx'
import { figureWithin, share, shareWithin } from './figures.ts'
import { LabTable } from './LabTable.tsx'

export interface Outcome {
  report: Report
  against?: { report: Report; comparison: Comparison } | undefined
}

/** What the matches say, with everything to be saved. */
export function LabReport({ report, against }: Outcome) {
  const fates = [...new Set(report.content.map(({ how }) => how))]
  return (
    <article className="lab-report">
      <h2>{report.title}</h2>
      <p className="note">
        {t`${figure(report.games)} matches between ${report.bots.join(', ')}; seed ${report.seed}. Brackets are 95 % intervals.`}
      </p>
      <ul className="lab-findings">
        {findings(report).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="lab-doors">
        <button type="button" className="button" onClick={() => save('html', { report, against })}>
          {t('Save as a page')}
        </button>
        <button type="button" className="button" onClick={() => save('json', { report, against })}>
          {t('Save as JSON')}
        </button>
      </div>
      {against && <Compared comparison={against.comparison} />}
      <h3>{t('Results')}</h3>
      <Chart draw={(charts) => charts.seats(report)} />
      <LabTable
        columns={[t('seat'), t('won'), t('mean payoff'), t('decisions')]}
        rows={report.seats.map(({ bot, won, payoff, decisions }, i) => [
          t(seatOf(i, bot)),
          shareWithin(won),
          shareWithin(payoff),
          figure(decisions, 1),
        ])}
      />
      <h3>{t('How matches end')}</h3>
      <Chart draw={(charts) => charts.reasons(report)} />
      <h3>{t('Length')}</h3>
      <Chart draw={(charts) => charts.spread(report.length, t('decisions in a match'))} />
      {report.seats.length > 1 && (
        <>
          <h3>{t('Changes of the lead')}</h3>
          <Chart draw={(charts) => charts.spread(report.leadChanges, t('changes of who stands best'))} />
        </>
      )}
      <h3>{t('Decisions')}</h3>
      <LabTable
        columns={[t('decision'), t('times a match'), t('options')]}
        rows={report.asks.map(({ ask, perMatch, options }) => [askWords(ask), figure(perMatch, 2), figure(options, 1)])}
      />
      {fates.map((how) => (
        <section key={how}>
          <h3>{t`What was ${how}`}</h3>
          <Chart draw={(charts) => charts.content(report.content, how)} />
        </section>
      ))}
      {report.contentNeverSeen.length > 0 && (
        <>
          <h3>{t('What never turned up')}</h3>
          <p>{report.contentNeverSeen.map(({ name }) => name).join(', ')}</p>
        </>
      )}
    </article>
  )
}

function Compared({ comparison: { words, rows } }: { comparison: Comparison }) {
  return (
    <>
      <h3>{t('Comparison')}</h3>
      <p>{t`A: ${words.a}. B: ${words.b}.`}</p>
      <LabTable
        columns={[t('what'), 'A', 'B', t('B less A'), t('sure?')]}
        rows={rows.map(({ what, unit, a: inA, b: inB, difference, sure }) => [
          what,
          unit === 'share' ? share(inA) : figure(inA, 2),
          unit === 'share' ? share(inB) : figure(inB, 2),
          unit === 'share' ? shareWithin(difference) : figureWithin(difference, 2),
          sure ? t('yes') : t('no'),
        ])}
      />
    </>
  )
}

function save(kind: 'html' | 'json', { report, against }: Outcome): void {
  const whole = against ? { a: report, b: against.report, comparison: against.comparison } : report
  const text = kind === 'json' ? JSON.stringify(whole, null, 2) : reportPage(document, report, against)
  const type = kind === 'json' ? 'application/json' : 'text/html'
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = `${report.game}-report.${kind}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
