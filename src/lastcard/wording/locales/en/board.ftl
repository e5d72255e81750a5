# The table in the terminal: what stands beside the hand, and people at a table on a server. $player is a name, $card as in cards.ftl.
your-card = Your card: { $card }
# $count is four or more
prompt-penalty-doubted = Draw { $count } cards, or challenge { $player }
plain-character = { $level }: { $character }
round-key-there = Enter: next round. Q: leave.
paused-key = Press any key to continue.
bar-people = people
bar-pause = pause
bar-back = back
lobby-key-name = change name
write-name = What you want to be called here; Enter changes it, Esc closes.
remove-again = Press X again to remove { $player }. There is no way back to this table.
watching-names = Watching: { $names }
notice-renamed = { $player } is now called { $name }.
help-keys-people =
    W | who is here; change your name; as the host remove or mute people
    S | take a bot's seat; between rounds leave yours to a bot
    Z | pause, as the host or alone with bots
help-rules-ids = Add the ids of the rules that each sentence stands for, as in docs/rules.md.
