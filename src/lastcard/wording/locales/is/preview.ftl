# Hvernig tengill á borð lítur út þar sem honum er deilt
preview-table = Þér er boðið í Last Card
preview-table-about = Spil í anda UNO, beint í vafranum. Fáðu þér sæti: nafn er nóg.
