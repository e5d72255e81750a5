# Hints at a table. $action is what can be done ("Play Red 5"), $share a chance in per cent.

hints-off = hints are not allowed at this table
no-hint = there is nothing to decide now
advice-best = { $action }.
advice-only = { $action }: there is nothing else to do.
advice-chance = It wins the round { $share } of the time.
advice-close = Nearly as good: { $action }.

advice-ask = Hint
advice-title = Hint
advice-thinking = Thinking …
advice-all = Hint
advice-taken = { $player } took a hint.
advice-count = { $count ->
    [one] took { $count } hint
   *[other] took { $count } hints
}
advice-setting = Hints
advice-alone = Alone with bots
advice-everybody = Everybody
advice-none = Nobody
