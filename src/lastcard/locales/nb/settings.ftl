# Det som kan stilles inn på denne enheten
settings-match = Dette spillet
settings-pace = Botenes tempo
settings-pace-is = { $seconds ->
    [2] Sakte
    [1] Vanlig
    [0.5] Rask
   *[other] Svært rask
}
settings-running = Spillet er i gang
settings-paused = Spillet er satt på pause
settings-table = Ved bordet
settings-order = Rekkefølge på hånden
settings-order-dealt = Slik de kom
settings-order-colour = Etter farge
settings-order-number = Etter tall
settings-motion = Kortenes fart
settings-motion-calm = Rolig
settings-motion-normal = Vanlig
settings-motion-quick = Rask
settings-motion-off = Av
settings-keys = Taster
settings-keys-about = Spill med bokstaver og tall
settings-heard = Lyd og signaler
settings-volume = Lydstyrke
settings-haptics = Vibrasjon
settings-notify = Varsler
settings-notify-about = Når det er din tur og siden ikke vises
settings-notify-refused = Nettleseren tillater ikke varsler fra denne siden.
settings-page = Siden
settings-theme = Lyst eller mørkt
settings-theme-system = Som enheten
settings-theme-light = Lyst
settings-theme-dark = Mørkt
