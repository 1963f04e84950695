import type { CardId } from '../types.ts'

/**
 * What a copy of each card is worth, in thousandths of a win: fitted to 24,000 matches by rollout between decks put
 * together by chance (`node games/timestream/test/decks/worth.ts 24000 1`), ± 5.
 */
const WORTH: Readonly<Record<CardId, number>> = {
  'TS-PC-04': 16, // Archive Cell
  'TS-PC-05': 21, // Relay Cell
  'TS-PC-06': 18, // Keystone Cell
  'TS-E1-01': 2, // Threshold Gate
  'TS-E1-02': 14, // Slipstream Descent
  'TS-E1-03': 8, // Desert Landing
  'TS-E1-04': 6, // Quiet Arrival
  'TS-E1-05': 19, // Convoy Jump
  'TS-E1-06': 6, // Anchored Jump
  'TS-E1-07': -11, // Emergency Insertion
  'TS-E2-01': 10, // Jerusalem
  'TS-E2-02': -1, // Damascus
  'TS-E2-03': -3, // Caesarea Maritima
  'TS-E2-04': 4, // Antioch on the Orontes
  'TS-E2-05': 0, // Philippi
  'TS-E2-06': -4, // Athens
  'TS-E2-07': 0, // Corinth
  'TS-E2-08': 2, // Ephesus
  'TS-E2-09': 16, // Rome
  'TS-E3-01': -2, // Record: Day of Pentecost
  'TS-E3-02': -8, // Record: The Damascus Road
  'TS-E3-03': -2, // Record: A Household in Caesarea
  'TS-E3-04': -1, // Record: A New Name at Antioch
  'TS-E3-05': -3, // Record: Hymns at Midnight
  'TS-E3-06': 0, // Record: The Hill of Ares
  'TS-E3-07': -2, // Record: Before the Bench at Corinth
  'TS-E3-08': -1, // Record: The Lecture Hall
  'TS-E3-09': 9, // Record: The Rented House
  'TS-E3-10': -2, // Record: The Council of Elders
  'TS-E3-11': -6, // Sealed Data Cell
  'TS-EX-01': 7, // Improvised Passage
  'TS-EX-02': -4, // Eyewitness Account
  'TS-EX-03': 10, // Chrononaut's Journal
  'TS-AD-01': -2, // Letter Carrier
  'TS-AD-02': -11, // Roadside Host
  'TS-AD-03': -11, // Mountain Guide
  'TS-AD-04': -3, // Tentmakers' Workshop
  'TS-AD-05': 4, // Harbour Pilot
  'TS-AD-06': -5, // City Gatekeeper
  'TS-AD-07': -2, // Careful Copyist
  'TS-AD-08': -17, // House Gathering
  'TS-AD-09': 5, // Seasoned Interpreter
  'TS-AD-10': 7, // Merchant Caravan
  'TS-AD-11': -5, // Centurion's Escort
  'TS-AD-12': -5, // Grain Storehouse
  'TS-AD-13': 2, // Upper Room Gathering
  'TS-AD-14': -10, // Fishing Crew
  'TS-AD-15': -6, // Ship's Physician
  'TS-AD-16': -12, // Shared Purse
  'TS-AD-17': -10, // Scout Drone
  'TS-AD-18': -10, // Field Recorder
  'TS-AD-19': 0, // Cloaking
  'TS-AD-20': -9, // Pulse Projector
  'TS-AD-21': -9, // Chrono Ranger
  'TS-AD-22': -3, // Temporal Sentinel
  'TS-AD-23': -10, // Reactor Sled
  'TS-AD-24': 8, // Paradox Engineer
  'TS-AD-25': 8, // Displacement Beacon
  'TS-AD-26': -2, // Agency Rearguard
  'TS-AD-27': -13, // Far-Reach Probe
  'TS-AD-28': -1, // Recall Team
  'TS-AD-29': -7, // Chronicle Guardian
  'TS-AD-30': -6, // Keeper of the Stream
  'TS-OB-01': -15, // Highway Robbers
  'TS-OB-02': -1, // Storm on the Great Sea
  'TS-OB-03': -7, // Shuttered Gates
  'TS-OB-04': 6, // Silversmiths' Uproar
  'TS-OB-05': -6, // Locked Ward
  'TS-OB-06': 9, // Famine Year
  'TS-OB-07': 6, // Shipwreck
  'TS-OB-08': 20, // Stern Magistrate
  'TS-OB-09': -3, // Tangle of Tongues
  'TS-OB-10': 12, // Restless Crowd
  'TS-OB-11': -9, // Flooded Ford
  'TS-OB-12': 7, // Signal Jammer
  'TS-OB-13': -8, // Rogue Traveller
  'TS-OB-14': -22, // Paradox Loop
  'TS-OB-15': 7, // Data Corruption
  'TS-OB-16': 3, // Collapse Age
  'TS-OB-17': -15, // Temporal Mine
  'TS-OB-18': -9, // Chrono Hunter
  'TS-OB-19': 9, // Revisionist Agent
  'TS-OB-20': -5, // Null Field
  'TS-OB-21': 2, // Overcharge Coil
  'TS-OB-22': 10, // Phase Drifter
  'TS-OB-23': 16, // Drone Swarm
  'TS-OB-24': -13, // Hollow Echo
  'TS-OB-25': 16, // Entropy Front
  'TS-OB-26': -7, // Temporal Rift
  'TS-OB-27': -11, // Ghost Signal
  'TS-OB-28': 15, // The Long Unravelling
  'TS-IV-01': -16, // Chain Severed
  'TS-IV-02': -8, // Midnight Earthquake
  'TS-IV-03': 23, // Timely Letter
  'TS-IV-04': -8, // Recall Beacon
  'TS-IV-05': 11, // Cell Overload
  'TS-IV-06': -10, // Double Jump
  'TS-IV-07': 4, // Archive Search
  'TS-IV-08': 33, // Homeward Signal
  'TS-IV-09': -12, // Great Displacement
  'TS-IV-10': 3, // Blackout
  'TS-IV-11': -4, // Hidden Provision
  'TS-IV-12': 0, // Recovered Fragment
  'TS-IV-13': 5, // Seal Unbroken
  'TS-IV-14': 0, // Crack the Seal
  'TS-IV-15': -10, // Sudden Squall
}

export const worthOf = (id: CardId): number => WORTH[id] ?? 0
