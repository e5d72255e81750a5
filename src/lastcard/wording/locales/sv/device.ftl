# Flera som delar på en enhet
device-add = Lägg till någon på den här enheten
device-about = Ni delar på enheten: den visar ingens kort förrän rätt person har tagit den.
device-name = Namn
device-sit = Sätt dig
device-cancel = Avbryt
device-with = På den här enheten
device-leave = Ta bort { $player } från den här enheten
device-pass = Lämna över till { $player }
device-show = { $player }: visa mina kort
device-hide = Dölj korten
device-wait = { $player } är på tur
device-catch = Kom på { $player }!
device-uno = UNO! för { $player }
device-hidden = Inga kort visas.
