# Hur en länk till ett bord ser ut där den delas
preview-table = Du är bjuden på en match Last Card
preview-table-about = Kortspel i UNO-stil, direkt i webbläsaren. Ta en plats: det räcker med ett namn.
preview-replay = Så slutade en match Last Card
preview-replay-about = Se den igen kort för kort, med alla händer öppna.
preview-evening = Du är bjuden på en kväll med Last Card
preview-evening-about = Alla får ett bord, runda för runda. Kom in: det räcker med ett namn.
