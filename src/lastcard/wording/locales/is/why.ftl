# Af hverju ekki má setja út spil núna
why-colour = { $card } passar ekki. Liturinn er { colour-name }.
why-jump = { $card } getur ekki gripið inn. Efst liggur: { $top }.
why-first = Fyrst þarf að ljúka öðru.
