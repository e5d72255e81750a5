# All matches that were played on this device
matches-about = Every match you have played: on this device, and with an account on all your devices.
matches-none = No matches yet. When you have played one to the end, it will be here.
matches-played = Played
matches-won = Won
matches-streak = Wins in a row now
matches-best = Most wins in a row
matches-course = Your last { $count } matches, newest on the right
matches-forget = Remove this match from the list
matches-forget-all = Delete the whole list
matches-forget-sure = Delete the whole list? This can't be undone.
matches-forget-yes = Delete
matches-forget-no = Keep it
matches-account = Keep them on every device
matches-collection = Open collection
matches-search = People
matches-rules = Rules
matches-any = All
matches-result = Result
matches-result-won = Won
matches-result-lost = Lost
matches-since = Since
matches-found = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
matches-more = Show more
matches-fortune = Luck and skill
matches-fortune-about = What the cards gave you and what your own choices gave you, added up over your last { $count } reviewed matches, in rounds won. Luck evens out; skill stays.
matches-fortune-shown = Luck { $luck }, skill { $skill }, in rounds won
matches-luck = luck
matches-skill = skill
matches-feats = Catches, bluffs and challenges
matches-feats-about = From your last { $count } matches that have been gone through, the oldest on the left. Above the line is what went well.
matches-feats-catches = Catches
matches-feats-bluffs = Bluffs
matches-feats-challenges = Challenges
matches-feats-well = { $well } of { $all } went well
matches-feats-none = none so far
matches-feats-caught = { $count ->
    [0] You were never caught.
    [one] You were caught once.
   *[other] You were caught { $count } times.
}
matches-ratings = Ratings
matches-ratings-about = From matches at rated tables. The true value is very likely within the ± of it. Without luck: the same results, with what the cards gave taken out, so it settles sooner.
matches-family = Rules
matches-rating = Rating
matches-rating-adjusted = Without luck
matches-rating-value = { $rating } ± { $off }
matches-provisional = provisional
matches-family-classic = Classic
matches-family-party = House rules
matches-family-wild = All Wild
matches-family-partners = Partners
