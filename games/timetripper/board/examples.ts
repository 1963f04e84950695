/** The worked examples of the rulebook as positions to open: each stands right before what it tells. */
import type { Example } from '@anachron/kit'
import type { Scene } from '../rules/scene.ts'

const example = (at: string, title: string, scene: Scene): Example => ({
  at,
  title,
  match: async () => (await import('../rules/scene.ts')).matchOf(scene, `Example of ${at}: ${title}`),
})

export const examples: readonly Example[] = [
  example('TT-3.3', 'E1, 43 pounds in the rucksack', {
    battle: 12,
    at: 'packing',
    gear: ['shotgun', 'p357', 'm72', ['m26', 2], 'bayonet', 'repellent', ['reloads-m16', 2]],
  }),
  example('TT-7.13', 'E2, six hexes with an allowance of two', {
    battle: 12,
    endurance: 12,
    gear: ['shotgun'],
    units: { 'Viking axemen': ['0202'] },
  }),
  example('TT-11.0a', 'E3, leaving with 13 points', {
    battle: 12,
    endurance: 14,
    flux: '0707',
    units: { 'Viking axemen': ['0202'] },
  }),
  example('TT-8.21', 'E4, one shot at a hoplite five hexes away', { battle: 7, units: { Hoplites: ['0702'] } }),
  example('TT-8.23', 'E5, a burst at a Tyrannosaurus', { battle: 1, units: { 'Tyrannosaurus rex': ['0703'] } }),
  example('TT-8.31', 'E6, a Viking within reach', { battle: 12, units: { 'Viking axemen': ['0706'] } }),
  example('TT-9.25', 'E7, a cossack and a Syrian, nine hexes away', {
    battle: 28,
    tripper: '0702',
    units: { 'Mounted Russian cossacks': ['0711'], 'Syrian infantry': ['0811'] },
  }),
  example('TT-9.12', 'E8, somebody two hexes away', { battle: 16, units: { 'Mongolian horse archers': ['0705'] } }),
  example('TT-10.0a', 'E9, commanding the flux with Experience 2', {
    battle: 12,
    experience: 2,
    units: { 'Viking axemen': ['0202'] },
  }),
  example('TT-5.0B', 'E10, from 19 to the south-east', { battle: 19, experience: 12, at: 'leaving' }),
  example('TT-5.2', 'E10, from 29 through the Time Hole', { battle: 29, experience: 12, at: 'leaving' }),
  example('TT-8.44', 'E11, a Claymore in 0512', {
    battle: 12,
    tripper: '0512',
    gear: ['claymore'],
    units: { 'Viking axemen': ['0511', '1207', '1208', '0209', '0210'] },
  }),
  example('TT-R22', 'E14, a mounted Ostrogoth', { battle: 11, units: { 'Mounted spearmen (Ostrogoths)': ['0703'] } }),
  example('TT-B48', 'E11, the Brawlball in 0904', { battle: 48, units: { 'The Brawlball': ['0904'] } }),
  example('TT-R57', 'E15, banzai troops five hexes away', {
    battle: 33,
    stage: 6,
    lights: [1],
    units: { 'Japanese banzai troops with rifle': ['0702', '0712'] },
  }),
  example('TT-R69', 'E16, a vampire in stage 4', { battle: 68, stage: 4, units: { Vampire: ['0706'] } }),
]
