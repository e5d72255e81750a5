# The rules page. A card in square brackets, such as [R7], is shown as a small picture with the card's name.

guide-title = The rules
guide-lead = How the game is played, as five rulebooks tell it, with every edition and house rule that can be chosen here. What holds at your own table is always shown before its first card.
guide-contents = On this page
guide-link = Link to “{ $section }”
guide-source = Source
guide-ours = Our ruling
guide-ours-about = Where the rulebooks are silent or disagree, a note like this one says what holds here.
guide-example = Example
guide-fits = Fits
guide-fits-not = Does not fit
guide-worth = { $points } points
guide-worth-number = Counts its number
guide-many = { $count } in the deck
guide-book-classic = The four classic rulebooks
guide-book-none = In no rulebook, but widely played

# One set of rules, sentence by sentence
guide-presets = Ready-made sets of rules
guide-presets-about = A table begins with one of these; any single rule can then be changed. Each opens sentence by sentence, with its sources.
guide-sentences = All its rules in sentences
guide-sentences-about = Everything that holds when a table chooses this set of rules and changes nothing.
guide-back = The whole guide
guide-unknown = There is no set of rules with this name.
guide-failed = The sentences could not be fetched from the server.
guide-again = Try again

# The game
guide-game = The game
guide-aim = The aim
guide-aim-round = A game is played in rounds. Whoever is first to get rid of all cards wins the round and scores the cards that the others still hold.
guide-aim-match = The points add up from round to round, and the first to reach 500 wins. Two to ten can play.

guide-cards = The cards
guide-cards-about = The classic deck has 108 cards: numbers and action cards in four colours, and eight wilds. What a card counts is what the winner of the round gets for it if somebody else is left holding it.
guide-cards-shapes = Each colour also has a shape of its own: red a diamond, yellow a circle, green a triangle, blue a square.
guide-number = Number cards
guide-does-number = One 0 and two each of 1 to 9 in every colour. They do nothing but match.
guide-does-skip = The next player loses the turn.
guide-does-reverse = Play changes direction.
guide-does-draw-two = The next player draws two cards and loses the turn.
guide-does-wild = Goes on any card; you name the colour.
guide-does-draw-four = You name the colour; the next player draws four cards and loses the turn. It has a condition and can be challenged.

guide-setup = Setting up
guide-setup-deal = Everybody draws a card, and the highest number deals; symbols count as zero. The dealer shuffles and deals seven cards to each player.
guide-setup-piles = The rest lies face down as the draw pile. Its top card is turned up and begins the discard pile. The player to the left of the dealer goes first, and play goes clockwise.
guide-first = If the first card is an action card
guide-first-draw-two = The player to the left of the dealer draws two cards and loses the turn.
guide-first-skip = The player to the left of the dealer loses the turn; the one after that begins.
guide-first-reverse = The dealer goes first, and play then goes counter-clockwise.
guide-first-wild = The player to the left of the dealer names the colour.
guide-first-draw-four = It goes back into the pile, and another card is turned up.
guide-setup-ours = If the highest number is drawn more than once, those players draw again. Whoever names the colour of a first Wild also has the first turn. A Wild Draw Four goes back at random, as one sheet says. No rulebook says who deals next: here the deal passes to the left, or to the winner if the table wants it so.

guide-turn = Your turn
guide-turn-match = Lay one card that matches the top card of the discard pile: the same colour, the same number or the same symbol. A wild goes on anything.
guide-turn-example = On top lies [R7]. You may lay any red card, any 7 or a wild.
guide-turn-colour = When a wild lies on top, the colour named for it is in force: lay a card of that colour, or another wild.
guide-turn-one = You lay one card a turn, never more; then it is the next player's turn.

guide-draw = Drawing
guide-draw-one = If no card of yours fits, draw one from the draw pile. If it fits, you may lay it at once; if it does not, or you keep it, the turn passes on.
guide-draw-choice = You may also draw although you could lay a card. Then too only the card just drawn can be laid in this turn, nothing else from your hand.

