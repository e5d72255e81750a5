# Hvernig tengill á borð lítur út þar sem honum er deilt
preview-table = Þér er boðið í Last Card
preview-table-about = Spil í anda UNO, beint í vafranum. Fáðu þér sæti: nafn er nóg.
preview-replay = Svona endaði leikur í Last Card
preview-replay-about = Sjáðu hann aftur spil fyrir spil, með allar hendur opnar.
preview-evening = Þér er boðið á Last Card-kvöld
preview-evening-about = Allir fá borð, umferð eftir umferð. Komdu inn: nafn er nóg.
