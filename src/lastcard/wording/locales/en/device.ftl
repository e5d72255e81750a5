# Several people who share one device
device-add = Add somebody on this device
device-about = You share the device: it shows nobody's cards until the right person takes it.
device-name = Their name
device-sit = Sit down
device-cancel = Cancel
device-with = On this device
device-leave = Take { $player } off this device
device-pass = Pass the device to { $player }
device-show = { $player }: show my cards
device-hide = Hide the cards
device-wait = { $player }'s turn
device-catch = Catch { $player }!
device-uno = UNO! for { $player }
device-hidden = Nobody's cards are shown.