guide-actions = Action cards
guide-actions-fit = An action card goes on its own colour, or on the same symbol in any colour.
guide-actions-ours = An action card acts once, on whoever is next; the player after that just has to match it. Any card may be your last one, action cards and wilds too.
guide-skip = Skip
guide-skip-does = The next player loses the turn, and the one after that goes on.
guide-reverse = Reverse
guide-reverse-does = Play changes direction: from clockwise to counter-clockwise, or back.
guide-draw-two = Draw Two
guide-draw-two-does = The next player draws two cards and loses the turn.
guide-draw-two-ours = The basic rules do not let you hand a Draw Two on by laying another. If your table plays it that way, choose Progressive UNO.

guide-wild = Wild
guide-wild-does = Lay it on any card and name the colour that play goes on with. You may name the colour that is in force already.
guide-wild-when = You may lay it even if other cards of yours fit.

guide-four = Wild Draw Four
guide-four-does = You name the colour, and the next player draws four cards and loses the turn.
guide-four-when = It is right only if you hold no card of the colour in force. A card with the same number or symbol in another colour does not stand in the way.
guide-four-ours = After a wild, the colour in force is the one that was named. Other wilds in your hand do not count as a colour.
guide-challenge = Bluff and challenge
guide-challenge-bluff = You can lay a Wild Draw Four although you do hold the colour. That is a bluff, and it works unless the next player challenges you.
guide-challenge-who = Only the player who would have to draw can challenge. You then show your hand to that player, and to nobody else.
guide-challenge-example = On top lies [R7]. Ada lays [W+4] and names blue. Bo does not believe her.
guide-challenge-right-hand = Ada's hand when she laid it: a red card
guide-challenge-right = It was a bluff. Ada draws four cards. Bo draws nothing and has an ordinary turn; the colour stays blue.
guide-challenge-wrong-hand = Ada's hand when she laid it: no red card
guide-challenge-wrong = It was right. Bo draws four cards and two more, six in all, and loses the turn.
guide-challenge-ours = What counts is the hand at the moment the card was laid. The challenge has to come before the cards are drawn. The others learn only who was right. A Wild Draw Four as last card is always right, as no card is left in hand, and cannot be challenged.

guide-uno = Calling UNO
guide-uno-call = When you lay your next-to-last card, you must call “UNO!” so that everybody knows that you have one card left.
guide-uno-catch = If you forget, any other player may catch you, and you draw two cards. They can do so from the moment your card lies on the pile until the next player begins to play.
guide-uno-late = If you notice it yourself and call before anybody has caught you, you are safe. Only the Icelandic sheet says so outright, but it holds here in every edition.
guide-uno-ours = You may call in your own turn while you hold two cards, together with the card, or after it. Beginning to play is laying or drawing a card, or taking or challenging a penalty. Whoever comes to a single card in another way, by a swap for instance, must call as well. A wrong catch costs nothing, unless the table says otherwise.

guide-end = End of the round
guide-end-out = As soon as a player has no card left, the round is over. If the last card was a Draw Two or a Wild Draw Four, the next player first draws those cards, and they count.
guide-end-score = The winner scores all cards left with the others: numbers their value, Skip, Reverse and Draw Two 20 each, Wild and Wild Draw Four 50 each. Then a new round is dealt.
guide-end-match = Whoever first reaches 500 points has won.

guide-piles = When the cards run out
guide-piles-shuffle = If the draw pile is used up, the discard pile is shuffled and becomes the new draw pile.
guide-piles-ours = The top card stays where it is, and so does its colour. If there are too few cards for somebody who has to draw, what there is is drawn and the rest is let off. If a whole circuit of turns goes by without a card laid or drawn, the round is void, nobody scores, and the next one is dealt.

# Other ways to play
guide-ways = Other ways to play
guide-two = Two players
guide-two-does = With two players Reverse works like Skip: whoever lays one of them has another turn at once. After a Draw Two or Wild Draw Four, too, whoever laid it goes on when the other has drawn.
guide-two-ours = Only the Icelandic sheet speaks of two players; here this holds in every edition. A table may also choose that Reverse does nothing between two.
guide-partners = Partners
guide-partners-does = Four players form two sides, and partners sit opposite each other. As soon as one of them is out of cards, the round is over, and their side scores.
guide-partners-change = The sheet also suggests changing partners: four players after each round, eight players at two tables until everybody has played with everybody. Each player then counts the points made with every partner.
guide-partners-ours = What the side scores can be read in two ways. Here it is the cards of both opponents; those left with one's own partner count nothing.
guide-lowest = Fewest points win
guide-lowest-does = Instead of the winner scoring, everybody gets the points of the cards left in their own hand. When somebody has reached 500, whoever has the fewest points has won.
guide-lowest-ours = If several have the fewest, rounds go on until the tie between them is broken.
guide-elimination = Challenge UNO
guide-elimination-does = Here, too, everybody gets the points left in their own hand. Whoever reaches 500, or whatever was agreed, is out of the game. The last two play on against each other, and whoever is left at the end wins.
guide-elimination-ours = All keep their points when only two are left, and those two play by the rules for two players.

