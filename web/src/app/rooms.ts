/** Rooms that stand on their own: screens/lab/LabScreen.tsx, when it is there, is the room `#/lab`. */
import type { ComponentType } from 'react'

const found = import.meta.glob<{ default: ComponentType }>('../screens/lab/LabScreen.tsx')

export const extraRooms: ReadonlyMap<string, () => Promise<{ default: ComponentType }>> = new Map(
  Object.values(found).map((load) => ['lab', load]),
)
