import { t } from '@anachron/kit'
import { useState } from 'react'
import type { Client } from '../../client/client.ts'
import { FormAction } from './FormAction.tsx'

/** What the others call you; guests may choose. */
export function YourName({ client, label }: { client: Client; label: string }) {
  const [name, setName] = useState(client.you?.name ?? '')
  const rename = async (): Promise<string> => {
    const answer = await client.request('rename', { name })
    return t`The others see you as ${answer.name}.`
  }
  return (
    <FormAction words={t('Change it')} carryOut={rename}>
      <label className="field-label">
        {label}
        <input className="field" value={name} maxLength={40} required onChange={(e) => setName(e.target.value)} />
      </label>
    </FormAction>
  )
}
