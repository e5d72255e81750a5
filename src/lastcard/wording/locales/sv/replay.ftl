# Slutet på en omgång och på en match. $player är ett namn, $names flera, $card som i cards.ftl.

end-you = du
end-won = { $player } vinner omgången
end-won-you = Du vinner omgången
end-won-team = { $names } vinner omgången
end-void = Ingen vinner den här omgången
end-void-text = Ingen kunde lägga eller dra längre, så omgången är ogiltig och ingen får poäng.
end-champion = { $player } vinner matchen
end-champion-you = Du vinner matchen
end-champions = { $names } vinner matchen
end-last = Sista kortet:
end-rounds = { $count ->
    [one] En omgång spelades.
   *[other] { $count } omgångar spelades.
}
end-gain = poäng i omgången
end-gain-yours = dina poäng i omgången
end-left = Kort kvar
end-left-none = inga
end-points = poäng
end-totals = Ställningen efter omgång { $number }
end-final = Slutställning
end-player = Spelare
end-gain-short = omgång
end-total = totalt
end-need-you = Du behöver { $points } poäng till för att vinna matchen.
end-need = { $player } behöver { $points } poäng till för att vinna matchen.
end-course = Matchen omgång för omgång
end-course-told = Ställningen omgång för omgång: { $totals }
end-ready = Nästa omgång
end-ready-done = Du är redo
end-are-ready = redo: { $names }
end-waiting = väntar på: { $names }
end-next-in = { $seconds ->
    [one] Nästa omgång om en sekund
   *[other] Nästa omgång om { $seconds } sekunder
}
end-rematch = Spela igen
end-rematch-wait = { $player } är värd och kan starta en ny match.
end-replay = Se reprisen
end-record = Spara protokollet
end-lobby = Ändra regler eller platser
end-log = Vad som hände i omgången

# Repriser
replay-title = Repris
replay-missing = Den matchen finns inte
replay-unloaded = Matchen kan inte visas
replay-no-position = Det stället finns inte i matchen
replay-no-position-text = ”{ $position }” är ingen omgång med steg, som 2.17.
replay-from-start = Se från början
replay-hands = Allas kort
replay-follow = Följ { $player }
replay-on-turn = (på tur)
replay-close-others = Dölj de andras kort
replay-stock = i draghögen
replay-penalty = { $count } kort att dra
replay-control = Var i matchen
replay-slider = Ställe i matchen
replay-position = Omgång { $round }, steg { $step } av { $steps }
replay-first = Till början
replay-last = Till slutet
replay-step-back = Ett steg tillbaka
replay-step-on = Ett steg framåt
replay-turn-back = Föregående tur
replay-turn-on = Nästa tur
replay-round-on = Nästa omgång
replay-play = Spela upp
replay-pause = Pausa
replay-speed = Hastighet
replay-moves = Drag
replay-which-round = Omgång
replay-chart = Vad diagrammet visar
replay-chart-cards = Kort på hand
replay-chart-points = Poäng
replay-chart-told = { $title }: { $values }
replay-share = Kopiera länken till det här läget
replay-copy = Kopiera den här länken:
replay-keys = Tangenter: ← → ett steg, ↑ ↓ en omgång, Home och End, mellanslag spelar upp och pausar.
replay-check = Var blandningen ärlig?
replay-check-now = Kontrollera blandningen
replay-check-about = Före varje giv band sig servern till ett hemligt tal, och alla vid bordet fick lägga till egen slump. Om allt stämmer följer korten av de talen och av ingenting annat.
replay-check-right = Allt stämmer: korten är de som blandningen gav.
replay-check-wrong = Allt stämmer inte.
replay-check-none = Blandningarna i den här matchen går inte att kontrollera: protokollet säger inte vad de gjordes av.
replay-check-limits = Ingen kontroll kan visa att servern inte själv spelade på någon av platserna. Och den här sidan kommer från samma server: för en kontroll som inte beror på den, ladda ner protokollet och kör ”lastcard verify” på det.
replay-round-right = åtagandet håller, och korten följer av det och av det som lades till.
replay-round-twice = Åtagandet är detsamma som i en tidigare omgång, så hemligheten var känd.
replay-round-bot = Slumpbytes lades till på en robots plats: servern kan ha valt dem.
replay-saw = Den här webbläsaren var med vid { $count } av { $rounds } givar: servern var bunden innan något lades till, och höll sig till det.
replay-saw-wrong = När omgång { $number } spelades märkte den här webbläsaren redan att något var fel med blandningen.
replay-saw-none = Den här webbläsaren satt inte vid bordet och kan därför inte intyga att servern var bunden innan något lades till.
end-last-round = Nästa omgång är den sista.

# Om blandningen var ärlig
shuffle-right = Rättvis blandning, kontrollerad.
shuffle-right-about = Servern höll sig till det som den hade bundit sig till, och dina slumpbytes är med.
shuffle-kept-about = Servern höll sig till det som den hade bundit sig till. Du lade inte till något i den här given.
shuffle-broken = Blandningen är inte den som servern hade bundit sig till.
shuffle-lost = Dina slumpbytes är inte med i blandningen.
shuffle-others = De som bidrog till blandningen är inte de som hade bidragit före given.
shuffle-elsewhere = Din plats har lagt till slumpbytes som inte kommer härifrån. Om du inte hade bordet öppet någon annanstans också var det servern som lade till dem.
shuffle-stacked = Korten är inte de som följer av blandningen.
