# Regelsiden. Et kort i hakeparentes, som [R7], vises som et lite bilde med kortets navn.
# 108: ordene fra S4; All Wild: ordene fra S3; resten er våre egne ord

guide-title = Reglene
guide-lead = Slik spilles det etter fem regelhefter, med alle utgaver og husregler som kan velges her. Hva som gjelder ved nettopp deres bord, vises alltid før det første kortet spilles.
guide-contents = På denne siden
guide-link = Lenke til «{ $section }»
guide-source = Kilde
guide-ours = Vår tolkning
guide-ours-about = Der regelheftene tier eller er uenige, står det i en slik rute hva som gjelder hos oss.
guide-example = Eksempel
guide-fits = Passer
guide-fits-not = Passer ikke
guide-worth = { $points } poeng
guide-worth-number = Teller som tallet
guide-many = { $count } i kortstokken
guide-book-classic = De fire klassiske regelheftene
guide-book-none = Ikke i noe regelhefte, men vanlig

# Forhåndsvalgene, setning for setning
guide-presets = Ferdige regler
guide-presets-about = Et bord begynner med et av disse, og så kan hver regel endres for seg. Alle kan leses setning for setning, med kilder.
guide-sentences = Alle regler, setning for setning
guide-sentences-about = Alt som gjelder når et bord velger disse reglene og ikke endrer noe.
guide-back = Hele regelsiden
guide-unknown = Det finnes ingen regler med det navnet.
guide-failed = Setningene kunne ikke hentes fra serveren.
guide-again = Prøv igjen

# Spillet
guide-game = Spillet
guide-aim = Spillets mål
guide-aim-round = Det spilles i runder. Den som først blir kvitt alle kortene sine, vinner runden og får poeng for kortene de andre sitter igjen med.
guide-aim-match = Poengene legges sammen fra runde til runde, og førstemann til 500 vinner. Man kan være fra to til ti.

guide-cards = Kortene
guide-cards-about = Den klassiske kortstokken har 108 kort: tallkort og handlingskort i fire farger og åtte jokerkort. Poengene er det rundens vinner får for kortet hvis en annen sitter igjen med det.
guide-cards-shapes = Hver farge har også sin egen form: Rød er en rombe, gul en sirkel, grønn en trekant og blå et kvadrat.
guide-number = Tallkort
guide-does-number = Én nuller og to av hvert tall fra 1 til 9 i hver farge. De gjør ikke annet enn å matche.
guide-does-skip = Neste spiller mister turen sin.
guide-does-reverse = Spillet skifter retning.
guide-does-draw-two = Neste spiller trekker to kort og mister turen sin.
guide-does-wild = Kan spilles på hvilket som helst kort; du velger farge.
guide-does-draw-four = Du velger farge; neste spiller trekker fire kort og mister turen sin. Det er et vilkår for å spille det, og den som gjør det, kan utfordres.

guide-setup = Oppsett
guide-setup-deal = Alle trekker et kort, og den som får høyest tall, gir; symboler teller som null. Giveren stokker og gir sju kort til hver.
guide-setup-piles = Resten legges med baksiden opp som trekkbunke. Det øverste kortet snus og begynner kastebunken. Spilleren til venstre for giveren begynner, og spillet går med klokken.
guide-first = Hvis det første kortet er et handlingskort
guide-first-draw-two = Spilleren til venstre for giveren trekker to kort og mister turen sin.
guide-first-skip = Spilleren til venstre for giveren mister turen sin; den neste begynner.
guide-first-reverse = Giveren begynner, og så går spillet mot klokken.
guide-first-wild = Spilleren til venstre for giveren velger farge.
guide-first-draw-four = Kortet legges tilbake i bunken, og et nytt snus.
guide-setup-ours = Hvis flere trekker det høyeste tallet, trekker de på nytt. Den som velger farge til et Jokerkort som er snudd først, har også den første turen. Et Trekk 4 joker-kort legges tilbake på et tilfeldig sted, slik det står i et av arkene. Ikke noe regelhefte sier hvem som gir neste gang: Her er det spilleren til venstre, eller vinneren om bordet heller vil det.

