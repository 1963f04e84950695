import type { CardId } from '../types.ts'

/**
 * What a copy of each card is worth, in thousandths of a win: fitted to 24,000 matches by rollout between decks put
 * together by chance (`node games/timestream/test/decks/worth.ts 24000 1`), ± 5.
 */
const WORTH: Readonly<Record<CardId, number>> = {
  'TS-PC-04': 10, // Archive Cell
  'TS-PC-05': 20, // Relay Cell
  'TS-PC-06': 12, // Keystone Cell
  'TS-E1-01': 1, // Threshold Gate
  'TS-E1-02': 14, // Slipstream Descent
  'TS-E1-03': 3, // Desert Landing
  'TS-E1-04': 3, // Quiet Arrival
  'TS-E1-05': 17, // Convoy Jump
  'TS-E1-06': 3, // Anchored Jump
  'TS-E1-07': -12, // Emergency Insertion
  'TS-E2-01': 12, // Jerusalem
  'TS-E2-02': -2, // Damascus
  'TS-E2-03': -3, // Caesarea Maritima
  'TS-E2-04': -3, // Antioch on the Orontes
  'TS-E2-05': 1, // Philippi
  'TS-E2-06': -1, // Athens
  'TS-E2-07': -1, // Corinth
  'TS-E2-08': 4, // Ephesus
  'TS-E2-09': 14, // Rome
  'TS-E3-01': -4, // Record: Day of Pentecost
  'TS-E3-02': -5, // Record: The Damascus Road
  'TS-E3-03': -1, // Record: A Household in Caesarea
  'TS-E3-04': -4, // Record: A New Name at Antioch
  'TS-E3-05': 1, // Record: Hymns at Midnight
  'TS-E3-06': -2, // Record: The Hill of Ares
  'TS-E3-07': 2, // Record: Before the Bench at Corinth
  'TS-E3-08': -4, // Record: The Lecture Hall
  'TS-E3-09': 14, // Record: The Rented House
  'TS-E3-10': 0, // Record: The Council of Elders
  'TS-E3-11': -6, // Sealed Data Cell
  'TS-EX-01': 7, // Improvised Passage
  'TS-EX-02': -2, // Eyewitness Account
  'TS-EX-03': 8, // Chrononaut's Journal
  'TS-AD-01': -4, // Letter Carrier
  'TS-AD-02': -17, // Roadside Host
  'TS-AD-03': -10, // Mountain Guide
  'TS-AD-04': -2, // Tentmakers' Workshop
  'TS-AD-05': 5, // Harbour Pilot
  'TS-AD-06': -10, // City Gatekeeper
  'TS-AD-07': -2, // Careful Copyist
  'TS-AD-08': -13, // House Gathering
  'TS-AD-09': 8, // Seasoned Interpreter
  'TS-AD-10': 9, // Merchant Caravan
  'TS-AD-11': -1, // Centurion's Escort
  'TS-AD-12': -4, // Grain Storehouse
  'TS-AD-13': 3, // Upper Room Gathering
  'TS-AD-14': -4, // Fishing Crew
  'TS-AD-15': -7, // Ship's Physician
  'TS-AD-16': -12, // Shared Purse
  'TS-AD-17': -10, // Scout Drone
  'TS-AD-18': -12, // Field Recorder
  'TS-AD-19': 3, // Cloaking
  'TS-AD-20': -16, // Pulse Projector
  'TS-AD-21': -13, // Chrono Ranger
  'TS-AD-22': -6, // Temporal Sentinel
  'TS-AD-23': -16, // Reactor Sled
  'TS-AD-24': 6, // Paradox Engineer
  'TS-AD-25': 7, // Displacement Beacon
  'TS-AD-26': 5, // Agency Rearguard
  'TS-AD-27': -10, // Far-Reach Probe
  'TS-AD-28': -2, // Recall Team
  'TS-AD-29': -7, // Chronicle Guardian
  'TS-AD-30': -7, // Keeper of the Stream
  'TS-OB-01': -15, // Highway Robbers
  'TS-OB-02': -4, // Storm on the Great Sea
  'TS-OB-03': -11, // Shuttered Gates
  'TS-OB-04': 2, // Silversmiths' Uproar
  'TS-OB-05': -12, // Locked Ward
  'TS-OB-06': 6, // Famine Year
  'TS-OB-07': -1, // Shipwreck
  'TS-OB-08': 15, // Stern Magistrate
  'TS-OB-09': 12, // Tangle of Tongues
  'TS-OB-10': 10, // Restless Crowd
  'TS-OB-11': -2, // Flooded Ford
  'TS-OB-12': 3, // Signal Jammer
  'TS-OB-13': 6, // Rogue Traveller
  'TS-OB-14': -17, // Paradox Loop
  'TS-OB-15': 4, // Data Corruption
  'TS-OB-16': 6, // Collapse Age
  'TS-OB-17': -11, // Temporal Mine
  'TS-OB-18': 1, // Chrono Hunter
  'TS-OB-19': 6, // Revisionist Agent
  'TS-OB-20': -1, // Null Field
  'TS-OB-21': 6, // Overcharge Coil
  'TS-OB-22': 6, // Phase Drifter
  'TS-OB-23': 20, // Drone Swarm
  'TS-OB-24': -14, // Hollow Echo
  'TS-OB-25': 11, // Entropy Front
  'TS-OB-26': -10, // Temporal Rift
  'TS-OB-27': 3, // Ghost Signal
  'TS-OB-28': 13, // The Long Unravelling
  'TS-IV-01': -10, // Chain Severed
  'TS-IV-02': -17, // Midnight Earthquake
  'TS-IV-03': 16, // Timely Letter
  'TS-IV-04': -9, // Recall Beacon
  'TS-IV-05': 9, // Cell Overload
  'TS-IV-06': -12, // Double Jump
  'TS-IV-07': 6, // Archive Search
  'TS-IV-08': 28, // Homeward Signal
  'TS-IV-09': 3, // Great Displacement
  'TS-IV-10': 1, // Blackout
  'TS-IV-11': 6, // Hidden Provision
  'TS-IV-12': 0, // Recovered Fragment
  'TS-IV-13': -4, // Seal Unbroken
  'TS-IV-14': 5, // Crack the Seal
  'TS-IV-15': -13, // Sudden Squall
}

export const worthOf = (id: CardId): number => WORTH[id] ?? 0
