# Robotar som är program, och vad som är fel med dem

registration-no-toml = är ingen TOML-fil ({ $reason })
registration-missing = saknar ”{ $key }”; en robot behöver name, owner, version och command
registration-unknown = har en okänd nyckel ”{ $key }”; det finns name, owner, version, command, model och limits
registration-bad = { $key ->
    [name] ”name” tar högst 20 små bokstäver, siffror och bindestreck
    [command] ”command” tar en lista, till exempel ["python3", "bot.py"]
    [model] ”model” tar namnet på en ONNX-fil
    [seconds] ”seconds” tar ett tal över 0 och upp till 60
    [start] ”start” tar ett tal över 0 och upp till 60
    [memory] ”memory” tar ett helt antal megabyte, 16 till 65536
    [limits] ”limits” tar seconds, start och memory
   *[other] ”{ $key }” tar en text på en rad, 1 till 40 tecken
}
registration-one-way = behöver antingen ”command” eller ”model”
registration-twice = { $file }: namnet ”{ $name }” har redan { $other }
registration-taken = { $file }: namnet ”{ $name }” har redan en annan robot

program-start = roboten ”{ $bot }” kan inte startas: { $command } ({ $reason })
program-silent = roboten ”{ $bot }” var inte klar efter { $seconds } s
program-died = roboten ”{ $bot }” har avslutats av sig själv; dess sista ord: { $words }
program-slow = roboten ”{ $bot }” svarade inte inom { $seconds } s
program-flood = roboten ”{ $bot }” skriver utan slut
program-memory = roboten ”{ $bot }” tar mer än { $most } MB minne
program-rubbish = roboten ”{ $bot }” sade ”{ $said }”, vilket inte är något svar
program-too-slow = begär mer tid än ett bord ger: högst { $seconds } s för ett beslut och { $start } s för att starta
bot-helped = { $bot } svarade inte som den skulle, så en skarp robot spelade för { $player } den här gången.
bot-replaced = { $bot } svarade återigen inte som den skulle, så från och med nu spelar en vanlig robot för { $player }.
notice-helped = En skarp robot spelade för { $player } den här gången: { $reason }.
help-serve-bots = En mapp med robotar som är program och som kan få platser vid borden.
help-serve-ladder = Mappen med en stege, som visas på /ladder.
onnx-missing = roboten ”{ $bot }” är en ONNX-modell och behöver ett paket till: pip install "lastcard[onnx]"
model-unreadable = roboten ”{ $bot }” kan inte användas: { $file } är ingen ONNX-modell som går att läsa ({ $reason })
model-inputs = roboten ”{ $bot }” kan inte användas: dess modell ska ta rader med { $inputs } tal (float eller uint8) och ge ett tal per rad