guide-turn = Din tur
guide-turn-match = Spill ett kort som matcher det øverste i kastebunken: samme farge, samme tall eller samme symbol. Et jokerkort passer på alt.
guide-turn-example = Øverst ligger [R7]. Du kan spille et hvilket som helst rødt kort, en hvilken som helst sjuer eller et jokerkort.
guide-turn-colour = Ligger det et jokerkort øverst, gjelder fargen som ble valgt til det: Spill et kort i den fargen, eller enda et jokerkort.
guide-turn-one = Man spiller ett kort per tur, aldri flere; så er det neste spillers tur.

guide-draw = Å trekke kort
guide-draw-one = Hvis ingen av kortene dine passer, trekker du ett fra trekkbunken. Passer det, kan du spille det med en gang; passer det ikke, eller vil du beholde det, går turen videre.
guide-draw-choice = Du kan også trekke selv om du har noe å spille. Også da er det bare kortet du nettopp trakk, som kan spilles i denne turen, ikke noe annet fra hånden.

guide-actions = Handlingskort
guide-actions-fit = Et handlingskort spilles på sin egen farge eller på samme symbol i hvilken som helst farge.
guide-actions-ours = Et handlingskort virker én gang, på nestemann; den som kommer etter, trenger bare å matche det. Hvilket som helst kort kan være ditt siste, også handlingskort og jokerkort.
guide-skip = Hoppekort
guide-skip-does = Neste spiller mister turen sin, og den som sitter etter, fortsetter.
guide-reverse = Omvendtkort
guide-reverse-does = Spillet skifter retning: fra med klokken til mot klokken, eller tilbake.
guide-draw-two = Trekk to-kort
guide-draw-two-does = Neste spiller trekker to kort og mister turen sin.
guide-draw-two-ours = Etter grunnreglene kan man ikke sende et Trekk to-kort videre ved å legge på et til. Pleier dere å spille slik, så velg Progressivt UNO.

guide-wild = Jokerkort
guide-wild-does = Spill det på hvilket som helst kort og velg fargen som spillet skal fortsette med. Du kan velge den fargen som allerede gjelder.
guide-wild-when = Du kan spille det selv om andre av kortene dine passer.

guide-four = Trekk 4 joker-kort
guide-four-does = Du velger farge, og neste spiller trekker fire kort og mister turen sin.
guide-four-when = Det er bare riktig hvis du ikke har noe kort i gjeldende farge. At du har samme tall eller symbol i en annen farge, er ikke til hinder.
guide-four-ours = Etter et jokerkort er gjeldende farge den som ble valgt. Andre jokerkort på hånden regnes ikke som noen farge.
guide-challenge = Bløff og utfordring
guide-challenge-bluff = Du kan spille et Trekk 4 joker-kort selv om du har fargen. Det er en bløff, og den lykkes hvis ikke neste spiller utfordrer deg.
guide-challenge-who = Bare den som ellers måtte trekke, kan utfordre. Da viser du kortene dine til den spilleren, og ikke til noen andre.
guide-challenge-example = Øverst ligger [R7]. Ada spiller [W+4] og velger blått. Bo tror henne ikke.
guide-challenge-right-hand = Adas hånd da kortet ble spilt: et rødt kort
guide-challenge-right = Det var en bløff. Ada trekker fire kort. Bo trekker ingenting og har en vanlig tur; fargen er fortsatt blå.
guide-challenge-wrong-hand = Adas hånd da kortet ble spilt: ingen røde kort
guide-challenge-wrong = Det var lovlig. Bo trekker fire kort og to til, seks i alt, og mister turen sin.
guide-challenge-ours = Det som teller, er hånden i det øyeblikket kortet ble spilt. Man må utfordre før kortene trekkes. De andre får bare vite hvem som hadde rett. Som siste kort er et Trekk 4 joker-kort alltid lovlig, siden hånden er tom, og kan ikke utfordres.

guide-uno = Å rope UNO
guide-uno-call = Når du spiller ditt nest siste kort, må du rope «UNO!», så alle vet at du har ett kort igjen.
guide-uno-catch = Glemmer du det, kan hvem som helst av de andre ta deg, og da trekker du to kort. Det kan skje fra kortet ligger på bunken og til neste spiller begynner turen sin.
guide-uno-late = Merker du det selv og roper før noen har tatt deg, går du fri. Rett ut står det bare i det islandske arket, men her gjelder det i alle utgaver.
guide-uno-ours = Du kan rope i din egen tur mens du har to kort, samtidig med kortet, eller etterpå. Å begynne turen sin er å spille eller trekke et kort, å ta imot en straff eller å utfordre. Den som får ett eneste kort på annen måte, for eksempel ved et bytte, må også rope. En feilaktig beskyldning koster ingenting, hvis ikke bordet bestemmer noe annet.

