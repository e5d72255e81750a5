# Regelsidan. Ett kort inom hakparentes, som [R7], visas som en liten bild med kortets namn.
# 108: orden ur S1; den moderna asken: orden ur S0; All Wild: våra egna ord, efter mönster av S3

guide-title = Reglerna
guide-lead = Så går spelet till enligt fem regelhäften, med alla utgåvor och husregler som går att välja här. Vad som gäller vid just ert bord syns alltid innan det första kortet läggs.
guide-contents = På den här sidan
guide-link = Länk till ”{ $section }”
guide-source = Källa
guide-ours = Vår tolkning
guide-ours-about = Där regelhäftena tiger eller säger olika står det i en sådan här ruta vad som gäller hos oss.
guide-example = Exempel
guide-fits = Passar
guide-fits-not = Passar inte
guide-worth = { $points } poäng
guide-worth-number = Räknas som sin valör
guide-many = { $count } i leken
guide-book-classic = De fyra klassiska regelhäftena
guide-book-none = I inget regelhäfte, men vanligt

# Förinställningarna, mening för mening
guide-presets = Färdiga regler
guide-presets-about = Ett bord börjar med en av de här, och sedan kan varje regel ändras för sig. Var och en går att läsa mening för mening, med källor.
guide-sentences = Alla regler, mening för mening
guide-sentences-about = Allt som gäller när ett bord väljer de här reglerna och inte ändrar något.
guide-back = Hela regelsidan
guide-unknown = Det finns inga regler med det namnet.
guide-failed = Det gick inte att hämta meningarna från servern.
guide-again = Försök igen

# Spelet
guide-game = Spelet
guide-aim = Vad spelet går ut på
guide-aim-round = Man spelar i omgångar. Den som först blir av med alla sina kort vinner omgången och får poäng för korten som de andra har kvar.
guide-aim-match = Poängen läggs ihop från omgång till omgång, och den som först når 500 vinner. Man kan vara två till tio.

guide-cards = Korten
guide-cards-about = Den klassiska leken har 108 kort: sifferkort och händelsekort i fyra färger och åtta jokerkort. Poängen är vad omgångens vinnare får för kortet om någon annan sitter kvar med det.
guide-cards-shapes = Varje färg har också en egen form: röd är en romb, gul en cirkel, grön en triangel och blå en kvadrat.
guide-number = Sifferkort
guide-does-number = En nolla och två av varje från 1 till 9 i varje färg. De gör inget annat än att matcha.
guide-does-skip = Nästa spelare går miste om sin tur.
guide-does-reverse = Spelet byter riktning.
guide-does-draw-two = Nästa spelare drar två kort och går miste om sin tur.
guide-does-wild = Kan läggas på vilket kort som helst; du väljer färg.
guide-does-draw-four = Du väljer färg; nästa spelare drar fyra kort och går miste om sin tur. Det finns ett villkor för att lägga det, och den som gör det kan utmanas.

guide-setup = Förberedelser
guide-setup-deal = Alla drar ett kort, och den som får högst valör delar; symboler räknas som noll. Den som delar blandar och ger alla sju kort var.
guide-setup-piles = Resten läggs med baksidan upp som draghög. Det översta kortet vänds upp och börjar slänghögen. Spelaren till vänster om den som delar börjar, och spelet går medsols.
guide-first = Om det första kortet är ett händelsekort
guide-first-draw-two = Spelaren till vänster om den som delar drar två kort och går miste om sin tur.
guide-first-skip = Spelaren till vänster om den som delar går miste om sin tur; nästa spelare börjar.
guide-first-reverse = Den som delar börjar, och sedan går spelet motsols.
guide-first-wild = Spelaren till vänster om den som delar väljer färg.
guide-first-draw-four = Kortet läggs tillbaka i högen, och ett nytt vänds upp.
guide-setup-ours = Om flera drar den högsta valören drar de om. Den som väljer färg för ett första Byt färg-kort har också första turen. Byt färg dra 4-kortet läggs tillbaka på måfå, som det står i ett av bladen. Inget regelhäfte säger vem som delar härnäst: här går given vidare åt vänster, eller till vinnaren om bordet hellre vill det.

