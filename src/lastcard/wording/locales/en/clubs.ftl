# Clubs: groups by a link. $name is what a club or somebody is called.

unknown-club = there is no club with the code “{ $code }”; ask a member for the link again
unknown-member = there is no such member any more; load the page again
not-member = only members open tables and evenings here; join the club first
not-keeper = only whoever keeps the club may do that; ask them
club-full = the club has { $most } members already; one of them has to leave first
clubs-full = you are in { $most } clubs already; leave one first

clubs-about = A club is a link that you share: with your house rules, your evenings, an album of all matches, and a table of honours.
clubs-none = You are not in any club yet.
clubs-new = Start a club
clubs-name = Name of the club
clubs-rules = House rules
clubs-called = What you call these rules
clubs-make = Start the club
clubs-keeps = you keep it
clubs-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
club-join = Join the club
club-join-about = Members open tables and evenings with the club's rules, and are in its table of honours.
club-leave = Leave the club
club-leave-sure = Leave the club? Your matches stay in the album.
club-stay = Stay
club-table = Open a table
club-evening = Open an evening
club-copy = Copy the link
club-copied = Copied
club-now = Now
club-now-none = Nobody is playing right now.
club-rules = House rules
club-rules-called = { $rules } ({ $preset })
club-members = Members
club-keeper = keeps the club
club-you = you
club-remove = Remove { $name }
club-remove-sure = Remove { $name }? The club gets a new link, so that the old one can't be used to come back.
club-remove-yes = Remove
club-pass = Let { $name } keep the club
club-pass-yes = Let { $name } keep it
club-pass-sure = From then on { $name } decides on name, rules and members, and you don't.
club-cancel = Cancel
club-link = New link
club-link-sure = Make a new link? The old one stops working.
club-link-yes = Make it
club-change = Change the club
club-save = Save
club-take-rules = Make these the club's rules
club-taken = The club plays by these rules now.
club-honours = Table of honours
club-honours-none = Nobody has won anything yet.
club-honours-name = Member
club-honours-evenings = Evenings won
club-honours-matches = Matches won
club-honours-streak = Most wins in a row
club-honours-catches = Most catches
club-honours-bluffs = Most bluffs that worked
club-honours-challenges = Most bluffs seen through
club-honours-best = { $what }: { $name } ({ $count })
club-of = { $won } of { $all }
club-album = Album
club-album-none = No matches yet. What you play here to the end is kept here.
club-album-evening = Part of an evening
club-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
club-place = { $place }. { $name }
club-look = Look at it
club-more = Show more

# In a terminal
club-bad-link = “{ $given }” is not the link of a club; that looks like https://cards.example.org/club/CODE
club-one-thing = choose one of --join, --leave, --table and --evening
club-cli-join = To join: lastcard club { $link } --join
help-club = Show a club at a server, join it, and open tables and evenings there.
help-club-link = The link of the club, such as https://cards.example.org/club/CODE.
help-club-join = Join the club.
help-club-leave = Leave the club.
help-club-table = Open a table with the club's rules.
help-club-evening = Open an evening with the club's rules.
