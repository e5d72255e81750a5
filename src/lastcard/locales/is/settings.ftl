# Það sem stilla má í þessu tæki
settings-match = Þessi leikur
settings-pace = Hraði þjarkanna
settings-pace-is = { $seconds ->
    [2] Hægur
    [1] Venjulegur
    [0.5] Hraður
   *[other] Mjög hraður
}
settings-running = Leikurinn er í gangi
settings-paused = Hlé er á leiknum
settings-table = Við borðið
settings-order = Röð spilanna þinna
settings-order-dealt = Eins og þau komu
settings-order-colour = Eftir lit
settings-order-number = Eftir tölu
settings-motion = Hraði spilanna
settings-motion-calm = Rólegur
settings-motion-normal = Venjulegur
settings-motion-quick = Hraður
settings-motion-off = Engin hreyfing
settings-keys = Lyklar
settings-keys-about = Spila með bókstöfum og tölum
settings-heard = Hljóð og merki
settings-volume = Hljóðstyrkur
settings-haptics = Titringur
settings-notify = Tilkynningar
settings-notify-about = Þegar þú átt leik og síðan sést ekki
settings-notify-refused = Vafrinn leyfir ekki tilkynningar frá þessari síðu.
settings-page = Síðan
settings-theme = Ljóst eða dökkt
settings-theme-system = Eins og tækið
settings-theme-light = Ljóst
settings-theme-dark = Dökkt
