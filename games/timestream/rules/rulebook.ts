// Made from RULES.md by scripts/rulebook.ts. Edit that page instead.

export const rulebook = {
  'TS-1': {
    section: 'The aim',
    text: 'Two players, each with a deck of their own.',
  },
  'TS-2': {
    section: 'The aim',
    text: 'Every player has three locations for the event chain: location 1 is the journey, 2 the city, 3 the record. TIMESTREAM is the way home.',
  },
  'TS-3': {
    section: 'The aim',
    text: 'Playing TIMESTREAM while all three of your locations are filled wins the game at once.',
  },
  'TS-4': {
    section: 'The aim',
    text: 'There is no other way to win, except that the other player gives up, or by the count at the turn limit (TS-92). Running out of cards loses nothing.',
  },
  'TS-5': {
    section: 'The table',
    text: 'You have a deck, a hand, a Void, Power Cells that are unlinked or linked, three locations, three Advance phases and three Obstacle phases.',
  },
  'TS-6': {
    section: 'The table',
    text: 'A location holds nothing, or one Event Chain card of its owner (perhaps with a second copy and with linked cards), or one intruder; never both kinds.',
  },
  'TS-7': {
    section: 'The table',
    text: 'An Advance or Obstacle phase is a chain of units, the first one next to the location. It can grow as long as you like.',
  },
  'TS-8': {
    section: 'The table',
    text: 'Cards never change hands: whatever leaves play goes to a place of its owner.',
  },
  'TS-9': {
    section: 'The table',
    text: 'Two cards are identical when they are the same card of the list, not merely alike.',
  },
  'TS-10': {
    section: 'Building a deck',
    text: 'A deck has exactly 60 cards.',
  },
  'TS-11': {
    section: 'Building a deck',
    text: 'Up to four copies of a card, unless it says otherwise: basic Ancient and Future Power Cells as many as you like, basic Universal ones six, TIMESTREAM three, and some cells and Interventions two or one.',
  },
  'TS-12': {
    section: 'Building a deck',
    text: 'At least one basic Power Cell of each of the three kinds and at least one TIMESTREAM must be in it.',
  },
  'TS-13': {
    section: 'Building a deck',
    text: 'At least twelve Power Cells, at most ten Interventions.',
  },
  'TS-14': {
    section: 'Building a deck',
    text: 'Among its Event Chain cards there must be three that could fill locations 1, 2 and 3 at the same time.',
  },
  'TS-94': {
    section: 'Building a deck',
    text: 'Before the game each player chooses in secret one of the four decks or brings a list of their own that keeps these rules; a list that does not is refused with the rule it breaks. Once both have chosen, the lists are open to everybody. Where the table has agreed on closed lists, each player knows their own alone until the game is over; a deck that was fixed when the table was set is known to all in any case.',
  },
  'TS-15': {
    section: 'Setting up',
    text: 'Chance decides who goes first.',
  },
  'TS-16': {
    section: 'Setting up',
    text: 'Power Start (an option, normally on, for both or for neither): before shuffling, each player takes one basic cell of each kind from the deck and starts with the three unlinked.',
  },
  'TS-17': {
    section: 'Setting up',
    text: 'Shuffle and draw seven cards.',
  },
  'TS-18': {
    section: 'Setting up',
    text: 'Mulligan (an option, normally on): the first player and then the second may, once, shuffle the hand back and draw seven others.',
  },
  'TS-19': {
    section: 'Setting up',
    text: 'Catch-up card (an option, normally off): after the mulligans the second player draws one more.',
  },
  'TS-20': {
    section: 'Setting up',
    text: 'Players take turns until the game ends. Nothing is forbidden on the very first turn.',
  },
  'TS-21': {
    section: 'A turn',
    text: 'Step 1, unlink. Your linked cells become unlinked; a frozen one stays linked and thaws instead. Your charges and your effects that last a cycle end, and the counts of the turn start anew. Then delay counters on your cards fall by one, Obstacle phases before Advance phases, 1 to 3, first to last, and a counter that reaches nothing sets off its ability. Last, the counters of your intruders fall by one; an intruder whose counter runs out is voided.',
  },
  'TS-22': {
    section: 'A turn',
    text: 'Step 2: draw a card. You must.',
  },
  'TS-23': {
    section: 'A turn',
    text: 'Step 3: you may play one Power Cell from hand. It arrives unlinked and can pay in the same turn, unless its card says that it arrives linked.',
  },
  'TS-24': {
    section: 'A turn',
    text: 'An ability may let you play more cells. The ordinary one of a turn belongs to step 3 and is gone afterwards; additional ones may be used in step 3 or 4 of this turn.',
  },
  'TS-25': {
    section: 'A turn',
    text: 'Step 4: play cards and charge units, as many as you can pay for, in any order.',
  },
  'TS-26': {
    section: 'A turn',
    text: 'Step 5: your units may strike at targets, up to six in all.',
  },
  'TS-27': {
    section: 'A turn',
    text: 'Step 6: fleeting units that struck this turn are voided. Then, if you hold more than ten cards, put the surplus of your choice face down into your Void. Now it is the other player\'s turn.',
  },
  'TS-28': {
    section: 'A turn',
    text: 'Only the player whose turn it is ever acts or chooses.',
  },
  'TS-96': {
    section: 'A turn',
    text: 'After a hundred plays in one step 4 you can only end it.',
  },
  'TS-29': {
    section: 'Power Cells and paying',
    text: 'Cells are Ancient, Future or Universal. A Universal cell counts as Ancient or Future, whichever you need, anew each time it pays.',
  },
  'TS-30': {
    section: 'Power Cells and paying',
    text: 'A cost is a sum: a plain number is that many cells of any kind; A, F and U behind a number ask for Ancient, Future and Universal cells; V for cards voided from your hand; D for own cells given up from play.',
  },
  'TS-31': {
    section: 'Power Cells and paying',
    text: 'A U can be paid by Universal cells alone.',
  },
  'TS-32': {
    section: 'Power Cells and paying',
    text: 'You can pay if you have enough Universal cells for the U part, enough left to make up what is missing in Ancient and Future, and enough cells in all. For V you need that many other cards in hand, for D that many cells in play, linked or not.',
  },
  'TS-33': {
    section: 'Power Cells and paying',
    text: 'Cells that paid are linked and pay for nothing more until they are unlinked. You may choose which; what the game proposes keeps Universal cells for last and takes plain numbers from the kind you have more of.',
  },
  'TS-34': {
    section: 'Power Cells and paying',
    text: 'Everything is paid before the card comes into play. Cards voided as a price lie face up, and you choose them, as you choose the cells given up.',
  },
  'TS-35': {
    section: 'Power Cells and paying',
    text: 'Cells stay in play for the whole game unless given up as a price; then they go to the Void.',
  },
  'TS-36': {
    section: 'Event Chain cards',
    text: 'An Event Chain card fills one of your locations that is not occupied and whose number is printed on it.',
  },
  'TS-37': {
    section: 'Event Chain cards',
    text: 'Any order will do.',
  },
  'TS-38': {
    section: 'Event Chain cards',
    text: 'One Event Chain card a turn, however you use it: to fill, to lock, or as an Advance. An ability can allow more of them. TIMESTREAM can only be played in a turn in which you played none.',
  },
  'TS-39': {
    section: 'Event Chain cards',
    text: 'Onto a filled location you may play a second identical card, at its full cost: the phase is locked. The copy adds no Energy or Resistance and no text of its own; it sets off the card\'s ability for locking, not the one for being played. There is no third copy.',
  },
  'TS-40': {
    section: 'Event Chain cards',
    text: 'Opposing Obstacles cannot harm a locked unit: they cannot choose it as a target, and their abilities pass it by.',
  },
  'TS-41': {
    section: 'Event Chain cards',
    text: 'Interventions can: what would void a locked unit takes only the second copy and ends the lock, and returning it to hand returns both. Linked cards stay with the first copy while it stays.',
  },
  'TS-42': {
    section: 'Event Chain cards',
    text: 'An Event Chain card you do not need, because every location it could fill is filled, may be laid into any of your Advance phases. There it is an Advance like any other: it uses its Energy, Resistance and text, is no city, can neither lock nor be locked, and stays an Advance whatever happens.',
  },
  'TS-43': {
    section: 'Event Chain cards',
    text: 'When the card of a location leaves, the location is empty and may be filled again. The units on both sides stay, but can no longer reach each other across it.',
  },
  'TS-44': {
    section: 'Event Chain cards',
    text: 'A filled location cannot be filled over.',
  },
  'TS-45': {
    section: 'Event Chain cards',
    text: 'TIMESTREAM costs eight cells, at least one of each kind among them, and can only be played in step 4 with all three locations filled.',
  },
  'TS-46': {
    section: 'Advances, Obstacles and intruders',
    text: 'Advances go into your Advance phases, Obstacles into your Obstacle phases, of the numbers printed on them, whether or not there is anything in the location.',
  },
  'TS-47': {
    section: 'Advances, Obstacles and intruders',
    text: 'A new unit joins at the far end; with Vanguard it goes in front.',
  },
  'TS-48': {
    section: 'Advances, Obstacles and intruders',
    text: 'An Obstacle with Intrude may instead be laid into a location of the opponent that is not occupied and whose number it bears.',
  },
  'TS-49': {
    section: 'Advances, Obstacles and intruders',
    text: 'There it keeps the owner from filling the location; it makes the location occupied, but not filled.',
  },
  'TS-50': {
    section: 'Advances, Obstacles and intruders',
    text: 'An intruder never strikes and can be neither linked, charged nor moved. Your first Advance of that number can strike at it, and it strikes back. It does not shield the Obstacles outside.',
  },
  'TS-51': {
    section: 'Advances, Obstacles and intruders',
    text: 'It comes with a counter of three and is gone when that runs out.',
  },
  'TS-52': {
    section: 'Links, charges and Interventions',
    text: '*Linked* is said of two things: of cells that have paid, and of cards attached to a unit. They have nothing to do with each other.',
  },
  'TS-53': {
    section: 'Links, charges and Interventions',
    text: 'A link card is attached to one of your units, of a kind and in a phase number that it allows; never to an intruder. A unit carries two at the most.',
  },
  'TS-54': {
    section: 'Links, charges and Interventions',
    text: 'Some cards can only be linked. Others may be linked or played as a unit, and stay what they were played as.',
  },
  'TS-55': {
    section: 'Links, charges and Interventions',
    text: 'The unit has the link\'s Energy, Resistance and keywords on top of its own; what is printed on the link as a unit does not count. They leave together.',
  },
  'TS-56': {
    section: 'Links, charges and Interventions',
    text: 'A unit that was there already is not slowed down by a new link.',
  },
  'TS-57': {
    section: 'Links, charges and Interventions',
    text: 'Charge: in step 4 a unit in a phase that can be charged gets the printed bonus for the printed cost, as often a turn as it says. It lasts until your next step 1, so through the opponent\'s turn, even if the cells are unlinked before.',
  },
  'TS-58': {
    section: 'Links, charges and Interventions',
    text: 'Interventions are played in step 4, some of them for nothing, take effect and go to the Void. They may find nothing to do; but one that must choose a unit cannot be played while there is none to choose.',
  },
  'TS-59': {
    section: 'Striking at targets',
    text: 'Only in your step 5, one target after another, in the order you like, and as few as you like.',
  },
  'TS-60': {
    section: 'Striking at targets',
    text: 'Each of your six phases strikes once a turn at the most.',
  },
  'TS-61': {
    section: 'Striking at targets',
    text: 'Only the first unit of a phase strikes. If it is voided doing so, the phase has had its turn.',
  },
  'TS-62': {
    section: 'Striking at targets',
    text: 'What lies in a location never strikes.',
  },
  'TS-63': {
    section: 'Striking at targets',
    text: 'A unit that came into play this turn cannot strike, unless it has Target First. Being moved is not coming into play.',
  },
  'TS-64': {
    section: 'Striking at targets',
    text: 'A stunned unit cannot strike.',
  },
  'TS-65': {
    section: 'Striking at targets',
    text: 'Your Advance phase can strike at the intruder in your location of that number, or at the first unit of the opponent\'s Obstacles of that number if your location is occupied; with Reach also if it is empty.',
  },
  'TS-66': {
    section: 'Striking at targets',
    text: 'Your Obstacle phase strikes at the first unit of the opponent\'s Advances of that number, if the opponent\'s location is occupied, or with Reach. If there are no Advances, it strikes at the Event Chain card there, unless that is locked. With Bypass it may pass by the Advances.',
  },
  'TS-67': {
    section: 'Striking at targets',
    text: 'Across a location that is not occupied nothing strikes, in either direction, save with Reach.',
  },
  'TS-68': {
    section: 'Striking at targets',
    text: 'Compare at the same moment: if the striker\'s E is at least the other\'s R, the other is voided; if the other\'s E is at least the striker\'s R, the striker is. So one, both or neither go. A steadfast unit stays.',
  },
  'TS-69': {
    section: 'Striking at targets',
    text: 'Then abilities for being voided run, those of the player whose turn it is first, and after them the striker\'s ability for having voided its target, even if it was voided itself.',
  },
  'TS-70': {
    section: 'Striking at targets',
    text: 'An Event Chain card that is struck at fights back like any unit.',
  },
  'TS-71': {
    section: 'The Void and drawing',
    text: 'The cards of a voided unit go together: main card, second copy, links. The next unit of the chain is then first.',
  },
  'TS-72': {
    section: 'The Void and drawing',
    text: 'Units voided by one effect leave together, and their abilities run afterwards. An ability that fetches its own card back finds nothing if the Void was shuffled away meanwhile.',
  },
  'TS-73': {
    section: 'The Void and drawing',
    text: 'The Void is open, except for cards put there face down in step 6, which only their owner may look at.',
  },
  'TS-74': {
    section: 'The Void and drawing',
    text: 'If you must draw and your deck is empty, shuffle your whole Void into a new deck and go on. If that is empty too, you draw nothing.',
  },
  'TS-75': {
    section: 'The Void and drawing',
    text: 'Looking at the top of a deck never shuffles. Cards put on the bottom keep their order.',
  },
  'TS-76': {
    section: 'The Void and drawing',
    text: 'The limit of ten cards counts in your own step 6 only.',
  },
  'TS-77': {
    section: 'Abilities',
    text: 'An ability runs when its card comes into play, unless it names another moment: locking, being voided, a successful strike, a delay, or always.',
  },
  'TS-78': {
    section: 'Abilities',
    text: 'Effects run in order, each choice is made when its effect is reached, and an effect on several units settles which before it moves the first.',
  },
  'TS-79': {
    section: 'Abilities',
    text: 'A card is in play before its ability runs, so it is one of "all your units".',
  },
  'TS-80': {
    section: 'Abilities',
    text: '"Up to" lets you choose none. An effect that finds nothing to choose does nothing.',
  },
  'TS-81': {
    section: 'Abilities',
    text: 'A cloaked unit cannot be chosen by effects of the opponent. Strikes and effects that choose nothing still reach it.',
  },
  'TS-82': {
    section: 'Abilities',
    text: 'No effect of an Obstacle reaches a locked unit of the opponent.',
  },
  'TS-83': {
    section: 'Abilities',
    text: 'Conditions are tested when the ability starts; for those that hold always, at every moment.',
  },
  'TS-84': {
    section: 'Abilities',
    text: 'Standing bonuses add up. A locked unit counts once.',
  },
  'TS-85': {
    section: 'Abilities',
    text: '"This phase" is the number where the card is now; for an intruder, that of the location.',
  },
  'TS-86': {
    section: 'Abilities',
    text: 'A frozen cell is linked and cannot be unlinked by an effect; it thaws in its owner\'s next step 1 and can pay again a turn later.',
  },
  'TS-87': {
    section: 'Abilities',
    text: 'A delayed card comes with a counter that falls in its owner\'s step 1; at nothing its ability runs. If the card is gone before, nothing happens.',
  },
  'TS-88': {
    section: 'Abilities',
    text: 'Collapse Age, when its time has come, voids the Event Chain card of the opponent with its number if there is one that is not locked, and is voided itself in any case.',
  },
  'TS-89': {
    section: 'Chance, knowledge and the end',
    text: 'Chance decides who begins, how decks are shuffled (at the start, after mulligans, when the Void becomes the deck, after a search) and which card is lost to a random discard; nothing else.',
  },
  'TS-90': {
    section: 'Chance, knowledge and the end',
    text: 'Everybody sees all units with all that lies on them, all cells, the sizes of hands and decks, and the open Voids.',
  },
  'TS-91': {
    section: 'Chance, knowledge and the end',
    text: 'Nobody else sees your hand, your deck\'s order and your face-down cards. What you search for, fetch back or take by type you show; what you take unseen you do not.',
  },
  'TS-92': {
    section: 'Chance, knowledge and the end',
    text: 'After turn 200 the game is counted out: more filled locations win, then more locked ones, then more cells; else it is a draw.',
  },
  'TS-93': {
    section: 'Chance, knowledge and the end',
    text: 'You may give up at any time.',
  },
  'TS-95': {
    section: 'Chance, knowledge and the end',
    text: 'What has been seen stays known: a card that came to a hand openly, or was looked at there, is remembered by the opponent until it leaves the hand; putting cards face down into the Void ends all such knowledge of that hand. You know what you left on top of your deck or put below it, until it is shuffled.',
  },
} as const

export type RuleId = keyof typeof rulebook
