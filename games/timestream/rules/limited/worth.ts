import type { CardId } from '../types.ts'

/**
 * What a copy of each card is worth, in thousandths of a win: fitted to 24,000 matches by rollout between decks put
 * together by chance (`node games/timestream/test/decks/worth.ts 24000 1`), ± 5.
 */
const WORTH: Readonly<Record<CardId, number>> = {
  'TS-PC-04': 9, // Archive Cell
  'TS-PC-05': 22, // Relay Cell
  'TS-PC-06': 13, // Keystone Cell
  'TS-E1-01': -5, // Threshold Gate
  'TS-E1-02': 17, // Slipstream Descent
  'TS-E1-03': 7, // Desert Landing
  'TS-E1-04': 1, // Quiet Arrival
  'TS-E1-05': 21, // Convoy Jump
  'TS-E1-06': 6, // Anchored Jump
  'TS-E1-07': -13, // Emergency Insertion
  'TS-E2-01': 12, // Jerusalem
  'TS-E2-02': -1, // Damascus
  'TS-E2-03': -3, // Caesarea Maritima
  'TS-E2-04': -4, // Antioch on the Orontes
  'TS-E2-05': 1, // Philippi
  'TS-E2-06': -3, // Athens
  'TS-E2-07': -4, // Corinth
  'TS-E2-08': 2, // Ephesus
  'TS-E2-09': 17, // Rome
  'TS-E3-01': -5, // Record: Day of Pentecost
  'TS-E3-02': -7, // Record: The Damascus Road
  'TS-E3-03': -2, // Record: A Household in Caesarea
  'TS-E3-04': -6, // Record: A New Name at Antioch
  'TS-E3-05': -2, // Record: Hymns at Midnight
  'TS-E3-06': -1, // Record: The Hill of Ares
  'TS-E3-07': -1, // Record: Before the Bench at Corinth
  'TS-E3-08': 0, // Record: The Lecture Hall
  'TS-E3-09': 7, // Record: The Rented House
  'TS-E3-10': -6, // Record: The Council of Elders
  'TS-E3-11': -5, // Sealed Data Cell
  'TS-EX-01': 2, // Improvised Passage
  'TS-EX-02': 2, // Eyewitness Account
  'TS-EX-03': 8, // Chrononaut's Journal
  'TS-AD-01': 0, // Letter Carrier
  'TS-AD-02': -15, // Roadside Host
  'TS-AD-03': -17, // Mountain Guide
  'TS-AD-04': -8, // Tentmakers' Workshop
  'TS-AD-05': 9, // Harbour Pilot
  'TS-AD-06': -4, // City Gatekeeper
  'TS-AD-07': -8, // Careful Copyist
  'TS-AD-08': -7, // House Gathering
  'TS-AD-09': 12, // Seasoned Interpreter
  'TS-AD-10': 11, // Merchant Caravan
  'TS-AD-11': 0, // Centurion's Escort
  'TS-AD-12': -6, // Grain Storehouse
  'TS-AD-13': 0, // Upper Room Gathering
  'TS-AD-14': -7, // Fishing Crew
  'TS-AD-15': -10, // Ship's Physician
  'TS-AD-16': -7, // Shared Purse
  'TS-AD-17': -11, // Scout Drone
  'TS-AD-18': -15, // Field Recorder
  'TS-AD-19': -9, // Cloaking
  'TS-AD-20': -13, // Pulse Projector
  'TS-AD-21': -17, // Chrono Ranger
  'TS-AD-22': -6, // Temporal Sentinel
  'TS-AD-23': -15, // Reactor Sled
  'TS-AD-24': 2, // Paradox Engineer
  'TS-AD-25': 4, // Displacement Beacon
  'TS-AD-26': 10, // Agency Rearguard
  'TS-AD-27': 3, // Far-Reach Probe
  'TS-AD-28': -4, // Recall Team
  'TS-AD-29': -3, // Chronicle Guardian
  'TS-AD-30': 8, // Keeper of the Stream
  'TS-OB-01': -14, // Highway Robbers
  'TS-OB-02': -8, // Storm on the Great Sea
  'TS-OB-03': -12, // Shuttered Gates
  'TS-OB-04': 9, // Silversmiths' Uproar
  'TS-OB-05': -15, // Locked Ward
  'TS-OB-06': 4, // Famine Year
  'TS-OB-07': 16, // Shipwreck
  'TS-OB-08': 13, // Stern Magistrate
  'TS-OB-09': 12, // Tangle of Tongues
  'TS-OB-10': 8, // Restless Crowd
  'TS-OB-11': 5, // Flooded Ford
  'TS-OB-12': -3, // Signal Jammer
  'TS-OB-13': 4, // Rogue Traveller
  'TS-OB-14': -22, // Paradox Loop
  'TS-OB-15': 10, // Data Corruption
  'TS-OB-16': 4, // Collapse Age
  'TS-OB-17': -17, // Temporal Mine
  'TS-OB-18': 5, // Chrono Hunter
  'TS-OB-19': -3, // Revisionist Agent
  'TS-OB-20': -1, // Null Field
  'TS-OB-21': -1, // Overcharge Coil
  'TS-OB-22': 7, // Phase Drifter
  'TS-OB-23': 11, // Drone Swarm
  'TS-OB-24': -1, // Hollow Echo
  'TS-OB-25': 25, // Entropy Front
  'TS-OB-26': -9, // Temporal Rift
  'TS-OB-27': 1, // Ghost Signal
  'TS-OB-28': 4, // The Long Unravelling
  'TS-IV-01': -11, // Chain Severed
  'TS-IV-02': -7, // Midnight Earthquake
  'TS-IV-03': 19, // Timely Letter
  'TS-IV-04': -12, // Recall Beacon
  'TS-IV-05': 12, // Cell Overload
  'TS-IV-06': -9, // Double Jump
  'TS-IV-07': 7, // Archive Search
  'TS-IV-08': 32, // Homeward Signal
  'TS-IV-09': -9, // Great Displacement
  'TS-IV-10': -1, // Blackout
  'TS-IV-11': 1, // Hidden Provision
  'TS-IV-12': 5, // Recovered Fragment
  'TS-IV-13': -7, // Seal Unbroken
  'TS-IV-14': 2, // Crack the Seal
  'TS-IV-15': -9, // Sudden Squall
}

export const worthOf = (id: CardId): number => WORTH[id] ?? 0
