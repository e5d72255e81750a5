# The rules page. A card in square brackets, such as [R7], is shown as a small picture with the card's name.

guide-title = The rules
guide-lead = How the game is played according to five rulebooks, with every edition and house rule you can choose here. The rules of your own table are always shown before the first card is played.
guide-contents = On this page
guide-link = Link to “{ $section }”
guide-source = Source
guide-ours = Our ruling
guide-ours-about = Where the rulebooks are silent or disagree, a note like this one says what applies here.
guide-example = Example
guide-fits = Fits
guide-fits-not = Does not fit
guide-worth = { $points } points
guide-worth-number = Worth its number
guide-many = { $count } in the deck
guide-book-classic = The four classic rulebooks
guide-book-none = In no rulebook, but widely played

# One set of rules, sentence by sentence
guide-presets = Ready-made sets of rules
guide-presets-about = Every table starts from one of these, and any single rule can then be changed. Each of them can be read sentence by sentence, with its sources.
guide-sentences = All of its rules, sentence by sentence
guide-sentences-about = Everything that applies when a table chooses these rules and changes nothing.
guide-back = The whole guide
guide-unknown = There is no set of rules with this name.
guide-failed = The rules could not be fetched from the server.
guide-again = Try again

# The game
guide-game = The game
guide-aim = The aim
guide-aim-round = A game is played in rounds. Whoever gets rid of all their cards first wins the round and scores points for the cards the others still hold.
guide-aim-match = The points add up from round to round, and the first to reach 500 wins. Two to ten people can play.

guide-cards = The cards
guide-cards-about = The classic deck has 108 cards: numbers and action cards in four colours, and eight wilds. The points given for a card are what the winner of the round gets if somebody else is left holding it.
guide-cards-shapes = Each colour also has a shape of its own: red a diamond, yellow a circle, green a triangle, blue a square.
guide-number = Number cards
guide-does-number = One 0 and two of each number from 1 to 9 in every colour. They have no special effect.
guide-does-skip = The next player loses their turn.
guide-does-reverse = Play changes direction.
guide-does-draw-two = The next player draws two cards and loses their turn.
guide-does-wild = Can be played on any card; you choose the colour.
guide-does-draw-four = You choose the colour; the next player draws four cards and loses their turn. There is a condition for playing it, and it can be challenged.

guide-setup = Setting up
guide-setup-deal = Everybody draws a card, and whoever draws the highest number deals; symbols count as zero. The dealer shuffles and deals seven cards to each player.
guide-setup-piles = The remaining cards are placed face down as the draw pile. Its top card is turned up and starts the discard pile. The player to the left of the dealer goes first, and play goes clockwise.
guide-first = If the first card is an action card
guide-first-draw-two = The player to the left of the dealer draws two cards and loses their turn.
guide-first-skip = The player to the left of the dealer loses their turn; the player after them begins.
guide-first-reverse = The dealer goes first, and play then goes counter-clockwise.
guide-first-wild = The player to the left of the dealer chooses the colour.
guide-first-draw-four = It goes back into the pile, and another card is turned up.
guide-setup-ours = If several players draw the highest number, they draw again. Whoever chooses the colour for a Wild turned up first also takes the first turn. A Wild Draw Four goes back into the pile at random, as one sheet says. No rulebook says who deals next: here the deal passes to the left, or to the winner if the table prefers that.

guide-turn = Your turn
guide-turn-match = Play one card that matches the top card of the discard pile: the same colour, the same number or the same symbol. A wild can be played on anything.
guide-turn-example = The top card is [R7]. You may play any red card, any 7 or a wild.
guide-turn-colour = When a wild is on top, the colour chosen for it counts: play a card of that colour, or another wild.
guide-turn-one = You play one card per turn, never more; then it is the next player's turn.

guide-draw = Drawing
guide-draw-one = If none of your cards fits, draw one from the draw pile. If it fits, you may play it at once; if it doesn't, or you keep it, the turn passes on.
guide-draw-choice = You may also draw even though you could play. Then, too, only the card you have just drawn may be played this turn, nothing else from your hand.

