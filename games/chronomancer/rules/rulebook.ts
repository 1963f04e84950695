// Made from RULES.md by scripts/rulebook.ts. Edit that page instead.

export const rulebook = {
  'CH-H1': {
    section: 'The aim',
    text: 'A game lasts three days (rounds) and has one to four players, each a merchant of their own. Whoever ends with the most Gold wins.',
  },
  'CH-H2': {
    section: 'The aim',
    text: 'Each day has four phases: Arrival, Production, Market, Clean-up.',
  },
  'CH-R1': {
    section: 'The aim',
    text: 'Each player has a complete workshop: board, ten tiles, twenty Goods, four Frozen Hours, Staff board. The Clock, the boats, the piers, the halls, the lair, the bag, the Town Square and the decks are shared by all. A single player meets the Peddler (CH-P1).',
  },
  'CH-R2': {
    section: 'The aim',
    text: 'Everything lies open except the order of what is still to be drawn: bag, Townsfolk deck, Corruption deck, Peddler deck. Corruption cards that you hold lie open too.',
  },
  'CH-R4': {
    section: 'The aim',
    text: 'Nobody\'s Gold falls below 0 while the game goes on. A final score may.',
  },
  'CH-C48': {
    section: 'The aim',
    text: 'Words of the harbour game that the booklet takes for granted: the Clock with your Timepiece on it, the Town Square and its Townsfolk with Faction icons, Corruption cards, Sponsorship, Market Phase, Gold, Final Scoring. This page explains each where it is used.',
  },
  'CH-C1': {
    section: 'Your workshop',
    text: 'One workshop: the Chronomancer and Assistant figures, Shop board, Staff board, Sale Shelf, 4 Frozen Hours, 10 Portal Fragment tiles, 20 Goods.',
  },
  'CH-C2': {
    section: 'Your workshop',
    text: 'The Goods are 12 small ones (Relics, 3 in each of four colours) and 8 large ones (Artifacts, 2 in each colour). What is not on your Sale Shelf is in your supply; so are the Frozen Hours and Corruption cards you hold.',
  },
  'CH-C3': {
    section: 'Your workshop',
    text: 'A tile has a white and a blue face that show the same, except that the blue one has one icon less: an Hourglass or a Corruption.',
  },
  'CH-C4': {
    section: 'Your workshop',
    text: 'The Time Stream is the row of your tiles that lie beside the board, open, with the face up that would enter the board.',
  },
  'CH-C5': {
    section: 'Your workshop',
    text: 'The board holds tiles in four slots, and figures stand on six portal spaces that the tiles form. Slots and spaces are not the same.',
  },
  'CH-C6': {
    section: 'Your workshop',
    text: 'At the start each of the four Sponsorship icons on your board lies under a Frozen Hour. Left to right they are red, green, blue and yellow.',
  },
  'CH-C7': {
    section: 'Your workshop',
    text: 'Two tiles bear a mark of their own: they start in the two top slots, white face up, and chance says which lies left.',
  },
  'CH-R5': {
    section: 'Your workshop',
    text: 'The marked tiles are the two that offer a Relic in one of two colours (P01 and P02).',
  },
  'CH-C8': {
    section: 'Your workshop',
    text: 'The other eight are shuffled: two go to the bottom slots, white face up, and six form the Time Stream, blue face up.',
  },
  'CH-C9': {
    section: 'Your workshop',
    text: 'All twenty Goods start in your supply. Shelf and Staff board start empty.',
  },
  'CH-C10': {
    section: 'Your workshop',
    text: 'Both figures start in the left Time Machine, each on its own space.',
  },
  'CH-C11': {
    section: 'Your workshop',
    text: 'Four tiles are always on the board and six in the Time Stream.',
  },
  'CH-C12': {
    section: 'The ring',
    text: 'There are ten action spaces: six portal spaces, and two in each of the two Time Machines, one for the Chronomancer only and one for the Assistant only.',
  },
  'CH-C13': {
    section: 'The ring',
    text: 'Figures go clockwise: from the left Time Machine over the top portal spaces to the right Time Machine, and over the bottom portal spaces back to the left one.',
  },
  'CH-C14': {
    section: 'The ring',
    text: 'In each Time Machine the Chronomancer\'s space comes first on the way round, the Assistant\'s right after it.',
  },
  'CH-C15': {
    section: 'Portal spaces',
    text: 'Tiles lie in two columns of two slots. Each column is next to one Time Machine.',
  },
  'CH-C16': {
    section: 'Portal spaces',
    text: 'A portal space lies on every upright seam: where a tile meets the board\'s frame on its outer side, and where the two tiles of a row meet. Its left half belongs to what lies left of the seam, its right half to what lies right of it.',
  },
  'CH-C17': {
    section: 'Portal spaces',
    text: 'The right half says what the space does. So a tile has its action on its left edge, and nothing but cost icons on its right edge.',
  },
  'CH-C18': {
    section: 'Portal spaces',
    text: 'A portal space costs all the Hours and all the Corruption shown on its two halves together.',
  },
  'CH-C19': {
    section: 'Portal spaces',
    text: 'What a portal space does and costs changes as tiles move and turn over.',
  },
  'CH-C20': {
    section: 'Portal spaces',
    text: 'Tiles never turn sideways: pushed down, a tile keeps its left and right edge.',
  },
  'CH-C21': {
    section: 'Portal spaces',
    text: 'A shift on the left changes T1, B3 and the left halves of T2 and B2. One on the right changes T3, B1 and the right halves of T2 and B2.',
  },
  'CH-R30': {
    section: 'Portal spaces',
    text: 'The frame shows 1 Hour on each of its four halves. The half right of T3 says *Recruit*, the one right of B1 *Activate Staff*; so these two always do the same, at a changing cost.',
  },
  'CH-R31': {
    section: 'Portal spaces',
    text: 'Of the ten tiles, four give an Artifact and four a Relic or Sponsorship, one in each colour, and two a Relic in one of two colours. Their icons stand in this table:',
  },
  'CH-R6': {
    section: 'Portal spaces',
    text: 'Every portal space costs at least 1 Hour, whatever the tiles.',
  },
  'CH-R33': {
    section: 'The harbour',
    text: 'The Adventurers are 13 red Warriors, 13 green Bards, 9 blue Wizards, 9 yellow Nobles and 8 grey Rogues. One of each colour starts in its hall, some Rogues in the lair, everybody else in the bag.',
  },
  'CH-R34': {
    section: 'The harbour',
    text: 'One Rogue card is drawn for the whole game. It says how many Rogues start in the lair and what Rogues do. For a first game take Thieves.',
  },
  'CH-R35': {
    section: 'The harbour',
    text: '*Thieves* (2 in the lair): at every pier where you sell something you lose 1 Gold per Rogue standing there, at most what you earned there.',
  },
  'CH-R36': {
    section: 'The harbour',
    text: '*Criminals* (3 in the lair): whoever seats a Rogue in a boat during Production takes 1 Corruption card.',
  },
  'CH-R37': {
    section: 'The harbour',
    text: '*Cult* (1 in the lair): a Rogue drawn while the boats are filled at Arrival goes to the lair, and another Adventurer is drawn.',
  },
  'CH-H8': {
    section: 'The harbour',
    text: 'Six boats lie off the cove.',
  },
  'CH-R12': {
    section: 'The harbour',
    text: 'A boat may land at any pier, whichever side it came from.',
  },
  'CH-H9': {
    section: 'The harbour',
    text: 'Arrival: two Adventurers from the bag board each boat, one boat after the other.',
  },
  'CH-H10': {
    section: 'The harbour',
    text: 'A boat has four seats.',
  },
  'CH-H11': {
    section: 'The harbour',
    text: 'Four boats land in a day, and no more: there are four berths.',
  },
  'CH-H12': {
    section: 'The harbour',
    text: 'There are three piers: one where small Goods sell, one for large Goods, and the Black Market, which takes both and corrupts.',
  },
  'CH-R13': {
    section: 'The harbour',
    text: 'The Trinket Pier (S) has one berth and sells Relics. The Treasure Pier (L) has one berth and sells Artifacts. The Black Market (M) has two berths and sells both; every Relic sold there brings you 1 Corruption card, every Artifact 2.',
  },
  'CH-H13': {
    section: 'The harbour',
    text: 'A boat lands as soon as it is full, and whoever seated the last passenger chooses the pier.',
  },
  'CH-R14': {
    section: 'The harbour',
    text: 'Any pier with a free berth may be chosen; all four passengers step ashore there.',
  },
  'CH-R15': {
    section: 'The harbour',
    text: 'With all berths taken, Adventurers go on boarding while a boat has a free seat; a boat filled then stays at sea. With no free seat left nobody is drawn.',
  },
  'CH-R32': {
    section: 'The harbour',
    text: 'Whoever is drawn is drawn at random from those in the bag. If it is empty, the draw is left out.',
  },
  'CH-H16': {
    section: 'The Clock',
    text: 'The player whose Timepiece is furthest behind takes a turn. Where pieces share an hour, the topmost goes first.',
  },
  'CH-R3': {
    section: 'The Clock',
    text: 'All pieces start on hour 0, stacked by chance. Whoever is on top starts with no Gold, everybody else with 2.',
  },
  'CH-R16': {
    section: 'The Clock',
    text: 'Hours with an Adventurer mark: 2, 4, 6, 8, 10, 11 for one or two players; 3, 6, 9, 11 for three; 4, 8, 11 for four. Every mark you land on or pass counts, one after the other.',
  },
  'CH-H18': {
    section: 'The Clock',
    text: 'At a mark you draw an Adventurer from the bag and seat it in a boat of your choice.',
  },
  'CH-R17': {
    section: 'The Clock',
    text: 'Overtime: going from hour 12 or less to 13 or more gives you 1 Corruption card, after the marks.',
  },
  'CH-R18': {
    section: 'The Clock',
    text: 'The Market token lies on hour 12. At the end of the turn in which the fourth berth was taken it goes to the hour after the leading piece, but not beyond 12; it moves once a day.',
  },
  'CH-R19': {
    section: 'The Clock',
    text: 'Only pieces on an hour before the token take turns. A piece that goes 1 hour or more is laid on top where it arrives; one that goes 0 hours stays as it lies, so its owner goes again.',
  },
  'CH-H22': {
    section: 'The Clock',
    text: 'Production ends when every piece has reached or passed the token.',
  },
  'CH-R20': {
    section: 'The Clock',
    text: 'Hours beyond the token cost nothing more than this: you will act later tomorrow.',
  },
  'CH-R21': {
    section: 'The Clock',
    text: 'Clock order means lowest hour first, and topmost first among equals. It is the order of selling, and of the next day\'s stack.',
  },
  'CH-C22': {
    section: 'Your turn',
    text: 'Move one of your two figures, then carry out the action of the space where it stops.',
  },
  'CH-R8': {
    section: 'Your turn',
    text: 'In this order: move, action, Corruption cards for the icons, Clock (Frozen Hours, then hours), arrivals, Overtime. A card that an action costs therefore comes too late for the Security used in that action.',
  },
  'CH-C23': {
    section: 'Your turn',
    text: 'Figures go clockwise as far as you like, at least one space.',
  },
  'CH-C24': {
    section: 'Your turn',
    text: 'A figure leaps over the other one\'s space in a Time Machine, as if it were not there.',
  },
  'CH-C25': {
    section: 'Your turn',
    text: 'The Assistant may go any distance, but he stops at a Time Machine, and freezes time.',
  },
  'CH-C26': {
    section: 'Your turn',
    text: 'The Assistant stays locked in a Time Machine until the Chronomancer stands in the same one.',
  },
  'CH-C27': {
    section: 'Your turn',
    text: 'The Chronomancer may go any distance, but never past the Assistant.',
  },
  'CH-C28': {
    section: 'Your turn',
    text: 'Nor may he stop where the Assistant stands.',
  },
  'CH-C29': {
    section: 'Your turn',
    text: 'So the Assistant is always ahead, by less than a lap; the Chronomancer stops at every Time Machine; they never share a space; and one of the two can always move. There are 22 ways for them to stand.',
  },
  'CH-C47': {
    section: 'Your turn',
    text: 'An action is not declined: it is carried out as far as it can be. Free are only how far a figure goes, whether you spend Frozen Hours, and which Staff Abilities you use.',
  },
  'CH-R7': {
    section: 'Your turn',
    text: 'If the supply has no Good of the kind, a portal gives nothing, and its cost is due all the same.',
  },
  'CH-R39': {
    section: 'Your turn',
    text: 'Where there is only one thing to choose, it is done at once.',
  },
  'CH-C30': {
    section: 'Time Machines',
    text: '*Freeze Time* (Assistant, 2 Hours): take two Frozen Hours of your choice off your board. If there are fewer, you get those, and the 2 Hours are due all the same. Each icon laid bare pays in the Market Phase, as long as nothing covers it again.',
  },
  'CH-C31': {
    section: 'Time Machines',
    text: 'The Assistant can never go past this space; the Chronomancer always does.',
  },
  'CH-C32': {
    section: 'Time Machines',
    text: 'When you resolve the Clock, each Frozen Hour you spend saves you 1 Hour, down to none. That goes for every action with an Hour cost, for Freeze Time too, and for Frozen Hours taken in the same turn. Corruption icons are not made cheaper.',
  },
  'CH-C33': {
    section: 'Time Machines',
    text: 'A spent Frozen Hour goes back onto one of the bare Sponsorship icons, whichever you like, and covers it.',
  },
  'CH-C34': {
    section: 'Time Machines',
    text: 'You hold as many Frozen Hours as icons are bare. They stay with you from day to day.',
  },
  'CH-C35': {
    section: 'Time Machines',
    text: '*Shifting Timelines* (Chronomancer, 1 Hour): choose a tile of your Time Stream. It enters the top slot of the column next to this Time Machine, with the face that is up; the upper tile slides down; the lower one falls off, is turned over and joins the Time Stream.',
  },
  'CH-C36': {
    section: 'Time Machines',
    text: 'You must shift, and the tile that falls off is not yet there to be chosen. The new portals count from the next move on.',
  },
  'CH-C37': {
    section: 'Portals',
    text: '*Artifact*: put an Artifact of the tile\'s colour from your supply onto your shelf.',
  },
  'CH-C38': {
    section: 'Portals',
    text: '*Relic or Sponsorship*: put a Relic of the tile\'s colour onto your shelf, or take Immediate Sponsorship.',
  },
  'CH-C39': {
    section: 'Portals',
    text: '*Relic of two*: put a Relic of either of the tile\'s two colours onto your shelf.',
  },
  'CH-C40': {
    section: 'Portals',
    text: '*Recruit*: recruit Townsfolk. You pay for the portal, not what the Town Square asks.',
  },
  'CH-C41': {
    section: 'Portals',
    text: '*Activate Staff*: use your Staff. You pay for the portal and nothing else.',
  },
  'CH-R52': {
    section: 'Portals',
    text: '*Immediate Sponsorship* pays as many Gold as there are Adventurers in one hall, so take the fullest. Colours and icons do not matter.',
  },
  'CH-R22': {
    section: 'Townsfolk and Staff',
    text: 'Four Townsfolk lie open in the Town Square. When one leaves, those behind it move up and a new one comes last. The discards are shuffled when the deck runs out.',
  },
  'CH-C42': {
    section: 'Townsfolk and Staff',
    text: 'To recruit: take a card from the Town Square, let its ability happen, then tuck it behind your Staff board at one of the four Staff Abilities.',
  },
  'CH-R23': {
    section: 'Townsfolk and Staff',
    text: 'Any of the four may be taken, and the row is filled up at once. A place that is taken may be chosen again: the old card is discarded, and its icons no longer count.',
  },
  'CH-R24': {
    section: 'Townsfolk and Staff',
    text: 'The ability of a card happens once, when it is recruited. Its icons count if it is behind your Staff board at the end.',
  },
  'CH-C43': {
    section: 'Townsfolk and Staff',
    text: 'Most Townsfolk have Faction icons, worth Gold at the end.',
  },
  'CH-R40': {
    section: 'Townsfolk and Staff',
    text: 'Ability: put a Relic of the card\'s colour onto your shelf.',
  },
  'CH-R41': {
    section: 'Townsfolk and Staff',
    text: 'Ability: put a Relic of any other colour onto your shelf.',
  },
  'CH-R42': {
    section: 'Townsfolk and Staff',
    text: 'Ability: 4 Gold.',
  },
  'CH-R43': {
    section: 'Townsfolk and Staff',
    text: 'Ability: take 2 (Master Clockmaker: 3) Frozen Hours of your choice off your board, or what there is.',
  },
  'CH-R44': {
    section: 'Townsfolk and Staff',
    text: 'Ability: Immediate Sponsorship.',
  },
  'CH-R45': {
    section: 'Townsfolk and Staff',
    text: 'Ability: 3 Gold; then, if a boat at sea has a free seat, draw two Adventurers, seat one of them in a boat of your choice and put the other back. If only one can be drawn, that one is seated.',
  },
  'CH-R46': {
    section: 'Townsfolk and Staff',
    text: 'Ability: 3 Gold; then shift either column, at no cost.',
  },
  'CH-R47': {
    section: 'Townsfolk and Staff',
    text: 'Ability: discard two of your Corruption cards, or what you have.',
  },
  'CH-R48': {
    section: 'Townsfolk and Staff',
    text: 'Ability: put an Artifact of any colour onto your shelf, and take 2 Corruption cards if you did.',
  },
  'CH-R49': {
    section: 'Townsfolk and Staff',
    text: 'Ability: 8 Gold, and 1 Corruption card.',
  },
  'CH-R50': {
    section: 'Townsfolk and Staff',
    text: 'No ability, but two icons.',
  },
  'CH-C44': {
    section: 'Townsfolk and Staff',
    text: '*Activate Staff*: each Staff Ability with a card behind it may be used once, in the order you like. None has to be.',
  },
  'CH-C45': {
    section: 'Townsfolk and Staff',
    text: 'The Staff Abilities: *Recombobulator*, a Relic on the shelf for a Relic of another colour. *Embiggener*, a Relic on the shelf for an Artifact of the same colour. *Fractor*, an Artifact on the shelf for two Relics of the same colour. *Security*, discard a Corruption card of your choice.',
  },
  'CH-R11': {
    section: 'Townsfolk and Staff',
    text: 'What you get must be in your supply: the Fractor needs both Relics there. What you give up goes to the supply at once.',
  },
  'CH-C46': {
    section: 'Corruption',
    text: 'Corruption cards are bad, and not all alike; where you may discard one, you choose which.',
  },
  'CH-R51': {
    section: 'Corruption',
    text: 'Of 60 cards, 24 are a Whisper (2 Gold lost at the end), 18 a Bribe (3), 12 a Scandal (5) and 6 a Vendetta (1 for every Rogue in the lair at the end). Discards are shuffled when the deck runs out; if there are none either, you take no card.',
  },
  'CH-H24': {
    section: 'The Market',
    text: 'First, Adventurers in boats that did not land go to their halls.',
  },
  'CH-R25': {
    section: 'The Market',
    text: 'Rogues among them go to the lair. Halls therefore grow from day to day.',
  },
  'CH-R9': {
    section: 'The Market',
    text: 'A Relic is worth 3 (red, green) or 4 (blue, yellow), an Artifact 5 or 7.',
  },
  'CH-H14': {
    section: 'The Market',
    text: 'A Good earns its value times the Adventurers of its colour on the pier where it is sold. They are not used up: they serve every Good and every player.',
  },
  'CH-R26': {
    section: 'The Market',
    text: 'In Clock order, sell as many of your Goods as you like: Relics at S or M, Artifacts at L or M, only where somebody of the Good\'s colour stands. Thieves take their share when you close your stall, then come the Corruption cards of the Black Market.',
  },
  'CH-R10': {
    section: 'The Market',
    text: 'The shelf has no limit. Sold Goods go back to your supply. What you do not sell stays for the next day, and is worth nothing at the end.',
  },
  'CH-R27': {
    section: 'The Market',
    text: 'Then every bare Sponsorship icon pays its owner as many Gold as there are Adventurers in the hall of its colour.',
  },
  'CH-H25': {
    section: 'Clean-up',
    text: 'Everybody on the piers goes back into the bag.',
  },
  'CH-R28': {
    section: 'Clean-up',
    text: 'Boats go back to sea, and all berths are free. The pieces go to hour 0, first in Clock order on top; the Market token to 12. The first card of the Town Square is discarded, the others move up, a new one comes. All else stays. There is no Clean-up after the last day.',
  },
  'CH-R29': {
    section: 'The end',
    text: 'After the third Market: your Gold, plus for each Faction icon on your Staff the Adventurers in the hall of its colour, less what your Corruption cards cost. Most wins; among equals fewer Corruption cards, then more Townsfolk on the Staff board; then the victory is shared.',
  },
  'CH-R38': {
    section: 'The end',
    text: 'Whoever gives up leaves the Clock and does not win; what they hold lies there to no use. Whoever they were about to seat goes back into the bag; a boat they had just filled takes the first free berth, Trinket Pier before Treasure Pier before Black Market. The others play on; the last one left wins. Alone, giving up is losing.',
  },
  'CH-R53': {
    section: 'The end',
    text: 'Whoever lets their time for a decision run out does the least: the cheapest move, the first thing offered, the first free place for a recruit, no Staff Ability, no Frozen Hour, boat and pier of the lowest number, and in the Market what sells for more than its Corruption costs.',
  },
  'CH-P1': {
    section: 'Alone: the Peddler',
    text: 'The Peddler has a piece on the Clock, Gold, a stock of Goods for sale with a supply like yours, and hired Townsfolk, but no workshop. Both start with no Gold; on the first day your piece is on top.',
  },
  'CH-P2': {
    section: 'Alone: the Peddler',
    text: 'On its turn, reveal its top card, do what it says, and move its piece by the card\'s hours; marks and Overtime count for it too. The twelve cards are shuffled again when they have run out.',
  },
  'CH-P3': {
    section: 'Alone: the Peddler',
    text: '*Stall*, four cards, 1 Hour: a Relic of the card\'s colour joins its stock; if none is left it gets 3 Gold.',
  },
  'CH-P4': {
    section: 'Alone: the Peddler',
    text: '*Crate*, four cards, 2 Hours: an Artifact of the card\'s colour joins its stock; if none is left it gets 3 Gold.',
  },
  'CH-P5': {
    section: 'Alone: the Peddler',
    text: '*Hire*, two cards: it takes the first card of the Town Square and pays the Hour it costs. Icons count for it, abilities do not.',
  },
  'CH-P6': {
    section: 'Alone: the Peddler',
    text: '*Tout*, 1 Hour: one more Adventurer arrives at once.',
  },
  'CH-P7': {
    section: 'Alone: the Peddler',
    text: '*Favour*, 2 Hours: it gets as many Gold as there are Adventurers in the fullest hall.',
  },
  'CH-P8': {
    section: 'Alone: the Peddler',
    text: 'It seats Adventurers in the boat at sea that has most passengers and a seat left; of several, the one with the lowest number.',
  },
  'CH-P9': {
    section: 'Alone: the Peddler',
    text: 'It lands a boat where these passengers would pay most for its stock; among equals at S, then L, then M.',
  },
  'CH-P10': {
    section: 'Alone: the Peddler',
    text: 'It sells each Good where that brings most, counting 3 Gold less for a Relic and 6 less for an Artifact at the Black Market, and only if something is left; among equals not at the Black Market. Thieves rob it as they rob you.',
  },
  'CH-P11': {
    section: 'Alone: the Peddler',
    text: 'It never holds Corruption cards: for each one it would take it pays 3 Gold, if it has them.',
  },
  'CH-P12': {
    section: 'Alone: the Peddler',
    text: 'When Sponsorship is paid it gets as many Gold as there are Adventurers in the fullest hall.',
  },
  'CH-P13': {
    section: 'Alone: the Peddler',
    text: 'Its score: Gold, icons times halls, and a bonus for its level: Apprentice none, Journeyman 25, Master 50. You win with more than that; with as much or less you lose.',
  },
} as const

export type RuleId = keyof typeof rulebook
