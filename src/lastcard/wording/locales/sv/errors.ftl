# Varför en handling avvisas (record.md)
refusal-malformed = det är ingen giltig handling
refusal-round-over = omgången är slut
refusal-wrong-phase = det går inte att göra nu
refusal-not-your-turn = det är någon annans tur
refusal-not-in-hand = kortet finns inte på handen
refusal-no-jump = man kan bara hoppa in med ett likadant kort som det översta
refusal-drawn-card-only = efter att ha dragit får man bara lägga det dragna kortet
refusal-no-stack = straffet kan inte besvaras med det kortet
refusal-no-match = kortet matchar varken färg, valör eller symbol
refusal-bluff-refused = kortet får bara läggas om man inte har något kort i den färg som gäller
refusal-colour-missing = en färg måste väljas
refusal-colour-unexpected = till det här kortet väljs ingen färg
refusal-target-missing = en annan spelare måste väljas
refusal-target-unexpected = till det här kortet väljs ingen annan spelare
refusal-target-wrong = den spelaren kan inte väljas
refusal-cannot-call = det finns ingen anledning att ropa UNO
refusal-nothing-to-catch = den spelaren kan inte bli påkommen
refusal-nothing-to-object = kortet lades enligt reglerna
refusal-wrong-count = det är inte rätt antal kort att slänga
refusal-no-vote = den här platsen har ingen röst eller har redan röstat

# Vad som är fel med en regeluppsättning
rules-unknown-preset = okänd förinställning ”{ $given }”; menade du ”{ $nearest }”?
rules-unknown-option = okänd inställning ”{ $given }”; menade du ”{ $nearest }”?
rules-unknown-effect = okänd effekt ”{ $given }”; menade du ”{ $nearest }”?
rules-effect-number = effekten ”{ $effect }” ska följas av ett tal från 1 till 15, som i ”{ $effect } 3”
rules-effect-no-number = effekten ”{ $effect }” ska inte följas av något tal
rules-bad-shape = regler anges som namnet på en förinställning eller som en tabell med en förinställning och det som avviker
rules-bad-toml = reglerna kan inte läsas: { $reason }
rules-bad-text = ”{ $given }” är ingen inställning; skriv en förinställning och sedan inställning=värde, som i ”classic jump_in=true”
rules-option-twice = inställningen { $option } anges två gånger
rules-bad-custom = custom är en lista med högst 3 effekter, var och en antingen en text eller en tabell med effect och text
rules-bad-number = { $option } är ett heltal från { $low } till { $high }
rules-bad-hands = hands är tom, eller en lista med ett heltal från { $low } till { $high } för varje plats
rules-bad-value = { $option } är något av { $values }
rules-seats = 2 till 10 kan spela, inte { $seats }

# Vad som är fel med ett protokoll
record-at = { $place }: { $reason }
place-rules = regler
place-round = omgång { $number }
place-result = resultatet av omgång { $number }
place-results = resultat
place-start = start
place-expect = expect { $number }
place-action = omgång { $number }, handling { $action }
place-after = omgång { $number }, efter handling { $after }
place-key = { $key }
place-entry = { $key }, post { $number }
place-plan = upplägg
place-stage = etapp { $number }
place-table = bord { $number }
place-stage-table = etapp { $stage }, bord { $table }
place-standing = ställning, { $name }
type-number = ett heltal
type-switch = true eller false
type-text = en text
type-texts = en lista med texter
type-numbers = en lista med tal
type-table = en tabell
type-tables = en lista med tabeller
type-rounds = tabeller med rubriken [[round]]
type-rules = namnet på en förinställning eller en tabell
record-not-utf8 = ingen textfil i UTF-8
record-not-toml = ogiltig TOML: { $reason }
record-too-large = ett protokoll har högst { $most } MB
record-bad-version = ett protokoll måste ha raden ”lastcard = 1”; den här versionen läser inget annat
record-bad-seats = seats är en lista med 2 till { $most } namn
record-bad-type = { $key } måste vara { $expected }
record-bad-number = { $key } måste vara från { $low } till { $high }
record-unknown-key = okänd nyckel ”{ $key }”; kända här: { $known }
record-key-missing = nyckeln ”{ $key }” saknas
record-bad-seed = seed är en text av hexadecimala siffror
record-bad-card = ”{ $given }” är inget kort
record-bad-hands = hands är en lista med { $seats } texter, en för varje plats
record-bad-direction = direction är 1 eller -1
record-bad-colour = colour är R, Y, G eller B
record-bad-code = code hör ihop med rejects och är något av { $known }
record-wrong-dealer = enligt reglerna är det plats { $dealer } som delar
record-not-in-deck = { $given } × { $card }, men kortleken har { $there }
record-no-discard = slänghögen är tom
record-hand-empty = plats { $seat } har inget kort
record-hand-out = plats { $seat } är ute ur matchen och kan inte ha några kort
record-turn-out = plats { $seat } är ute ur matchen och kan inte stå på tur
record-colour-missing = det översta kortet är ett jokerkort: ange vilken färg som gäller
record-colour-wrong = det är det översta kortets färg som gäller
record-not-over = den föregående omgången är inte slut
record-refused = ”{ $action }” avvisas, { $code }: { $reason }
record-shuffle-missing = blandning { $number } i omgången saknas
record-shuffle-wrong = blandning { $number } har fel kort: { $given } × { $card }, inte { $there }
match-won = matchen är redan vunnen
check-differs = { $key } är { $given }, väntat: { $expected }
check-rejects = ”{ $action }” ger { $given }, väntat: { $expected }
any-refusal = en avvisning
no-refusal = ingen avvisning

# Vad som är fel med hur en kväll ska bli
format-unfit = det här upplägget är för { $needed } spelare, och ni är { $players }; schweizersystem går med hur många som helst
format-too-few = det behövs minst { $least } spelare, och ni är { $players }
format-too-many = högst { $most } kan vara med, och ni är { $players }

# Vad som är fel med resultatet av en omgång med riktiga kort
slip-bad-winner = vinnaren är en plats från 1 till { $seats }, eller 0 om ingen kunde spela vidare
slip-wrong-hands = det är { $given } händer för { $seats } platser; ange en för varje
slip-not-in-deck = { $given } × { $card } är kvar, men leken har { $there }; räkna igen
slip-all-cards = alla kort är kvar på hand, men det sista kortet ligger i högen; räkna igen
slip-winner-holds = plats { $seat } gick ut och kan inte ha kort kvar; välj vem som gick ut, eller ta bort korten
slip-empty-hand = plats { $seat } har inga kort men gick inte ut; ange korten som var kvar
slip-nobody-out = plats { $seat } har inga kort, så någon gick ut; välj vem

# Vad som är fel med en kvälls protokoll
album-bad-version = protokollet för en kväll behöver raden ”evening = 1”; den här versionen läser inget annat
album-bad-players = players är en lista med 1 till { $most } namn
album-bad-plan = inget upplägg: { $reason }
album-by-seat = { $key } ska vara { $seats } tal, ett för varje plats
album-twice = { $name } sitter två gånger i samma etapp
album-out = { $name } är utslagen
album-no-result = det finns varken protokoll, omgång eller rättelse
album-other-seats = protokollet har { $given } platser, bordet { $seats }
album-other-rules = protokollets regler är inte kvällens
album-not-over = protokollets match är inte slut
album-too-many-rounds = det är { $given } omgångar, och upplägget har { $most }
album-too-many-stages = det är { $given } etapper, och upplägget har { $most }
album-differs = { $key } är { $given } i filen, men räknat på nytt { $counted }
album-standings = ställningen ska ha med alla en gång, den bästa först
