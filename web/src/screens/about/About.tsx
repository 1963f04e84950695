import { shelf } from '@anachron/games'
import { FileField, rich, t } from '@anachron/kit'
import { useState } from 'react'
import { Masthead } from '../../app/Masthead.tsx'
import { openFile } from '../../app/open-file.ts'
import { go, href } from '../../app/route.ts'
import './about.css'

export default function About() {
  return (
    <>
      <Masthead title={t('About')} />
      <main className="about" id="main" tabIndex={-1}>
        <h1>{t('About this table')}</h1>
        <p>{t`Anachron knows the rules of ${shelf.length} games about time travel, finds you an opponent, and treats time as something you can walk in: every match can be rewound, replayed, branched and compared. It is an unofficial, non-commercial fan project.`}</p>
        <h2>{t('Whose games these are')}</h2>
        <p>
          {t(
            'Each game belongs to its authors and publishers; the rulebooks here tell their rules in our own words, and each names its source. Where a published booklet is silent we had to design something ourselves: that is always marked as a reconstruction.',
          )}
        </p>
        <ul>
          {shelf.map((entry) => (
            <li key={entry.id}>
              <a href={href('rules', entry.id)}>{entry.title}</a>
            </li>
          ))}
        </ul>
        <h2>{t('Your matches')}</h2>
        <p>
          {t(
            'Matches against bots and at one screen live in this browser and nowhere else. Nothing phones home. Save a match as a file to move it; drop a file on any page, or choose one here, to open it.',
          )}
        </p>
        <OpenAFile />
        <h2>{t('Dice and shuffles')}</h2>
        <p>{rich`Before the first move the table commits to a secret; your browser adds its own chance; when the match is over the secret is told and every roll can be worked out again. ${<a href={href('fair')}>{t('Check a match')}</a>}.`}</p>
        <h2>{t('Made with')}</h2>
        <ul>
          <li>{rich`Pictures of units, cards and goods: ${<a href="https://game-icons.net">{t('game-icons.net')}</a>} by Lorc, Delapouite and contributors, ${<a href="https://creativecommons.org/licenses/by/3.0/">{t('CC BY 3.0')}</a>}. Boards, covers and everything around them are our own.`}</li>
          <li>{t('Type: Fraunces, Inter and JetBrains Mono, all under the SIL Open Font License.')}</li>
          <li>{t('React, React Aria, Vite, idb, marked, MiniSearch.')}</li>
        </ul>
      </main>
    </>
  )
}

/** The same as dropping a file, for those who do not drag. */
function OpenAFile() {
  const [trouble, setTrouble] = useState<string>()
  return (
    <>
      <FileField
        label={t('Open a match file')}
        onFile={(file) => openFile(file).then(go, (problem: Error) => setTrouble(problem.message))}
      />
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  )
}
