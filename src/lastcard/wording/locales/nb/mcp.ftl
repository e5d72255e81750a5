# For language models

help-mcp = La en språkmodell spille: en server for Model Context Protocol, over standard inn og ut.
help-mcp-name = Hva modellen heter ved bordene.
mcp-instructions = Kortspill av UNO-typen. Begynn med play_here (alene med roboter), open_table eller join_table. Hvert svar sier hva som har skjedd og hva du kan gjøre nå; gi en av handlingene i listen til act. Du ser bare det plassen din får vite.
mcp-tool-play-here = Spill en kamp her, alene med roboter. rules: ferdige regler ({ $presets }), eventuelt med valg som «classic jump_in=true». seats: 2 til 10. bots: { $levels }, én for alle eller en liste med komma. seed: for de samme kortene igjen.
mcp-tool-list-tables = De åpne bordene på en server, etter adressen.
mcp-tool-open-table = Åpne et bord på en server og sett deg der som vert. Svaret har lenken som andre kommer med.
mcp-tool-join-table = Kom til et bord med lenken, for å spille eller se på.
mcp-tool-look = Hva som er å se nå, og hva du kan gjøre.
mcp-tool-read-rules = Reglene som spilles, i setninger.
mcp-tool-act = Gjør noe av det du blir tilbudt, skrevet som i listen, for eksempel «play R7», «play W>B uno» eller «draw». Venter på de andre i opptil 30 sekunder.
mcp-tool-wait = La de andre spille til du blir spurt, eller så mange sekunder (høyst 60). Lar også en sjanse utenfor tur gå.
mcp-tool-go-on = Begynn kampen som vert, eller gå videre til neste runde.
mcp-tool-put-bot = Sett en robot på en plass som vert, før en kamp: { $levels }.
mcp-tool-chat = Si noe til de andre ved bordet.
mcp-tool-leave = Forlat bordet.

mcp-refused = går ikke: { $reason }
mcp-nothing-to-begin = det er ingen runde å begynne nå
mcp-over = bordet har avsluttet forbindelsen: { $reason }
mcp-unanswered = serveren har ikke svart; se igjen om litt
mcp-between = Runden er over. go_on fører til den neste.
mcp-match-over = Kampen er over.
mcp-lobby = Verten begynner kampen. wait sier fra.
mcp-lobby-host = go_on begynner kampen; ledige plasser får roboter. put_bot setter en robot på en plass.
mcp-choice = - { $action }: { $what }
mcp-shed = Skriv «shed» med kortene bak, av: { $cards }
mcp-uno = Legg til « uno» etter et kort for å si UNO med det.
mcp-wait = Det er ikke din tur: wait lar de andre spille.
mcp-no-turn = det er ingen runde der du har en plass
mcp-no-action = «{ $given }» er ingen handling; skriv en som i listen, for eksempel «play R7» eller «draw»
mcp-no-tables = Ingen åpne bord akkurat nå.
mcp-no-table = «{ $given }» er ingen lenke til et bord; den ser ut som http://127.0.0.1:8000/t/DZYSAWTH
mcp-left = Du har gått. Veien tilbake: join_table med { $address }
mcp-left-here = Du har gått; kampen lagres ikke.
mcp-nowhere = du sitter ikke ved noe bord; begynn med play_here, open_table eller join_table