guide-end = Rundeslutt
guide-end-out = Så snart noen er kvitt alle kortene, er runden over. Var det siste kortet et Trekk to-kort eller et Trekk 4 joker-kort, trekker neste spiller først de kortene, og de regnes med.
guide-end-score = Vinneren får poeng for alle kortene de andre sitter igjen med: tallkort sitt tall, Hoppekort, Omvendtkort og Trekk to-kort 20 hver, Jokerkort og Trekk 4 joker-kort 50 hver. Så gis det ut kort til en ny runde.
guide-end-match = Den som først når 500 poeng, har vunnet.

guide-piles = Når kortene tar slutt
guide-piles-shuffle = Når trekkbunken er tom, stokkes kastebunken og blir ny trekkbunke.
guide-piles-ours = Det øverste kortet blir liggende, og fargen likeså. Er det for få kort til en som skal trekke, trekkes de som finnes, og resten slipper man. Går det en hel omgang rundt bordet uten at noe kort er spilt eller trukket, er runden ugyldig: Ingen får poeng, og den neste deles ut.

# Andre måter å spille på
guide-ways = Andre måter å spille på
guide-two = To spillere
guide-two-does = Med to spillere virker Omvendtkortet som Hoppekortet: Den som spiller et av dem, har straks en tur til. Også etter et Trekk to-kort eller Trekk 4 joker-kort fortsetter den som spilte det, når den andre har trukket.
guide-two-ours = Bare det islandske arket snakker om to spillere; her gjelder det i alle utgaver. Et bord kan også velge at Omvendtkortet ikke gjør noe mellom to.
guide-partners = Makkere
guide-partners-does = Fire spillere danner to lag, og makkerne sitter overfor hverandre. Så snart en av dem er kvitt kortene sine, er runden over, og laget får poeng.
guide-partners-change = Arket foreslår også å bytte makker: fire spillere etter hver runde, åtte spillere ved to bord til alle har spilt med alle. Hver spiller regner da poengene med alle makkerne sine.
guide-partners-ours = Hva laget får poeng for, kan leses på to måter. Her er det kortene til begge motstanderne; det ens egen makker sitter igjen med, teller ikke.
guide-lowest = Færrest poeng vinner
guide-lowest-does = I stedet for at vinneren får poeng, får alle poeng for kortene de selv sitter igjen med. Når noen har nådd 500, vinner den som har færrest poeng.
guide-lowest-ours = Har flere like få poeng, fortsetter man til det er avgjort mellom dem.
guide-elimination = Utfordrings-UNO
guide-elimination-does = Også her får alle poeng for kortene de selv sitter igjen med. Den som når 500, eller det man har avtalt, er ute av spillet. De to siste spiller videre mot hverandre, og den som er igjen til slutt, vinner.
guide-elimination-ours = Alle beholder poengene sine når bare to er igjen, og de to spiller etter reglene for to spillere.

