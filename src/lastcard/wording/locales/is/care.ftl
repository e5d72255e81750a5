# Tilkynningar, eigin gögn og orðsendingar á síðunni
care-report-title = Tilkynna: { $player }
care-report-about = Sá sem rekur þjóninn sér þetta ásamt síðustu línum spjallsins. { $player } fær ekki að vita neitt.
care-reason = Hvað er að?
care-words = Með eigin orðum (má sleppa)
care-send = Senda tilkynningu
care-data = Gögnin þín
care-data-about = Þetta veit þjónninn um þig: nöfnin sem þú hefur notað, borðin þín og leiki, það sem þú skrifaðir í spjall og svör þín við þrautum. Spilin þín og úrslit verða áfram hjá hinum sem spiluðu.
care-download = Sækja allt
care-delete = Eyða gögnunum mínum
care-delete-about = Nöfnin þín og spjallið hverfa. Leikirnir standa, með númeri í stað nafnsins. Þetta er ekki hægt að taka aftur.
care-delete-sure = Eyða öllu fyrir fullt og allt?
care-delete-yes = Já, eyða
care-delete-no = Halda
care-deleted = Gögnunum þínum hefur verið eytt.
care-deleting = Verið er að eyða gögnunum þínum. Það gæti tekið aðeins lengri tíma.
care-announced = Orðsending frá þjóninum