guide-actions = Action cards
guide-actions-fit = An action card can be played on its own colour, or on the same symbol in any colour.
guide-actions-ours = An action card takes effect once, on the next player; the player after that only has to match it. Any card may be your last one, action cards and wilds included.
guide-skip = Skip
guide-skip-does = The next player loses their turn, and the player after them goes.
guide-reverse = Reverse
guide-reverse-does = Play changes direction: from clockwise to counter-clockwise, or the other way round.
guide-draw-two = Draw Two
guide-draw-two-does = The next player draws two cards and loses their turn.
guide-draw-two-ours = Under the basic rules you can't pass a Draw Two on by playing another one. If that is how you play, choose Progressive UNO.

guide-wild = Wild
guide-wild-does = Play it on any card and choose the colour that play continues with. You may choose the colour that is already current.
guide-wild-when = You may play it even if other cards of yours fit.

guide-four = Wild Draw Four
guide-four-does = You choose the colour, and the next player draws four cards and loses their turn.
guide-four-when = It is played by the rules only if you hold no card of the current colour. Holding the same number or symbol in another colour does not matter.
guide-four-ours = After a wild, the current colour is the one that was chosen. Other wilds in your hand do not count as any colour.
guide-challenge = Bluffing and challenging
guide-challenge-bluff = You can play a Wild Draw Four even though you hold the colour. That is a bluff, and it works unless the next player challenges you.
guide-challenge-who = Only the player who would have to draw can challenge. You then show your hand to that player and to nobody else.
guide-challenge-example = The top card is [R7]. Ada plays [W+4] and chooses blue. Bo does not believe her.
guide-challenge-right-hand = Ada's hand when she played it: a red card
guide-challenge-right = It was a bluff. Ada draws four cards. Bo draws nothing and takes a normal turn; the colour stays blue.
guide-challenge-wrong-hand = Ada's hand when she played it: no red card
guide-challenge-wrong = It was played by the rules. Bo draws the four cards and two more, six in all, and loses his turn.
guide-challenge-ours = What counts is the hand at the moment the card was played. The challenge has to come before any cards are drawn. The others learn only who was right. As a last card, a Wild Draw Four is always played by the rules, as no card is left in hand, and cannot be challenged.

guide-uno = Calling UNO
guide-uno-call = When you play your next-to-last card, you must call “UNO!” so that everybody knows you have one card left.
guide-uno-catch = If you forget, any other player may catch you, and you draw two cards. They can do so from the moment your card lies on the pile until the next player begins to play.
guide-uno-late = If you notice it yourself and call before anybody has caught you, you are safe. Only the Icelandic sheet says so outright, but it holds here in every edition.
guide-uno-ours = You may call during your own turn while you hold two cards, together with the card, or after it. Beginning to play means playing or drawing a card, or taking or challenging a penalty. Whoever is left with a single card in another way, by a swap for instance, must call as well. A wrong accusation costs nothing, unless the table says otherwise.

guide-end = End of the round
guide-end-out = As soon as a player has no cards left, the round is over. If the last card was a Draw Two or a Wild Draw Four, the next player draws those cards first, and they count.
guide-end-score = The winner scores all the cards the others have left: number cards count their number, Skip, Reverse and Draw Two 20 each, Wild and Wild Draw Four 50 each. Then a new round is dealt.
guide-end-match = Whoever first reaches 500 points has won.

guide-piles = When the cards run out
guide-piles-shuffle = If the draw pile is used up, the discard pile is shuffled and becomes the new draw pile.
guide-piles-ours = The top card stays where it is, and so does its colour. If there are too few cards for somebody who has to draw, they draw what there is and are spared the rest. If play goes all the way round without a card being played or drawn, the round is void: nobody scores, and the next one is dealt.

# Other ways to play
guide-ways = Other ways to play
guide-two = Two players
guide-two-does = With two players, Reverse works like Skip: whoever plays either of them goes again at once. After a Draw Two or Wild Draw Four, too, whoever played it goes again once the other has drawn.
guide-two-ours = Only the Icelandic sheet mentions two players; here this applies in every edition. A table may also choose that Reverse does nothing with two players.
guide-partners = Partners
guide-partners-does = Four players form two sides, and partners sit opposite each other. As soon as one of them is out of cards, the round is over, and their side scores.
guide-partners-change = The sheet also suggests changing partners: four players after each round, eight players at two tables until everybody has played with everybody. Each player then counts the points made with every partner.
guide-partners-ours = What the side scores can be read in two ways. Here it is the cards of both opponents; cards left with your own partner count nothing.
guide-lowest = Fewest points win
guide-lowest-does = Instead of the winner scoring, everybody gets the points of the cards left in their own hand. When somebody has reached 500, whoever has the fewest points wins.
guide-lowest-ours = If several players are tied for the fewest, play continues until the tie is broken.
guide-elimination = Challenge UNO
guide-elimination-does = Here, too, everybody gets the points left in their own hand. Whoever reaches 500, or whatever was agreed, is out of the game. The last two play on against each other, and whoever is left at the end wins.
guide-elimination-ours = All keep their points when only two are left, and those two play by the rules for two players.