# Utgaver
guide-editions = Utgaver
guide-editions-about = Spillet ovenfor er felles for de klassiske regelheftene. Her står det som er spesielt for hver utgave.
guide-classic = Klassisk
guide-classic-about = Dagens korte regelark, ett svensk og ett norsk, har de samme reglene: 108 kort, alt som ovenfor og ingen straff for feil. Et kort som ikke passer, blir ganske enkelt avvist her.
guide-iceland = Island 2006
guide-iceland-about = Det lange islandske arket har det samme spillet, men straffer feil. Det er også det som beskriver to spillere, makkere, Utfordrings-UNO og de tre klassiske husreglene.
guide-iceland-wrong = Den som spiller feil kort og blir oppdaget, tar det tilbake og trekker to kort, og turen går til neste spiller.
guide-iceland-advice = Den som gir andre råd om hva de skal spille, trekker to kort.
guide-iceland-ours = Man kan protestere mot et kort til neste spiller begynner turen sin; etter det blir det liggende. En bløff med Trekk 4 joker-kortet er ikke noe feil kort: Den svarer man på med en utfordring. Om noen har gitt råd, avgjøres ved avstemning, og mer enn halvparten av de andre må si ja.
guide-modern = Den moderne esken
guide-modern-about = Dagens svenske eske har 112 kort: den klassiske kortstokken, ett Stokkekort og tre egendefinerte kort. Alt annet er som i det klassiske spillet.
guide-shuffle = Stokkekort
guide-does-shuffle = Kortene til alle stokkes sammen og deles ut igjen; du velger farge.
guide-shuffle-does = Den som spiller det, samler inn kortene til de andre, stokker dem og deler ut alle igjen, først til spilleren til venstre for seg. Noen får da flere kort enn før og noen færre. Spilleren velger også farge, og spillet fortsetter i samme retning.
guide-shuffle-first = Snus det som første kort, velger spilleren til venstre for giveren bare farge.
guide-shuffle-ours = Spillerens egne kort stokkes med, og den spilleren får kort sist hver gang det deles rundt. Den som spiller det som sitt siste kort, vinner ikke med det: Kortene stokkes og runden fortsetter, hvis ikke bordet har valgt noe annet. Den som får ett eneste kort, må rope UNO.
guide-custom = Egendefinerte kort
guide-does-custom = Du velger farge; så skjer det spillerne har skrevet på kortet.
guide-custom-does = Spillerne skriver sin egen regel på et slikt kort og blir enige om hvor mange av de tre som er med. Det er et jokerkort: Du velger farge, og så følges regelen. Snus det som første kort, velges bare fargen.
guide-custom-effects = Disse reglene kan velges til et kort. Ideene er regelheftets; ordene på kortet er deres egne, og tallene kan endres.
guide-custom-chosen = Velges ikke noe annet, er de tre «En gang til», «Alle til 3 kort» og «Våg det eller trekk 4».
guide-custom-ours = De andre avgjør om en vits var morsom eller et oppdrag godt utført: Ett ja er nok. Kort som kastes, legges under det øverste og gjør ingenting. Den som blir uten kort, har vunnet runden. Som siste kort avslutter et egendefinert kort runden med en gang, og regelen på det følges ikke.
guide-wild-deck = All Wild
guide-wild-deck-about = 112 kort, alle jokerkort: Det er verken farge eller tall å matche, så hvilket som helst kort kan spilles i hver tur. Alle får sju kort, og handlingen på det første kortet gjelder ikke.
guide-does-all-wild = Det vanligste kortet. Du kan si en farge, men den betyr ingenting.
guide-does-skip-two = De neste to spillerne mister turen sin.
guide-does-four-all-wild = Neste spiller trekker fire kort og mister turen sin. Ikke noe vilkår, ingen utfordring.
guide-does-target = En spiller du velger, trekker to kort, men mister ikke turen sin.
guide-does-swap = Du må velge en annen spiller og bytte alle kortene.
guide-wild-deck-draw = Du kan trekke et kort i stedet for å spille. Da spiller du kortet du nettopp trakk, eller står over.
guide-wild-deck-uno = Så snart du har ett eneste kort igjen, skal du rope «UNO!». Rekker noen andre å rope det før deg, innen neste spiller er ferdig med turen sin, trekker du to kort.
guide-wild-deck-win = Den som først spiller sitt siste kort, vinner; én utdeling er et helt spill. Vil dere, kan dere regne poeng til 500: en vanlig Joker 20, alle andre kort 50.
guide-wild-deck-ours = Ikke noe regelhefte sier hvor mange det er av hvert slag, så antallene er vår gjetning. Med tre spillere gir Joker stå over 2 deg turen igjen, og med to gjør Joker snu og begge stå over-kortene det. Den som går ut med Joker skift hånd, vinner uten å bytte.