# Editions
guide-editions = Editions
guide-editions-about = The game above is common to the classic rulebooks. This is what each of them has of its own.
guide-classic = Classic
guide-classic-about = The short sheets of today, one Swedish and one Norwegian, have the same rules: 108 cards, everything as told above, without penalties for mistakes. A card that does not fit is simply refused here.
guide-iceland = Iceland 2006
guide-iceland-about = The long Icelandic sheet plays the same game but punishes mistakes. It is also the one that describes two players, partners, Challenge UNO and the three classic house rules.
guide-iceland-wrong = Whoever lays a wrong card and is noticed takes it back and draws two cards, and the turn goes to the next player.
guide-iceland-advice = Whoever gives others advice on what to play draws two cards.
guide-iceland-ours = A wrong card can be objected to until the next player begins to play; after that it stands. A bluff with a Wild Draw Four is no wrong card: the answer to it is the challenge. Whether somebody gave advice is put to the vote, and more than half of the others have to say yes.
guide-modern = The modern box
guide-modern-about = The Swedish box of today has 112 cards: the classic deck, one Shuffle Hands and three customizable cards. All else is as in the classic game.
guide-shuffle = Shuffle Hands
guide-does-shuffle = All hands are shuffled together and dealt out again; you name the colour.
guide-shuffle-does = Whoever lays it collects the cards of all the others, shuffles them and deals all of them out again, beginning to the left. Some then have more cards than before and some fewer. The player also names the colour, and play goes on in the same direction.
guide-shuffle-first = If it is turned up as first card, the player to the left of the dealer only names the colour.
guide-shuffle-ours = The player's own hand is shuffled in, and the player is dealt to last in each circuit. As last card it does not win by itself: the hands are shuffled and the round goes on, unless the table has chosen otherwise. Whoever gets a single card must call UNO.
guide-custom = Customizable cards
guide-does-custom = You name the colour; then what the players have written on it happens.
guide-custom-does = The players write a rule of their own on such a card and agree how many of the three are in the deck. It is a wild: you name the colour, then the rule is carried out. As first card it only has its colour named.
guide-custom-effects = These rules can be chosen for a card. The ideas are those of the rulebook; the words on the card are yours, and the numbers can be changed.
guide-custom-chosen = If nothing else is chosen, the three are “Once more”, “Everybody to 3” and “Dare for 4”.
guide-custom-ours = The others decide whether a joke was funny or a dare well done: one yes is enough. Cards thrown away go under the top card and do nothing. Whoever is left with no card has won the round. As last card, a customizable card ends the round at once and its rule is not carried out.
guide-wild-deck = All Wild
guide-wild-deck-about = 112 cards, all of them wild: there is no colour or number to match, so every card can be laid at any turn. Seven cards are dealt, and an action on the first card is ignored.
guide-does-all-wild = The commonest card. You may say a colour; it changes nothing.
guide-does-skip-two = The next two players lose their turns.
guide-does-four-all-wild = The next player draws four cards and loses the turn. No condition, no challenge.
guide-does-target = A player of your choice draws two cards but does not lose the turn.
guide-does-swap = You must choose another player and swap all cards with them.
guide-wild-deck-draw = You may draw a card instead of laying one. Then lay the card just drawn, or pass.
guide-wild-deck-uno = As soon as you have a single card, call “UNO!”. Whoever calls it first before the next player has finished a move, you or somebody else, decides whether you draw two cards.
guide-wild-deck-win = Whoever first lays the last card wins; one deal is one game. If you like, count points up to 500: a plain Wild 20, every other card 50.
guide-wild-deck-ours = No rulebook says how many there are of each kind, so the numbers are our guess. With three players Skip Two brings the turn back to you, and with two players Reverse and both Skips do. Whoever goes out with a Forced Swap wins without swapping.