guide-turn = Din tur
guide-turn-match = Lägg ett kort som matchar det översta i slänghögen: samma färg, samma valör eller samma symbol. Ett jokerkort passar på allt.
guide-turn-example = Överst ligger [R7]. Du får lägga vilket rött kort som helst, vilken sjua som helst eller ett jokerkort.
guide-turn-colour = Ligger ett jokerkort överst gäller färgen som valdes till det: lägg ett kort i den färgen, eller ett jokerkort till.
guide-turn-one = Man lägger ett kort per tur, aldrig fler; sedan är det nästa spelares tur.

guide-draw = Att dra kort
guide-draw-one = Om inget av dina kort passar drar du ett ur draghögen. Passar det får du lägga det genast; passar det inte, eller vill du behålla det, går turen vidare.
guide-draw-choice = Du får också dra fast du har något att lägga. Även då är det bara det nyss dragna kortet som får läggas den här turen, inget annat från handen.

guide-actions = Händelsekort
guide-actions-fit = Ett händelsekort läggs på sin egen färg eller på samma symbol i vilken färg som helst.
guide-actions-ours = Ett händelsekort verkar en gång, på den som är näst på tur; spelaren därefter behöver bara matcha det. Vilket kort som helst får vara ditt sista, också händelsekort och jokerkort.
guide-skip = Stoppkort
guide-skip-does = Nästa spelare går miste om sin tur, och spelaren därefter fortsätter.
guide-reverse = Vändkort
guide-reverse-does = Spelet byter riktning: från medsols till motsols, eller tillbaka.
guide-draw-two = Dra 2-kort
guide-draw-two-does = Nästa spelare drar två kort och går miste om sin tur.
guide-draw-two-ours = Enligt grundreglerna kan man inte skicka ett Dra 2-kort vidare genom att lägga ett till. Brukar ni spela så, välj Progressivt UNO.

guide-wild = Byt färg-kort
guide-wild-does = Lägg det på vilket kort som helst och välj färgen som spelet ska fortsätta med. Du får välja den färg som redan gäller.
guide-wild-when = Du får lägga det även om andra av dina kort passar.

guide-four = Byt färg dra 4-kort
guide-four-does = Du väljer färg, och nästa spelare drar fyra kort och går miste om sin tur.
guide-four-when = Det är bara rätt om du inte har något kort i den färg som gäller. Att du har samma valör eller symbol i en annan färg hindrar inte.
guide-four-ours = Efter ett jokerkort är det den valda färgen som gäller. Andra jokerkort på handen räknas inte som någon färg.
guide-challenge = Bluff och utmaning
guide-challenge-bluff = Du kan lägga ett Byt färg dra 4-kort fast du har färgen. Det är en bluff, och den lyckas om inte nästa spelare utmanar dig.
guide-challenge-who = Bara den som annars måste dra får utmana. Då visar du dina kort för den spelaren, och inte för någon annan.
guide-challenge-example = Överst ligger [R7]. Ada lägger [W+4] och väljer blått. Bo tror henne inte.
guide-challenge-right-hand = Adas hand när kortet lades: ett rött kort
guide-challenge-right = Det var en bluff. Ada drar fyra kort. Bo drar inget och har en vanlig tur; färgen är fortfarande blå.
guide-challenge-wrong-hand = Adas hand när kortet lades: inget rött kort
guide-challenge-wrong = Det var rätt lagt. Bo drar fyra kort och två till, sammanlagt sex, och går miste om sin tur.
guide-challenge-ours = Det som räknas är handen i det ögonblick då kortet lades. Man måste utmana innan korten dras. De andra får bara veta vem som hade rätt. Som sista kort är Byt färg dra 4-kortet alltid rätt lagt, eftersom handen är tom, och kan inte utmanas.

guide-uno = Att ropa UNO
guide-uno-call = När du lägger ditt näst sista kort måste du ropa ”UNO!”, så att alla vet att du har ett kort kvar.
guide-uno-catch = Glömmer du det kan vem som helst av de andra komma på dig, och då drar du två kort. Det går från det att kortet ligger på högen och tills nästa spelare börjar sin tur.
guide-uno-late = Märker du det själv och ropar innan någon har kommit på dig klarar du dig. Rent ut står det bara i det isländska bladet, men här gäller det i alla utgåvor.
guide-uno-ours = Du får ropa under din egen tur medan du har två kort, samtidigt som du lägger kortet, eller efteråt. Att börja sin tur är att lägga eller dra ett kort, att ta ett straff eller att utmana. Den som får ett enda kort på annat sätt, till exempel genom ett byte, måste också ropa. En felaktig anklagelse kostar ingenting om inte bordet bestämmer annat.

