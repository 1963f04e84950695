import { type Sentence, say } from '@anachron/kernel/words'
import { t } from '@anachron/kit'
import { lazy, Suspense } from 'react'
import { CopyLine } from './CopyLine.tsx'
import { type InviteLink, useInviteLink } from './link.ts'
import './invite.css'

const QrCode = lazy(() => import('./QrCode.tsx'))

const REACH: Record<InviteLink['reach'], Sentence | undefined> = {
  everybody: undefined,
  network: say`Whoever is in the same network as this machine can open it.`,
  machine: say`Only this machine can open this link. For others, start the server with PUBLIC_URL, or open this page by the address of your network.`,
}

/** The way to a table for others: a link to copy or share, and a code for the phone beside you. */
export function Invite({ table }: { table: string }) {
  const link = useInviteLink(table)
  // Its place is kept while the server is asked.
  if (!link) return <div className="invite" aria-hidden="true" />
  const warning = REACH[link.reach]
  return (
    <div className="invite">
      <div className="invite-words">
        <CopyLine quiet first label={t('Link to this table')} text={link.url} button={t('Copy the link')} />
        {warning && (
          <p className="note" data-alarm={link.reach === 'machine' || undefined}>
            {t(warning)}
          </p>
        )}
      </div>
      {link.reach !== 'machine' && (
        <Suspense fallback={<span className="qr" />}>
          <QrCode text={link.url} label={t('The link as a code for phones')} />
        </Suspense>
      )}
    </div>
  )
}
