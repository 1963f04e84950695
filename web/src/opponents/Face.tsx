import type { ComponentType } from 'react'
import { Brasswick } from './faces/Brasswick.tsx'
import { Dodo } from './faces/Dodo.tsx'
import { OldMidnight } from './faces/OldMidnight.tsx'
import { Perpetua } from './faces/Perpetua.tsx'
import { Quill } from './faces/Quill.tsx'
import { Regulator } from './faces/Regulator.tsx'
import { Reynard } from './faces/Reynard.tsx'
import { Tock } from './faces/Tock.tsx'
import { Wren } from './faces/Wren.tsx'
import type { Opponent } from './opponents.ts'
import { Sky } from './Sky.tsx'

const FACES: Readonly<Record<string, ComponentType>> = {
  tock: Tock,
  brasswick: Brasswick,
  regulator: Regulator,
  wren: Wren,
  quill: Quill,
  perpetua: Perpetua,
  dodo: Dodo,
  reynard: Reynard,
  midnight: OldMidnight,
}

/** An opponent's picture. Who it is stands beside it in words. */
export default function Face({ of }: { of: Opponent }) {
  const Drawn = FACES[of.id]
  return (
    <svg className="face" viewBox="0 0 120 140" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <Sky hour={of.hour} />
      {Drawn && <Drawn />}
    </svg>
  )
}
