# What can be set on this device
settings-match = This match
settings-pace = Bot speed
settings-pace-is = { $seconds ->
    [2] Slow
    [1] Normal
    [0.5] Quick
   *[other] Very quick
}
settings-running = The match goes on
settings-paused = The match is paused
settings-table = At the table
settings-order = Order of your hand
settings-order-dealt = As dealt
settings-order-colour = By colour
settings-order-number = By number
settings-motion = Speed of the cards
settings-motion-calm = Calm
settings-motion-normal = Normal
settings-motion-quick = Quick
settings-motion-off = Off
settings-keys = Keys
settings-keys-about = Play with letters and numbers
settings-heard = Sound and signals
settings-volume = Volume
settings-haptics = Vibration
settings-notify = Notifications
settings-notify-about = When it is your turn and this page is hidden
settings-notify-refused = Your browser doesn't allow notifications from this page.
settings-page = The page
settings-theme = Light or dark
settings-theme-system = As on this device
settings-theme-light = Light
settings-theme-dark = Dark
