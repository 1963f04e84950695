// Made from RULES.md by scripts/rulebook.ts. Edit that page instead.

export const rulebook = {
  'TH-1': {
    section: 'What is in the box',
    text: 'The game is for exactly two players.',
  },
  'TH-2': {
    section: 'What is in the box',
    text: 'There are 72 cards: three Epochs for each player, six Commands, a Fido, an Info card for each, two Skill Track cards, six Quarks, and the 48 cards of the Draw Deck: twelve Agents (six humans, six bots), twelve Jumps, twelve Gadgets, twelve HAMMERs.',
  },
  'TH-3': {
    section: 'What is in the box',
    text: 'Each player owns four green cubes and two blue ones for the whole game.',
  },
  'TH-4': {
    section: 'What is in the box',
    text: 'One die counts the rounds down, and a Historian for each player shows their skill.',
  },
  'TH-5': {
    section: 'What is in the box',
    text: 'The skill track runs 1, 2, 3 … 11, E. Both Historians begin on 1.',
  },
  'TH-6': {
    section: 'What is in the box',
    text: 'At the start your Reserve holds all your green cubes and one of the blue ones; the other blue one lies in your Jamais’ area, and your Actions space is empty.',
  },
  'TH-7': {
    section: 'What is in the box',
    text: 'You begin with your Fido in hand.',
  },
  'TH-8': {
    section: 'Set-up',
    text: 'Agree on 4, 5 or 6 rounds (4 for a first game) and set the die to that number.',
  },
  'TH-9': {
    section: 'Set-up',
    text: 'Chance decides who is first player, unless the table fixes it; in a rematch the other one begins.',
  },
  'TH-10': {
    section: 'Set-up',
    text: 'The six Command cards lie open in the Gallery and belong to nobody.',
  },
  'TH-11': {
    section: 'Set-up',
    text: 'Shuffle Agents, Jumps and Gadgets, 36 cards, and deal five to each player in turn, the first player first. With Fido that makes six.',
  },
  'TH-12': {
    section: 'Set-up',
    text: 'One HAMMER, picked blindly, starts the Déjà vu pile, open. The other eleven are shuffled with the 26 cards left: the Draw Deck of 37. The discard pile is empty.',
  },
  'TH-13': {
    section: 'Set-up',
    text: 'With the Quarks option the six Quarks are shuffled, and one is turned up for round 1.',
  },
  'TH-14': {
    section: 'Set-up',
    text: 'Everybody gets an Info card. It only reminds.',
  },
  'TH-15': {
    section: 'Where cards lie and who sees them',
    text: 'Open to all: the discard pile in its order, the Déjà vu pile, Agents in play with their cubes, Commands, all cubes, skill, the die, the Quark in force, revealed Flux and Stasis, the HAMMER under repair, Gadgets just played, and how many cards a hand or the Draw Deck holds. Hidden: hands from the rival, the Draw Deck and the order of the Quarks from everybody.',
  },
  'TH-16': {
    section: 'Where cards lie and who sees them',
    text: 'The Flux of an attack that has not been turned up is seen by the attacker alone.',
  },
  'TH-17': {
    section: 'Where cards lie and who sees them',
    text: 'A hand holds Agents, Fido, Gadgets and Jumps, never a HAMMER. Six is what it is refilled to, not a limit.',
  },
  'TH-18': {
    section: 'Where cards lie and who sees them',
    text: 'Every card of the Draw Deck is at every moment in exactly one place: deck, discard pile, Déjà vu pile, a hand, in play, or in use. A Fido is in play or in its owner\'s hand.',
  },
  'TH-19': {
    section: 'Decades',
    text: 'Each decade has an ID that a Flux can select: 0, 1, 2 for 1990, 2000, 2010; both 3 and 4 for 2020; 5, 6, 7 for 2030, 2040, 2050.',
  },
  'TH-20': {
    section: 'Decades',
    text: '1990, 2000 and 2010 are the Past, 2020 is the Present, 2030, 2040 and 2050 are the Future.',
  },
  'TH-21': {
    section: 'Decades',
    text: 'You hold a Past or Future decade while at least one of your Agents is there; several of them there still hold just one decade. Both players can hold the same one. Nobody ever holds 2020.',
  },
  'TH-22': {
    section: 'Decades',
    text: 'Holding the whole Past or the whole Future is a trio, whoever else is there.',
  },
  'TH-23': {
    section: 'Decades',
    text: 'The distance between two decades is the number of steps from one to the other; 2020 is a step like any other.',
  },
  'TH-24': {
    section: 'Decades',
    text: 'Once you have more Agents than your rival on a Past or Future decade you take its Command card, from the Gallery or from them.',
  },
  'TH-25': {
    section: 'Decades',
    text: 'With equal numbers, at least one each, the Command card stays where it is, and whoever has it keeps what it gives.',
  },
  'TH-26': {
    section: 'Decades',
    text: 'The Command card of a decade that nobody holds goes back to the Gallery.',
  },
  'TH-27': {
    section: 'Decades',
    text: 'All Commands are settled anew right after any Agent entered, moved or was lost. A jumping Agent counts where it came from until its Jump is decided. A Command won in your Prep already pays in your Discovery.',
  },
  'TH-28': {
    section: 'Decades',
    text: 'Past Commands pay in the Discovery phase of their owner\'s turn: 1990 a Jamais’, 2000 an Action, 2010 a Draw bonus.',
  },
  'TH-29': {
    section: 'Decades',
    text: 'Future Commands work all the time: 2030 adds 1 to your Jump totals, 2040 adds 1 to your fight totals on either side, 2050 adds 1 to your Repair bonus.',
  },
  'TH-30': {
    section: 'Cubes and cards as money',
    text: 'Your green cubes are in the Reserve, in the Actions space or on Agents On Guard, four in all; your blue ones in the Reserve or the Jamais’ area, two in all. So nobody has more than four Actions or two Jamais’.',
  },
  'TH-31': {
    section: 'Cubes and cards as money',
    text: 'Spending an Action returns its cube to the Reserve; for On Guard the cube goes onto the Agent instead.',
  },
  'TH-32': {
    section: 'Cubes and cards as money',
    text: 'Gaining an Action takes a cube from the Reserve or from one of your Agents On Guard, who then stands down. Where there is none to take, or you leave the guard in place, the gain is lost.',
  },
  'TH-33': {
    section: 'Cubes and cards as money',
    text: 'You choose where the cube comes from: before the Discovery gains by calling guards back, elsewhere as part of the choice.',
  },
  'TH-34': {
    section: 'Cubes and cards as money',
    text: 'Gaining a Jamais’ takes a blue cube from the Reserve; with none there the gain is lost.',
  },
  'TH-35': {
    section: 'Cubes and cards as money',
    text: 'Spending a Jamais’ returns its cube to the Reserve.',
  },
  'TH-36': {
    section: 'Cubes and cards as money',
    text: 'A Draw bonus is counted for this turn, used in the Draw phase, and gone when that phase ends.',
  },
  'TH-37': {
    section: 'Cubes and cards as money',
    text: 'Paying in cards means discarding cards of your choice from hand, in the order you choose, before anything else happens; never Fido and never the card you are playing.',
  },
  'TH-38': {
    section: 'Drawing',
    text: 'Drawing takes the top card of the Draw Deck; if the deck is empty, it is made anew first.',
  },
  'TH-39': {
    section: 'Drawing',
    text: 'A new deck: one HAMMER of the Déjà vu pile, picked blindly, stays there; the others join the discard pile, which is shuffled into the new Draw Deck. Cards in use, in hands and in play stay where they are. With an empty Déjà vu pile none stays.',
  },
  'TH-40': {
    section: 'Drawing',
    text: 'If there is still nothing to draw, a hand gets no card, a Flux counts as 0 and a Stasis as 3.',
  },
  'TH-41': {
    section: 'Drawing',
    text: 'Drawing to hand: a card that is not a HAMMER goes to the hand unseen. A HAMMER is shown and resolved completely, then the draw is made again.',
  },
  'TH-42': {
    section: 'Drawing',
    text: 'When deck and discard pile hold nothing but HAMMERs, a draw to hand ends without a card.',
  },
  'TH-43': {
    section: 'Drawing',
    text: 'A card used or Rebooted as Flux or Stasis goes on top of the discard pile, a HAMMER to the Déjà vu pile. Only the Flux cards of a decided fight and of an attack called off go elsewhere; a Rebooted attack card does not.',
  },
  'TH-44': {
    section: 'Drawing',
    text: 'A HAMMER drawn as Flux or Stasis is a number and nothing more; it does not activate.',
  },
  'TH-45': {
    section: 'Skill',
    text: 'Every gain of skill is one space. If both players gain from one event, both move before anything else happens.',
  },
  'TH-46': {
    section: 'Skill',
    text: 'Entering E ends the game at once; nothing more is earned or done.',
  },
  'TH-47': {
    section: 'Skill',
    text: 'Your Repair bonus is 0 on spaces 1 to 4, 1 on 5 to 7 and 2 on 8 to 11, plus 1 for Command of 2050, plus what the Quark says.',
  },
  'TH-48': {
    section: 'Skill',
    text: 'Arriving on 5 or on 8 earns a card: at once you may take any card of the discard pile, or draw one to hand, or decline.',
  },
  'TH-49': {
    section: 'Skill',
    text: 'A HAMMER cannot be taken this way.',
  },
  'TH-50': {
    section: 'Skill',
    text: 'If both earn a card at once, the Active player takes and finishes first.',
  },
  'TH-51': {
    section: 'Skill',
    text: 'Earned cards are taken right after the gain, before anything goes on, but after a repaired HAMMER has reached the Déjà vu pile. If taking one earns another, that one is finished first.',
  },
  'TH-52': {
    section: 'Flux, Stasis and Reboots',
    text: 'Flux is 0 to 7, Stasis 3 to 9 or P; of the 48 cards, six show each value.',
  },
  'TH-53': {
    section: 'Flux, Stasis and Reboots',
    text: 'The two values of a card belong together: Stasis is 9 less Flux, and Flux 7 goes with P.',
  },
  'TH-54': {
    section: 'Flux, Stasis and Reboots',
    text: 'A Flux or Stasis that is called for is drawn even if it cannot change anything.',
  },
  'TH-55': {
    section: 'Flux, Stasis and Reboots',
    text: 'Stasis repairs HAMMERs; Flux serves everything else: Discovery, Jumps, fights.',
  },
  'TH-56': {
    section: 'Flux, Stasis and Reboots',
    text: 'A drawn Flux or Stasis is shown to both, except the attacker\'s. Then both may answer it; nothing is decided before they are done.',
  },
  'TH-57': {
    section: 'Flux, Stasis and Reboots',
    text: 'To Reboot you need a Jamais’, no Paradox, and a revealed card that is not locked and not a Stasis P. It may be anybody\'s card, and you may Reboot as often as you can pay.',
  },
  'TH-58': {
    section: 'Flux, Stasis and Reboots',
    text: 'A Reboot costs one Jamais’: the card leaves, a new one is drawn and shown in its place, and both may answer again, the Active player first. A Reboot itself cannot be answered by Gadgets.',
  },
  'TH-59': {
    section: 'Flux, Stasis and Reboots',
    text: 'Once both are done, the revealed cards are locked for good.',
  },
  'TH-60': {
    section: 'Flux, Stasis and Reboots',
    text: 'A revealed Stasis P starts Paradox at once.',
  },
  'TH-61': {
    section: 'Flux, Stasis and Reboots',
    text: 'In Paradox nobody can Reboot, not even for free. Everything else goes on.',
  },
  'TH-62': {
    section: 'Flux, Stasis and Reboots',
    text: 'Paradox ends with the Active player\'s turn.',
  },
  'TH-63': {
    section: 'Flux, Stasis and Reboots',
    text: 'A card with P drawn as Flux is a 7 and starts no Paradox.',
  },
  'TH-64': {
    section: 'Flux, Stasis and Reboots',
    text: 'A Gadget that changes a total changes it for good, also if the card is Rebooted afterwards.',
  },
  'TH-65': {
    section: 'HAMMERs',
    text: 'If nobody holds the decade printed on it, it does not activate and goes to the Déjà vu pile: resolved, not fixed.',
  },
  'TH-66': {
    section: 'HAMMERs',
    text: 'Otherwise it infects that decade; whoever holds the decade is concerned. Gadgets made for this moment may be played.',
  },
  'TH-67': {
    section: 'HAMMERs',
    text: 'Its level is the printed one, 1 more if both hold the decade, plus what the Quark says; counted anew for every repair.',
  },
  'TH-68': {
    section: 'HAMMERs',
    text: 'The best Repair bonus among the holders counts. Its owner, on a tie the Active player, draws the Stasis.',
  },
  'TH-69': {
    section: 'HAMMERs',
    text: 'A Stasis is drawn and may be answered; then it leaves.',
  },
  'TH-70': {
    section: 'HAMMERs',
    text: 'On a P the HAMMER goes to the Déjà vu pile. No skill is gained and nobody moves; it is Paradox.',
  },
  'TH-71': {
    section: 'HAMMERs',
    text: 'Stasis plus bonus plus Gadgets at least as high as the level: fixed. Every holder gains 1 skill, the HAMMER goes to the Déjà vu pile, then cards are earned.',
  },
  'TH-72': {
    section: 'HAMMERs',
    text: 'Less than the level: all Agents of both players there are thrown to 2020, without Flux; cubes of guards go to the Reserve. Then the HAMMER moves one decade toward 2020.',
  },
  'TH-73': {
    section: 'HAMMERs',
    text: 'It moves on over Past or Future decades that nobody holds. On one that is held it activates anew, with everything counted again.',
  },
  'TH-74': {
    section: 'HAMMERs',
    text: 'When it reaches 2020, each player with Agents there, in turn order, chooses one of them to lose; Fido is allowed. Then it goes to the Déjà vu pile.',
  },
  'TH-75': {
    section: 'HAMMERs',
    text: 'Until then the HAMMER is in use. Afterwards what it interrupted goes on. HAMMERs are never resolved inside one another.',
  },
  'TH-76': {
    section: 'Déjà vu',
    text: 'A Déjà vu comes after a Discovery Flux of 3 or 4, once the asset has been taken, and after every failed Jump, once the Agent is lost.',
  },
  'TH-77': {
    section: 'Déjà vu',
    text: 'One HAMMER of the pile, picked blindly, is resolved from its printed decade, and returns to the pile in the end.',
  },
  'TH-78': {
    section: 'Déjà vu',
    text: 'With an empty pile nothing happens.',
  },
  'TH-79': {
    section: 'Agents',
    text: 'An Agent has a Jump bonus J and an Attack bonus A; its cost is the two together. Agents are human or bot; Fidos are bots.',
  },
  'TH-80': {
    section: 'Agents',
    text: 'You can have five Agents in play, Fido and those on 2020 included. With a sixth you choose at once which one to lose, before Commands are settled.',
  },
  'TH-81': {
    section: 'Agents',
    text: 'A lost Agent goes on top of the discard pile, a lost Fido to its owner\'s hand; a cube on it goes to the Reserve.',
  },
  'TH-82': {
    section: 'Agents',
    text: 'Fido is never discarded: not as payment and not in the Draw phase.',
  },
  'TH-83': {
    section: 'Agents',
    text: 'Recruit: spend an Action, pay the cost, and put an Agent from hand into play.',
  },
  'TH-84': {
    section: 'Agents',
    text: 'A human enters on 2020. Pay its cost in cards, or nothing if you hold at least that many decades.',
  },
  'TH-85': {
    section: 'Agents',
    text: 'A bot, Fido too, enters on any decade, and its cost is always paid in cards.',
  },
  'TH-86': {
    section: 'Agents',
    text: 'If you have no Agent in play in your Prep phase, you must put Fido on any decade, for nothing.',
  },
  'TH-87': {
    section: 'Jumps',
    text: 'Four ways to Jump. Action Jump: in your Action phase an Action and a Jump card, to any other decade. Crucial Jump: bought, to any other decade. Emergency Jump with a card: an attacked Agent that is not On Guard, for a Jump card, to 2020. Emergency Jump with the cube: an attacked Agent On Guard gives up its cube, to any other decade.',
  },
  'TH-88': {
    section: 'Jumps',
    text: 'An Agent On Guard cannot escape with a Jump card.',
  },
  'TH-89': {
    section: 'Jumps',
    text: 'A Flux is drawn and may be answered. Flux + J, +1 with Command of 2030, plus Quark and Gadgets: at least the distance, and the Jump succeeds.',
  },
  'TH-90': {
    section: 'Jumps',
    text: 'Command of 2030 still counts for the Agent that is just leaving 2030.',
  },
  'TH-91': {
    section: 'Jumps',
    text: 'Success: the Agent moves, a cube on it goes to the Reserve, Commands are settled.',
  },
  'TH-92': {
    section: 'Jumps',
    text: 'A Long Jump is any successful Jump between 1990 and 2050. It earns 1 skill.',
  },
  'TH-93': {
    section: 'Jumps',
    text: 'Failure: the Agent is lost, Commands are settled, and a Déjà vu follows.',
  },
  'TH-94': {
    section: 'Jumps',
    text: 'A Jump leads to another decade than the one it starts from.',
  },
  'TH-95': {
    section: 'Jumps',
    text: 'What a Jump costs is paid before its Flux is drawn, and the Flux leaves before the Jump takes effect.',
  },
  'TH-96': {
    section: 'On Guard',
    text: 'On Guard: put a cube from your Actions space on one of your Agents that has none, on any decade.',
  },
  'TH-97': {
    section: 'On Guard',
    text: 'At most two of your Agents are On Guard.',
  },
  'TH-98': {
    section: 'On Guard',
    text: 'An Agent On Guard adds 1 when it defends.',
  },
  'TH-99': {
    section: 'On Guard',
    text: 'It stays On Guard from turn to turn, also after a fight it won, until its cube is taken back or used to escape, or the Agent leaves its decade.',
  },
  'TH-100': {
    section: 'Attacks',
    text: 'Ready Attack: spend an Action and name one of your Agents and a rival one on the same Past or Future decade. Nobody attacks on 2020.',
  },
  'TH-101': {
    section: 'Attacks',
    text: 'Before any Flux, Gadgets made for this moment may be played.',
  },
  'TH-102': {
    section: 'Attacks',
    text: 'Draw a Flux and look at it alone; it cannot be Rebooted now. Then call the attack off, or launch it face up or face down.',
  },
  'TH-103': {
    section: 'Attacks',
    text: 'Called off: the Flux goes to your hand unseen. A HAMMER is shown and goes to the Déjà vu pile, and you gain a Jamais’ if your Reserve has one. The Action stays spent.',
  },
  'TH-104': {
    section: 'Attacks',
    text: 'Launched face up: the Flux is shown and may be Rebooted, paid or for free; then it is locked and the defender decides.',
  },
  'TH-105': {
    section: 'Attacks',
    text: 'Launched face down: the defender decides without knowing it.',
  },
  'TH-106': {
    section: 'Attacks',
    text: 'The defender fights, or escapes by an Emergency Jump if they can. They are asked even if they can only fight.',
  },
  'TH-107': {
    section: 'Attacks',
    text: 'Escape ends the attack without a winner: the attacker\'s Flux is turned up and leaves, the escape is paid, the Jump is made with all that follows, and the Active player\'s turn goes on.',
  },
  'TH-108': {
    section: 'Attacks',
    text: 'Fight: the defender draws a Flux, the attacker\'s is turned up if it was face down, and both may be answered. A card launched face up is locked already.',
  },
  'TH-109': {
    section: 'Attacks',
    text: 'The attacker has Flux + A, +1 with Command of 2040, plus Quark and Gadgets; the defender Flux + A, +1 with Command of 2040, +1 if On Guard, plus Gadgets. The higher total wins, on a tie the attacker.',
  },
  'TH-110': {
    section: 'Attacks',
    text: 'The winner takes both Flux cards to hand. Each HAMMER among them goes to the Déjà vu pile instead, and gives the winner a Jamais’ if their Reserve has one.',
  },
  'TH-111': {
    section: 'Attacks',
    text: 'The losing Agent is lost, and Commands are settled.',
  },
  'TH-112': {
    section: 'Attacks',
    text: 'If the attacker loses, their turn ends at once.',
  },
  'TH-113': {
    section: 'Attacks',
    text: 'You may attack as often as you have Actions, with any Agent. An Agent On Guard may attack, without the guard\'s bonus, and stays On Guard.',
  },
  'TH-114': {
    section: 'Gadgets',
    text: 'There is one of each Gadget.',
  },
  'TH-115': {
    section: 'Gadgets',
    text: 'Its gears say when it can be played: black on anyone\'s turn, red on the rival\'s only, green on your own only; the sign in the gear names the phase. One fitting gear is enough.',
  },
  'TH-116': {
    section: 'Gadgets',
    text: 'No Gadget is played in the Prep phase, whatever comes up there.',
  },
  'TH-117': {
    section: 'Gadgets',
    text: 'You can play a Gadget from hand at the moment it is made for, if a gear fits, its conditions hold, you can pay it, there is something to aim it at, and it would change something. Gadgets for open moments may also be played while you prepare your draw and between your tasks.',
  },
  'TH-118': {
    section: 'Gadgets',
    text: 'Say what it is aimed at and pay what is printed: an Action for each Action symbol, a card for each discard symbol. Then the rival may answer it. On the rival\'s turn you have no Actions to pay with.',
  },
  'TH-119': {
    section: 'Gadgets',
    text: 'Gadgets that answer each other are resolved last first. Nothing can be answered in between. A cancelled Gadget does nothing, and its price is lost.',
  },
  'TH-120': {
    section: 'Gadgets',
    text: 'A Gadget goes on top of the discard pile right after it is resolved.',
  },
  'TH-121': {
    section: 'Gadgets',
    text: 'Then the moment it was played in goes on, with the one who is first in it.',
  },
  'TH-122': {
    section: 'Gadgets',
    text: 'If what it was aimed at is no longer there, it does nothing.',
  },
  'TH-123': {
    section: 'Buying',
    text: 'Buy: discard three cards, or return any two cubes from your Actions space and Jamais’ area, and get one of these: an Action; any Agent of the discard pile to hand; a Jamais’; a Crucial Jump of one of your Agents. As often as you like.',
  },
  'TH-124': {
    section: 'Buying',
    text: 'The two cubes may be of one colour or of both. Cubes of guards do not pay.',
  },
  'TH-125': {
    section: 'Buying',
    text: 'A green cube does not pay for an Action, nor a blue one for a Jamais’.',
  },
  'TH-126': {
    section: 'Buying',
    text: 'What you buy is named before you pay; a card you pay with cannot be the one you buy.',
  },
  'TH-127': {
    section: 'Buying',
    text: 'You cannot buy what cannot be delivered: an Action with four already or without a cube to take, an Agent that is not in the discard pile, a Jamais’ without a blue cube in the Reserve, a Jump without an Agent.',
  },
  'TH-128': {
    section: 'The turn: Prep',
    text: 'At the first player\'s turns after the first: if the die shows 1, the game is over; otherwise turn it down by 1, and with Quarks turn up the next one in place of the old.',
  },
  'TH-129': {
    section: 'The turn: Prep',
    text: 'Without Agents in play, put Fido into play (TH-86).',
  },
  'TH-130': {
    section: 'The turn: Prep',
    text: 'Gain 1 skill.',
  },
  'TH-131': {
    section: 'The turn: Discovery',
    text: 'Gain 2 Actions, then what your Past Commands pay, 1990 first, and a Draw bonus if the Quark gives one.',
  },
  'TH-132': {
    section: 'The turn: Discovery',
    text: 'Then both may play Gadgets for open moments.',
  },
  'TH-133': {
    section: 'The turn: Discovery',
    text: 'With a trio: gain 1 skill, draw no Flux, and go on to the Draw phase.',
  },
  'TH-134': {
    section: 'The turn: Discovery',
    text: 'Otherwise a Flux is drawn and may be answered; then it leaves. Its value selects a decade.',
  },
  'TH-135': {
    section: 'The turn: Discovery',
    text: 'If you hold that decade, gain 1 skill and go on to the Draw phase.',
  },
  'TH-136': {
    section: 'The turn: Discovery',
    text: 'If not, take one asset that can be had: an Action, a Draw bonus or a Jamais’. The Draw bonus always can.',
  },
  'TH-137': {
    section: 'The turn: Discovery',
    text: 'If the value was 3 or 4, a Déjà vu follows. Then comes the Draw phase.',
  },
  'TH-138': {
    section: 'The turn: Draw',
    text: 'First you may discard cards and play Gadgets of the Draw phase, three cards in all, one at a time; cards paid for a Gadget do not count. Fido stays.',
  },
  'TH-139': {
    section: 'The turn: Draw',
    text: 'Then you refill: if you have six cards or more and no Draw bonus left, the phase is over. Otherwise Gadgets may be played, the hand is looked at again, and one card is drawn. A HAMMER is shown and resolved; any other card goes to the hand unseen, and uses up a Draw bonus if the hand had six already. Then the hand is looked at again. None of this is optional.',
  },
  'TH-140': {
    section: 'The turn: Draw',
    text: 'More than six cards are no reason to discard; then only the bonus cards are drawn.',
  },
  'TH-141': {
    section: 'The turn: Draw',
    text: 'Cards that come to the hand in another way meanwhile, such as a lost Fido, count and may end the phase.',
  },
  'TH-142': {
    section: 'The turn: Action',
    text: 'Do any tasks in any order as long as you can pay: Buy, Recruit, On Guard, Jump, Ready Attack; and play Gadgets. Each is finished before the next.',
  },
  'TH-143': {
    section: 'The turn: Action',
    text: 'After each task the rival may play a Gadget for open moments, unless the turn or the game is over. Playing a Gadget is not a task.',
  },
  'TH-144': {
    section: 'The turn: Action',
    text: 'Passing ends the phase: cubes in the Actions space go back to the Reserve; Jamais’ and guards stay.',
  },
  'TH-145': {
    section: 'The turn: Action',
    text: 'The turn is over: Paradox and Draw bonuses end, and the other player becomes Active.',
  },
  'TH-146': {
    section: 'Quarks',
    text: 'The open Quark rules both turns of its round. No Quark comes twice.',
  },
  'TH-147': {
    section: 'Quarks',
    text: 'With Static Fog every turn of the round begins in Paradox.',
  },
  'TH-148': {
    section: 'The end',
    text: 'Whoever enters E wins at once. If both enter it in one event, the tie breakers decide.',
  },
  'TH-149': {
    section: 'The end',
    text: 'After the last round the higher skill wins; equal skill goes to the tie breakers.',
  },
  'TH-150': {
    section: 'The end',
    text: 'Tie breakers: a trio that only one has; then more decades held; then more Agents in play; then both share the win.',
  },
  'TH-151': {
    section: 'Answering',
    text: 'While something may be answered, one player after the other acts or passes. Whoever acts gives both a new chance, beginning with the one who is first here; when both have passed in a row, play goes on.',
  },
  'TH-152': {
    section: 'Answering',
    text: 'Who is asked follows from what everybody can see: you are asked if you could Reboot, or if your hidden cards could include a Gadget that fits, as far as the open cards tell. What you really hold changes nothing. Where nobody could act, nobody is asked.',
  },
  'TH-153': {
    section: 'Answering',
    text: 'The table may agree on seconds for an answer, 5 to 60, ten as in the booklet or none at all. They run between people: whoever has neither Rebooted nor played a Gadget by then has passed. Where the table\'s clock runs for each decision, running out of time is a pass too, and in other decisions the mildest choice.',
  },
  'TH-154': {
    section: 'Answering',
    text: 'You may let the table pass for you: when you have nothing to answer with, when the matter is not yours, or for the rest of the phase. Such passes look like any other.',
  },
  'TH-155': {
    section: 'Answering',
    text: 'A choice with one possibility is made for you only where everybody can see that there is no other: losing your only Agent on 2020, or taking the only asset left.',
  },
  'TH-156': {
    section: 'Answering',
    text: 'Nobody is ever shown another hand, the Draw Deck, a face-down Flux of somebody else, what another player could choose from, or what a Forecast Lens showed.',
  },
  'TH-R1': {
    section: 'Rulings',
    text: 'The booklet says 72 cards and their kinds, not how many of each. Each value on an eighth of the deck needs a multiple of eight: 48 cards leave room for six Quarks and two track cards. The twelve of each kind are ours.',
  },
  'TH-R2': {
    section: 'Rulings',
    text: 'Set-up speaks of black HAMMERs without ever telling of others. All twelve are black: one to Déjà vu, eleven to the deck.',
  },
  'TH-R3': {
    section: 'Rulings',
    text: 'The track has twelve spaces, the last of them E.',
  },
  'TH-R4': {
    section: 'Rulings',
    text: 'Repair bonuses rise where cards are earned: 1 from space 5, 2 from space 8.',
  },
  'TH-R5': {
    section: 'Rulings',
    text: 'Two Command labels cannot be read. 2000 gives an Action and 2040 adds to fights, the kinds that no other Command gives.',
  },
  'TH-R6': {
    section: 'Rulings',
    text: 'Equal numbers do not move a Command card. (TH-V1 is the other reading.)',
  },
  'TH-R7': {
    section: 'Rulings',
    text: 'A jumping Agent is where it came from until the Jump is decided; said of 2030, and true of all decades.',
  },
  'TH-R8': {
    section: 'Rulings',
    text: 'Recruiting costs an Action besides the cards. (TH-V3 is the other reading.)',
  },
  'TH-R9': {
    section: 'Rulings',
    text: 'Guards are called back before the Discovery gains, all in one go; elsewhere the source of a cube is part of the choice.',
  },
  'TH-R10': {
    section: 'Rulings',
    text: 'A HAMMER met while drawing to hand outside the Draw phase is resolved at once, too, and the draw repeated.',
  },
  'TH-R11': {
    section: 'Rulings',
    text: 'The order after a repair: skill, HAMMER to the pile, earned cards.',
  },
  'TH-R12': {
    section: 'Rulings',
    text: 'The ten seconds for everybody become asking in turn, Active first, until both pass in a row.',
  },
  'TH-R13': {
    section: 'Rulings',
    text: 'A card cannot be Rebooted after its moment. A face-up attack card has its own moment before the defender decides.',
  },
  'TH-R14': {
    section: 'Rulings',
    text: 'When the defender escapes, the attacker\'s Flux is turned up and leaves like any other; nobody gains a Jamais’ by it.',
  },
  'TH-R15': {
    section: 'Rulings',
    text: 'The winner of a fight takes both Flux cards.',
  },
  'TH-R16': {
    section: 'Rulings',
    text: 'A Gadget is played only at a moment it is made for, and only if it would change something.',
  },
  'TH-R17': {
    section: 'Rulings',
    text: 'The three cards of the Draw phase\'s first step do not limit what is played while drawing.',
  },
  'TH-R18': {
    section: 'Rulings',
    text: 'Gadgets may be played before each single card that is drawn, not after the last.',
  },
  'TH-R19': {
    section: 'Rulings',
    text: 'The decades that waive a human\'s cost are looked at once, when recruiting.',
  },
  'TH-R20': {
    section: 'Rulings',
    text: 'An Agent on 2020 may be On Guard.',
  },
  'TH-R21': {
    section: 'Rulings',
    text: 'Fido pays for nothing.',
  },
  'TH-R22': {
    section: 'Rulings',
    text: 'The second player has no Agent in play during the first turn: Fido is put down in one\'s own Prep.',
  },
  'TH-R23': {
    section: 'Rulings',
    text: 'The skill of the Prep phase can end the game.',
  },
  'TH-R24': {
    section: 'Rulings',
    text: 'A second P in the same turn changes nothing more.',
  },
  'TH-R25': {
    section: 'Rulings',
    text: 'If the Déjà vu pile holds one HAMMER it is the one picked; a new deck made meanwhile keeps none.',
  },
  'TH-R26': {
    section: 'Rulings',
    text: 'The Jamais’ for a HAMMER among the Flux cards is taken without asking.',
  },
  'TH-R27': {
    section: 'Rulings',
    text: 'Anybody may concede at any time; the other one wins.',
  },
  'TH-R28': {
    section: 'Rulings',
    text: 'Entering E ends the game at once. (TH-V5 is the other reading.)',
  },
  'TH-R29': {
    section: 'Rulings',
    text: 'At the table silence tells nothing, so here being asked must tell nothing either: hands never decide who is asked.',
  },
  'TH-R30': {
    section: 'Rulings',
    text: 'If a HAMMER in the Draw phase fills the hand, the phase is over without another card.',
  },
  'TH-V1': {
    section: 'Variants',
    text: 'Ties to the Gallery: with equal numbers on a decade its Command card returns to the Gallery.',
  },
  'TH-V2': {
    section: 'Variants',
    text: 'Balanced start: the second player begins with both blue cubes in the Jamais’ area.',
  },
  'TH-V3': {
    section: 'Variants',
    text: 'Free recruiting: Recruit costs no Action, only cards.',
  },
  'TH-V4': {
    section: 'Variants',
    text: 'No Expert: entering E ends nothing; gains beyond it are lost, its Repair bonus is 2, and all rounds are played.',
  },
  'TH-V5': {
    section: 'Variants',
    text: 'Finish the round: after somebody entered E the round is played to its end; gains beyond E are lost and its Repair bonus is 2. Then a player alone on E wins, and two go to the tie breakers. Not together with TH-V4. Good for 5 and 6 rounds.',
  },
} as const

export type RuleId = keyof typeof rulebook
