import type { CardId } from '../types.ts'

/**
 * What a copy of each card is worth, in thousandths of a win: fitted to 24,000 matches by rollout between decks put
 * together by chance (`node games/timestream/test/decks/worth.ts 24000 1`), ± 5.
 */
const WORTH: Readonly<Record<CardId, number>> = {
  'TS-PC-04': 18, // Archive Cell
  'TS-PC-05': 20, // Relay Cell
  'TS-PC-06': -17, // Keystone Cell
  'TS-E1-01': 1, // Threshold Gate
  'TS-E1-02': 17, // Slipstream Descent
  'TS-E1-03': 11, // Desert Landing
  'TS-E1-04': 10, // Quiet Arrival
  'TS-E1-05': 21, // Convoy Jump
  'TS-E1-06': 8, // Anchored Jump
  'TS-E1-07': -17, // Emergency Insertion
  'TS-E2-01': 14, // Jerusalem
  'TS-E2-02': -1, // Damascus
  'TS-E2-03': 4, // Caesarea Maritima
  'TS-E2-04': 2, // Antioch on the Orontes
  'TS-E2-05': 2, // Philippi
  'TS-E2-06': -1, // Athens
  'TS-E2-07': 1, // Corinth
  'TS-E2-08': 2, // Ephesus
  'TS-E2-09': 13, // Rome
  'TS-E3-01': 0, // Record: Day of Pentecost
  'TS-E3-02': 0, // Record: The Damascus Road
  'TS-E3-03': 2, // Record: A Household in Caesarea
  'TS-E3-04': -4, // Record: A New Name at Antioch
  'TS-E3-05': 1, // Record: Hymns at Midnight
  'TS-E3-06': 3, // Record: The Hill of Ares
  'TS-E3-07': 6, // Record: Before the Bench at Corinth
  'TS-E3-08': -2, // Record: The Lecture Hall
  'TS-E3-09': 10, // Record: The Rented House
  'TS-E3-10': -3, // Record: The Council of Elders
  'TS-E3-11': 1, // Sealed Data Cell
  'TS-EX-01': 9, // Improvised Passage
  'TS-EX-02': 3, // Eyewitness Account
  'TS-EX-03': 10, // Chrononaut's Journal
  'TS-AD-01': -9, // Letter Carrier
  'TS-AD-02': -8, // Roadside Host
  'TS-AD-03': -8, // Mountain Guide
  'TS-AD-04': -4, // Tentmakers' Workshop
  'TS-AD-05': -10, // Harbour Pilot
  'TS-AD-06': -9, // City Gatekeeper
  'TS-AD-07': 0, // Careful Copyist
  'TS-AD-08': -11, // House Gathering
  'TS-AD-09': 12, // Seasoned Interpreter
  'TS-AD-10': -9, // Merchant Caravan
  'TS-AD-11': -5, // Centurion's Escort
  'TS-AD-12': -7, // Grain Storehouse
  'TS-AD-13': -1, // Upper Room Gathering
  'TS-AD-14': -3, // Fishing Crew
  'TS-AD-15': -8, // Ship's Physician
  'TS-AD-16': -10, // Shared Purse
  'TS-AD-17': -5, // Scout Drone
  'TS-AD-18': -9, // Field Recorder
  'TS-AD-19': -4, // Cloaking
  'TS-AD-20': -8, // Pulse Projector
  'TS-AD-21': -10, // Chrono Ranger
  'TS-AD-22': 2, // Temporal Sentinel
  'TS-AD-23': -4, // Reactor Sled
  'TS-AD-24': 7, // Paradox Engineer
  'TS-AD-25': -7, // Displacement Beacon
  'TS-AD-26': 3, // Agency Rearguard
  'TS-AD-27': -10, // Far-Reach Probe
  'TS-AD-28': 3, // Recall Team
  'TS-AD-29': -10, // Chronicle Guardian
  'TS-AD-30': -1, // Keeper of the Stream
  'TS-OB-01': -16, // Highway Robbers
  'TS-OB-02': 2, // Storm on the Great Sea
  'TS-OB-03': -7, // Shuttered Gates
  'TS-OB-04': 12, // Silversmiths' Uproar
  'TS-OB-05': -9, // Locked Ward
  'TS-OB-06': 10, // Famine Year
  'TS-OB-07': 9, // Shipwreck
  'TS-OB-08': 22, // Stern Magistrate
  'TS-OB-09': -17, // Tangle of Tongues
  'TS-OB-10': 19, // Restless Crowd
  'TS-OB-11': -16, // Flooded Ford
  'TS-OB-12': -18, // Signal Jammer
  'TS-OB-13': -15, // Rogue Traveller
  'TS-OB-14': -17, // Paradox Loop
  'TS-OB-15': 11, // Data Corruption
  'TS-OB-16': 5, // Collapse Age
  'TS-OB-17': -10, // Temporal Mine
  'TS-OB-18': 2, // Chrono Hunter
  'TS-OB-19': 5, // Revisionist Agent
  'TS-OB-20': -10, // Null Field
  'TS-OB-21': 7, // Overcharge Coil
  'TS-OB-22': 3, // Phase Drifter
  'TS-OB-23': 23, // Drone Swarm
  'TS-OB-24': -14, // Hollow Echo
  'TS-OB-25': 27, // Entropy Front
  'TS-OB-26': -5, // Temporal Rift
  'TS-OB-27': -10, // Ghost Signal
  'TS-OB-28': 19, // The Long Unravelling
  'TS-IV-01': -12, // Chain Severed
  'TS-IV-02': -6, // Midnight Earthquake
  'TS-IV-03': 16, // Timely Letter
  'TS-IV-04': -2, // Recall Beacon
  'TS-IV-05': -11, // Cell Overload
  'TS-IV-06': -7, // Double Jump
  'TS-IV-07': 3, // Archive Search
  'TS-IV-08': 41, // Homeward Signal
  'TS-IV-09': -10, // Great Displacement
  'TS-IV-10': -15, // Blackout
  'TS-IV-11': -18, // Hidden Provision
  'TS-IV-12': 4, // Recovered Fragment
  'TS-IV-13': 5, // Seal Unbroken
  'TS-IV-14': 5, // Crack the Seal
  'TS-IV-15': -4, // Sudden Squall
}

export const worthOf = (id: CardId): number => WORTH[id] ?? 0
