# Þjarkar sem eru forrit, og hvað er að þeim

registration-no-toml = er ekki TOML-skrá ({ $reason })
registration-missing = vantar „{ $key }“; þjarkur þarf name, owner, version og command
registration-unknown = er með óþekktan lykil „{ $key }“; til eru name, owner, version, command, model og limits
registration-bad = { $key ->
    [name] „name“ tekur allt að 20 litla stafi, tölustafi og bandstrik
    [command] „command“ tekur lista, til dæmis ["python3", "bot.py"]
    [model] „model“ tekur heiti á ONNX-skrá
    [seconds] „seconds“ tekur tölu yfir 0 og upp í 60
    [start] „start“ tekur tölu yfir 0 og upp í 60
    [memory] „memory“ tekur heilan fjölda megabæta, 16 til 65536
    [limits] „limits“ tekur seconds, start og memory
   *[other] „{ $key }“ tekur texta í einni línu, 1 til 40 stafi
}
registration-one-way = þarf annaðhvort „command“ eða „model“
registration-twice = { $file }: nafnið „{ $name }“ er þegar í { $other }
registration-taken = { $file }: annar þjarkur heitir þegar „{ $name }“

program-start = ekki er hægt að ræsa þjarkinn „{ $bot }“: { $command } ({ $reason })
program-silent = þjarkurinn „{ $bot }“ var ekki tilbúinn eftir { $seconds } s
program-died = þjarkurinn „{ $bot }“ hætti af sjálfu sér; síðustu orð hans: { $words }
program-slow = þjarkurinn „{ $bot }“ svaraði ekki innan { $seconds } s
program-flood = þjarkurinn „{ $bot }“ skrifar endalaust
program-memory = þjarkurinn „{ $bot }“ tekur meira en { $most } MB af minni
program-rubbish = þjarkurinn „{ $bot }“ sagði „{ $said }“, sem er ekki svar
program-too-slow = biður um meiri tíma en borð gefur: mest { $seconds } s fyrir ákvörðun og { $start } s til að ræsa
bot-helped = { $bot } svaraði ekki sem skyldi, svo að skarpur þjarkur spilaði að þessu sinni fyrir: { $player }.
bot-replaced = { $bot } svaraði aftur ekki sem skyldi, svo að héðan í frá spilar venjulegur þjarkur fyrir: { $player }.
notice-helped = Skarpur þjarkur spilaði að þessu sinni fyrir: { $player }. Ástæða: { $reason }.
help-serve-bots = Mappa með þjörkum sem eru forrit og fólk getur sett í sæti.
help-serve-ladder = Mappa með stiga, sem er sýndur á /ladder.
onnx-missing = þjarkurinn „{ $bot }“ er ONNX-líkan og þarf annan pakka: pip install "lastcard[onnx]"
model-unreadable = ekki er hægt að nota þjarkinn „{ $bot }“: { $file } er ekki læsilegt ONNX-líkan ({ $reason })
model-inputs = ekki er hægt að nota þjarkinn „{ $bot }“: líkanið þarf að taka raðir með { $inputs } tölum (float eða uint8) og gefa eina tölu á röð