guide-end = När omgången är slut
guide-end-out = Så snart någon är av med alla kort är omgången slut. Var det sista kortet ett Dra 2-kort eller ett Byt färg dra 4-kort drar nästa spelare först de korten, och de räknas med.
guide-end-score = Vinnaren får poäng för alla kort som de andra har kvar: sifferkort efter valör, Stoppkort, Vändkort och Dra 2-kort 20 vardera, Byt färg-kort och Byt färg dra 4-kort 50 vardera. Sedan delas det ut till en ny omgång.
guide-end-match = Den som först når 500 poäng har vunnit.

guide-piles = När korten tar slut
guide-piles-shuffle = När draghögen är slut blandas slänghögen och blir ny draghög.
guide-piles-ours = Det översta kortet ligger kvar, och färgen likaså. Räcker inte korten till någon som ska dra, drar man dem som finns och slipper resten. Går ett helt varv utan att något kort har lagts eller dragits är omgången ogiltig: ingen får poäng, och nästa delas ut.

# Andra sätt att spela
guide-ways = Andra sätt att spela
guide-two = Två spelare
guide-two-does = Med två spelare fungerar Vändkortet som Stoppkortet: den som lägger något av dem har genast en tur till. Också efter ett Dra 2-kort eller Byt färg dra 4-kort fortsätter den som lade det när den andra har dragit.
guide-two-ours = Bara det isländska bladet talar om två spelare; här gäller det i alla utgåvor. Ett bord kan också välja att Vändkortet inte gör något mellan två.
guide-partners = Lagkamrater
guide-partners-does = Fyra spelare bildar två lag, och lagkamraterna sitter mitt emot varandra. Så snart en av dem är av med sina kort är omgången slut, och laget får poäng.
guide-partners-change = Bladet föreslår också att man byter lagkamrat: fyra spelare efter varje omgång, åtta spelare vid två bord tills alla har spelat med alla. Var och en räknar då poängen med alla sina lagkamrater.
guide-partners-ours = Vad laget får poäng för kan läsas på två sätt. Här är det båda motståndarnas kort; vad den egna lagkamraten har kvar räknas inte.
guide-lowest = Lägst poäng vinner
guide-lowest-does = I stället för att vinnaren får poäng får alla poäng för korten de själva har kvar. När någon har nått 500 vinner den som har lägst poäng.
guide-lowest-ours = Har flera lika låg poäng fortsätter man tills det är avgjort mellan dem.
guide-elimination = Utmanings-UNO
guide-elimination-does = Också här får alla poäng för korten de själva har kvar. Den som når 500, eller vad man har kommit överens om, är ute ur spelet. De två sista spelar vidare mot varandra, och den som är kvar till slut vinner.
guide-elimination-ours = Alla behåller sina poäng när bara två är kvar, och de två spelar efter reglerna för två spelare.

