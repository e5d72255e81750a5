# For language models

help-mcp = Låt en språkmodell spela: en server för Model Context Protocol, över standard in och ut.
help-mcp-name = Vad modellen heter vid borden.
mcp-instructions = Kortspel av UNO-typ. Börja med play_here (ensam med robotar), open_table eller join_table. Varje svar säger vad som har hänt och vad du kan göra nu; ge en av handlingarna i listan till act. Du ser bara det som din plats får veta.
mcp-tool-play-here = Spela en match här, ensam med robotar. rules: färdiga regler ({ $presets }), eventuellt med val som ”classic jump_in=true”. seats: 2 till 10. bots: { $levels }, en för alla eller en lista med kommatecken. seed: för samma kort igen.
mcp-tool-list-tables = De öppna borden på en server, efter dess adress.
mcp-tool-open-table = Öppna ett bord på en server och sätt dig där som värd. Svaret innehåller länken som andra kommer med.
mcp-tool-join-table = Kom till ett bord med dess länk, för att spela eller titta på.
mcp-tool-look = Vad som syns nu och vad du kan göra.
mcp-tool-read-rules = Reglerna som spelas, i meningar.
mcp-tool-act = Gör något av det du erbjuds, skrivet som i listan, till exempel ”play R7”, ”play W>B uno” eller ”draw”. Väntar på de andra i upp till 30 sekunder.
mcp-tool-wait = Låt de andra spela tills du tillfrågas, eller så många sekunder (högst 60). Avstår också från en chans utanför din tur.
mcp-tool-go-on = Börja matchen som värd, eller gå vidare till nästa omgång.
mcp-tool-put-bot = Sätt en robot på en plats som värd, före en match: { $levels }.
mcp-tool-chat = Säg något till de andra vid bordet.
mcp-tool-leave = Lämna bordet.

mcp-refused = går inte: { $reason }
mcp-nothing-to-begin = det finns ingen omgång att börja nu
mcp-over = bordet har avslutat förbindelsen: { $reason }
mcp-unanswered = servern har inte svarat; titta igen om en stund
mcp-between = Omgången är slut. go_on leder till nästa.
mcp-match-over = Matchen är slut.
mcp-lobby = Värden börjar matchen. wait säger till.
mcp-lobby-host = go_on börjar matchen; lediga platser får robotar. put_bot sätter en robot på en plats.
mcp-choice = - { $action }: { $what }
mcp-shed = Skriv ”shed” med korten efter, av: { $cards }
mcp-uno = Lägg till ” uno” efter ett kort för att säga UNO med det.
mcp-wait = Det är inte din tur: wait låter de andra spela.
mcp-no-turn = det finns ingen omgång där du har en plats
mcp-no-action = ”{ $given }” är ingen handling; skriv en som i listan, till exempel ”play R7” eller ”draw”
mcp-no-tables = Inga öppna bord just nu.
mcp-no-table = ”{ $given }” är ingen länk till ett bord; den ser ut som http://127.0.0.1:8000/t/DZYSAWTH
mcp-left = Du har gått. Vägen tillbaka: join_table med { $address }
mcp-left-here = Du har gått; matchen sparas inte.
mcp-nowhere = du sitter inte vid något bord; börja med play_here, open_table eller join_table