# Editions
guide-editions = Editions
guide-editions-about = The game above is common to the classic rulebooks. Here is what is special about each edition.
guide-classic = Classic
guide-classic-about = Today's short sheets, one Swedish and one Norwegian, have the same rules: 108 cards, everything as described above, and no penalties for mistakes. A card that does not fit is simply refused here.
guide-iceland = Iceland 2006
guide-iceland-about = The long Icelandic sheet describes the same game but penalises mistakes. It is also the one that describes two players, partners, Challenge UNO and the three classic house rules.
guide-iceland-wrong = Whoever plays a wrong card and is noticed takes it back and draws two cards, and the turn passes to the next player.
guide-iceland-advice = Whoever gives others advice on what to play draws two cards.
guide-iceland-ours = A wrong card can be objected to until the next player begins to play; after that it stands. A bluff with a Wild Draw Four is not a wrong card: the answer to it is the challenge. Whether somebody gave advice is put to the vote, and more than half of the others have to say yes.
guide-modern = The modern box
guide-modern-about = Today's Swedish box has 112 cards: the classic deck, one Shuffle Hands and three customizable cards. Everything else is as in the classic game.
guide-shuffle = Shuffle Hands
guide-does-shuffle = All hands are shuffled together and dealt out again; you choose the colour.
guide-shuffle-does = Whoever plays it collects everybody else's cards, shuffles them and deals them all out again, starting to their left. Some will then have more cards than before and some fewer. The player also chooses the colour, and play continues in the same direction.
guide-shuffle-first = If it is turned up as the first card, the player to the left of the dealer just chooses the colour.
guide-shuffle-ours = The player's own hand is shuffled in, and that player is dealt a card last each time round. As a last card it does not win by itself: the hands are shuffled and the round continues, unless the table has chosen otherwise. Whoever ends up with a single card must call UNO.
guide-custom = Customizable cards
guide-does-custom = You choose the colour; then what the players have written on it happens.
guide-custom-does = The players write a rule of their own on the card and agree how many of the three are in the deck. It is a wild: you choose the colour, then the rule is carried out. If it is the first card, only the colour is chosen.
guide-custom-effects = These rules can be chosen for a card. The ideas are those of the rulebook; the words on the card are yours, and the numbers can be changed.
guide-custom-chosen = If nothing else is chosen, the three are “Once more”, “Everybody to 3” and “Dare or draw 4”.
guide-custom-ours = The others decide whether a joke was funny or a dare well done: one yes is enough. Discarded cards go under the top card and have no effect. Whoever is left with no cards has won the round. As a last card, a customizable card ends the round at once and its rule is not carried out.
guide-wild-deck = All Wild
guide-wild-deck-about = 112 cards, all of them wild: there is no colour or number to match, so you can play any card on your turn. Seven cards are dealt, and an action on the first card is ignored.
guide-does-all-wild = The most common card. You may say a colour; it changes nothing.
guide-does-skip-two = The next two players lose their turns.
guide-does-four-all-wild = The next player draws four cards and loses their turn. No condition, no challenge.
guide-does-target = A player of your choice draws two cards but does not lose their turn.
guide-does-swap = You must choose another player and swap all cards with them.
guide-wild-deck-draw = You may draw a card instead of playing one. Then play the card you have just drawn, or pass.
guide-wild-deck-uno = As soon as you have a single card, call “UNO!”. If somebody else calls it before you do, and before the next player has finished their move, you draw two cards.
guide-wild-deck-win = Whoever is first to play their last card wins; one deal is one game. If you like, count points up to 500: a plain Wild 20, every other card 50.
guide-wild-deck-ours = No rulebook says how many cards there are of each kind, so the numbers are our guess. With three players, Skip Two brings the turn back to you, and with two players so do Reverse and both Skips. Whoever goes out with a Forced Swap wins without swapping.