# Utgåvor
guide-editions = Utgåvor
guide-editions-about = Spelet ovan är gemensamt för de klassiska regelhäftena. Här står vad som är särskilt för varje utgåva.
guide-classic = Klassisk
guide-classic-about = Dagens korta regelblad, ett svenskt och ett norskt, har samma regler: 108 kort, allt som ovan och inga straff för misstag. Ett kort som inte passar avvisas helt enkelt här.
guide-iceland = Island 2006
guide-iceland-about = Det långa isländska bladet har samma spel men bestraffar misstag. Det är också det som beskriver två spelare, lagkamrater, Utmanings-UNO och de tre klassiska husreglerna.
guide-iceland-wrong = Den som lägger fel kort och blir påkommen tar tillbaka det och drar två kort, och turen går till nästa spelare.
guide-iceland-advice = Den som ger andra råd om vad de ska lägga drar två kort.
guide-iceland-ours = Man kan protestera mot ett kort tills nästa spelare börjar sin tur; sedan ligger det. En bluff med Byt färg dra 4-kortet är inget fel kort: på den svarar man med en utmaning. Om någon har gett råd avgörs genom röstning, och mer än hälften av de andra måste säga ja.
guide-modern = Den moderna asken
guide-modern-about = Dagens svenska ask har 112 kort: den klassiska leken, ett blandkort och tre individuella kort. Allt annat är som i det klassiska spelet, men korten har andra namn: hoppa-över-kort, vänd-kort, dra-två-kort, färgvalskort och dra-fyra-kort.
guide-shuffle = Blandkort
guide-does-shuffle = Allas kort blandas ihop och delas ut igen; du väljer färg.
guide-shuffle-does = Den som lägger det samlar in de andras kort, blandar och delar ut alla igen med början till vänster om sig. En del får då fler kort än förut och andra färre. Spelaren väljer också färg, och spelet fortsätter i samma riktning.
guide-shuffle-first = Vänds det upp som första kort väljer spelaren till vänster om givaren bara färg.
guide-shuffle-ours = Spelarens egna kort blandas in, och den spelaren får sina kort sist i varje varv. Den som lägger det som sitt sista kort vinner inte med det: korten blandas och omgången fortsätter, om inte bordet har valt annorlunda. Den som får ett enda kort måste ropa UNO.
guide-custom = Individuella kort
guide-does-custom = Du väljer färg; sedan händer det som spelarna har skrivit på kortet.
guide-custom-does = Spelarna skriver en egen regel på ett sådant kort och kommer överens om hur många av de tre som är med. Det är ett jokerkort: du väljer färg, och sedan följer man regeln. Vänds det upp som första kort väljs bara färgen.
guide-custom-effects = De här reglerna går att välja till ett kort. Idéerna är regelhäftets; orden på kortet är era egna, och talen går att ändra.
guide-custom-chosen = Väljs inget annat är de tre ”En gång till”, ”Alla till 3 kort” och ”Våga eller dra 4”.
guide-custom-ours = De andra avgör om ett skämt var roligt eller ett uppdrag väl utfört: ett enda ja räcker. Kort som slängs läggs under det översta och gör ingenting. Den som blir utan kort har vunnit omgången. Som sista kort avslutar ett individuellt kort omgången genast, och regeln på det följs inte.
guide-wild-deck = All Wild
guide-wild-deck-about = 112 kort, alla jokerkort: det finns varken färg eller valör att matcha, så på din tur kan du lägga vilket kort som helst. Alla får sju kort, och det första kortet har ingen verkan.
guide-does-all-wild = Det vanligaste kortet. Du får säga en färg, men den betyder ingenting.
guide-does-skip-two = De två följande spelarna går miste om sin tur.
guide-does-four-all-wild = Nästa spelare drar fyra kort och går miste om sin tur. Inget villkor, ingen utmaning.
guide-does-target = En spelare som du väljer drar två kort men behåller sin tur.
guide-does-swap = Du måste välja en annan spelare och byta alla kort.
guide-wild-deck-draw = Du får dra ett kort i stället för att lägga. Lägg sedan det nyss dragna kortet, eller stå över.
guide-wild-deck-uno = Så snart du har ett enda kort kvar ska du ropa ”UNO!”. Hinner någon annan ropa före dig, innan nästa spelare är klar med sin tur, drar du två kort.
guide-wild-deck-win = Den som först lägger sitt sista kort vinner; en giv är ett helt spel. Om ni vill kan ni räkna poäng till 500: en vanlig Joker 20, alla andra kort 50.
guide-wild-deck-ours = Inget regelhäfte säger hur många det finns av varje sort, så antalen är vår gissning. Med tre spelare ger Joker hoppa över 2 dig turen igen, och med två gör Joker vänd och båda hoppa över-korten det. Den som går ut med Joker byt hand vinner utan att byta.

