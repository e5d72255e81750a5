# Bots that are programs, and what is wrong with them

registration-no-toml = is not a TOML file ({ $reason })
registration-missing = has no “{ $key }”; a bot needs name, owner, version and command
registration-unknown = has an unknown key “{ $key }”; there are name, owner, version, command, model and limits
registration-bad = { $key ->
    [name] “name” takes up to 20 small letters, digits and hyphens
    [command] “command” takes a list such as ["python3", "bot.py"]
    [model] “model” takes the name of an ONNX file
    [seconds] “seconds” takes a number above 0 and up to 60
    [start] “start” takes a number above 0 and up to 60
    [memory] “memory” takes a whole number of megabytes, 16 to 65536
    [limits] “limits” takes seconds, start and memory
   *[other] “{ $key }” takes a text in one line, 1 to 40 letters
}
registration-one-way = needs either “command” or “model”
registration-twice = { $file }: the name “{ $name }” is taken by { $other }
registration-taken = { $file }: the name “{ $name }” is taken by another bot

program-start = the bot “{ $bot }” can't be started: { $command } ({ $reason })
program-silent = the bot “{ $bot }” was not ready after { $seconds } s
program-died = the bot “{ $bot }” has ended by itself; its last words: { $words }
program-slow = the bot “{ $bot }” did not answer within { $seconds } s
program-flood = the bot “{ $bot }” writes without end
program-memory = the bot “{ $bot }” takes more than { $most } MB of memory
program-rubbish = the bot “{ $bot }” said “{ $said }”, which is not an answer
program-too-slow = asks for more time than a table gives: at most { $seconds } s for a decision and { $start } s to start
bot-helped = { $bot } did not answer as it should, so a sharp bot played for { $player } this time.
bot-replaced = { $bot } did not answer as it should again, so from now on a normal bot plays for { $player }.
notice-helped = A sharp bot played for { $player } this time: { $reason }.
help-serve-bots = A folder of bots that are programs, which people can put into seats.
help-serve-ladder = The folder of a ladder, to be shown at /ladder.
onnx-missing = the bot “{ $bot }” is an ONNX model, which needs another package: pip install "lastcard[onnx]"
model-unreadable = the bot “{ $bot }” can't be used: { $file } is not an ONNX model that can be read ({ $reason })
model-inputs = the bot “{ $bot }” can't be used: its model has to take rows of { $inputs } numbers (float or uint8) and to give one number a row
