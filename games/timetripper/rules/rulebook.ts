// Made from RULES.md by scripts/rulebook.ts. Edit that page instead.

export const rulebook = {
  'TT-2.1': {
    section: 'Boards and pieces',
    text: 'A hundred counters stand for units, weapons and markers. A fallen soldier\'s counter turned over is the weapon he leaves. The number of counters never limits play, except where a battle says so: fourteen Leprechauns in battle 43, five buffalo in battle 45.',
  },
  'TT-2.2': {
    section: 'Boards and pieces',
    text: 'The battle board has 121 hexes in straight columns 02 to 12 and rows 02 to 12; a hex is named by column, then row. One hex is about five metres, one Battle Stage five to ten seconds. 36 hexes carry a set-up code, the 40 hexes of the edge a border number, and the T hex in the middle, 0707, the six direction numbers.',
  },
  'TT-2.3': {
    section: 'Boards and pieces',
    text: 'Two time boards, the past and the future, have 37 hexes each: 36 numbered battles and a Time Hole in the middle. One marker, the Tripper-in-Time, stands on them for the whole party.',
  },
  'TT-2.4': {
    section: 'Boards and pieces',
    text: 'The Record Track has boxes 0 to 20 for each Tripper. The box that is left when the weight he carries is taken off his Endurance names his Movement Allowance.',
  },
  'TT-3.1': {
    section: 'Packing for the trip',
    text: 'Every Tripper begins with 20 Endurance and can never have more.',
  },
  'TT-3.2': {
    section: 'Packing for the trip',
    text: 'A lone Tripper packs at most 50 pounds. Less is allowed, and is the point of one way of winning.',
  },
  'TT-3.21': {
    section: 'Packing for the trip',
    text: 'Two things must come along: an M16, which weighs 7 pounds, and the radio, which weighs 16.',
  },
  'TT-3.22': {
    section: 'Packing for the trip',
    text: 'Beyond that he may pack any weapons of the Weapons Chart, none above its maximum, and reloads at one pound apiece whatever they fit.',
  },
  'TT-3.23': {
    section: 'Packing for the trip',
    text: 'The M16, shotgun, pistols, M72 and Claymore are counters of their own: each exists once, is carried by one Tripper or lies in one hex, and cannot be in two places.',
  },
  'TT-3.24': {
    section: 'Packing for the trip',
    text: 'Reloads and grenades are counted; each number carried is known exactly at all times.',
  },
  'TT-3.25': {
    section: 'Packing for the trip',
    text: 'A bayonet and a can of insect repellent are noted beside the other things a Tripper has.',
  },
  'TT-R03': {
    section: 'Packing for the trip',
    text: 'Reloads exist for the M16, the shotgun and the two pistols, at most twenty for each. Grenades, the M72, the Claymore and the repellent cannot be reloaded. Weapons are packed loaded, and the first load is part of their weight. The maximum of the chart limits what one Tripper carries at any time. Bayonet and repellent together are no item, but a way of fighting for whoever has both.',
  },
  'TT-3.3': {
    section: 'Packing for the trip',
    text: 'Divide the pounds carried by five and drop the fraction: so many Endurance Points go into carrying. Take them off the Endurance; the Record Track box of that number gives the Movement Allowance.',
  },
  'TT-R04': {
    section: 'Packing for the trip',
    text: 'Box and allowance follow every change of Endurance or load, but from the first hex he enters in a phase a Tripper keeps the allowance he started with, however much Endurance the move costs him. Things dropped before that no longer weigh. If carrying takes more Endurance than he has, he is overloaded and cannot move at all, not even by spending Endurance, until he has dropped enough. There is no other limit of weight after the start.',
  },
  'TT-3.4': {
    section: 'Packing for the trip',
    text: 'The Tripper-in-Time begins on the Time Hole of the past, and a random journey takes it away at once.',
  },
  'TT-4.0': {
    section: 'The turn',
    text: 'A Game-Turn is one journey through time and the battle at the end of it, which lasts any number of Battle Stages. A stage has three phases: the Trippers\' phase, the opponents\' phase, and the removal of stun markers.',
  },
  'TT-4.0a': {
    section: 'The turn',
    text: 'The journey comes first. Whoever gets home has finished; otherwise the battle of the hex is set up.',
  },
  'TT-4.0b': {
    section: 'The turn',
    text: 'In the Trippers\' phase each Tripper may drop things, move, and do one action, or talk instead. In the first phase of a battle no Tripper may move; all else is allowed.',
  },
  'TT-4.0c': {
    section: 'The turn',
    text: 'In the opponents\' phase they act one after another, each finishing before the next begins. A lone Tripper is spared this phase in the first stage of every battle; a team is not.',
  },
  'TT-4.0d': {
    section: 'The turn',
    text: 'At the end of the stage all stun markers come off, and the next stage begins. A jump ends the battle on the spot, without the rest of its stage.',
  },
  'TT-R05': {
    section: 'The turn',
    text: 'The order inside a stage is: Trippers; shells, where a battle has them, even in a lone Tripper\'s first stage; opponents; end of stage. At the end of a stage bites bleed, stun markers come off, burning flares burn down, the clocks of vampire and dawn advance, a flux without anybody to command it is expelled, and last it is tested whether the field is clear.',
  },
  'TT-4.0e': {
    section: 'The turn',
    text: 'Nothing ends a battle but a jump, a clean-up, the dawn of battle 68 or the loss of all Trippers. The game ends when somebody gets home, or when no live Tripper is on the board, held in the flux or adrift in time.',
  },
  'TT-R01': {
    section: 'The turn',
    text: 'Where the booklet says Game-Turn in the rules on soldiers who move away, stop or have fired, on drawn-out talks and on the Timelord\'s stops, it can only mean a Battle Stage, and is played so.',
  },
  'TT-5.0A': {
    section: 'Travelling through time',
    text: 'A random journey: one die gives the direction.',
  },
  'TT-5.0B': {
    section: 'Travelling through time',
    text: 'A second die gives the number of hexes. Where the board ends in front of the marker, it turns two directions to the right and goes on.',
  },
  'TT-R06': {
    section: 'Travelling through time',
    text: 'Where the board ends in the new direction too, the marker turns by two again until there is a hex. Turning costs no movement, and the same holds for the very first step.',
  },
  'TT-5.11': {
    section: 'Travelling through time',
    text: 'The game begins with a random journey.',
  },
  'TT-5.12': {
    section: 'Travelling through time',
    text: 'A jump of a flux that was not aligned is a random journey.',
  },
  'TT-5.13': {
    section: 'Travelling through time',
    text: 'A marker that ends on the Time Hole without bringing anybody home travels on at random.',
  },
  'TT-5.14': {
    section: 'Travelling through time',
    text: 'A marker that ends on a battle already visited travels on at random, as often as it takes to find a new one. Such a further journey brings nobody home, even if the first one was aligned. Visits count by number: the repeated Timepolice battles are eight different hexes, and the hex one leaves is visited.',
  },
  'TT-R07': {
    section: 'Travelling through time',
    text: 'After fifty journeys in a row the marker is put on the lowest new number of the board it is on, of the other board if there is none; if all 72 are visited, revisits are allowed.',
  },
  'TT-5.2': {
    section: 'Travelling through time',
    text: 'A marker that enters the Time Hole with steps left passes over to the other board and goes on in the same direction. Ending on the hole does not change boards, and a journey that begins on a hole stays on its board.',
  },
  'TT-R08': {
    section: 'Travelling through time',
    text: 'The hole one ends on is that of the board one came from.',
  },
  'TT-5.31': {
    section: 'Travelling through time',
    text: 'When an aligned jump ends exactly on the Time Hole, roll 2D: a total not above the Experience of the Tripper who jumped means **home**. Anything more sends the marker on at random.',
  },
  'TT-R09': {
    section: 'Travelling through time',
    text: 'The jump counts at once: Experience goes up the moment the flux is jumped, before any roll of that jump.',
  },
  'TT-5.32': {
    section: 'Travelling through time',
    text: 'A random journey that ends on the Time Hole gives no roll; it goes on at random.',
  },
  'TT-6.0': {
    section: 'Setting up a battle',
    text: 'A lone Tripper lands on 0707, a team by random set-up. All that is set up at random goes down before anything that enters from the edge.',
  },
  'TT-6.0R': {
    section: 'Setting up a battle',
    text: 'Random set-up makes one list: the team\'s Trippers in seat order, their loose equipment, the creatures that came along, then the battle\'s opponents in the order listed if they set up at random. It is cut into groups of six. Each group has a letter and a die: its first counter goes on the hex with that number and letter, the others on the next letters of the same number, A following F.',
  },
  'TT-R10': {
    section: 'Setting up a battle',
    text: 'The letter of random set-up is rolled as well, 1 for A to 6 for F, unless the table has chosen to let the Trippers name it.',
  },
  'TT-R11': {
    section: 'Setting up a battle',
    text: 'If a set-up hex holds a unit or a piece of equipment, the next letter is tried; if all six of a number are taken, the rest of the group rolls a new number; if all 36 hexes are taken, the dice of TT-6.6 decide; for whom there is no hex left at all, he stays in the flux for good. Terrain and other markers go down first, each on a hex of its own and never on 0707; units may then be set up on top of them.',
  },
  'TT-6.0E': {
    section: 'Setting up a battle',
    text: 'Opponents that enter: one die names a stretch of the edge, and they stand on hexes with that number until it is full; the rest roll again.',
  },
  'TT-R12': {
    section: 'Setting up a battle',
    text: 'Which hexes of the stretch entering opponents take is chance, or a Timemaster\'s choice. A stretch without a free hex is rolled again; if the whole edge is taken, the dice of TT-6.6 decide.',
  },
  'TT-6.31': {
    section: 'Setting up a battle',
    text: 'One counter to a hex.',
  },
  'TT-6.32': {
    section: 'Setting up a battle',
    text: 'A rider and his mount share a hex and count as one counter.',
  },
  'TT-6.33': {
    section: 'Setting up a battle',
    text: 'The 36 set-up hexes are those of the Random Set-up Chart.',
  },
  'TT-6.41': {
    section: 'Setting up a battle',
    text: 'Four values describe an opponent: Attack, Accuracy, Defense, Detection. An X stands for none.',
  },
  'TT-6.42': {
    section: 'Setting up a battle',
    text: 'An opponent with an Endurance of its own suffers as a Tripper does.',
  },
  'TT-6.43': {
    section: 'Setting up a battle',
    text: 'Numbers of opponents are fixed, or dice with something added or taken away; below zero is zero.',
  },
  'TT-6.6': {
    section: 'Setting up a battle',
    text: 'An option: instead of the chart, two sums of 2D name column and row, rolled again while the hex is taken, for one counter after the other.',
  },
  'TT-7.0': {
    section: 'Moving',
    text: 'Units move one at a time from hex to neighbouring hex. Each hex costs one point, whatever grows there.',
  },
  'TT-7.11': {
    section: 'Moving',
    text: 'Soldiers move three hexes, animals six, unless the battle says otherwise.',
  },
  'TT-R14': {
    section: 'Moving',
    text: 'A rider moves his mount\'s six, and three once he is on foot. Monsters and spirits that are no animals move three, the Dragonlord six.',
  },
  'TT-7.12': {
    section: 'Moving',
    text: 'A Tripper moves up to his Movement Allowance.',
  },
  'TT-7.13': {
    section: 'Moving',
    text: 'A Tripper may go up to four hexes further than his allowance, never more than six in all, and pays one Endurance for each of those hexes that he really enters.',
  },
  'TT-R15': {
    section: 'Moving',
    text: 'A Tripper may not spend his last point of Endurance: what remains after the stage\'s activity point is at least 1. So a Tripper with one Endurance can only rest; if a rule makes him act all the same, the point is not charged.',
  },
  'TT-7.14': {
    section: 'Moving',
    text: 'A Tripper with an allowance of two, made up from Endurance if need be at one point for each that is lacking, may carry a disabled person or a dead comrade from his own hex to a neighbouring one. That is all his moving for the phase. It takes no action and adds no weight.',
  },
  'TT-7.15': {
    section: 'Moving',
    text: 'Trippers may stop short. Opponents who move use all they have, unless a zone of control, the edge or the lack of a lawful hex stops them.',
  },
  'TT-7.16': {
    section: 'Moving',
    text: 'Whoever runs to the edge stops there. Only the flux takes anything off the board.',
  },
  'TT-7.21': {
    section: 'Zones of control and stacking',
    text: 'A live unit that is not stunned controls the six hexes around it. A unit that enters a hex controlled by an enemy stops there.',
  },
  'TT-7.22': {
    section: 'Zones of control and stacking',
    text: 'A unit that stands in a hex controlled by an enemy may not move, until that enemy is stunned, disabled or dead.',
  },
  'TT-7.23': {
    section: 'Zones of control and stacking',
    text: 'The flux takes a unit away regardless of zones of control.',
  },
  'TT-7.24': {
    section: 'Zones of control and stacking',
    text: 'Rampaging elephants, the brawlball, pongballs and cars care for no zone of control.',
  },
  'TT-R16': {
    section: 'Zones of control and stacking',
    text: 'No hexes are controlled by rampaging elephants, balls and cars, nor by mounts, the AQ12G, fluxfixrigs and markers. Trippers and awed soldiers are one side; all opponents, wherever they came from, are the other, and never get in each other\'s way by zones or fighting.',
  },
  'TT-7.31': {
    section: 'Zones of control and stacking',
    text: 'No unit ends its move on a hex with another live unit, riders and their mounts apart.',
  },
  'TT-7.32': {
    section: 'Zones of control and stacking',
    text: 'No unit passes through a live enemy. Friends may be passed.',
  },
  'TT-7.33': {
    section: 'Zones of control and stacking',
    text: 'The dead and disabled are in nobody\'s way.',
  },
  'TT-7.34': {
    section: 'Zones of control and stacking',
    text: 'Rampaging elephants, balls and cars may pass through live enemies, but not end there.',
  },
  'TT-R17': {
    section: 'Zones of control and stacking',
    text: 'If an elephant, ball or car would end on a live unit, it goes on, turning at the edge as always, to the first hex without one, and attacks in the hexes it still enters.',
  },
  'TT-7.41': {
    section: 'What a Tripper can do',
    text: 'Once in each Trippers\' phase a live Tripper may drop any of his things in the hex where he is. He may also move.',
  },
  'TT-7.42': {
    section: 'What a Tripper can do',
    text: 'Besides dropping things and moving, a Tripper may do one of these: try to command the flux; use one weapon; reload one weapon from one reload; pick up one weapon or the radio from his hex.',
  },
  'TT-R18': {
    section: 'What a Tripper can do',
    text: 'Setting up a Claymore or setting it off is using a weapon. Picking up a grenade or a treasure is picking up. Ammunition that was dropped is taken up with its weapon.',
  },
  'TT-R19': {
    section: 'What a Tripper can do',
    text: 'The action may come before the move, after it, or at any hex on the way, after which the move goes on with what is left. An enemy who was felled or stunned by it holds nobody any more. Whoever fires or reaches for the flux says how many hexes he will still enter; he may then enter no more than that.',
  },
  'TT-7.43': {
    section: 'What a Tripper can do',
    text: 'A Tripper who negotiates may besides only try to command the flux.',
  },
  'TT-7.44': {
    section: 'What a Tripper can do',
    text: 'Opponents only detect, move and attack. A mount goes where its rider goes, and stays where it is once he has fallen. No Tripper rides.',
  },
  'TT-R20': {
    section: 'What a Tripper can do',
    text: 'A mount without a rider does nothing more. It still fills its hex and can be attacked.',
  },
  'TT-8.0': {
    section: 'Fighting',
    text: 'A Tripper\'s Defense is 4, whatever he carries. His Attack is that of the weapon he uses.',
  },
  'TT-8.0a': {
    section: 'Fighting',
    text: 'What counts is the attacker\'s Attack less the defender\'s Defense. The booklet\'s table heading has it the other way round, which would leave a rifle harmless.',
  },
  'TT-8.1': {
    section: 'Fighting',
    text: 'The Weapons Chart has for each weapon its weight, the most one Tripper may carry, and for each way of using it Accuracy, Attack and the 2D totals that empty it. *Single* is one shot. *Rapid* is up to four shots. *Burst* goes on until the weapon is empty.',
  },
  'TT-8.2': {
    section: 'Shooting',
    text: 'A weapon with an Accuracy letter shoots, at any enemy on the board, next door or far away. Nothing blocks a shot except the woods of battle 26.',
  },
  'TT-8.6': {
    section: 'Shooting',
    text: 'The Accuracy Table gives the 2D total needed by Accuracy letter and range.',
  },
  'TT-8.21': {
    section: 'Shooting',
    text: 'Count the range, look up the total needed, roll 2D with the modifiers: that much or more hits. A hit rolls 2D on the Combat Results Table and takes effect at once. After every shot, hit or miss, a Tripper\'s weapon rolls 2D to see whether it is empty.',
  },
  'TT-R21': {
    section: 'Shooting',
    text: 'Opponents and awed soldiers never run out of ammunition.',
  },
  'TT-8.22': {
    section: 'Shooting',
    text: 'An empty weapon must be reloaded before it fires again.',
  },
  'TT-8.23': {
    section: 'Shooting',
    text: 'The accuracy roll gains 2 against an ankylosaur, a buffalo, a sabertooth or a riderless horse, 3 against a ridden horse, 4 against Tyrannosaurus rex. A Tripper who moves in the phase loses 1 for each hex he enters.',
  },
  'TT-R22': {
    section: 'Shooting',
    text: 'The 3 goes with the mounted pair: whoever fires at it has it, whether rider or mount is named to suffer. A man on foot gives nothing. Motorcycles count as horses, elephants are not listed. These bonuses hold for grenades and mines too. The loss for moving also strikes thrown grenades and awed soldiers, but no Claymore.',
  },
  'TT-8.24': {
    section: 'Shooting',
    text: 'Whoever fires at a rider names him or his mount before rolling.',
  },
  'TT-R51': {
    section: 'Shooting',
    text: 'Rapid fire names one hex, or a string of two to four different hexes each next to the one before. Into one hex the shooter may stop after any shot; along a string each hex gets one shot in order, empty ones too, and he may stop early. Each shot has its own range, rolls and result, and fire ends when the weapon is empty.',
  },
  'TT-R52': {
    section: 'Shooting',
    text: 'A burst names hexes the same way. Shots go round them in order, passing over hexes without a live target while another has one, until the weapon is empty. When no named hex has a live target left, the rest of the magazine is wasted.',
  },
  'TT-8.3': {
    section: 'Hand to hand',
    text: 'Weapons with an X for Accuracy strike at neighbouring units only.',
  },
  'TT-8.31': {
    section: 'Hand to hand',
    text: 'A blow needs no accuracy roll: take the difference, roll 2D on the Combat Results Table, apply.',
  },
  'TT-8.32': {
    section: 'Hand to hand',
    text: 'Bare hands have an Attack of 1. A gun, loaded or not, is no better in melee.',
  },
  'TT-8.33': {
    section: 'Hand to hand',
    text: 'Several attackers next to one defender may add up their melee strengths into one attack.',
  },
  'TT-R23': {
    section: 'Hand to hand',
    text: 'Trippers and awed soldiers may do so; the first to strike names the group, and each of them spends his action or attack. Opponents act one by one and never combine.',
  },
  'TT-8.34': {
    section: 'Hand to hand',
    text: 'A rider adds his mount\'s Attack to his own in melee. A riderless mount never attacks. Whoever strikes at a rider names him or his mount first.',
  },
  'TT-R24': {
    section: 'Hand to hand',
    text: 'A stunned mount adds nothing to its rider\'s Attack.',
  },
  'TT-8.41': {
    section: 'Grenades and mines',
    text: 'There are three kinds of grenade: the M26A1, the M1 flare and the Claymore mine.',
  },
  'TT-8.45': {
    section: 'Grenades and mines',
    text: 'Grenades and mines always use the first column of the Accuracy Table.',
  },
  'TT-8.42': {
    section: 'Grenades and mines',
    text: 'The M26A1 is thrown at a hex at most six away. It attacks every unit in that hex at 12, one hex away at 8, two hexes away at 6, the thrower and his friends included, nearest first; each unit has rolls of its own.',
  },
  'TT-R25': {
    section: 'Grenades and mines',
    text: 'Rider and mount are two units to a grenade. The dead, the disabled and those in the flux are spared. It never strays, and cannot be thrown off the board.',
  },
  'TT-8.43': {
    section: 'Grenades and mines',
    text: 'The M1 is thrown the same way and attacks only the units in the hex itself, at 5. Then it burns and dazzles opponents for five stages.',
  },
  'TT-R26': {
    section: 'Grenades and mines',
    text: 'An M1 burns in the five stages after the throw. If several burn, only the brightest counts.',
  },
  'TT-8.44': {
    section: 'Grenades and mines',
    text: 'A Claymore is set up in the Tripper\'s own hex, facing a direction. In a later stage he who set it may set it off from at most two hexes away. It attacks every unit in its cone at 12, out to the edge of the board, friends and himself included, and is gone. The cone opens from the hex in front, to both sides; the two other hexes in front of the mine are safe. A mine that was not set off may be picked up again, and is lost if left behind.',
  },
  'TT-8.7': {
    section: 'Results',
    text: 'The Combat Results Table crosses a 2D roll with the difference between Attack and Defense.',
  },
  'TT-8.8': {
    section: 'Results',
    text: 'A result strikes a unit according to whether it has Endurance: Trippers and a few opponents lose points, all others are stunned or fall.',
  },
  'TT-R28': {
    section: 'Results',
    text: 'Machines with a Defense suffer like the living. Equipment that lies about never does.',
  },
  'TT-8.81': {
    section: 'Results',
    text: 'Stun: a Tripper loses one Endurance. Others lose their move, detection, attack and zone of control for the rest of the stage.',
  },
  'TT-8.81a': {
    section: 'Results',
    text: 'A stunned mount keeps its rider where he is, though he may attack; a stunned rider keeps his mount where it is.',
  },
  'TT-8.82': {
    section: 'Results',
    text: 'Wound: a Tripper loses 1D Endurance. For others roll 1D: 1-3 disabled, 4-6 stunned.',
  },
  'TT-8.83': {
    section: 'Results',
    text: 'Disable: a Tripper loses 2D Endurance. Others are out for good.',
  },
  'TT-8.84': {
    section: 'Results',
    text: 'Kill: dead at once, however much Endurance is left.',
  },
  'TT-8.84a': {
    section: 'Results',
    text: 'When a mount falls, its rider suffers a wound. If that only stuns him, he is on foot from then on; there is no other way to dismount.',
  },
  'TT-8.84b': {
    section: 'Results',
    text: 'No Endurance left is death. It ends a lone Tripper\'s game. A dead comrade in a team stays as a body, unless the flux is in or next to his hex: then it takes him at once.',
  },
  'TT-R29': {
    section: 'Results',
    text: 'An awed soldier stunned in the opponents\' phase stays stunned through the next Trippers\' phase.',
  },
  'TT-8.51': {
    section: 'Weapons of the fallen',
    text: 'A Tripper in the hex of a fallen soldier may take his weapon as his action. The counter is then gone.',
  },
  'TT-R27': {
    section: 'Weapons of the fallen',
    text: 'The chart has no guns of 1500 to 1913 and none after 1973. Muskets of battles 19, 20, 21 and 24 are taken as melee weapons. Rifles of Cairo, the Easy Going Infantry and Tehran use the line 1950-1973, the rubber bullets staying in; the home-made guns of battle 71 use the pre-gunpowder line. Other weapons of the future or of magic are useless to a Tripper. Animals, monsters, machines and unarmed people leave nothing.',
  },
  'TT-8.52': {
    section: 'Weapons of the fallen',
    text: 'A missile weapon so taken is loaded and comes with 1D reloads of a pound each, rolled when it is first taken. They fit nothing else.',
  },
  'TT-8.53': {
    section: 'Weapons of the fallen',
    text: 'Nobody carries more than one such weapon. Taking another means dropping the first with its ammunition.',
  },
  'TT-R02': {
    section: 'The opponents\' phase',
    text: 'Opponents are played by the rules below. Where those leave a choice, dice decide, or a Timemaster if one is seated.',
  },
  'TT-R71': {
    section: 'The opponents\' phase',
    text: 'Automatic movers go first, in set-up order, cars by their columns: balls, cars, rampaging elephants. Then flux machines and the Timelord. Then all others, the nearest to a Tripper or awed soldier first, set-up order on ties, as they stood at the start of this step. The exits of battle 45 come last.',
  },
  'TT-9.0': {
    section: 'The opponents\' phase',
    text: 'Each live opponent that is not stunned begins by rolling 2D to detect a Tripper.',
  },
  'TT-9.11': {
    section: 'The opponents\' phase',
    text: 'An opponent looks at the nearest Tripper or awed soldier on the board. If there is none it does nothing.',
  },
  'TT-R30': {
    section: 'The opponents\' phase',
    text: 'A die, or a Timemaster, chooses among Trippers and awed soldiers that are equally near.',
  },
  'TT-9.12': {
    section: 'The opponents\' phase',
    text: 'Add 2 to the roll at a distance of two hexes, 1 at three. A burning M1 takes off 2, 3, 4, 5, 6 in the first to fifth stage after the throw.',
  },
  'TT-9.4': {
    section: 'The opponents\' phase',
    text: 'The Detection Table turns the total into away, stop, towards or attack. Totals beyond either end of the table count as its last entry on that side.',
  },
  'TT-9.21': {
    section: 'The opponents\' phase',
    text: 'Away: the opponent moves all its allowance so as to end as far as it can from that Tripper.',
  },
  'TT-9.22': {
    section: 'The opponents\' phase',
    text: 'An opponent that moves away stops on reaching the edge, and does not move if it is there already. Either way it is done for the stage.',
  },
  'TT-9.23': {
    section: 'The opponents\' phase',
    text: 'Among equally good hexes, and equally short ways to one, an opponent is free to choose: past the flux or round it, say.',
  },
  'TT-9.24': {
    section: 'The opponents\' phase',
    text: 'Towards: the opponent moves by the shortest way until its allowance is used up or it enters a Tripper\'s zone of control. If it is next to him then, it attacks at once, gun or no gun.',
  },
  'TT-9.25': {
    section: 'The opponents\' phase',
    text: 'Attack: a melee opponent does as for towards. One with a missile weapon fires from where it stands; if at that range it could not hit even with a 12, it does as melee opponents do.',
  },
  'TT-9.26': {
    section: 'The opponents\' phase',
    text: 'Stop: the opponent neither moves nor attacks in this stage.',
  },
  'TT-9.31': {
    section: 'The opponents\' phase',
    text: 'An opponent that begins in the zone of control of a Tripper or awed soldier rolls no detection and attacks.',
  },
  'TT-R31': {
    section: 'The opponents\' phase',
    text: 'An opponent with a missile weapon shoots at a neighbour at range 1, accuracy roll and all; it has no other melee strength. Among several neighbours a die chooses.',
  },
  'TT-9.32': {
    section: 'The opponents\' phase',
    text: 'Their attacks follow the same rules as everybody\'s.',
  },
  'TT-9.33': {
    section: 'The opponents\' phase',
    text: 'An opponent that has fired does not move in that stage.',
  },
  'TT-10.0': {
    section: 'The flux',
    text: 'Reaching for the flux is an action, and only moving or negotiating goes with it. Whoever has it in hand may do one of four things at once: conjure, move, align or jump it.',
  },
  'TT-10.14': {
    section: 'The flux',
    text: 'The Flux Command Table has a limit for each thing a Tripper has been doing: nothing 9, moving 7, negotiating 6, being shot at 5.',
  },
  'TT-10.0a': {
    section: 'The flux',
    text: 'Roll 2D and take off Experience. A total not above the lowest limit that applies commands the flux; a total below 2 always does.',
  },
  'TT-R32': {
    section: 'The flux',
    text: 'For commanding the flux, any hex entered in this phase is moving, before or after the attempt. Dropping things is not.',
  },
  'TT-R33': {
    section: 'The flux',
    text: 'A Tripper was shot at if he was the target of a shot, grenade, mine or shell since the end of his last phase in this battle, from whichever side, hit or miss. Blows and being run over do not count, unless the table has chosen that they do.',
  },
  'TT-10.11': {
    section: 'The flux',
    text: 'Only a Tripper who carries the radio can try to command the flux.',
  },
  'TT-10.12': {
    section: 'The flux',
    text: 'Command of the flux lasts for that phase only.',
  },
  'TT-10.13': {
    section: 'The flux',
    text: 'Each success allows one of the four acts; it may also be none.',
  },
  'TT-10.21': {
    section: 'The flux',
    text: 'Conjuring brings the flux onto the board, where it stays until it is jumped. A flux that is there cannot be conjured.',
  },
  'TT-10.22': {
    section: 'The flux',
    text: 'A conjured flux appears by random set-up, as one counter.',
  },
  'TT-R34': {
    section: 'The flux',
    text: 'The flux does not mind who or what is in the hex where it appears.',
  },
  'TT-10.31': {
    section: 'The flux',
    text: 'Moving takes a flux that is on the board to another hex of it.',
  },
  'TT-10.32': {
    section: 'The flux',
    text: 'A commanded flux may be moved up to six hexes by any path.',
  },
  'TT-10.41': {
    section: 'The flux',
    text: 'Aligning points the coming jump in one of the six directions of the time board.',
  },
  'TT-10.42': {
    section: 'The flux',
    text: 'An alignment is good for him who made it. If another jumps, he aligns anew first or jumps without.',
  },
  'TT-R35': {
    section: 'The flux',
    text: 'Only a flux on the board can be aligned. A new alignment replaces the old one.',
  },
  'TT-10.43': {
    section: 'The flux',
    text: 'A flux may be jumped without alignment.',
  },
  'TT-10.51': {
    section: 'The flux',
    text: 'A jump ends the battle at once, and the Tripper travels.',
  },
  'TT-R36': {
    section: 'The flux',
    text: 'To be jumped, the flux must be in the hex of the Tripper with the radio.',
  },
  'TT-10.52': {
    section: 'The flux',
    text: 'A jump without alignment is a random journey.',
  },
  'TT-10.53': {
    section: 'The flux',
    text: 'An aligned jump goes in the aligned direction, and one die gives the length.',
  },
  'TT-10.57': {
    section: 'The flux',
    text: 'Before an aligned journey roll 2D: a total not above the jumper\'s Experience lets him choose the length, one to six.',
  },
  'TT-10.54': {
    section: 'The flux',
    text: 'An aligned journey that ends on the Time Hole may lead home, by the roll of TT-5.31.',
  },
  'TT-10.55': {
    section: 'The flux',
    text: 'A journey without alignment that ends on the Time Hole goes on at random.',
  },
  'TT-10.56': {
    section: 'The flux',
    text: 'A battle already visited is never fought again: the marker goes on at random.',
  },
  'TT-10.61': {
    section: 'The flux',
    text: 'Once the flux is in the hex of the radio bearer it goes where he goes, unless he commands it away.',
  },
  'TT-10.62': {
    section: 'The flux',
    text: 'Any living creature in the flux\'s hex or next to it is taken off the board at once and held until the jump. It comes down in the next battle by random set-up, as hostile as before towards Trippers and awed soldiers only, and does nothing in its first stage there.',
  },
  'TT-R37': {
    section: 'The flux',
    text: 'The Tripper with the radio is exempt. Sweeping happens the instant the two come next to each other, before zones and attacks, at every hex of a path, whoever moves. Rider and mount go together. Everything is living except machines, motorcycles and equipment; the undead and plants are. The fallen stay behind. The radio may not be dropped in or next to the flux. What is held keeps its state, and comes along only so far as it is swept again each time.',
  },
  'TT-10.63': {
    section: 'The flux',
    text: 'In a team a dead Tripper in or next to the flux is swept as well, and is alive in the next battle with 5 Endurance.',
  },
  'TT-R38': {
    section: 'The flux',
    text: 'A Tripper who is not in the flux when it is jumped is stranded: out of the game. You are warned first. Things left on the board are lost.',
  },
  'TT-R72': {
    section: 'The flux',
    text: 'Some battles throw the flux out, and so it goes when nobody is left to command it: at the end of a stage with no live Tripper on the board but one held. The flux leaves the board unaligned; Trippers, bodies and awed soldiers in it come back at once by random set-up; other creatures in it are gone for good. It must be conjured anew.',
  },
  'TT-R73': {
    section: 'The flux',
    text: 'The radio may lie in or next to the flux. A Tripper whose announced move ends on it is not swept on the way, and must pick it up as his action.',
  },
  'TT-11.0': {
    section: 'Endurance and Experience',
    text: 'A stage in which a Tripper does anything in his phase costs him one Endurance. A phase in which he does nothing gives three, never above 20.',
  },
  'TT-R39': {
    section: 'Endurance and Experience',
    text: 'The activity point is charged when a Tripper\'s phase ends, or on the jump. Being attacked is doing nothing. A Tripper held in the flux rests, from the phase in which it took him if he had done nothing yet, and so does one whom a plant controls but did not move.',
  },
  'TT-11.0a': {
    section: 'Endurance and Experience',
    text: 'Arriving in a new battle raises Endurance by half, fractions dropped, to 20 at most. A journey that only goes on from a hole or a visited hex is no arrival. A revived Tripper has 5.',
  },
  'TT-12.0': {
    section: 'Endurance and Experience',
    text: 'The Tripper who jumps, and only he, gains one Experience. It is taken off his dice when he commands the flux; it lets him choose the length of an aligned jump; it brings him home from the Time Hole. None of this uses it up.',
  },
  'TT-6.5': {
    section: 'Clearing the field',
    text: 'When every opponent is dead or disabled, the Trippers have all the time they want to rest, take treasure and weapons, and flux on.',
  },
  'TT-R13': {
    section: 'Clearing the field',
    text: 'The field is clear when no live opponent is on the board, not counting riderless mounts, the AQ12G, markers and what is already held. It never is in battle 45, nor in battle 68 while the vampire lies dead before dawn. Then stages stop: every live Tripper has 20 Endurance; each may take loose things, hand gear around, take one recovered weapon with its reloads, reload all he can, take back a Claymore and claim the treasure. The flux is then jumped without a roll, aligned or not as the jumper likes; he gains Experience and the journey is like any other. Held Trippers take part. All Trippers, alive or dead, and all awed soldiers go along, and creatures already held, but no others.',
  },
  'TT-13.0': {
    section: 'Options: TeamTripper',
    text: 'Two to four Trippers share 50 pounds, the radio among them. At each arrival the Trippers, the radio, M16, shotgun, Claymore, M72 and recovered weapons come down by random set-up; the rest stays with its bearer. In each phase they move in an order they agree on, seat order if they do not care. One may conjure, another move and a third align and jump, within TT-10.42.',
  },
  'TT-13.11': {
    section: 'Options: TeamTripper',
    text: 'The team must take one M16, one shotgun and one radio, and may take one Claymore and one M72.',
  },
  'TT-13.12': {
    section: 'Options: TeamTripper',
    text: 'Reloads of the M16 are carried by one Tripper, those of the shotgun by one, not necessarily the same.',
  },
  'TT-R40': {
    section: 'Options: TeamTripper',
    text: 'Weapon and reload must be in the same hands to reload. Gear changes hands in a clean-up only.',
  },
  'TT-13.13': {
    section: 'Options: TeamTripper',
    text: 'Each Tripper may have one pistol, one bayonet and one can of repellent.',
  },
  'TT-13.14': {
    section: 'Options: TeamTripper',
    text: 'Reloads and grenades are limited by weight alone, but each Tripper carries only one kind of grenade.',
  },
  'TT-13.2': {
    section: 'Options: TeamTripper',
    text: 'The team may roll for its equipment instead of choosing it, and may agree on any limit from 50 to 70 pounds.',
  },
  'TT-13.3': {
    section: 'Options: TeamTripper',
    text: 'The Weapon Selection Chart gives by one die what is added to the three compulsory things.',
  },
  'TT-R41': {
    section: 'Options: TeamTripper',
    text: 'A Tripper who rolls both kinds of grenade keeps one kind. If the total passes the limit, the team discards what it likes. The chart gives no bayonet and no repellent.',
  },
  'TT-R42': {
    section: 'Options: TeamTripper',
    text: 'The big things of a dead Tripper, from radio to recovered weapon, lie loose in his hex. The rest stays on the body. A comrade in the hex may take one weapon, one kind of grenade, one treasure or all reloads of one kind as his action, within the limits above. Trippers do not attack each other on purpose, except in a tontine.',
  },
  'TT-14.0': {
    section: 'Options: treasure',
    text: 'A battle may hold one artifact with a value and a weight in tenths of a pound. Tenths are added up and rounded up to a pound. It can be taken only when all opponents on the board are dead or disabled, and counts only if its bearer gets home.',
  },
  'TT-R43': {
    section: 'Options: treasure',
    text: 'Treasure is claimed in the clean-up. In battle 45, where none can come, and in 68, a Tripper may claim it from any hex as his action in a phase without a live opponent on the board, if at least one has been killed in this battle.',
  },
  'TT-15.0': {
    section: 'Options: negotiation',
    text: 'Instead of moving or fighting a Tripper may talk to the opponents: 2D on the Negotiation Results Table, in the column of the battle\'s letter. One die, at the first attempt of the battle, chooses among its three letters: 1-2 the first, 3-4 the second, 5-6 the third. All who can be talked to are concerned at once, stunned and transported ones too.',
  },
  'TT-15.3': {
    section: 'Options: negotiation',
    text: 'The Negotiation Results Table crosses a 2D roll with a column from A to H.',
  },
  'TT-R44': {
    section: 'Options: negotiation',
    text: 'Negotiation is tried once in a phase for the whole team, and only while there is somebody live to talk to.',
  },
  'TT-15.11': {
    section: 'Options: negotiation',
    text: 'After an awe result, whatever came of it, nobody negotiates any more in that battle.',
  },
  'TT-15.12': {
    section: 'Options: negotiation',
    text: 'Animals cannot be talked to, except elephants, through their handlers.',
  },
  'TT-R45': {
    section: 'Options: negotiation',
    text: 'Machines and plants cannot be talked to either. The Dragonlord can.',
  },
  'TT-15.21': {
    section: 'Options: negotiation',
    text: 'A4: one die for each of them. On 1-4 he is awed, on 5-6 he flees.',
  },
  'TT-15.22': {
    section: 'Options: negotiation',
    text: 'A1: one die for each of them. On 1 he is awed, on 2-6 he flees.',
  },
  'TT-15.21a': {
    section: 'Options: negotiation',
    text: 'An awed soldier obeys the player who rolled, until that Tripper or he himself dies. In the Trippers\' phase he moves his own allowance and makes one attack. When his Tripper dies he is hostile from then on, even if the Tripper comes back to life.',
  },
  'TT-R46': {
    section: 'Options: negotiation',
    text: 'An awed soldier takes results as before, controls hexes, needs no detection and no ammunition, uses no equipment, radio or talk, and comes along only if swept, or at a clean-up. His mount goes with him. An awed elephant that rampages is nobody\'s. A stranded Tripper is as good as dead to his soldiers.',
  },
  'TT-15.13': {
    section: 'Options: negotiation',
    text: 'Awed soldiers neither move nor attack in the first stage after a jump.',
  },
  'TT-15.23': {
    section: 'Options: negotiation',
    text: 'Flee: those talked to run to the edge of the board and do nothing more in this stage.',
  },
  'TT-R47': {
    section: 'Options: negotiation',
    text: 'Whoever flees is put at once on a free edge hex: of those nearest to him, the one farthest from the Tripper, a die or a Timemaster deciding ties, whatever zones or allowance say. Those on the edge, and those stunned, stay. None acts in this stage\'s opponents\' phase.',
  },
  'TT-15.24': {
    section: 'Options: negotiation',
    text: 'Left: the talk drags on. Opponents do nothing, Trippers neither move nor fire, and there will be another roll one column to the left.',
  },
  'TT-R48': {
    section: 'Options: negotiation',
    text: 'Only those who can be talked to hold still in this stage\'s opponents\' phase; beasts, balls, machines and shells go on, but an AQ12G is silent. From the result to the end of the next Trippers\' phase no Tripper or awed soldier moves or fires; dropping, reloading, picking up, the flux and rest are allowed. That phase begins with the same Tripper rolling again one column to the left, A staying A, which is his negotiating for the phase and the team\'s one attempt. So it goes on while the result is left, and ends if he is no longer on the board.',
  },
  'TT-15.25': {
    section: 'Options: negotiation',
    text: 'Rage: in the next opponents\' phase that is played, all of them act as on an attack result without rolling, and their attacks read one column further to the right. It lifts the British hold-fire; Starsoldiers still do not attack; banzai troops charge.',
  },
  'TT-16.0': {
    section: 'Winning',
    text: 'A Tripper who reaches his own present alive has won. The goal is chosen before play: *minimal* (fewest pounds at the start, under 50), *quick* (fewest battles; six is about the least, under ten very good), *personal best* (the same kit, fewer battles than on the last trip), *treasure* (highest value brought home), or for a team any of these together, or the *tontine*, which only a Tripper who comes home alone can win. A battle counts when it is set up, the Black Hole does not.',
  },
  'TT-R49': {
    section: 'Winning',
    text: 'When the Tripper with the radio gets home, so does every live Tripper who is in the flux with him, and the game is over for the rest. A dead one comes home dead.',
  },
  'TT-17.0': {
    section: 'Options: the Timemaster',
    text: 'A Timemaster shuffles the battles of both time boards and moves their Time Holes, may put battles of his own in place of others, and makes the opponents\' free choices. The Trippers see only what they have discovered and draw their own chart. Once in a Game-Turn, at the end of the stage in which the flux was aligned, the Tripper with the radio rolls 2D for each hex next to the marker, and a total not above his Experience shows the team what lies there.',
  },
  'TT-R50': {
    section: 'Options: the Timemaster',
    text: 'Without a person in the Timemaster\'s seat the boards are shuffled by the dice and hidden. Edges, holes and crossings work on the shuffled boards; a marker that passes one hole goes on from the hole of the other board, wherever that lies. The size of the boards does not change.',
  },
  'TT-B9': {
    section: 'Weapons and bodies',
    text: '*Alesia, Breitenfeld, Blenheim, Monmouth, Shiloh.* After his first shot, hit or miss, the soldier fights on with other values for good, and leaves a melee weapon.',
  },
  'TT-B15': {
    section: 'Weapons and bodies',
    text: '*Manzikert.* A cataphract next to an enemy fights hand to hand as 6X6G, his horse\'s 3 added; otherwise he shoots as 9B6G.',
  },
  'TT-R53': {
    section: 'Weapons and bodies',
    text: 'The enemy who makes a cataphract draw his sword is a Tripper or an awed soldier.',
  },
  'TT-B8': {
    section: 'Weapons and bodies',
    text: '*Zama.* An elephant that is hit and stays up rampages: it runs like the ball of battle 48 and attacks whoever is in the hexes it enters.',
  },
  'TT-R54': {
    section: 'Weapons and bodies',
    text: 'An elephant is hit by a successful accuracy roll, or by a melee attack with any effect. From then on, in this and later battles, it rolls no detection but 1D for direction and 2D for distance in each opponents\' phase unless stunned, and attacks every live unit of either side in each hex it enters, at 10. It makes no other attack, and nobody can be talked to on its back.',
  },
  'TT-R75': {
    section: 'Weapons and bodies',
    text: 'Against a mounted pair the rider is always meant, by elephants, balls and cars, with one attack, and by any opponent that attacks an awed rider. Balls do not attack balls.',
  },
  'TT-B38': {
    section: 'Weapons and bodies',
    text: '*Outlaw bikers.* Motorcycles are horses in all but one thing: they are machines, and the flux leaves them.',
  },
  'TT-B39': {
    section: 'Weapons and bodies',
    text: '*Easy Going Infantry.* Rubber bullets: a wound or disable is only a stun, a kill only a wound. So it is with a rifle taken from them.',
  },
  'TT-B41b': {
    section: 'Weapons and bodies',
    text: '*Inselons.* Insect repellent counts four times against an Inselon: 8.',
  },
  'TT-R58': {
    section: 'Weapons and bodies',
    text: 'Repellent and bayonet together strike at an Inselon with 13.',
  },
  'TT-B46': {
    section: 'Weapons and bodies',
    text: '*Bionic Corral, Nylon Warriors.* Their weapons work for nobody else and cannot be recovered.',
  },
  'TT-B52': {
    section: 'Weapons and bodies',
    text: '*The Last Supper.* Once a zombie\'s attack has wounded or disabled a Tripper, he loses one Endurance at the end of every stage until the battle is over, in the flux too.',
  },
  'TT-R63': {
    section: 'Weapons and bodies',
    text: 'More zombie bites do not bleed more.',
  },
  'TT-B54': {
    section: 'Weapons and bodies',
    text: '*Hall of the Mountain King.* None of them is an animal: they move as soldiers do and can be awed.',
  },
  'TT-B55a': {
    section: 'Weapons and bodies',
    text: '*Timepolice.* Their pistols only ever stun.',
  },
  'TT-B60a': {
    section: 'Weapons and bodies',
    text: '*Battle of the Gate.* Energy creatures can only be stunned.',
  },
  'TT-B60b': {
    section: 'Weapons and bodies',
    text: '*Battle of the Gate.* The flux in the very hex of an energy creature removes it from the game. Being next to it does nothing, and they never travel.',
  },
  'TT-B31': {
    section: 'Behaviour',
    text: '*Alam Halfa.* Until one of them has been attacked, a British soldier attacks only if a unit that is not theirs is within two hexes of him; otherwise his attack result is played as towards.',
  },
  'TT-B33': {
    section: 'Behaviour',
    text: '*Guam.* Banzai troops shoot seldom: mostly they charge with the bayonet, as 5X2I.',
  },
  'TT-R57': {
    section: 'Behaviour',
    text: 'Detection dice of 2 or 3, before modifiers, make a banzai soldier fire as 12C. On any other roll he reads row I with the modifiers and charges on towards and attack; stop, which only a flare can then cause, is stop. Next to an enemy he uses the bayonet. His Defense and Detection never change.',
  },
  'TT-B41a': {
    section: 'Behaviour',
    text: '*Inselons.* Starsoldiers detect, move and control hexes, but do not attack in this battle. Carried elsewhere they do.',
  },
  'TT-B43a': {
    section: 'Behaviour',
    text: '*The Magician of Dublin.* The Magician rolls no detection and never moves. He strikes at 2 if a Tripper is next to him.',
  },
  'TT-B43b': {
    section: 'Behaviour',
    text: '*The Magician of Dublin.* Every attack on the Magician brings on 1D Leprechauns, never more than fourteen live ones.',
  },
  'TT-R59': {
    section: 'Behaviour',
    text: 'Hit or miss, each shot at the Magician counts, even the one that kills him. The Leprechauns come by random set-up and act in the next opponents\' phase.',
  },
  'TT-B43c': {
    section: 'Behaviour',
    text: '*The Magician of Dublin.* Once the Magician is dead, awed or in the flux, the Leprechauns of this battle only attack their neighbours.',
  },
  'TT-B44': {
    section: 'Behaviour',
    text: '*The Dragonlord.* The Dragonlord rolls detection only against a unit in or next to one of five hoard markers, or within three hexes of itself, the nearest such one; otherwise it does nothing.',
  },
  'TT-R60': {
    section: 'Behaviour',
    text: 'The hoard markers are worth nothing; the battle\'s treasure is the listed one.',
  },
  'TT-B45': {
    section: 'Behaviour',
    text: '*Buffalo Castle.* No buffalo at first. Five exits look out for Trippers; buffalo come out of them, five at most, and never lose the scent.',
  },
  'TT-R61': {
    section: 'Behaviour',
    text: 'After the buffalo that are out have acted, each exit in set-up order, while there are fewer than five live buffalo here and in the flux, rolls detection I to the nearest Tripper, distance modifiers included, adjacent being automatic. On towards or attack a buffalo appears on the free hex next to the exit that is nearest to him, ties by a die or the Timemaster, and acts from the next opponents\' phase on, always as on attack. Exits are no targets, give no cover and block nothing. The field is never clear.',
  },
  'TT-B47': {
    section: 'Behaviour',
    text: '*The Seraglio of Sitri.* A charmed Tripper cannot attack a handmaiden next to him nor throw a grenade at her, and has -3 on accuracy rolls against them. An uncharmed one can, has +2, and defends at 1 in this battle.',
  },
  'TT-R62': {
    section: 'Behaviour',
    text: 'Whether Trippers are charmed or uncharmed is settled before the trip: charmed, unless the table has chosen otherwise or lets everybody say so before packing. Grenades aimed elsewhere and mines reach even a neighbouring handmaiden, with the modifier. Sitri is an ordinary target.',
  },
  'TT-B48': {
    section: 'Behaviour',
    text: '*Rollerbrawl, King Pong.* Each ball rolls 1D for direction and 2D for distance at the start of the opponents\' phase, turns two directions right at the edge, and attacks at 10 every unit of either side in each hex it enters, each time it enters. It can be attacked, and stays put while stunned.',
  },
  'TT-B51': {
    section: 'Behaviour',
    text: '*The Autozoo.* Each animal rolls its own values: Attack 2D, Defense 2D, and 2D for Detection, where 2 is A, 3 is B and so on to 9 for H, and 10 to 12 are I.',
  },
  'TT-B53': {
    section: 'Behaviour',
    text: '*Nylon Warriors.* On stop or away one blunders two hexes in a direction of 1D, stopping short at the edge, before a live unit or in a zone of control, and does not attack.',
  },
  'TT-B57a': {
    section: 'Behaviour',
    text: '*The Robot Factory.* Transbots carry loose equipment away and grapple Trippers at 4.',
  },
  'TT-R66': {
    section: 'Behaviour',
    text: 'On towards or attack a transbot heads for the nearest Tripper or loose thing, a set Claymore included, the Tripper on a tie. Entering the hex of a thing ends its move, and it takes it. It drops it in its hex when disabled or destroyed; when stunned, in the neighbouring hex nearest to a Tripper, his own if he is next to it.',
  },
  'TT-B57b': {
    section: 'Behaviour',
    text: '*The Robot Factory.* Sanibots shoot like anybody with a missile weapon, at the living on the Trippers\' side.',
  },
  'TT-B62': {
    section: 'Behaviour',
    text: '*Los Angeles Freeway.* One car to a column. Each drives six hexes south in the opponents\' phase, lowest column first, from the bottom straight to the top of its column, and attacks at 11 each Tripper or awed soldier whose hex it enters. Cars detect nobody; a stunned one stays put. At set-up a hex in a column that has a car counts as taken.',
  },
  'TT-B64a': {
    section: 'Behaviour',
    text: '*Flesh Eating Plants.* Plants never move.',
  },
  'TT-B64b': {
    section: 'Behaviour',
    text: '*Flesh Eating Plants.* A plant that detects a Tripper draws him to it in his next phase.',
  },
  'TT-B64c': {
    section: 'Behaviour',
    text: '*Flesh Eating Plants.* A plant attacks every Tripper next to it, each at 5.',
  },
  'TT-R67': {
    section: 'Behaviour',
    text: 'A plant with nobody next to it rolls detection; towards and attack take control. The nearest plant that detected him has him, the first in set-up order on a tie. In his next phase he is walked by the shortest way towards it with his whole printed allowance, stopping in a plant\'s zone; he does nothing else, and pays the activity point if he moved. Next to a plant he is attacked, not controlled, and acts freely. A stun or worse on the plant frees him at once, and a stunned plant holds nobody in the next phase. Whom a plant had and could not move a single hex, no plant takes again before he has had a phase of his own: else he could be held in an enemy\'s zone for ever.',
  },
  'TT-B68a': {
    section: 'Behaviour',
    text: '*Crypt of Midnight.* A vampire that falls is back at 20 Endurance after one whole stage dead.',
  },
  'TT-B68b': {
    section: 'Behaviour',
    text: '*Crypt of Midnight.* Dawn breaks at the end of the twelfth stage: the vampire is dust.',
  },
  'TT-R69': {
    section: 'Behaviour',
    text: 'The vampire returns at the end of the stage after the one he fell in, in his hex or the nearest free one. At dawn all other opponents are gone too, and the field is clear. Before that it is not while he lies dead; if he was awed or swept away, the usual test applies.',
  },
  'TT-B26': {
    section: 'Ground and guns',
    text: '*Mons.* Five woods. A unit in one has 8 more Defense against everything, and no shot passes through one.',
  },
  'TT-R55': {
    section: 'Ground and guns',
    text: 'A shot is blocked when the straight line between the centres of the two hexes crosses a wood other than in these two; along a hexside it is blocked only if both hexes beside are woods. Grenades and mines are not blocked. An opponent whose shot is blocked does as melee opponents do.',
  },
  'TT-B27a': {
    section: 'Ground and guns',
    text: '*Verdun.* Five shellholes, strewn by the dice of TT-6.6. A unit in one has 8 more Defense; stepping into one ends the move.',
  },
  'TT-B27b': {
    section: 'Ground and guns',
    text: '*Verdun.* Every stage a shell lands on a hex given by the dice of TT-6.6 and attacks everything within three hexes.',
  },
  'TT-B36': {
    section: 'Ground and guns',
    text: '*Lebanon Border.* From the stage after anybody\'s first shot, grenade or mine, a mortar bomb falls every stage, like the shells of battle 27.',
  },
  'TT-R56': {
    section: 'Ground and guns',
    text: 'A shell attacks every live unit 0, 1, 2, 3 hexes away at 14, 10, 8, 6, hitting on 3 or more; rider and mount are two units. None falls in a clean-up.',
  },
  'TT-B55b': {
    section: 'Flux hunters',
    text: '*Timepolice Squad Room.* The AQ12G stands fixed among the Timepolice. Served by one of them it fires at the flux, Accuracy C, and a hit throws the flux out.',
  },
  'TT-R64': {
    section: 'Flux hunters',
    text: 'The AQ12G is set up with the rest. Timepolice who come next to it, or begin there, are crew: they move no more, but detect and shoot. In each opponents\' phase with the flux on the board, a live, unstunned crew member fires it once before the others act, and does nothing else; which of several it is, is free. It can be destroyed. Its own Detection is not used.',
  },
  'TT-B59': {
    section: 'Flux hunters',
    text: '*Timepolice Mobile Team.* Fluxfixrigs hunt the flux and nothing else; a hit throws it out.',
  },
  'TT-R65': {
    section: 'Flux hunters',
    text: 'With the flux on the board each live rig, before other opponents, rolls detection G with the distance to the flux: attack is an accuracy roll B at that range, next to it without rolling; towards moves up to three hexes nearer.',
  },
  'TT-B66': {
    section: 'Flux hunters',
    text: '*The Timelord\'s Lair.* The Timelord goes for the flux if it is out, and does nothing to a Tripper next to him then, though that one\'s zone holds him; else he goes for a Tripper within two hexes, else for nobody. A hit on the flux jumps it on a string of random hops.',
  },
  'TT-R68': {
    section: 'Flux hunters',
    text: 'Against the flux the Timelord rolls detection D with the distance to it, attack when next to it; away and towards move him; a hit is an accuracy roll C. The flux never sweeps him. Nobody in it: it is thrown out. The Tripper with the radio in its hex, or nobody live left outside: he and all held are thrown, the others are stranded, and 1D hops follow. Each is a random journey without Experience; ending on the Time Hole is home without a roll; else the battle is played for 1D stages, and then the next hop comes by itself with the Trippers, their awed soldiers and all their gear. After the last they stay. A jump of their own or the Black Hole cancels the rest. If the radio stays outside: the held Trippers make their hops without battles, are home if one ends on the hole, and else adrift on the last hex, where they rest until the marker of the others ends there. Whoever is adrift when the others get home or die is lost.',
  },
  'TT-B72': {
    section: 'Flux hunters',
    text: '*Black Hole.* No battle: the trip begins again.',
  },
  'TT-R70': {
    section: 'Flux hunters',
    text: 'A lone Tripper has his starting kit again, full and loaded, and loses a recovered weapon; a team rolls all its equipment anew. Everybody has Experience 0, no treasure, Endurance 20; the dead in the flux live; creatures are gone. All visits stay, and the marker leaves the Time Hole of the past at random. It is no arrival.',
  },
  'TT-R74': {
    section: 'Flux hunters',
    text: 'Rules that describe a unit or its weapon go with it to other battles and hold while it is awed: TT-B8, B9, B15, B33, B38, B39, B41b, B43a, B46, B52, B53, B54, B55a, B60a, B60b and B64a to B64c. All others stay with their battle.',
  },
} as const

export type RuleId = keyof typeof rulebook