# House rules
guide-house = House rules
guide-house-about = Any of these can be added to the classic game, alone or together. The first three are suggested by the Icelandic sheet, which leaves it to your own house rules when they clash; what we do is explained under each.
guide-progressive = Progressive UNO
guide-progressive-does = If a Draw Two is played on you, you may play another on top of it instead of drawing; the next player then has to draw four, or may play a third, and so on. Wild Draw Four works the same way: eight, twelve, sixteen. Each player plays only one at a time.
guide-progressive-colour = The last player to play a Wild Draw Four decides the colour.
guide-progressive-example = Three Draw Twos in a row: the fourth player has none and draws six cards.
guide-progressive-ours = You may answer, but don't have to, with a Draw Two of any colour; a Draw Two turned up first may be answered too. Only the last Wild Draw Four can be challenged, and the colour chosen before it is what counts: if it was a bluff, whoever played it draws the whole stack; if not, the challenger draws the stack and two more. If somebody goes out with such a card, the next player draws for all of them and cannot answer.
guide-mixed = Draw Two and Wild Draw Four on each other
guide-mixed-does = Like Progressive UNO, but a Draw Two may also be answered with a Wild Draw Four, and a Wild Draw Four with a Draw Two of any colour. The next player draws for all of them.
guide-seven = Seven-O UNO
guide-seven-seven = Whoever plays a seven must swap hands with another player of their choice.
guide-seven-zero = When a zero is played, all players pass their hands on to the next player in the direction of play.
guide-seven-example = Ada has three cards and plays [Y7]. She chooses Bo, who has one card.
guide-seven-before = Before
guide-seven-after = After
guide-seven-called = Bo now has two cards, Ada one, and she must call UNO.
guide-seven-ours = A seven or zero as the last card wins at once, and no hands move. As the first card they do nothing. With two players a zero swaps the hands. Whoever ends up with a single card must call UNO.
guide-jump = Jump-In UNO
guide-jump-does = If you hold exactly the card that is on top, with the same colour and the same number or symbol, you may play it at once, whoever's turn it is. Play then continues from you.
guide-jump-own = If you hold two of them, you may play both, but one after the other, so that somebody else can jump in between.
guide-jump-action = If it is an action card, the later card replaces the earlier one: its effect then falls on the player after you.
guide-jump-example = Ada plays [B+2], and Bo should draw. Before he does, Cid jumps in with the other [B+2]. Bo draws nothing; Dan, who sits after Cid, draws two cards.
guide-jump-ours = You can jump in until the player whose turn it is has begun to play. After a jump on a Reverse, the direction has changed once, not twice. Where penalties may be passed on, a jump adds to the stack. A wild may jump in on the same wild, unless the table says otherwise. You have to call UNO here too. A wrong jump is refused and costs nothing.
guide-party = House party
guide-party-about = Progressive UNO, Seven-O UNO and Jump-In UNO all at once.
guide-until = Drawing until a card fits
guide-until-does = Whoever can't or doesn't want to play draws until a card comes that can be played.
guide-must = A drawn card must be played
guide-must-does = If the card you have just drawn fits, you have to play it. Only a Wild Draw Four that would be a bluff may be kept.
guide-more = What else a table may choose
guide-more-about = One to fifteen cards to begin with; a first action card that does nothing; no bluffing or no challenging; how many cards a forgotten call or a wrong accusation costs; how many points to play for; and who deals next.

# The rulebooks
guide-books = The rulebooks
guide-books-about = Everything here comes from five rulebooks; each section names the ones it is based on.
guide-book-s0-about = The rules in today's Swedish box: 112 cards, with Shuffle Hands and three customizable cards.
guide-book-s1-about = A short present-day Swedish sheet, for the 108 cards.
guide-book-s2-about = A long Icelandic sheet from October 2006, for the 108 cards; the only one with penalties, two players, partners and house rules.
guide-book-s3-about = The Norwegian sheet of UNO All Wild: 112 cards, all of them wild.
guide-book-s4-about = A short present-day Norwegian sheet, rule for rule like the Swedish one; two to ten players, from the age of seven.
