# Att spela vidare från ett läge i en repris, som det var eller ändrat. $player är ett namn, $action vad man kan göra.

whatif-title = Spela vidare härifrån
whatif-about = Mot robotar, med alla händer som de är här. Resten av draghögen blandas om: den som har sett reprisen vet inte vad som kommer.
whatif-over = Här är omgången slut. Gå till ett tidigare steg för att spela vidare.
whatif-as = Spela som
whatif-try = Pröva härifrån
whatif-try-this = Pröva: { $player }, drag { $number }
whatif-edit = Ändra ställningen
whatif-reset = Som det var
whatif-opening = Öppnar ett bord …
whatif-judging = Bedömer ställningen …
whatif-hand = På handen: { $player }
whatif-stock = Draghög
whatif-discard = Slänghög, översta kortet först
whatif-how = Tryck på kort och sedan på vart de ska.
whatif-chosen = { $count ->
    [0] Inget kort valt
   *[other] { $count } kort valda
}
whatif-to = Flytta till
whatif-to-top = Överst på slänghögen
whatif-to-discard = Underst i slänghögen
whatif-turn = Vems tur
whatif-direction = Riktning
whatif-colour = Färg
whatif-since = Vad som hände sedan
whatif-since-none = Inget än.
whatif-back = Ta tillbaka det sista
whatif-then = Sedan
whatif-then-choose = välj …
whatif-said = { $player }: { $action }
whatif-chances = Chans att vinna omgången
whatif-best = Bäst för { $player }: { $action }.
