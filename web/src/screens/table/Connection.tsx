import { t } from '@anachron/kit'
import type { Client } from '../../client/client.ts'
import { type Place, useConnection } from '../../client/places.ts'

/** Says when the way to the host is broken, and what is being done about it. */
export function Connection({ client, place }: { client: Client; place: Place }) {
  const state = useConnection(client)
  if (state === 'ready') return null
  const lost = state === 'lost'
  return (
    <div className="connection" role="status" data-lost={lost || undefined}>
      <p>
        {lost && client.trouble}{' '}
        {place === 'server'
          ? t('Connecting again. Everything acknowledged is safe on the server.')
          : lost
            ? t('Starting it again; the match is stored and will go on from the last answer.')
            : t('Opening the table …')}
      </p>
      {lost && (
        <button type="button" className="button" onClick={() => client.retry()}>
          {t('Try now')}
        </button>
      )}
    </div>
  )
}
