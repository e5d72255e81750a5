# Matches by turns: what is refused
orders-by-turns = standing orders are for matches by turns; here you play yourself
turns-with-minutes = a match by turns has no time limit of its own; set one of the two
bad-hook = a webhook is an address that begins with https://, without a name and password in it
hook-inside = “{ $host }” is inside a network of its own; webhooks go to addresses on the open internet
hook-unreachable = “{ $host }” does not answer; check the address and try again
hook-refuses = the webhook answered with status { $status }; it has to answer with 200 to 299
bad-push = the browser's keys are not in order; turn notices off and on again
too-many-contacts = you hear of your turn in { $most } places already; remove one first
unknown-contact = there is no such place any more
bad-hook-host = “{ $given }” is no host; give names or addresses, with spaces between them
help-serve-hooks = Hosts in your own network that notices may be sent to, also without TLS.

# What people are told who are not there
reminder-turn = Your turn
reminder-over = The match is over
reminder-stand-in = A bot plays for you now; come back any time
reminder-with = With { $names }
