# Hints at a table. $action is what can be done ("Play Red 5"), $share a chance in per cent.

hints-off = hints are not allowed at this table
no-hint = there is nothing to decide now
advice-best = { $action }.
advice-only = { $action }: there is nothing else to do.
advice-chance = It wins the round { $share } of the time.
advice-close = Nearly as good: { $action }.

advice-ask = Hint
advice-thinking = Thinking …
