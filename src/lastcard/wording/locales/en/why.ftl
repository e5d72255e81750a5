# Why a card can't be played now
why-colour = { $card } does not fit: the colour is { colour-name }.
why-jump = { $card } can't jump in on { $top }.
why-first = Something else has to be decided first.
