# Det som kan ställas in på den här enheten
settings-match = Den här matchen
settings-pace = Botarnas tempo
settings-pace-is = { $seconds ->
    [2] Långsamt
    [1] Vanligt
    [0.5] Snabbt
   *[other] Mycket snabbt
}
settings-running = Matchen pågår
settings-paused = Matchen är pausad
settings-table = Vid bordet
settings-order = Ordning på handen
settings-order-dealt = Som de kom
settings-order-colour = Efter färg
settings-order-number = Efter siffra
settings-motion = Kortens fart
settings-motion-calm = Lugn
settings-motion-normal = Vanlig
settings-motion-quick = Snabb
settings-motion-off = Av
settings-keys = Tangenter
settings-keys-about = Spela med bokstäver och siffror
settings-heard = Ljud och signaler
settings-volume = Volym
settings-haptics = Vibration
settings-notify = Aviseringar
settings-notify-about = När det är din tur och sidan inte syns
settings-notify-refused = Webbläsaren tillåter inte aviseringar från den här sidan.
settings-page = Sidan
settings-theme = Ljust eller mörkt
settings-theme-system = Som enheten
settings-theme-light = Ljust
settings-theme-dark = Mörkt
