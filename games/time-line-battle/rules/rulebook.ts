// Made from RULES.md by scripts/rulebook.ts. Edit that page instead.

export const rulebook = {
  'TLB-1': {
    section: 'The table',
    text: 'The game is for two players, one against one. It can also be played by two teams of equal size, or by three or four players each on their own; "More than two players" says what changes then.',
  },
  'TLB-2': {
    section: 'The table',
    text: 'Each player has a private deck of 26 cards, two of each of the thirteen kinds. Decks never mix.',
  },
  'TLB-3': {
    section: 'The table',
    text: 'The thirteen kinds are those of the table below. L stands for the Level of the Unit: how many Days of this Timeline it has lived through.',
  },
  'TLB-4': {
    section: 'Setting up',
    text: 'Seat by seat, every player shuffles and takes five cards. Anyone with fewer than two Units among them shuffles everything together again and takes five new ones, as often as needed. Then chance names the first Start Player. Nothing else in the game is random except the order of the decks. All start with 0 points.',
  },
  'TLB-5': {
    section: 'The hand',
    text: 'A hand holds five cards: after each card you play you draw until you have five again, as long as your deck lasts.',
  },
  'TLB-6': {
    section: 'The hand',
    text: 'Each card you play lets you slide one more card from your hand under your deck, before you draw. You need not. If the deck is empty, that card comes straight back to you.',
  },
  'TLB-7': {
    section: 'The hand',
    text: 'Cards on the table stay there for the whole game and nothing is ever discarded, so an exhausted deck stays exhausted. Then hands shrink, and 26 cards are all that a player will ever deploy.',
  },
  'TLB-8': {
    section: 'A Timeline',
    text: 'The first Timeline is Day 0 alone. Each later one begins one Day earlier than the one before and ends with Day 0: the third consists of Day −2, Day −1 and Day 0.',
  },
  'TLB-9': {
    section: 'A Timeline',
    text: 'A Timeline runs: restore, deploy, fight through its Days, score, see whether the game is over.',
  },
  'TLB-10': {
    section: 'A Timeline',
    text: 'Restore: everything ever deployed is as new. Units are alive, unhurt, at Level 0 and carry nothing; Turrets, Armors and Bombs are unused. Only the Day in which a card was deployed is kept, for good.',
  },
  'TLB-11': {
    section: 'A Timeline',
    text: 'Deploy: whatever you deploy now arrives on the first Day of this Timeline. There is no other choice of Day.',
  },
  'TLB-12': {
    section: 'A Timeline',
    text: 'In the first Timeline everybody deploys two Units; Supports have to wait. While you still owe the second Unit, you may not slide your only remaining Unit under the deck.',
  },
  'TLB-13': {
    section: 'A Timeline',
    text: 'Later on you deploy as many cards as you have Units and attachments that came through the previous Timeline. Any kind of card may be deployed, each counts as one, and you must deploy them all, or all you have left in hand and deck.',
  },
  'TLB-14': {
    section: 'A Timeline',
    text: 'An attachment has come through if it was mounted in that Timeline and its Unit is alive at the end. Unmounted ones and Bombs do not count.',
  },
  'TLB-15': {
    section: 'A Timeline',
    text: 'Everybody deploys at the same time and face down. When all are finished, all the new cards are turned up together.',
  },
  'TLB-16': {
    section: 'A Timeline',
    text: 'After that the Days are fought in order, from the earliest to Day 0.',
  },
  'TLB-17': {
    section: 'A Timeline',
    text: 'Score: one Victory Point (VP) for each of your Units alive at the end of Day 0. Points add up over all Timelines. Attachments are worth none.',
  },
  'TLB-18': {
    section: 'The Start Player',
    text: 'When a Day is over, Day 0 included, the Start Player marker goes to the next seat. A new Timeline does not send it back.',
  },
  'TLB-19': {
    section: 'The Start Player',
    text: 'Wherever players act one after another, the Start Player of that Day begins and the others follow in seat order.',
  },
  'TLB-20': {
    section: 'A Day',
    text: 'First the Units deployed into this Day arrive, unhurt and at Level 0. Units of later Days are not there yet: they do nothing and cannot be hurt, but Bombs and attachments can already be meant for them.',
  },
  'TLB-21': {
    section: 'A Day',
    text: 'A Day runs: arrival, Bombs, Obliterators, decisions, battle, Levels.',
  },
  'TLB-22': {
    section: 'A Day',
    text: 'The Units of a side that are in play form its line, lowest number in front. Among equal numbers the one from the earlier Day stands in front, then the one deployed first.',
  },
  'TLB-23': {
    section: 'Bombs',
    text: 'In turn order, every player sets off all of their Bombs that were deployed into this very Day, one by one, each with immediate effect. A Bomb works on its own Day and on no other.',
  },
  'TLB-24': {
    section: 'Bombs',
    text: 'A Bomb hits an enemy Unit whose card lies in this Day or in a later one and that is not destroyed already. Units that arrived on earlier Days are out of its reach.',
  },
  'TLB-25': {
    section: 'Bombs',
    text: 'The Unit is destroyed for this Timeline, together with what is mounted on it. If it had not arrived, it never does. This is not damage: no armor, shield or immunity helps.',
  },
  'TLB-26': {
    section: 'Bombs',
    text: 'A Bomb that has a target must be used. One without fizzles.',
  },
  'TLB-27': {
    section: 'Bombs',
    text: 'A bombed Unit takes no further part in the Day: it does not shoot, boost or protect.',
  },
  'TLB-28': {
    section: 'The Obliterators\' strike',
    text: 'All Obliterators in play strike at once, before anybody else can: each sends its Damage to the Front, or to the Rear if it carries a Turret; and each that has survived at least one Day burns every enemy Unit in play for 6 on top of that. Without an Obliterator in play there is no strike.',
  },
  'TLB-29': {
    section: 'The Obliterators\' strike',
    text: 'Boosts and Turrets raise the shot of 1, never the 6.',
  },
  'TLB-30': {
    section: 'The Obliterators\' strike',
    text: 'Whoever dies in the strike is gone before decisions and battle, and neither shoots, boosts, protects nor carries anything any more today. Obliterators that kill each other have both struck.',
  },
  'TLB-31': {
    section: 'The Obliterators\' strike',
    text: 'In the battle that follows, Obliterators do not shoot.',
  },
  'TLB-32': {
    section: 'Decisions',
    text: 'In turn order, every player openly makes all decisions of the Day: first who gets each Turret and Armor deployed into this Day, then where each of their Blitz Troops shoots, if it may choose.',
  },
  'TLB-33': {
    section: 'Decisions',
    text: 'An attachment goes to a friendly Unit, yours or a partner\'s, whose card lies in this Day or a later one and that is not dead. It must be mounted if it can be; otherwise it lies idle for this Timeline.',
  },
  'TLB-34': {
    section: 'Decisions',
    text: 'An attachment works from that moment until its Unit dies or the Timeline ends; on a Unit that is still to come, from its arrival. There is no limit to how many one Unit may carry.',
  },
  'TLB-35': {
    section: 'Decisions',
    text: 'Blitz Troops of Level 3 or more without a Turret choose Front or Rear, each Day anew. Below Level 3 they shoot at the Front; with a Turret always at the Rear.',
  },
  'TLB-36': {
    section: 'The battle',
    text: 'Every Unit in play but the Obliterators shoots. Its Damage is that of its card and Level, plus 1 for each ally in play that gives a boost: Generator Tanks always, Operations Craft from Level 3 on. Boosts add up; nobody boosts themselves.',
  },
  'TLB-37': {
    section: 'The battle',
    text: 'Each Turret adds half of that boosted Damage; the sum of the additions is rounded down once for each Unit.',
  },
  'TLB-38': {
    section: 'The battle',
    text: 'Lasers, Units with a Turret and Blitz Troops that chose so shoot at the Rear. All others shoot at the Front.',
  },
  'TLB-39': {
    section: 'The battle',
    text: 'The shots of a side are added up into one Front pool and one Rear pool. What counts is how things stood when the battle began: Units that are about to die still shoot, boost and protect to the full.',
  },
  'TLB-40': {
    section: 'How damage lands',
    text: 'Three things happen in this order: damage to everybody, Front pools, Rear pools. Only after all three is it seen who is dead.',
  },
  'TLB-41': {
    section: 'How damage lands',
    text: 'Damage to everybody hits each enemy Unit on its own. What is too much for one Unit is lost.',
  },
  'TLB-42': {
    section: 'How damage lands',
    text: 'A Front pool eats its way from the foremost enemy Unit towards the Rear. Each Unit takes what its protection and its remaining hit points can hold; only the excess reaches the Unit behind it. What is left after the last Unit is wasted.',
  },
  'TLB-43': {
    section: 'How damage lands',
    text: 'A Rear pool does the same from the rearmost Unit forwards. If it comes to a Strike Craft of Level 3 or more, all that is left of it is void, even if other damage kills that Strike Craft in the same moment.',
  },
  'TLB-44': {
    section: 'How damage lands',
    text: 'A Unit that has no hit points left takes nothing more in this step and is passed over.',
  },
  'TLB-45': {
    section: 'How damage lands',
    text: 'After the Bombs, each Shield Tank in play gets a budget of 3 + L and each Drone of Level 3 or more a budget of 5. It has to last for both steps of the Day and is not saved up for the next.',
  },
  'TLB-46': {
    section: 'How damage lands',
    text: 'At the beginning of each step every such protector covers one Unit: the Shield Tank its own player\'s foremost Unit in play, which may be itself; the Drone its foremost ally in play, never itself.',
  },
  'TLB-47': {
    section: 'How damage lands',
    text: 'Damage of every kind to a covered Unit is first taken from the budgets, Shield Tanks first and then Drones, the foremost first. Several budgets on one Unit add up; only when all are spent does the Unit lose hit points.',
  },
  'TLB-48': {
    section: 'How damage lands',
    text: 'A protector that died in the strike covers nobody in the battle.',
  },
  'TLB-49': {
    section: 'How damage lands',
    text: 'Damage stays until the Timeline is over. A Unit whose hit points grow has more to lose, but nothing heals: a Mammoth Tank with 12 damage has 1 hit point left at Level 0 and 3 at Level 1.',
  },
  'TLB-50': {
    section: 'Levels',
    text: 'At the end of each Day, Day 0 as well, every living Unit in play rises by one Level.',
  },
  'TLB-51': {
    section: 'Levels',
    text: 'Should its damage now equal or exceed its hit points, it dies of attrition. That can happen to Blitz Troops only, whose hit points fall with the Level; Heavy Armor counts.',
  },
  'TLB-52': {
    section: 'Levels',
    text: 'The next Timeline begins with everyone at Level 0 again.',
  },
  'TLB-53': {
    section: 'The end of the game',
    text: 'After scoring, the game is over if (a) a side has no living Unit (*wipeout*), (b) no player can deploy anything any more (*exhausted*), (c) four Timelines in a row brought no progress (*stagnation*), (d) this was the twelfth Timeline (*cap*), or (e) all players have agreed to stop (*agreed*), checked in this order. Anyone may offer to stop, or take the offer back, openly and at any time; what counts is whether all offers stand at this check.',
  },
  'TLB-54': {
    section: 'The end of the game',
    text: 'A Timeline has brought progress if some side ended it with fewer living Units than the Timeline before. The first one is not counted.',
  },
  'TLB-55': {
    section: 'The end of the game',
    text: 'Whoever has most VP wins, no matter who was wiped out. Equal VP are a draw.',
  },
  'TLB-56': {
    section: 'The end of the game',
    text: 'Between two players nobody is ever out of the game and waiting: as long as it goes on, both have a living Unit and so deploy at least one card, if they have any left.',
  },
  'TLB-57': {
    section: 'The end of the game',
    text: 'So the game always ends. Even without (c) and (d) all cards would be on the table after 25 Timelines; with them there are at most 12 Timelines and 78 Days, and never more than 26 cards, 20 of them Units, for each player.',
  },
  'TLB-60': {
    section: 'More than two players',
    text: 'Each player has a deck, hand, number of deployments and VP of their own. Teams are equally large and sit alternately: of four seats, the first and third play against the second and fourth. Three or four players can also play each for themselves; that is experimental, because whoever keeps out of the fighting gains most.',
  },
  'TLB-61': {
    section: 'More than two players',
    text: 'The 6 of the Obliterator is multiplied by the number of players on its side and divided by the number of enemy players, rounded down: 6 between two teams of two, 3 among three players, 2 among four.',
  },
  'TLB-62': {
    section: 'More than two players',
    text: 'Units of all other sides are enemies. Units of a partner are friends and allies: Generator, Operations Craft, Drone, Turret and Armor work for them too. The Shield Tank covers its own player\'s Units only.',
  },
  'TLB-63': {
    section: 'More than two players',
    text: 'All Units that are enemies of a side are seen as one line: by number, then by Day, then by how soon their player\'s turn comes, then by order of deployment.',
  },
  'TLB-64': {
    section: 'More than two players',
    text: 'Pools belong to sides. Where it matters, sides are dealt with in turn order, a team in the place of its first player; later pools pass over Units that earlier ones have finished.',
  },
  'TLB-65': {
    section: 'More than two players',
    text: 'A wipeout means that a player on their own, or a whole team, has no living Unit. A player whose partner still has some stays in the game but deploys nothing next time; their older Units return all the same.',
  },
  'TLB-66': {
    section: 'More than two players',
    text: 'A team\'s score is the sum of its players\' VP, and progress is measured on the Units of whole sides.',
  },
  'TLB-R1': {
    section: 'Rulings',
    text: '*Which Day do new cards go to?* Always the first Day of the new Timeline. The published rules begin their walk through the Days at the Day just deployed into and never offer a choice; the author\'s second version had to add a rule to give one.',
  },
  'TLB-R2': {
    section: 'Rulings',
    text: '*May Supports be deployed although the rule speaks of Units?* Yes, from the second Timeline on, each in place of a Unit. They are spoken of as deployed, and there is no other way for them to come into play.',
  },
  'TLB-R3': {
    section: 'Rulings',
    text: '*May the first Timeline be opened with Supports?* No, with two Units, to the letter. Then no pair of opening deployments wipes anybody out. (Option: any cards.)',
  },
  'TLB-R4': {
    section: 'Rulings',
    text: '*And if the hand has no two Units?* New cards are dealt, and the last Unit may not be slid away too early. Both follow from TLB-R3 and fall away with it.',
  },
  'TLB-R5': {
    section: 'Rulings',
    text: '*Is the card that goes under the deck chosen before or after drawing?* Before: it belongs to playing the card.',
  },
  'TLB-R6': {
    section: 'Rulings',
    text: '*What is ever discarded, to be shuffled again?* Nothing. Dead Units and used Supports stay on the table and come back.',
  },
  'TLB-R7': {
    section: 'Rulings',
    text: '*When has an attachment survived?* When its Unit has. It then counts for deployment, not for points; one that was never mounted counts for nothing.',
  },
  'TLB-R8': {
    section: 'Rulings',
    text: '*Who deploys first?* Nobody: all at once and face down. Turns are defined for Days only, and whoever deployed last would know everything.',
  },
  'TLB-R9': {
    section: 'Rulings',
    text: '*Who stands in front among equal numbers?* The one from the earlier Day, then the one deployed earlier: the older and stronger shields the younger, and nothing has to be asked. (Option: the newest in front.)',
  },
  'TLB-R10': {
    section: 'Rulings',
    text: '*Can a Bomb hit a Unit that arrived on an earlier Day and is still alive?* No. Cards lie in the area of their Day, and "this Day or a later one" is where the card lies, just as for attachments. This is the ruling we are least sure of. (Option: any living enemy.)',
  },
  'TLB-R11': {
    section: 'Rulings',
    text: '*When has an Obliterator "survived the last round"?* When it has survived a Day of this Timeline.',
  },
  'TLB-R12': {
    section: 'Rulings',
    text: '*Is the 6 dealt instead of the 1, and can it be raised?* Both are dealt, and it cannot: boosts and Turrets speak of a Unit\'s Damage, which is the 1.',
  },
  'TLB-R13': {
    section: 'Rulings',
    text: '*Blitz Troops with a Turret?* The Turret leaves only the Rear.',
  },
  'TLB-R14': {
    section: 'Rulings',
    text: '*Is a Unit its own ally?* No. The published rules count "allies plus one" where they mean everybody.',
  },
  'TLB-R15': {
    section: 'Rulings',
    text: '*Half of what, and how is it rounded?* Of the Damage with boosts, down, once for each Unit; two Turrets double.',
  },
  'TLB-R16': {
    section: 'Rulings',
    text: '*Where does Rear damage go that meets an immune Strike Craft?* Nowhere. Only what goes beyond a kill moves on, and nothing was killed.',
  },
  'TLB-R17': {
    section: 'Rulings',
    text: '*The first points of damage of what?* Of the Day, the strike and the battle together.',
  },
  'TLB-R18': {
    section: 'Rulings',
    text: '*Which is the lowest-number Unit?* The one in play nearest to the Front when the step begins.',
  },
  'TLB-R19': {
    section: 'Rulings',
    text: '*Is there a Level after Day 0?* Yes, a Level for each Day survived. It matters to Blitz Troops only, which may die of it before points are counted. (Option: none.)',
  },
  'TLB-R20': {
    section: 'Rulings',
    text: '*Blitz Troops whose hit points sink to their damage?* They die when the Level changes.',
  },
  'TLB-R21': {
    section: 'Rulings',
    text: '*What is "no progress"?* TLB-53 (b) to (d) and TLB-54. Four quiet Timelines leave real games alone and stop every stall we could construct. (Options: both numbers.)',
  },
  'TLB-R22': {
    section: 'Rulings',
    text: '*Equal points?* A draw; it is shared.',
  },
  'TLB-R23': {
    section: 'Rulings',
    text: '*Fractions of the Obliterator\'s 6?* Rounded down.',
  },
  'TLB-R24': {
    section: 'Rulings',
    text: '*Whose Front among several enemies?* That of all enemies merged into one line, since cards speak of the lowest or highest enemy.',
  },
  'TLB-R25': {
    section: 'Rulings',
    text: '*May one give up?* At any time. The side of whoever concedes has lost; among the other sides the most VP win. The published rules do not speak of it.',
  },
  'TLB-R26': {
    section: 'Rulings',
    text: '*Must every decision be asked?* A Bomb or attachment that has only one possible target takes it without asking. All of that is open information, so nothing is given away.',
  },
} as const

export type RuleId = keyof typeof rulebook