# Husregler
guide-house = Husregler
guide-house-about = Var och en av de här kan läggas till det klassiska spelet, ensam eller tillsammans med andra. De tre första är förslag i det isländska bladet, som låter husets egna regler avgöra när de krockar; hur vi gör står vid var och en.
guide-progressive = Progressivt UNO
guide-progressive-does = Lägger någon ett Dra 2-kort på dig får du lägga ett till i stället för att dra; då ska nästa spelare dra fyra, eller lägga ett tredje, och så vidare. Samma sak med Byt färg dra 4-kort: åtta, tolv, sexton. Var och en lägger bara ett i taget.
guide-progressive-colour = Den som sist lägger ett Byt färg dra 4-kort bestämmer färgen.
guide-progressive-example = Tre Dra 2-kort i rad: den fjärde spelaren har inget och drar sex kort.
guide-progressive-ours = Man får svara men måste inte, med ett Dra 2-kort i vilken färg som helst; också ett Dra 2-kort som vänds upp först får besvaras. Bara det sista Byt färg dra 4-kortet kan utmanas, och då gäller färgen som valdes före det: var det en bluff drar den som lade det hela straffet, annars drar utmanaren hela straffet och två kort till. Går någon ut med ett sådant kort drar nästa spelare för alla tillsammans och kan inte svara.
guide-mixed = Dra 2-kort och Byt färg dra 4-kort på varandra
guide-mixed-does = Som Progressivt UNO, men ett Dra 2-kort får också besvaras med ett Byt färg dra 4-kort, och ett Byt färg dra 4-kort med ett Dra 2-kort i vilken färg som helst. Nästa spelare drar för alla tillsammans.
guide-seven = Sju-noll-UNO
guide-seven-seven = Den som lägger en sjua måste byta alla kort med en valfri annan spelare.
guide-seven-zero = När en nolla läggs skickar alla sina kort vidare till nästa spelare i spelriktningen.
guide-seven-example = Ada har tre kort och lägger [Y7]. Hon väljer Bo, som har ett kort.
guide-seven-before = Före
guide-seven-after = Efter
guide-seven-called = Nu har Bo två kort och Ada ett, så hon måste ropa UNO.
guide-seven-ours = En sjua eller nolla som sista kort vinner genast, utan att några händer byts. Som första kort gör de ingenting. Mellan två spelare byter en nolla händerna. Den som får ett enda kort måste ropa UNO.
guide-jump = Hoppa in-UNO
guide-jump-does = Har du exakt det kort som ligger överst, samma färg och samma valör eller symbol, får du lägga det genast, vems tur det än är. Spelet fortsätter sedan från dig.
guide-jump-own = Har du två likadana får du lägga båda, men ett i taget, så att någon annan kan hinna hoppa in emellan.
guide-jump-action = Är det ett händelsekort ersätter det senare kortet det tidigare: effekten drabbar då spelaren efter dig.
guide-jump-example = Ada lägger [B+2], och Bo ska dra. Innan han gör det hoppar Cid in med det andra: [B+2]. Bo drar ingenting; Dan, som sitter efter Cid, drar två kort.
guide-jump-ours = Man kan hoppa in tills den som är på tur har börjat. Efter ett inhopp på ett Vändkort har spelet vänt en gång, inte två. Där straff får skickas vidare ökar ett inhopp straffet. Ett jokerkort får läggas på ett likadant jokerkort, om inte bordet bestämmer annat. Också här måste man ropa UNO. Ett felaktigt inhopp avvisas och kostar ingenting.
guide-party = Hemmafest
guide-party-about = Progressivt UNO, Sju-noll-UNO och Hoppa in-UNO på en gång.
guide-until = Dra tills ett kort passar
guide-until-does = Den som inte kan eller vill lägga drar tills det kommer ett kort som går att lägga.
guide-must = Ett draget kort måste läggas
guide-must-does = Passar det nyss dragna kortet måste det läggas. Bara ett Byt färg dra 4-kort som skulle vara en bluff får behållas.
guide-more = Vad mer ett bord kan välja
guide-more-about = Ett till femton kort från början; ett första händelsekort utan verkan; ingen bluff eller ingen utmaning; hur många kort ett glömt rop eller en felaktig anklagelse kostar; hur många poäng man spelar till; och vem som delar härnäst.

# Regelhäftena
guide-books = Regelhäftena
guide-books-about = Allt här går tillbaka på fem regelhäften; vid varje avsnitt står vilka som har det.
guide-book-s0-about = Reglerna i dagens svenska ask: 112 kort, med blandkort och tre individuella kort.
guide-book-s1-about = Ett kortfattat svenskt regelblad från i dag, för de 108 korten.
guide-book-s2-about = Ett långt isländskt regelblad från oktober 2006, för de 108 korten; det enda med straff, två spelare, lagkamrater och husregler.
guide-book-s3-about = Det norska regelbladet till UNO All Wild: 112 kort, alla jokerkort.
guide-book-s4-about = Ett kortfattat norskt regelblad från i dag, regel för regel som det svenska; två till tio spelare, från sju år.
