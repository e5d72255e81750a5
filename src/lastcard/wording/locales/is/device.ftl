# Nokkrir sem deila einu tæki
device-add = Bæta einhverjum við í þessu tæki
device-about = Þið deilið tækinu: það sýnir engin spil fyrr en réttur leikmaður hefur tekið við því.
device-name = Nafn
device-sit = Fá sér sæti
device-cancel = Hætta við
device-with = Í þessu tæki
device-leave = { $player } – taka úr þessu tæki
device-pass = { $player } tekur við tækinu
device-show = { $player }: sýna spilin mín
device-hide = Fela spilin
device-wait = { $player } á leik
device-catch = Koma upp um: { $player }
device-uno = „UNO!“ – { $player }
device-hidden = Engin spil sjást.
