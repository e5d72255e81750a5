# For language models

help-mcp = Láttu mállíkan spila: þjónn fyrir Model Context Protocol, um staðalinntak og -úttak.
help-mcp-name = Hvað líkanið heitir við borðin.
mcp-instructions = Spil af UNO-gerð. Byrjaðu á play_here (ein eða einn með þjörkum), open_table eða join_table. Hvert svar segir hvað hefur gerst og hvað þú getur gert núna; gefðu act eitt af því sem er á listanum. Þú sérð aðeins það sem sætið þitt má vita.
mcp-tool-play-here = Spilaðu leik hér með þjörkum. rules: tilbúnar reglur ({ $presets }), ef til vill með valkostum eins og „classic jump_in=true“. seats: 2 til 10. bots: { $levels }, einn fyrir alla eða listi með kommum. seed: fyrir sömu spil aftur.
mcp-tool-list-tables = Opin borð á þjóni, eftir slóð hans.
mcp-tool-open-table = Opnaðu borð á þjóni og sestu þar sem gestgjafi. Svarið hefur slóðina sem aðrir koma með.
mcp-tool-join-table = Komdu að borði með slóð þess, til að spila eða horfa á.
mcp-tool-look = Hvað sést núna og hvað þú getur gert.
mcp-tool-read-rules = Reglurnar sem er spilað eftir, í setningum.
mcp-tool-act = Gerðu eitt af því sem þér býðst, skrifað eins og á listanum, til dæmis „play R7“, „play W>B uno“ eða „draw“. Bíður eftir hinum í allt að 30 sekúndur.
mcp-tool-wait = Láttu hina spila þar til þú ert beðin eða beðinn um eitthvað, eða svo margar sekúndur (mest 60). Sleppir líka færi utan þíns leiks.
mcp-tool-go-on = Byrjaðu leikinn sem gestgjafi, eða haltu áfram í næstu umferð.
mcp-tool-put-bot = Settu þjark í sæti sem gestgjafi, á undan leik: { $levels }.
mcp-tool-chat = Segðu eitthvað við hina við borðið.
mcp-tool-leave = Farðu frá borðinu.

mcp-refused = ekki hægt: { $reason }
mcp-nothing-to-begin = það er engin umferð til að byrja núna
mcp-over = borðið hefur slitið tengingunni: { $reason }
mcp-unanswered = þjónninn hefur ekki svarað; líttu aftur eftir smástund
mcp-between = Umferðinni er lokið. go_on leiðir að þeirri næstu.
mcp-match-over = Leiknum er lokið.
mcp-lobby = Gestgjafinn byrjar leikinn. wait lætur vita.
mcp-lobby-host = go_on byrjar leikinn; þjarkar fá laus sæti. put_bot setur þjark í sæti.
mcp-choice = - { $action }: { $what }
mcp-shed = Skrifaðu „shed“ með spilunum á eftir, af: { $cards }
mcp-uno = Bættu „ uno“ aftan við spil til að kalla UNO með því.
mcp-wait = Þú átt ekki leik: wait lætur hina spila.
mcp-no-turn = það er engin umferð þar sem þú átt sæti
mcp-no-action = „{ $given }“ er ekki aðgerð; skrifaðu eins og á listanum, til dæmis „play R7“ eða „draw“
mcp-no-tables = Engin opin borð eins og er.
mcp-no-table = „{ $given }“ er ekki slóð að borði; hún lítur út eins og http://127.0.0.1:8000/t/DZYSAWTH
mcp-left = Þú ert farin eða farinn. Leiðin til baka: join_table með { $address }
mcp-left-here = Þú ert farin eða farinn; leikurinn er ekki geymdur.
mcp-nowhere = þú situr ekki við neitt borð; byrjaðu á play_here, open_table eða join_table
