# Matches by turns: one's own tables, standing orders, and where one hears of one's turn
turns-title = My tables
turns-about = Matches by turns go on while you are away. Here is whose turn it is.
turns-none = You have no seat at any table right now.
turns-all = All my tables
turns-yours = Your turn
turns-waits = Waiting for { $names }
turns-days-left = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
turns-hours-left = { $count ->
    [one] { $count } hour left
   *[other] { $count } hours left
}
turns-minutes-left = { $count ->
    [one] { $count } minute left
   *[other] { $count } minutes left
}
turns-kind = By turns
turns-close = You can close the page. Your seat is kept.
turns-orders = Standing orders
turns-order-call = Always call UNO for me
turns-order-draw = Draw for me when nothing fits
turns-order-draw-about = A card that fits is played, if there is nothing to choose. Others may notice that nothing fitted.
turns-notices = Tell me when it's my turn
turns-push = On this device
turns-push-about = Your browser shows a notice, even when this page is closed. It never says a thing about cards.
turns-push-refused = Your browser doesn't allow notices from this page. Allow them in its settings and try again.
turns-push-none = This browser can't show notices while the page is closed. On an iPhone, add the page to your home screen first.
turns-hooks = Webhooks
turns-hooks-about = For programs: what happens is posted to your address, signed with a secret of yours.
turns-hook-address = Address of your program
turns-hook-add = Add
turns-hook-secret = Your secret, shown this once. Keep it to check the signatures:
turns-places = Where you hear of it
turns-place-push = Browser
turns-place-hook = Webhook
turns-remove = Remove { $host }
