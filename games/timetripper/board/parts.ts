/** What comes after the board itself: field and scenes, orders, what one aims with, charts, rucksack, papers. */
import { late } from './late.tsx'
import { Scenery } from './scenery.ts'

export const Aim = late(() => import('./Aim.tsx').then((file) => file.Aim))
export const AimSteps = late(() => import('./Aim.tsx').then((file) => file.AimSteps))
export const BlackHoleScene = late(() => import('./scenes/BlackHole.tsx').then((file) => file.BlackHoleScene))
export const Drawer = late(() => import('./Drawer.tsx').then((file) => file.Drawer))
export const FallenScene = late(() => import('./scenes/Fallen.tsx').then((file) => file.FallenScene))
export const Field = late(() => import('./Field.tsx').then((file) => file.Field))
export const HomeScene = late(() => import('./scenes/Home.tsx').then((file) => file.HomeScene))
export const JumpScene = late(() => import('./scenes/Jump.tsx').then((file) => file.JumpScene))
export const LandingScene = late(() => import('./scenes/Landing.tsx').then((file) => file.LandingScene))
export const MeanwhileStrip = late(() => import('./MeanwhileStrip.tsx').then((file) => file.MeanwhileStrip))
export const Orders = late(() => import('./Orders.tsx').then((file) => file.Orders))
export const Packing = late(() => import('./Packing.tsx').then((file) => file.Packing))
export const RayBelt = late(() => import('./RayBelt.tsx').then((file) => file.RayBelt))
export const Resting = late(() => import('./Resting.tsx').then((file) => file.Resting))
export const RollScene = late(() => import('./scenes/Roll.tsx').then((file) => file.RollScene))
export const TimeCharts = late(() => import('./TimeCharts.tsx').then((file) => file.TimeCharts))
export const TripEnd = late(() => import('./TripEnd.tsx').then((file) => file.TripEnd))

/** Whoever is at the board will want all of it: nobody waits for a scene in the middle of a trip. */
export function fetchParts(): void {
  for (const part of [
    Packing,
    Field,
    Resting,
    MeanwhileStrip,
    Orders,
    Aim,
    AimSteps,
    Scenery,
    LandingScene,
    TimeCharts,
    JumpScene,
  ])
    part.fetch()
  for (const part of [RollScene, RayBelt, Drawer, HomeScene, FallenScene, BlackHoleScene, TripEnd]) part.fetch()
}
