# The review of a finished match. $player is a name, $card as in cards.ftl, $colour R, Y, G or B.

help-review = Review a finished match: everybody's chances, what each decision gained or gave away, and what was luck.
help-review-json = Print the review as JSON.
help-review-html = Write the review as a page with charts to this file.
help-duel-adjusted = Take the luck of the cards out of the results, so that fewer deals are needed.
finding-adjusted = The luck of the cards is taken out: { $share } of the variance is left.

review-not-over = the match is not over yet
judge-damaged = the file that positions are judged with is damaged or from another version; install Last Card again
evaluate-worlds = a position can't be judged with fewer than two worlds
evaluate-match = the match has other rules or another number of seats than the position
evaluate-impossible = no game leads to this position

review-title = Review
review-progress = { $done } of { $all } moves
review-decision = { $number }. { $player }: { $action } – { $mark }
review-better = Better: { $action } (+{ $share })
review-gain = { $share } better than: { $action }
review-nothing-marked = Nothing stood out.
review-accept = Take the cards
review-challenge = Challenge
review-colour = Choose { colour-name }
review-nothing = Say nothing
review-luck = Luck and skill
review-luck-unit = In hundredths of a round won, beside a fair share.
review-luck-seat = { $player }: the cards { $cards }, the others' choices { $others }, own choices { $own }: { $total } in all
review-chart = Chance to win the round, with all hands open
review-chart-seat = { $player }: { $first } after the deal, { $least } at worst, { $most } at best
review-made = Last Card, evaluator { $version }

review-show = Show the review
review-about = Who was likely to win, which choices mattered, and what was luck. Every choice is judged by what its player could know.
review-making = Going through the match: { $share }
review-chances = Chances
review-options = Move { $number }: what { $player } could do
review-options-known = Chance to win the round, from what they could know then.
review-options-chosen = chosen
review-keys = , and . go from mark to mark.
review-luck-deal = Deal
review-luck-draws = Draws
review-luck-others = Others' choices
review-luck-own = Own choices

review-mark-best = best choice
review-mark-fine = fine
review-mark-loses-2 = loses 2% or more
review-mark-loses-5 = loses 5% or more
review-mark-loses-10 = loses 10% or more
review-mark-only = the only choice
review-mark-bluff = brave bluff
review-mark-catch = sharp catch
review-mark-missed-catch = missed catch

review-reason-goes-out = { $card } ends the round.
review-reason-call = Without the call, anybody can catch you.
review-reason-catch = { $player } had not called UNO.
review-reason-challenge = A bluff was likely enough.
review-reason-no-challenge = A challenge was not worth the risk.
review-reason-answer = { $card } passes the penalty on.
review-reason-play = One card less in hand is worth more.
review-reason-keep = { $card } is worth more later.
review-reason-stop = { $player } was about to go out, and { $card } stops that.
review-reason-target = { $player } was the greatest danger.
review-reason-hands = { $card } brings a better hand.
review-reason-hands-not = { $card } gives a good hand away.
review-reason-bluff = The bluff was worth the risk.
review-reason-no-bluff = The bluff was too risky.
review-reason-wild = { $card } fits on anything, so it is better kept.
review-reason-colour-lacks = { $player } seems to have no { colour-name } cards.
review-reason-colour-own = There are more { colour-name } cards in the hand.
review-reason-odds = It wins more often, however the other cards may lie.

# The end of a match, and a table's history
luck-you = The cards gave you { $cards }, you added { $own }.
luck-others-you = What the others chose: { $others }.
luck-here = { $count ->
    [one] At this table, one match
   *[other] At this table, { $count } matches
}
luck-finding = Going through the cards …