# House rules
guide-house = House rules
guide-house-about = Any of these can be added to the classic game, alone or together. The first three are suggested by the Icelandic sheet, which leaves clashes between them to your own house; what we do is said with each.
guide-progressive = Progressive UNO
guide-progressive-does = If a Draw Two is laid on you, you may lay another on it instead of drawing; the next player then has four to draw, or may lay a third, and so on. Wild Draw Four works the same way: eight, twelve, sixteen. Each player lays only one at a time.
guide-progressive-colour = The last to lay a Wild Draw Four decides the colour.
guide-progressive-example = Three Draw Twos in a row: the fourth player has none and draws six cards.
guide-progressive-ours = You may answer but need not, with a Draw Two of any colour; a Draw Two turned up first may be answered too. Only the last Wild Draw Four can be challenged, against the colour named before it: if it was a bluff, its player draws the whole stack; if not, the challenger draws the stack and two more. If somebody goes out with such a card, the next player draws for all of them and cannot answer.
guide-mixed = Draw Two and Wild Draw Four on each other
guide-mixed-does = As Progressive UNO, but a Draw Two may also be answered with a Wild Draw Four, and a Wild Draw Four with a Draw Two of any colour. The next player draws for all of them.
guide-seven = Seven-O UNO
guide-seven-seven = Whoever lays a seven must swap all cards with another player of their choice.
guide-seven-zero = When a zero is laid, all players hand their cards on to the next player in the direction of play.
guide-seven-example = Ada has three cards and lays [Y7]. She chooses Bo, who has one card.
guide-seven-before = Before
guide-seven-after = After
guide-seven-called = Bo now has two cards, Ada one, and she must call UNO.
guide-seven-ours = A seven or zero as last card wins at once, and no hands move. Turned up as first card they do nothing. Between two players a zero swaps the hands. Whoever gets a single card must call UNO.
guide-jump = Jump-In UNO
guide-jump-does = If you hold exactly the card that lies on top, the same colour and the same number or symbol, you may lay it at once, whoever's turn it is. Play then goes on from you.
guide-jump-own = If you hold two alike, you may lay both, but one after the other, so that somebody else can jump in between.
guide-jump-action = If it is an action card, the later card takes the place of the earlier one: what it does then falls on the player after you.
guide-jump-example = Ada lays [B+2], and Bo should draw. Before he does, Cid jumps in with the other [B+2]. Bo draws nothing; Dan, who sits after Cid, draws two cards.
guide-jump-ours = You can jump in until the player whose turn it is has begun to play. After a jump on a Reverse, play has turned once and not twice. Where penalties may be passed on, a jump adds to the stack. A wild may jump on the same wild, unless the table says otherwise. Calling UNO is a duty here too. A wrong jump is refused and costs nothing.
guide-party = House party
guide-party-about = Progressive UNO, Seven-O UNO and Jump-In UNO all at once.
guide-until = Drawing until a card fits
guide-until-does = Whoever cannot or will not play draws until a card comes that can be laid.
guide-must = A drawn card must be laid
guide-must-does = If the card just drawn fits, it has to be laid. Only a Wild Draw Four that would be a bluff may be kept.
guide-more = What else a table may choose
guide-more-about = One to fifteen cards to begin with; a first action card that does nothing; no bluffing or no challenging; how many cards a forgotten call or a wrong catch costs; how many points to play for; and who deals next.

# The rulebooks
guide-books = The rulebooks
guide-books-about = Everything here goes back to five rulebooks; each section names those that have it.
guide-book-s0-about = The rules in the Swedish box of today: 112 cards, with Shuffle Hands and three customizable cards.
guide-book-s1-about = A short Swedish sheet of today, for the 108 cards.
guide-book-s2-about = A long Icelandic sheet from October 2006, for the 108 cards; the only one with penalties, two players, partners and house rules.
guide-book-s3-about = The Norwegian sheet of UNO All Wild: 112 cards, all of them wild.
guide-book-s4-about = A short Norwegian sheet of today, rule for rule like the Swedish one; two to ten players, from the age of seven.
