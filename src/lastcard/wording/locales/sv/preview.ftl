# Hur en länk till ett bord ser ut där den delas
preview-table = Du är bjuden på en match Last Card
preview-table-about = Kortspel i UNO-stil, direkt i webbläsaren. Ta en plats: det räcker med ett namn.
