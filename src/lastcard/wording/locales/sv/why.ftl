# Varför ett kort inte kan läggas nu
why-colour = { $card } passar inte: färgen är { colour-name }.
why-jump = { $card } kan inte hoppa in på { $top }.
why-first = Något annat måste avgöras först.