# Husregler
guide-house = Husregler
guide-house-about = Hver av disse kan legges til det klassiske spillet, alene eller sammen med andre. De tre første er forslag i det islandske arket, som lar husets egne regler avgjøre når de kolliderer; hva vi gjør, står ved hver av dem.
guide-progressive = Progressivt UNO
guide-progressive-does = Spilles et Trekk to-kort på deg, kan du legge på et til i stedet for å trekke; da skal neste spiller trekke fire, eller legge på et tredje, og så videre. Det samme med Trekk 4 joker-kort: åtte, tolv, seksten. Hver spiller legger bare på ett om gangen.
guide-progressive-colour = Den som sist spiller et Trekk 4 joker-kort, bestemmer fargen.
guide-progressive-example = Tre Trekk to-kort på rad: Den fjerde spilleren har ingen og trekker seks kort.
guide-progressive-ours = Man kan svare, men må ikke, med et Trekk to-kort i hvilken som helst farge; også et Trekk to-kort som snus først, kan besvares. Bare det siste Trekk 4 joker-kortet kan utfordres, og da gjelder fargen som ble valgt før det: Var det en bløff, trekker den som spilte det, hele straffen, ellers trekker utfordreren hele straffen og to kort til. Går noen ut med et slikt kort, trekker neste spiller for alle til sammen og kan ikke svare.
guide-mixed = Trekk to-kort og Trekk 4 joker-kort på hverandre
guide-mixed-does = Som Progressivt UNO, men et Trekk to-kort kan også besvares med et Trekk 4 joker-kort, og et Trekk 4 joker-kort med et Trekk to-kort i hvilken som helst farge. Neste spiller trekker for alle til sammen.
guide-seven = Sju-null-UNO
guide-seven-seven = Den som spiller en sjuer, må bytte alle kortene med en valgfri annen spiller.
guide-seven-zero = Når en nuller spilles, sender alle kortene sine videre til neste spiller i spillets retning.
guide-seven-example = Ada har tre kort og spiller [Y7]. Hun velger Bo, som har ett kort.
guide-seven-before = Før
guide-seven-after = Etter
guide-seven-called = Nå har Bo to kort og Ada ett, så hun må rope UNO.
guide-seven-ours = En sjuer eller nuller som siste kort vinner med en gang, uten at noen hender byttes. Som første kort gjør de ingenting. Mellom to spillere bytter en nuller hendene. Den som får ett eneste kort, må rope UNO.
guide-jump = Hopp inn-UNO
guide-jump-does = Har du nøyaktig det kortet som ligger øverst, samme farge og samme tall eller symbol, kan du spille det med en gang, hvem sin tur det enn er. Spillet fortsetter så fra deg.
guide-jump-own = Har du to like, kan du spille begge, men ett om gangen, så noen andre kan rekke å hoppe inn imellom.
guide-jump-action = Er det et handlingskort, erstatter det siste kortet det første: Virkningen rammer da spilleren etter deg.
guide-jump-example = Ada spiller [B+2], og Bo skal trekke. Før han gjør det, hopper Cid inn med det andre: [B+2]. Bo trekker ingenting; Dan, som sitter etter Cid, trekker to kort.
guide-jump-ours = Man kan hoppe inn til den som er på tur, har begynt. Etter et hopp på et Omvendtkort har spillet snudd én gang, ikke to. Der straffer kan sendes videre, øker et hopp straffen. Et jokerkort kan legges på et helt likt jokerkort, hvis ikke bordet bestemmer noe annet. Også her må man rope UNO. Et feilaktig hopp avvises og koster ingenting.
guide-party = Hjemmefest
guide-party-about = Progressivt UNO, Sju-null-UNO og Hopp inn-UNO på én gang.
guide-until = Trekke til et kort passer
guide-until-does = Den som ikke kan eller vil spille, trekker til det kommer et kort som kan spilles.
guide-must = Et trukket kort må spilles
guide-must-does = Passer kortet som nettopp ble trukket, må det spilles. Bare et Trekk 4 joker-kort som ville være en bløff, kan beholdes.
guide-more = Hva et bord ellers kan velge
guide-more-about = Ett til femten kort fra begynnelsen; et første handlingskort uten virkning; ingen bløff eller ingen utfordring; hvor mange kort et glemt rop eller en feilaktig beskyldning koster; hvor mange poeng man spiller til; og hvem som gir neste gang.

# Regelheftene
guide-books = Regelheftene
guide-books-about = Alt her går tilbake på fem regelhefter; ved hvert avsnitt står det hvilke som har det.
guide-book-s0-about = Reglene i dagens svenske eske: 112 kort, med Stokkekort og tre egendefinerte kort.
guide-book-s1-about = Et kortfattet svensk regelark fra i dag, for de 108 kortene.
guide-book-s2-about = Et langt islandsk regelark fra oktober 2006, for de 108 kortene; det eneste med straff, to spillere, makkere og husregler.
guide-book-s3-about = Det norske regelarket til UNO All Wild: 112 kort, alle jokerkort.
guide-book-s4-about = Et kortfattet norsk regelark fra i dag, regel for regel som det svenske; to til ti spillere, fra sju år.
