import type { MatchFile } from '@anachron/kernel'
import { FileField, rich, t } from '@anachron/kit'
import { useEffect, useState } from 'react'
import { Masthead } from '../../app/Masthead.tsx'
import { useRoute } from '../../app/route.ts'
import { clientAt, PLACES } from '../../client/places.ts'
import { rollsChecked } from '../../words/app.ts'
import { tableHref } from '../shelf/start.ts'
import { checkChance, type Verdict } from './check.ts'
import '../about/about.css'

interface FairNote {
  commitment: string
  secret: string
  entropy: (string | null)[]
}

/** Works out again every roll of a finished match: `#/fair/<place>/<table>`, or any match file. */
export default function FairScreen() {
  const { path } = useRoute()
  const place = PLACES.find((one) => one === path[1])
  const table = path[2]
  const [file, setFile] = useState<MatchFile>()
  const [verdict, setVerdict] = useState<Verdict>()
  useEffect(() => {
    if (!place || !table) return
    clientAt(place)
      .then((client) => client?.request('export', { table }))
      .then(
        (answer) => answer && setFile(answer.file),
        (problem: Error) => setVerdict({ fault: problem.message }),
      )
  }, [place, table])
  useEffect(() => {
    if (!file) return
    setVerdict(undefined)
    checkChance(file).then(setVerdict, (problem: Error) => setVerdict({ fault: problem.message }))
  }, [file])
  const note = file?.notes?.fair as unknown as FairNote | undefined
  const read = async (chosen: File): Promise<void> => {
    try {
      setFile(JSON.parse(await chosen.text()) as MatchFile)
    } catch {
      setVerdict({ fault: t`“${chosen.name}” cannot be read as a match.` })
    }
  }
  return (
    <>
      <Masthead title={t('Fair chance')} />
      <main className="about" id="main" tabIndex={-1}>
        <h1>{t('Was the chance fair?')}</h1>
        {place && table && (
          <p>
            <a className="button" href={tableHref(place, table)}>
              {t('Back to the match')}
            </a>
          </p>
        )}
        <p>
          {t(
            'Before anybody sat down, the table drew a secret and published its hash. Each player’s own machine added some chance. The seed of the match is made from all of them, so nobody could choose it alone; now that the match is over the secret is told, and this page works out every roll and shuffle again, in your browser.',
          )}
        </p>
        {verdict && 'fault' in verdict && (
          <p className="verdict" data-bad role="alert">
            {t(verdict.fault)}
          </p>
        )}
        {verdict && !('fault' in verdict) && (
          <p className="verdict" role="status">
            {t(rollsChecked(verdict.rolls, verdict.entries))}
          </p>
        )}
        {file && !verdict && <p role="status">{t('Working it out again …')}</p>}
        {note && (
          <dl className="facts">
            <dt>{t('Promised hash')}</dt>
            <dd className="number">{note.commitment}</dd>
            <dt>{t('Secret')}</dt>
            <dd className="number">{note.secret}</dd>
            {note.entropy.map((given, seat) => (
              <Given key={seat} seat={seat} given={given} />
            ))}
          </dl>
        )}
        <FileField label={t('Check a match file')} onFile={read} />
        <p className="note">{rich`The same on the command line: ${<code>npx anachron verify match.json</code>}`}</p>
      </main>
    </>
  )
}

const Given = ({ seat, given }: { seat: number; given: string | null }) => (
  <>
    <dt>{t`Added by seat ${seat + 1}`}</dt>
    <dd className="number">{given ?? t('nothing')}</dd>
  </>
)
