# Meldinger, egne data og kunngjøringer på siden
care-report-title = Meld { $player }
care-report-about = Den som driver serveren, ser dette, med de siste linjene i chatten. { $player } får ikke vite noe.
care-reason = Hva er galt?
care-words = Med egne ord (valgfritt)
care-send = Send melding
care-data = Dine data
care-data-about = Dette vet serveren om deg: navnene du har brukt, bordene og spillene dine, det du har skrevet i chatter, og svarene dine på nøtter. Kortene og resultatene dine blir hos de andre som spilte.
care-download = Last ned alt
care-delete = Slett dataene mine
care-delete-about = Navnene og chattelinjene dine blir fjernet. Spillene blir, med et nummer i stedet for navnet ditt. Det kan ikke angres.
care-delete-sure = Slette alt for godt?
care-delete-yes = Ja, slett
care-delete-no = Behold
care-deleted = Dataene dine er slettet.
care-deleting = Dataene dine blir slettet. Det kan ta litt lenger tid.
care-announced = En melding fra serveren
