# The lobby in three steps: invite, pick a game, deal
step-game = Pick a game
step-here = Who is here
step-played = The game
step-more = Invite more people
step-house = House rules ({ $count } changed)
step-cards = Your own cards ({ $count })
step-deal = Deal
step-fill = { $count ->
    [one] Fill { $count } seat with a bot and deal
   *[other] Fill { $count } seats with bots and deal
}
step-alone = Nobody else is here yet. Send the link, or play against bots.
step-card-added = Card added. { $what } came with it.

# What is special about each game, as short as can be
tile-classic = The game everybody knows, first to 500.
tile-iceland-2006 = Wrong cards and advice are punished.
tile-modern = Shuffled hands and cards of your own.
tile-all-wild = No colours: every card fits.
tile-progressive = Stack Draw Twos and Draw Fours.
tile-seven-zero = Sevens swap hands, zeros pass them on.
tile-jump-in = Same card? Play it out of turn.
tile-house-party = Stacking, swapping and jumping in.
lobby-tv = Show on a TV
step-does = What these rules do
