# Flere som deler én enhet
device-add = Legg til noen på denne enheten
device-about = Dere deler enheten: Den viser ingens kort før rett person har tatt den.
device-name = Navn
device-sit = Sett deg
device-cancel = Avbryt
device-with = På denne enheten
device-leave = Fjern { $player } fra denne enheten
device-pass = Gi enheten til { $player }
device-show = { $player }: vis kortene mine
device-hide = Skjul kortene
device-wait = { $player } har turen
device-catch = Ta { $player }!
device-uno = UNO! for { $player }
device-hidden = Ingen kort vises.
