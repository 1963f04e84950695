import { t } from '@anachron/kit'
import { useEffect, useState } from 'react'
import { Masthead } from '../../app/Masthead.tsx'
import type { Client } from '../../client/client.ts'
import { type Me, whoAmI } from '../../client/person.ts'
import { theServer } from '../../client/places.ts'
import '../about/about.css'
import { Erasure } from './Erasure.tsx'
import { OtherDevices } from './OtherDevices.tsx'
import { YourBots } from './YourBots.tsx'
import { YourName } from './YourName.tsx'
import { YourTurn } from './YourTurn.tsx'
import './you.css'

/** Who one is to a server; `null` where there is none. */
interface Known {
  me: Me
  client: Client
}

async function introduce(): Promise<Known | null> {
  const client = await (await theServer())?.ready()
  return client ? { me: await whoAmI(), client } : null
}

/** The room of a person: their name, their other devices, how they are called to the table, and what is theirs. */
export default function You() {
  const [known, setKnown] = useState<Known | null>()
  useEffect(() => {
    let wanted = true
    introduce().then(
      (found) => wanted && setKnown(found),
      () => wanted && setKnown(null),
    )
    return () => {
      wanted = false
    }
  }, [])
  return (
    <>
      <Masthead title={t('You')} />
      <main className="about" id="main" tabIndex={-1}>
        <h1>{t('You')}</h1>
        {known === undefined && <p role="status">{t('Looking for the server …')}</p>}
        {known === null && (
          <p>
            {t('There is no server within reach, so nobody has to know you: everything you do stays in this browser.')}
          </p>
        )}
        {known && (
          <>
            <YourName client={known.client} label={t('What the others call you')} />
            <OtherDevices me={known.me} onChange={(me) => setKnown({ ...known, me })} />
            <YourTurn me={known.me} />
            <YourBots />
          </>
        )}
        {known !== undefined && <Erasure hasServer={known !== null} />}
      </main>
    </>
  )
}
