import { t } from '@anachron/kit'
import { useEffect, useState } from 'react'
import { Sheet } from '../../../look/Sheet.tsx'
import { canSend, download } from './picture.ts'

/** The picture of an ending, to be looked at before it is sent or saved. */
export function PictureSheet({ file, onClose }: { file: File; onClose(): void }) {
  const [address, setAddress] = useState<string>()
  const [saved, setSaved] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <Sheet title={t('Share as a picture')} onClose={onClose} kind="wide">
      {address && <img className="ending-picture" src={address} alt={t('The ending: who won, why, and the count.')} />}
      <p className="note">{saved ? t`Saved as ${file.name}.` : file.name}</p>
      <p className="ending-picture-doors">
        {canSend(file) && (
          <button
            type="button"
            className="button first"
            onClick={() => navigator.share({ files: [file] }).then(onClose, () => {})}
          >
            {t('Send…')}
          </button>
        )}
        <button
          type="button"
          className={`button ${canSend(file) ? '' : 'first'}`}
          onClick={() => {
            download(file)
            setSaved(true)
          }}
        >
          {t('Save')}
        </button>
      </p>
    </Sheet>
  )
}
